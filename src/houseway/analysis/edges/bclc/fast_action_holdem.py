"""Fast Action Hold'em: the house way against itself, from six decks."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import partial

import numpy as np

from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.paid import paid_by
from houseway.analysis.edges.random_rounds import Counts, count_rounds
from houseway.analysis.edges.results import Strategy, Study, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.fast_way import play_kept
from houseway.games.bclc.fast_action_holdem import SIX_DECKS, FastActionHoldem
from houseway.hands import FAST_ACTION
from houseway.play.settings import Settings

KINDS = len(FAST_ACTION.categories)
SAMPLED = "both sides keep two cards the house way and nobody splits; all figures are sampled"


def study(game: FastActionHoldem, settings: Settings, work: Work) -> Study:
    top_suited = settings["fah_line13"] == "top_suited"
    counts = count_rounds(partial(_play, int(top_suited)), work)
    lost, won = (int(number) for number in counts.sum(axis=0))
    ante = wager("ante", {("wins", Fraction(1)): won, ("loses", Fraction(-1)): lost})
    numbers = zip(FAST_ACTION.categories, counts.sum(axis=1).tolist(), strict=True)
    kinds = {each.name: number for each, number in numbers}
    bonus = paid_by("bonus", game.pay_tables["bonus"], kinds)
    return Study(
        (replace(ante, sampled=True), replace(bonus, sampled=True)),
        strategy=Strategy(("Keep two cards the house way: bclc-poker/9, 7.2.",)),
        notes=(SAMPLED, "envy is no part of the edge"),
    )


def _play(top_suited: int, stream: Stream, rounds: int) -> Counts:
    counts = np.zeros((KINDS, 2), dtype=np.int64)
    play_kept(stream, pack_of(SIX_DECKS), rounds, top_suited, counts)
    return counts
