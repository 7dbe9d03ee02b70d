"""Games in which both sides set seven cards as five and two: rounds dealt at random."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.random_rounds import count_rounds
from houseway.analysis.edges.results import Wager, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.set_rounds import EQUAL, MORE, play_set_rounds
from houseway.analysis.kernels.seven_by_size import KEEP_ROYAL, LOWER_STRAIGHT
from houseway.cards import WITH_JOKER
from houseway.play.settings import Settings
from houseway.wagers import Commission

SPOT = "base"
BOTH_WAYS = "both sides set the house way; the wager's figures are sampled, those of bonuses exact"

Counts = NDArray[np.int64]  # by the bank's ace high, then by how high and low hand compare


def posted_bits(settings: Settings) -> int:
    """What a table posts about its house way, as the kernel reads it."""
    lower = settings.get("pg_9_8_2_b", "literal") == "literal"
    return lower * LOWER_STRAIGHT | bool(settings.get("pg_keep_royal")) * KEEP_ROYAL


def play_rounds(way: int, settings: Settings, work: Work, *, face_up: bool = False) -> Counts:
    """How both hands compare with the bank's, over many rounds."""
    return count_rounds(partial(_play, way, posted_bits(settings), face_up), work)


def _play(way: int, posted: int, face_up: int, stream: Stream, rounds: int) -> Counts:
    counts = np.zeros((2, 3, 3), dtype=np.int64)
    play_set_rounds(way, posted, face_up, stream, pack_of(WITH_JOKER), rounds, counts)
    return counts


def results(counts: Counts) -> dict[str, int]:
    """Rounds won, pushed and lost: both hands must be better, an equal one is not."""
    wins = int(counts[MORE, MORE])
    loses = int(counts[:MORE, :MORE].sum())
    return {"wins": wins, "pushes": int(counts.sum()) - wins - loses, "loses": loses}


def set_wager(counts: Counts, commission: Commission | None = None) -> Wager:
    """The wager on two set hands, from how they compared."""
    came = results(counts)
    win = Fraction(100 - (commission.percent if commission else 0), 100)
    rows = {("wins", win): came["wins"], ("pushes", Fraction(0)): came["pushes"],
            ("loses", Fraction(-1)): came["loses"]}  # fmt: skip
    return replace(wager(SPOT, rows), sampled=True)


def copies_note(counts: Counts) -> str:
    """How often a hand equals the bank's, which is where the bank's advantage lies."""
    total = int(counts.sum())
    high, low = (int(counts[EQUAL].sum()) / total, int(counts[:, EQUAL].sum()) / total)
    return f"a high hand equals the bank's in {high:.4%} of rounds, a low hand in {low:.4%}"


def banking_note(counts: Counts, commission: Commission) -> str:
    """What a seat wins that banks against one hand, after commission."""
    came = results(counts)
    total = sum(came.values())
    won = came["loses"] * (100 - commission.percent) / 100 - came["wins"]
    return f"a seat that banks against one hand of equal stake wins {won / total:+.4%} of it"
