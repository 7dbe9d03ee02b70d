"""Fortune Asia Poker: the house way against itself, and every seven cards for the bonuses."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.best_setting import known_three, known_three_by_card
from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.edges.random_rounds import (
    MANY,
    SOME,
    TWICE,
    Counts,
    count_rounds,
    count_some,
)
from houseway.analysis.edges.results import Aside, Strategy, Study, Wager, wager
from houseway.analysis.edges.set_play import BEST, BOTH_WAYS, seen_beside, setting_aside
from houseway.analysis.edges.seven_cards import NO_ENVY, seven
from houseway.analysis.edges.weighed_settings import weigh_threes
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.ways.asia_way import play_threes
from houseway.analysis.kernels.ways.best_three import play_both_threes
from houseway.analysis.kernels.ways.seen_card import play_threes_having_seen
from houseway.cards import WITH_JOKER
from houseway.games.bclc.fortune_asia_match import NEEDED
from houseway.games.bclc.fortune_asia_poker import FortuneAsiaPoker
from houseway.hands import FORTUNE_BONUS, INSURANCE
from houseway.play.settings import Settings

HANDS_WON = ("none", "one", "two", "three")
NETS = tuple(Fraction(1 if won >= NEEDED else -1) for won in range(len(HANDS_WON)))


def study(game: FortuneAsiaPoker, settings: Settings, work: Work) -> Study:
    fortune = seven(game, "fortune", FORTUNE_BONUS, work)
    insurance = seven(game, "insurance", INSURANCE, work)
    base = main_game(count_rounds(house_way_against_itself, work, TWICE))
    known_three()  # before workers ask for it
    both = count_some(best_against_house_way, work, MANY)
    setting = setting_aside(base, both, NETS)
    seen = (with_card_seen(setting, work),) if work.thorough else ()
    return Study(
        (base, fortune, insurance),
        strategy=Strategy(("Set the cards the house way: bclc-poker/16, 7.1 to 7.14.",)),
        asides=(setting, *seen),
        notes=(BOTH_WAYS, NO_ENVY),
    )


def weigh(game: FortuneAsiaPoker, settings: Settings, hand: Hand) -> Weighed:
    """Every setting of seven cards."""
    return weigh_threes(hand)


def main_game(counts: Counts) -> Wager:
    """Two match-ups of three win even money; equal hands are the dealer's."""
    came = zip(HANDS_WON, NETS, counts.tolist(), strict=True)
    rows = {(f"wins {name} of three", net): number for name, net, number in came}
    return replace(wager("base", rows), sampled=True)


def house_way_against_itself(stream: Stream, rounds: int) -> Counts:
    counts = np.zeros(len(HANDS_WON), dtype=np.int64)
    play_threes(stream, pack_of(WITH_JOKER), rounds, counts)
    return counts


def best_against_house_way(stream: Stream, rounds: int) -> Counts:
    both = np.zeros((len(HANDS_WON), len(HANDS_WON)), dtype=np.int64)
    play_both_threes(stream, pack_of(WITH_JOKER), rounds, known_three(), both)
    return both


def with_card_seen(setting: Aside, work: Work) -> Aside:
    """What the best setting costs a player who has seen one of the dealer's cards."""
    known_three_by_card()  # before workers ask for it
    each = np.array([float(net) for net in NETS])
    both = count_some(best_having_seen, work, 2 * SOME)  # 105 settings twice over: the slowest
    return seen_beside(setting, BEST, both, each[None, :] - each[:, None])


def best_having_seen(stream: Stream, rounds: int) -> Counts:
    both, pack = np.zeros((len(HANDS_WON), len(HANDS_WON)), dtype=np.int64), pack_of(WITH_JOKER)
    play_threes_having_seen(stream, pack, rounds, known_three(), known_three_by_card(), both)
    return both
