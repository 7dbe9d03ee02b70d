"""Fast Action's house way on random hands: two of the four cards, and one line decides."""

import random
from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from houseway import games
from houseway.cards import STANDARD, Rank, decks

GAME = games.find("fast-action-holdem@bclc")
SHOE = decks(6)
DEFAULT = GAME.read_settings({})
TOP_SUITED = GAME.read_settings({"fah_line13": "top_suited"})
HANDS = 200_000
CHUNK = 20_000
SEEDS = [
    pytest.param(seed, marks=[] if seed == 0 else [pytest.mark.soak])
    for seed in range(HANDS // CHUNK)
]

# The share of dealer hands that each line decides, in per cent; the last two counted together.
SHARES = (21.28, 12.39, 4.02, 12.71, 4.16, 5.39, 12.84, 2.02, 8.32, 6.07, 3.27, 6.24, 1.29)


def line_of(two) -> int:
    """The first line of the list that two cards fit, whatever else is held."""
    low, high = sorted(card.rank for card in two)
    suited = two[0].suit == two[1].suit
    if low == high:
        return 1 if high >= Rank.EIGHT else 3 if suited else 4
    if high == Rank.ACE:
        return 2 if low >= Rank.JACK else 5 if suited else 7 if low == Rank.TEN else 8
    if low >= Rank.TEN:
        return 6 if suited else 7
    if high >= Rank.JACK:
        return 9 if suited else 10
    if high - low == 1:
        return 11 if suited else 12
    return 13 if suited else 14


def decides(held, *, top_suited: bool) -> int:
    """The one line that decides four cards: the first that any two of them fit."""
    line = min(map(line_of, combinations(held, 2)))
    if line == 13 and not top_suited:  # the two highest cards, and none of them a pair here
        return line_of(sorted(held, key=lambda card: -card.rank)[:2])
    return line


def check(held, settings) -> int:
    """The line that decided a hand, which must be the only one that can."""
    found = GAME.house_way(held, settings)
    (kept,) = found.hands
    line = decides(held, top_suited=settings["fah_line13"] == "top_suited")
    assert len(kept) == 2, f"{held} keeps {kept}"
    assert Counter(kept) <= Counter(held), f"{kept} are not among {held}"
    assert found.clause.id == f"bclc-poker/9/7.2.{line}", f"{held} keeps {kept}"
    assert line_of(kept) == line, f"{held} keeps {kept}, which line {line} does not name"
    return line


@pytest.mark.parametrize("seed", SEEDS)
def test_two_of_four_cards_are_kept_and_one_line_decides(seed) -> None:
    rng = random.Random(seed)
    for _ in range(CHUNK):
        held = tuple(rng.sample(SHOE, 4))
        check(held, DEFAULT)
        check(held, TOP_SUITED)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_order_of_the_deal_changes_nothing(seed) -> None:
    rng = random.Random(seed)
    for _ in range(CHUNK // 10):
        held = rng.sample(SHOE, 4)
        first = GAME.house_way(tuple(held), DEFAULT)
        rng.shuffle(held)
        assert GAME.house_way(tuple(held), DEFAULT) == first


@pytest.mark.soak
def test_every_hand_of_six_decks_and_the_share_of_each_line() -> None:
    decided: Counter[int] = Counter()
    for held in combinations_with_replacement(STANDARD, 4):
        ways = prod(comb(6, count) for count in Counter(held).values())
        decided[min(check(held, DEFAULT), len(SHARES))] += ways
    assert sum(decided.values()) == comb(312, 4)
    shares = tuple(round(100 * decided[line + 1] / comb(312, 4), 2) for line in range(len(SHARES)))
    assert shares == SHARES
