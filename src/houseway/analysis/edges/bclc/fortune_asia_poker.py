"""Fortune Asia Poker: the house way against itself, and every seven cards for the bonuses."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.random_rounds import Counts, count_rounds
from houseway.analysis.edges.results import Strategy, Study, Wager, wager
from houseway.analysis.edges.set_play import BOTH_WAYS
from houseway.analysis.edges.seven_cards import envy_note, seven
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.asia_way import play_threes
from houseway.analysis.kernels.drawing import Stream
from houseway.cards import WITH_JOKER
from houseway.games.bclc.fortune_asia_match import NEEDED
from houseway.games.bclc.fortune_asia_poker import FortuneAsiaPoker
from houseway.games.bclc.fortune_bonus import ENVY_STAKE
from houseway.hands import FORTUNE_BONUS, INSURANCE
from houseway.play.settings import Settings

HANDS_WON = ("none", "one", "two", "three")


def study(game: FortuneAsiaPoker, settings: Settings, work: Work) -> Study:
    fortune, dealt = seven(game, "fortune", FORTUNE_BONUS, work)
    insurance, _ = seven(game, "insurance", INSURANCE, work)
    return Study(
        (main_game(count_rounds(play, work)), fortune, insurance),
        strategy=Strategy(("Set the cards the house way: bclc-poker/16, 7.1 to 7.14.",)),
        notes=(BOTH_WAYS, envy_note(game, dealt, ENVY_STAKE, game.seats - 1)),
    )


def main_game(counts: Counts) -> Wager:
    """Two match-ups of three win even money; equal hands are the dealer's."""
    rows = {
        (f"wins {name} of three", Fraction(1 if won >= NEEDED else -1)): int(counts[won])
        for won, name in enumerate(HANDS_WON)
    }
    return replace(wager("base", rows), sampled=True)


def play(stream: Stream, rounds: int) -> Counts:
    """How many of three hands are better than the dealer's, over some rounds."""
    counts = np.zeros(len(HANDS_WON), dtype=np.int64)
    play_threes(stream, pack_of(WITH_JOKER), rounds, counts)
    return counts
