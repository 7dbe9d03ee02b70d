"""Games in which both sides set seven cards as five and two: rounds dealt at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial
from math import hypot, sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.best_setting import known, known_by_card
from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.random_rounds import OFTEN, SOME, count_rounds, count_some
from houseway.analysis.edges.results import Aside, Wager, card_seen, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.ways.best_setting import play_both_ways
from houseway.analysis.kernels.ways.seen_card import play_having_seen
from houseway.analysis.kernels.ways.set_rounds import EQUAL, MORE, PUSHES, Way, play_set_rounds
from houseway.analysis.kernels.ways.seven_by_size import KEEP_ROYAL, LOWER_STRAIGHT
from houseway.cards import WITH_JOKER
from houseway.play.settings import Settings
from houseway.wagers import Commission

SPOT = "base"
BOTH_WAYS = "both sides set the house way; the wager's figures are sampled, those of bonuses exact"
SETTING = "what setting costs"
BANKS = "what a seat that banks wins, after commission"
HOUSE_WAY, BEST, APART = "the house way", "the best setting", "the difference"
WAYS = HOUSE_WAY, BEST

Counts = NDArray[np.int64]


class Played(NamedTuple):
    """Rounds of a game, counted."""

    compared: Counts  # by the bank's ace high, then by how back and front compare
    both: Counts  # fewer: by how the house way comes out, and how the best setting does


def posted_bits(settings: Settings) -> int:
    """What a table posts about its house way, as the kernel reads it."""
    lower = settings.get("pg_9_8_2_b", "literal") == "literal"
    return lower * LOWER_STRAIGHT | bool(settings.get("pg_keep_royal")) * KEEP_ROYAL


def play_rounds(
    way: int, settings: Settings, work: Work, win: Fraction = Fraction(1), *, face_up: bool = False
) -> Played:
    """Many rounds of the house way against itself, and of the best setting against it."""
    house = Way(way, posted_bits(settings), int(face_up))
    known(house, win)  # before workers ask for it
    return Played(
        count_rounds(partial(house_way_against_itself, house), work),
        count_some(partial(best_against_house_way, house, win), work, OFTEN if face_up else SOME),
    )


def house_way_against_itself(house: Way, stream: Stream, rounds: int) -> Counts:
    counts = np.zeros((2, 3, 3), dtype=np.int64)
    play_set_rounds(house, stream, pack_of(WITH_JOKER), rounds, counts)
    return counts


def best_against_house_way(house: Way, win: Fraction, stream: Stream, rounds: int) -> Counts:
    """What is not counted of the rounds pushes however the cards are set."""
    both = np.zeros((3, 3), dtype=np.int64)
    play_both_ways(house, known(house, win), stream, pack_of(WITH_JOKER), rounds, both)
    both[PUSHES, PUSHES] += rounds - both.sum()
    return both


def results(counts: Counts) -> dict[str, int]:
    """Rounds won, pushed and lost: both hands must be better, an equal one is not."""
    wins = int(counts[MORE, MORE])
    loses = int(counts[:MORE, :MORE].sum())
    return {"wins": wins, "pushes": int(counts.sum()) - wins - loses, "loses": loses}


def kept_by(commission: Commission | None) -> Fraction:
    """What a winning wager keeps of even money."""
    return Fraction(100 - (commission.percent if commission else 0), 100)


def set_wager(counts: Counts, commission: Commission | None = None) -> Wager:
    """The wager on two set hands, from how they compared."""
    came = results(counts)
    rows = {("wins", kept_by(commission)): came["wins"], ("pushes", Fraction(0)): came["pushes"],
            ("loses", Fraction(-1)): came["loses"]}  # fmt: skip
    return replace(wager(SPOT, rows), sampled=True)


def setting_aside(base: Wager, both: Counts, nets: Sequence[Fraction]) -> Aside:
    """What the house way costs, and what the best setting does.

    The difference is that of the same rounds, so that it is told more sharply than either. `nets`
    are what the outcomes win, in the order in which `both` counts them.
    """
    each = np.array([float(net) for net in nets])
    return set_beside(base, both, each[None, :] - each[:, None])


def set_beside(
    base: Wager, both: Counts, more: NDArray[np.float64], names: tuple[str, str] = WAYS
) -> Aside:
    """The edge of one way to play, and of another that wins so much more by how both come out."""
    won, error = gained(both, more)
    one, other = names
    return Aside(
        SETTING,
        {one: base.house_edge, other: base.house_edge - won, APART: abs(won)},
        {one: base.stderr, other: hypot(base.stderr, error), APART: error},
    )


def gained(both: Counts, more: NDArray[np.float64]) -> tuple[float, float]:
    """What another way to play wins more on average, and its standard error."""
    total = int(both.sum())
    won = float((both * more).sum()) / total
    return won, sqrt((float((both * more**2).sum()) / total - won**2) / total)


def seen_beside(setting: Aside, best: str, both: Counts, more: NDArray[np.float64]) -> Aside:
    """What the best way to play costs, and what it does for who has seen a card of the bank's."""
    won, error = gained(both, more)
    edge, unsure = setting.figures[best], setting.stderr[best]
    told = card_seen(edge, edge - won)
    return replace(told, stderr=dict(zip(told.figures, (unsure, hypot(unsure, error), error),
                                         strict=True)))  # fmt: skip


def with_card_seen(
    way: int, settings: Settings, work: Work, setting: Aside, win: Fraction = Fraction(1)
) -> tuple[Aside, ...]:
    """What the best setting costs who has seen a card of the bank's, where there is time for it."""
    if not work.thorough:
        return ()
    house = Way(way, posted_bits(settings), 0)
    known(house, win), known_by_card(house, win)  # before workers ask for them
    both = count_some(partial(best_having_seen, house, win), work, SOME)
    each = np.array([-1.0, 0.0, float(win)])
    return (seen_beside(setting, BEST, both, each[None, :] - each[:, None]),)


def best_having_seen(house: Way, win: Fraction, stream: Stream, rounds: int) -> Counts:
    both = np.zeros((3, 3), dtype=np.int64)
    blind, seeing = known(house, win), known_by_card(house, win)
    play_having_seen(house, blind, seeing, stream, pack_of(WITH_JOKER), rounds, both)
    return both


def copies_note(counts: Counts) -> str:
    """How often a hand equals the bank's, which is where the bank's advantage lies."""
    total = int(counts.sum())
    high, low = (int(counts[EQUAL].sum()) / total, int(counts[:, EQUAL].sum()) / total)
    return f"a high hand equals the bank's in {high:.4%} of rounds, a low hand in {low:.4%}"


def banking_aside(counts: Counts, commission: Commission) -> Aside:
    """What a seat wins that banks against one hand, after commission."""
    came, kept = results(counts), kept_by(commission)
    rows = {("wins", kept): came["loses"], ("pushes", Fraction(0)): came["pushes"],
            ("loses", Fraction(-1)): came["wins"]}  # fmt: skip
    bank = replace(wager(SPOT, rows), sampled=True)
    told = "against one hand of equal stake"
    return Aside(BANKS, {told: float(bank.mean)}, {told: bank.stderr})
