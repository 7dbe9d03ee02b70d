"""The best setting of seven cards: every setting is weighed, none is fouled, none is better."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest

from houseway.analysis.edges.best_setting import known_from, known_three_from
from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.set_play import setting_aside
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.kernels.ways.best_setting import FRONTS, set_bests
from houseway.analysis.kernels.ways.best_three import set_best_threes
from houseway.analysis.kernels.ways.set_rounds import BY_SIZE, Way, set_hands
from houseway.cards import WITH_JOKER, Cards
from houseway.games import find
from houseway.games.bclc.fortune_asia_house_way import fouls as fouls_in_three
from houseway.games.bclc.fortune_asia_match import RANKINGS
from houseway.games.bclc.pai_gow_verdict import fouls
from houseway.hands import JOKER_FIVE_CARD, JOKER_TWO_CARD

HANDS = 1 << 18  # of the bank's, tabulated
HOUSE = Way(BY_SIZE, 1, 0)
WIN = Fraction(95, 100)


def dealt(number: int, seed: int) -> tuple[list[Cards], np.ndarray]:
    rng = random.Random(seed)
    rows = [tuple(rng.sample(WITH_JOKER, 7)) for _ in range(number)]
    return rows, np.array([[card.index for card in row] for row in rows], dtype=np.uint8)


@pytest.mark.soak
def test_no_setting_is_worth_more_than_the_best() -> None:
    known = known_from(pack_of(WITH_JOKER), HOUSE, WIN, HANDS)
    fronts = sorted({JOKER_TWO_CARD.value(two) for two in combinations(WITH_JOKER, 2)})
    assert len(fronts) == FRONTS
    rows, cards = dealt(40, 1)
    high, low = np.zeros((2, len(rows)), np.int64)
    set_bests(cards, known.values, known.worth, high, low)
    for row, behind, front in zip(rows, high.tolist(), low.tolist(), strict=True):
        worths = {}
        for two in combinations(row, 2):
            five = tuple(card for card in row if card not in two)
            if not fouls(five, two):
                key = JOKER_FIVE_CARD.value(five), JOKER_TWO_CARD.value(two)
                place = np.searchsorted(known.values, key[0]), fronts.index(key[1])
                worths[key] = known.worth[place]
        assert worths[behind, front] == max(worths.values()), row


def test_worth_is_what_bank_hands_of_the_house_way_leave() -> None:
    """A middling setting against hands that the house way has set, counted one by one."""
    known = known_from(pack_of(WITH_JOKER), HOUSE, WIN, HANDS)
    _, cards = dealt(20_000, 2)
    high, low = np.zeros((2, len(cards)), np.int64)
    set_hands(BY_SIZE, 1, cards, high, low)
    behind, front = int(np.median(high)), int(np.median(low))
    won = (high < behind) & (low < front)
    lost = (high >= behind) & (low >= front)
    fronts = sorted({JOKER_TWO_CARD.value(two) for two in combinations(WITH_JOKER, 2)})
    told = known.worth[np.searchsorted(known.values, behind), fronts.index(front)]
    seen = 0.95 * won.mean() - lost.mean()
    assert abs(told - seen) < 4 / len(cards) ** 0.5


@pytest.mark.soak
def test_three_hands_are_set_in_order_and_none_wins_more_often() -> None:
    known = known_three_from(pack_of(WITH_JOKER), HANDS)
    fronts = sorted({JOKER_TWO_CARD.value(two) for two in combinations(WITH_JOKER, 2)})
    rows, cards = dealt(12, 3)
    out = np.zeros((len(rows), 3), np.int64)
    set_best_threes(cards, known, out)
    for row, found in zip(rows, out.tolist(), strict=True):
        chances = {}
        for four in combinations(row, 4):
            rest = [card for card in row if card not in four]
            for low in rest:
                two = tuple(card for card in rest if card is not low)
                if not fouls_in_three(four, two, (low,)):
                    key = [by.value(c) for by, c in zip(RANKINGS, (four, two, (low,)), strict=True)]
                    at = np.searchsorted(known.values, key[0]), fronts.index(key[1])
                    chances[tuple(key)] = known.chance[*at, (key[2] >> 16) - 2]
        assert chances[tuple(found)] == max(chances.values()), row


def test_what_the_best_setting_saves_is_told_from_the_same_rounds() -> None:
    """By hand: of ten rounds the house way loses four and wins one; the best saves one of them."""
    from houseway.analysis.edges.results import wager

    base = wager("base", {("wins", Fraction(1)): 1, ("loses", Fraction(-1)): 4,
                          ("pushes", Fraction(0)): 5})  # fmt: skip
    both = np.array([[3, 1, 0], [0, 5, 0], [0, 0, 1]])
    found = setting_aside(base, both, (Fraction(-1), Fraction(0), Fraction(1)))
    assert found.figures["the best setting"] == pytest.approx(0.2)
    assert found.figures["the difference"] == pytest.approx(0.1)
    assert found.stderr["the difference"] == pytest.approx((0.09 / 10) ** 0.5)


SAMPLED = (
    "pai-gow-poker@bclc",
    "fortune-pai-gow@bclc",
    "face-up-pai-gow@bclc",
    "fortune-asia-poker@bclc",
    "fast-action-holdem@bclc",
    "fortune-pai-gow@chico",
)


@pytest.mark.parametrize("name", SAMPLED)
def test_main_games_that_are_sampled_are_known_to_a_hundredth_of_a_percent(name: str) -> None:
    kept = shipped(find(name))  # type: ignore[arg-type]
    assert kept is not None
    main = next(iter(kept["wagers"].values()))
    assert 0 < main["stderr"] < 0.0001
    aside = kept["asides"]["what setting costs"]
    best = next(name for name in ("the best setting", "the best play") if name in aside["figures"])
    assert aside["figures"][best] < aside["figures"]["the house way"]
    assert 0 < aside["stderr"][best] < 0.0001
