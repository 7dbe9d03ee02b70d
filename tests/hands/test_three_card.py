"""Three-card hands: all 22,100 of them counted, straights over flushes."""

from collections import Counter
from itertools import combinations

import pytest

from houseway.cards import STANDARD, Rank, parse_cards
from houseway.hands import THREE_CARD
from houseway.hands.category import HIGH_CARD


def test_every_three_card_hand_is_of_the_right_kind() -> None:
    counted = Counter(
        THREE_CARD.category(THREE_CARD.value(cards)).name for cards in combinations(STANDARD, 3)
    )
    assert counted == {
        "straight flush": 48,
        "three of a kind": 52,
        "straight": 720,
        "flush": 1_096,
        "pair": 3_744,
        "high card": 16_440,
    }


WEAKEST_FIRST = [
    "5h 3s 2d",
    "Qs 6d 4c",
    "Kh Qs Td",
    "As Kd Jc",
    "2s 2d 3c",
    "2s 2d Ac",
    "As Ad Kc",
    "5s 3s 2s",
    "As Ks Js",
    "Ac 2d 3h",
    "2c 3d 4h",
    "Ac Kd Qh",
    "2c 2d 2h",
    "Ac Ad Ah",
    "As 2s 3s",
    "2h 3h 4h",
    "Ah Kh Qh",
]


def test_hands_rise_in_the_order_of_the_rulebook() -> None:
    values = [THREE_CARD.rank(parse_cards(cards)) for cards in WEAKEST_FIRST]
    assert values == sorted(values)
    assert len(set(values)) == len(values)


def test_suits_break_no_tie() -> None:
    assert THREE_CARD.rank(parse_cards("As Kd 9c")) == THREE_CARD.rank(parse_cards("Ah Kc 9d"))


def test_a_king_does_not_lead_a_run_round_the_corner() -> None:
    assert THREE_CARD.rank(parse_cards("Kc Ad 2h")).category is HIGH_CARD


def test_a_qualifier_is_the_least_hand_that_has_its_high_card() -> None:
    queen = THREE_CARD.least(HIGH_CARD, Rank.QUEEN)
    assert THREE_CARD.rank(parse_cards("Qs 3d 2c")).value >= queen
    assert THREE_CARD.rank(parse_cards("Js Td 8c")).value < queen


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("Jh 9s 3d", "jack high"),
        ("2s 2d 9c", "a pair of twos"),
        ("Ac 2d 3h", "a three-high straight"),
        ("8c 6c 2c", "an eight-high flush"),
        ("Ah Kh Qh", "an ace-high straight flush"),
        ("6h 6c 6d", "three sixes"),
    ],
)
def test_a_hand_is_said_as_a_dealer_says_it(cards, words) -> None:
    assert str(THREE_CARD.rank(parse_cards(cards))) == words


def test_a_hand_is_laid_out_with_its_pair_first_and_then_from_the_top() -> None:
    laid = THREE_CARD.rank(parse_cards("9c Kd 9h")).laid_out
    assert [each.rank for each in laid] == [Rank.NINE, Rank.NINE, Rank.KING]
    assert THREE_CARD.rank(parse_cards("4c Kd 9h")).laid_out == parse_cards("Kd 9h 4c")
