"""Every hand of a deck, dealt by the kernels and counted: the numbers are exact.

Each is also worked out by combinatorics, without dealing (`combinatorics.py`). Those of 52 cards
stand in any book on poker odds. Seven cards of 53 are published by Brian Alspach ("7-Card Poker
Hands with Joker", 2003): all the same, with 210,964 straight flushes, royal ones among them; of
these he calls 26,124 royal, eight fewer than there are by both ways of counting here.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from math import comb, factorial

import pytest

from houseway.analysis import count_categories, count_seven_card_hands
from tests.analysis.combinatorics import ALL_RANKS, Rules, count, lows

STANDARD = (
    "royal flush",
    "straight flush",
    "four of a kind",
    "full house",
    "flush",
    "straight",
    "three of a kind",
    "two pair",
    "pair",
    "high card",
)
FIVE = Rules(STANDARD)
BUG = Rules(("five aces", *STANDARD))
THREE = Rules(
    ("straight flush", "three of a kind", "straight", "flush", "pair", "high card"),
    size=3,
    wheel=(14, 2, 3),
)
FOUR = Rules(
    (
        "four of a kind",
        "straight flush",
        "three of a kind",
        "flush",
        "straight",
        "two pair",
        "pair",
        "high card",
    ),
    size=4,
    wheel=(14, 2, 3, 4),
)
FLUSH_FIRST = (*STANDARD[:3], "flush", "full house")
ASIAN = Rules((*FLUSH_FIRST, *STANDARD[5:]), ranks=ALL_RANKS[5:], wheel=())
SHORT = Rules(
    (*FLUSH_FIRST, "three of a kind", "straight", "two pair", "pair", "high card"),
    ranks=ALL_RANKS[4:],
    wheel=(14, 6, 7, 8, 9),
)

COUNTS = {
    ("five-card", 5): (
        FIVE,
        2_598_960,
        (4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540),
    ),
    ("three-card", 3): (THREE, 22_100, (48, 52, 720, 1_096, 3_744, 16_440)),
    ("joker-five-card", 5): (
        BUG,
        2_869_685,
        (1, 24, 180, 828, 4_368, 7_804, 20_532, 63_360, 138_600, 1_215_024, 1_418_964),
    ),
    ("four-card", 5): (
        FOUR,
        2_598_960,
        (624, 2_072, 58_656, 114_616, 101_808, 123_552, 1_047_552, 1_150_080),
    ),
    ("four-card", 6): (
        FOUR,
        20_358_520,
        (14_664, 47_752, 897_616, 2_245_352, 1_744_080, 2_342_736, 8_194_320, 4_872_000),
    ),
    ("asian-stud", 5): (
        ASIAN,
        201_376,
        (4, 12, 224, 208, 1_344, 4_080, 10_752, 24_192, 107_520, 53_040),
    ),
    ("short-deck", 5): (
        SHORT,
        376_992,
        (4, 20, 288, 480, 1_728, 16_128, 6_120, 36_288, 193_536, 122_400),
    ),
    ("short-deck", 7): (
        SHORT,
        8_347_680,
        (1_860, 8_700, 44_640, 175_560, 633_024, 637_560, 1_139_580, 3_157_056, 2_316_600, 233_100),
    ),
}

SEVEN_OF_52 = (
    4_324,
    37_260,
    224_848,
    3_473_184,
    4_047_644,
    6_180_020,
    6_461_620,
    31_433_400,
    58_627_800,
    23_294_460,
)
SEVEN_OF_53 = (
    1_128,
    26_132,
    184_832,
    307_472,
    4_188_528,
    6_172_088,
    11_236_028,
    7_470_676,
    35_553_816,
    64_221_960,
    24_780_420,
)


def named(rules: Rules, counts: tuple[int, ...]) -> dict[str, int]:
    return dict(zip(rules.strongest_first, counts, strict=True))


def counted(name: str, size: int) -> dict[str, int]:
    with ThreadPoolExecutor(2) as workers:
        return count_categories(name, size, workers=workers)


@pytest.mark.parametrize(("name", "size"), COUNTS)
def test_every_hand_is_counted(name: str, size: int) -> None:
    rules, total, counts = COUNTS[name, size]
    expected = named(rules, counts)
    assert sum(counts) == total
    assert counted(name, size) == expected
    assert count(rules, size, joker="five aces" in expected) == expected


def test_seven_cards_of_52() -> None:
    assert sum(SEVEN_OF_52) == comb(52, 7) == 133_784_560
    expected = named(FIVE, SEVEN_OF_52)
    with ThreadPoolExecutor(2) as workers:
        assert count_seven_card_hands(workers) == expected
    assert count_seven_card_hands() == expected


@pytest.mark.soak
def test_seven_cards_of_52_by_combinatorics_and_by_blocks() -> None:
    expected = named(FIVE, SEVEN_OF_52)
    assert count(FIVE, 7) == expected
    assert counted("five-card", 7) == expected


@pytest.mark.soak
def test_seven_cards_of_53_with_the_joker() -> None:
    assert sum(SEVEN_OF_53) == comb(53, 7) == 154_143_080
    expected = named(BUG, SEVEN_OF_53)
    assert counted("joker-five-card", 7) == expected
    assert counted("chico-joker-five-card", 7) == expected
    assert count(BUG, 7, joker=True) == expected


@pytest.mark.soak
def test_seven_cards_of_53_for_the_fortune_bonus() -> None:
    """The seven-card and royal-match hands by combinatorics, the rest as they must sum up."""
    found = counted("fortune-bonus", 7)
    # Eight runs of seven in each suit (A-2-…-7 to 8-9-…-A); seven in a row with the joker are
    # such a run less one card, and six in a row belong to two runs unless an ace is missing.
    assert found["seven-card straight flush"] == 4 * 8
    assert found["seven-card straight flush with joker"] == 4 * (8 * 7 - 7)
    # A royal flush and a king and queen of another suit; the joker for any card of the royal.
    assert found["royal flush plus royal match"] == 4 * 3 * (1 + 5)
    assert found["five aces"] == comb(48, 2) == 1_128
    # Less than in the plain order: the royal matches, and seven in a row that hold a royal (the
    # run to the ace, it or the joker in any place, and seven to king without the eight or nine).
    assert found["royal flush"] == 26_132 - 72 - 4 * (1 + 7 + 2)
    assert sum(found.values()) == 154_143_080


def test_badugi() -> None:
    """Four cards of different ranks and suits; the others by how many remain."""
    found = counted("badugi", 4)
    assert found == {
        "four-card badugi": 17_160,
        "three-card badugi": 154_440,
        "two-card badugi": 96_252,
        "one-card badugi": 2_873,
    }
    assert found["four-card badugi"] == comb(13, 4) * factorial(4)
    # One card: four of a rank, or four of a suit.
    assert found["one-card badugi"] == 13 + 4 * comb(13, 4)
    assert sum(found.values()) == comb(52, 4)


def test_eight_or_better() -> None:
    found = counted("eight-low", 5)
    assert found == {"low": 57_344, "no low": 2_541_616}
    assert found["low"] == comb(8, 5) * 4**5 == lows(5)


@pytest.mark.soak
def test_eight_or_better_of_seven() -> None:
    found = counted("eight-low", 7)
    assert found == {"low": 24_530_944, "no low": 109_253_616}
    assert found["low"] == lows(7)


def test_deuce_to_seven() -> None:
    """The ace is never low: the 4 × 255 wheels that are no flush count as no pair."""
    found = counted("deuce-to-seven", 5)
    assert found["straight"] == 10_200 - 1_020
    assert found["no pair"] == 1_302_540 + 1_020
    assert found["straight flush"] == 36 + 4 - 4
    assert found["flush"] == 5_108 + 4


def test_four_cards_with_the_joker() -> None:
    """Fortune Asia: four aces by the joker or without it, and quads of other ranks."""
    found = counted("fortune-asia-four-card", 4)
    assert found["four aces"] == 1 + 4
    assert found["four of a kind"] == 12
    # Eleven runs of four in a suit; with the joker a run less one card, and three in a row
    # belong to two runs unless they end at an ace on either side.
    assert found["straight flush"] == 4 * 11 + 4 * (11 * 4 - 10)
    assert sum(found.values()) == comb(53, 4)
