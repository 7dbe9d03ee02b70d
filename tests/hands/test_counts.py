"""Every hand of the smaller kinds, counted: as many of each category as combinatorics says."""

from collections import Counter
from itertools import combinations

from houseway.cards import SEVEN_UP, SIX_UP, STANDARD, WITH_JOKER
from houseway.hands import (
    ASIAN_STUD,
    ASIAN_STUD_ACE_BELOW_SEVEN,
    BADUGI,
    CHICO_THREE_CARD,
    EIGHT_LOW,
    FORTUNE_ASIA_FOUR_CARD,
    FOUR_CARD,
    JOKER_TWO_CARD,
    ONE_CARD,
    SHORT_DECK,
    THREE_CARD_BACCARAT,
    TWO_CARD,
    Ranking,
)


def counted(order: Ranking, size: int, pack=None) -> dict[str, int]:
    places = Counter(order.value(cards) >> 20 for cards in combinations(pack or order.deck, size))
    return {order.categories[place].name: places[place] for place in sorted(places, reverse=True)}


def test_one_and_two_cards() -> None:
    assert counted(ONE_CARD, 1) == {"high card": 53}
    assert counted(TWO_CARD, 2) == {"pair": 13 * 6, "high card": 78 * 16}
    assert counted(JOKER_TWO_CARD, 2) == {"pair": 13 * 6 + 4, "high card": 78 * 16 + 48}


def test_three_cards_with_the_mini_royal() -> None:
    assert counted(CHICO_THREE_CARD, 3) == {
        "mini royal flush": 4,
        "straight flush": 44,
        "three of a kind": 52,
        "straight": 720,
        "flush": 1_096,
        "pair": 3_744,
        "high card": 16_440,
    }


FOUR_OF_FOUR = {
    "straight flush": 44,
    "flush": 2_816,
    "straight": 2_772,
    "three of a kind": 2_496,
    "two pair": 2_808,
    "pair": 82_368,
    "high card": 177_408,
}


def test_four_cards() -> None:
    assert counted(FOUR_CARD, 4) == {"four of a kind": 13, **FOUR_OF_FOUR}


def test_four_cards_with_the_joker() -> None:
    """Beside the joker lie three cards: 34 of the 286 sets of three ranks need one rank more."""
    beside_joker = {
        "four aces": 4,
        "straight flush": 34 * 4,
        "straight": 34 * 60,
        "flush": (286 - 34) * 4,
        "three of a kind": 12 * 4 + 6 * 48,  # three of a rank, or two aces and the joker
        "two pair": 4 * 12 * 6,
        "pair": 12 * 6 * 44 + (66 - 6) * 60,  # a pair and an ace, or the joker with an ace
        "high card": (220 - 28) * 60,
    }
    assert sum(beside_joker.values()) == 22_100
    natural = {"four aces": 1, "four of a kind": 12, **FOUR_OF_FOUR}
    both = Counter(beside_joker) + Counter(natural)
    assert counted(FORTUNE_ASIA_FOUR_CARD, 4) == both


def test_five_of_thirty_two() -> None:
    held = counted(ASIAN_STUD, 5, SEVEN_UP)
    assert held == {
        "royal flush": 4,
        "straight flush": 12,
        "four of a kind": 224,
        "flush": 208,
        "full house": 1_344,
        "straight": 4_080,
        "three of a kind": 10_752,
        "two pair": 24_192,
        "pair": 107_520,
        "high card": 53_040,
    }
    assert sum(held.values()) == 201_376
    with_low_ace = {"straight flush": 16, "flush": 204, "straight": 5_100, "high card": 52_020}
    assert counted(ASIAN_STUD_ACE_BELOW_SEVEN, 5, SEVEN_UP) == {**held, **with_low_ace}


def test_five_of_thirty_six() -> None:
    held = counted(SHORT_DECK, 5, SIX_UP)
    assert held == {
        "royal flush": 4,
        "straight flush": 20,
        "four of a kind": 288,
        "flush": 480,
        "full house": 1_728,
        "three of a kind": 16_128,
        "straight": 6_120,
        "two pair": 36_288,
        "pair": 193_536,
        "high card": 122_400,
    }
    assert sum(held.values()) == 376_992


def test_badugi() -> None:
    """One card is left of four of a suit or four of a rank."""
    held = counted(BADUGI, 4)
    assert held == {
        "four-card badugi": 13 * 12 * 11 * 10,
        "three-card badugi": 154_440,
        "two-card badugi": 96_252,
        "one-card badugi": 4 * 715 + 13,
    }
    assert sum(held.values()) == 270_725


def test_eight_or_better_in_five_low_cards() -> None:
    """Fifty-six sets of five ranks, each card of any suit."""
    low = [each for each in STANDARD if each.rank <= 8 or each.rank == 14]
    assert counted(EIGHT_LOW, 5, low) == {"low": 56 * 4**5, "no low": 201_376 - 56 * 4**5}


def test_three_card_baccarat() -> None:
    held = counted(THREE_CARD_BACCARAT, 3)
    assert [held[name] for name in ("three kings", "three face cards", "nine", "eight")] == [
        4,
        216,
        2_212,
        2_164,
    ]
    zero = Counter(
        THREE_CARD_BACCARAT.value(cards) >> 16 & 15
        for cards in combinations(STANDARD, 3)
        if THREE_CARD_BACCARAT.rank(cards).words == "zero"
    )
    assert zero == {0: 988, 1: 912, 2: 264}


def test_decks_hold_what_their_games_are_dealt_from() -> None:
    assert [len(pack) for pack in (SEVEN_UP, SIX_UP, STANDARD, WITH_JOKER)] == [32, 36, 52, 53]
