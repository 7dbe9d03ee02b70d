"""Five-card high: the quick values agree with the plain definition and with another evaluator."""

import random
from collections import Counter
from itertools import combinations

import pytest
from phevaluator import evaluate_cards

from houseway.cards import STANDARD, parse_cards
from houseway.hands import FIVE_CARD

# How many of all 2,598,960 five-card hands are of each kind, and at least how rare a kind is
# still sure to come up in the sample below.
OF_ALL = {
    "royal flush": 4,
    "straight flush": 36,
    "four of a kind": 624,
    "full house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three of a kind": 54_912,
    "two pair": 123_552,
    "pair": 1_098_240,
    "high card": 1_302_540,
}


def deals(size: int, count: int, seed: int = 0):
    rng = random.Random(f"{seed} of {size}")
    return [rng.sample(STANDARD, size) for _ in range(count)]


def rich_deals(size: int, count: int):
    """Hands out of few ranks and suits, where flushes, straights and full houses are common."""
    rng = random.Random(size)
    low = [each for each in STANDARD if each.rank <= 6 or each.rank == 14]
    two_suits = [each for each in STANDARD if each.suit in (0, 3)]
    packs = (low, two_suits, [each for each in two_suits if each.rank >= 8])
    return [rng.sample(rng.choice(packs), size) for _ in range(count)]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_values_are_those_of_the_plain_definition(size) -> None:
    for cards in (*deals(size, 1500), *rich_deals(size, 1500)):
        plain = max(map(FIVE_CARD._value_of, combinations(cards, 5)))
        assert FIVE_CARD.value(cards) == plain, cards


@pytest.mark.parametrize("size", [5, 6, 7])
def test_values_order_hands_as_another_evaluator_does(size) -> None:
    """phevaluator counts down from the best hand: 1 is a royal flush."""
    hands = [*deals(size, 2000, seed=1), *rich_deals(size, 2000)]
    ours = {}
    for cards in hands:
        theirs = evaluate_cards(*(each.text for each in cards))
        assert ours.setdefault(theirs, FIVE_CARD.value(cards)) == FIVE_CARD.value(cards), cards
    best_first = [ours[place] for place in sorted(ours)]
    assert best_first == sorted(best_first, reverse=True)
    assert len(set(best_first)) == len(best_first)


def test_each_kind_of_hand_comes_as_often_as_it_should() -> None:
    """Of 40,000 seeded hands; four standard deviations either way."""
    dealt = 40_000
    rng = random.Random(52)
    seen = Counter(
        FIVE_CARD.category(FIVE_CARD.value(rng.sample(STANDARD, 5))).name for _ in range(dealt)
    )
    assert set(OF_ALL) == {category.name for category in FIVE_CARD.categories}
    for name, ways in OF_ALL.items():
        expected = dealt * ways / 2_598_960
        assert abs(seen[name] - expected) <= 4 * expected**0.5 + 1, name


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("As Ks Qs Js Ts", "a royal flush"),
        ("9h 8h 7h 6h 5h", "a nine-high straight flush"),
        ("5c 4c 3c 2c Ac", "a five-high straight flush"),
        ("8h 7h 6h 5h 4h", "an eight-high straight flush"),
        ("6c 6d 6h 6s 2c", "four sixes"),
        ("Ac Ad Ah Ks Kc", "aces full of kings"),
        ("Ac Jc 9c 5c 2c", "an ace-high flush"),
        ("Tc 9d 8h 7s 6c", "a ten-high straight"),
        ("2c 2d 2h 9s 6c", "three twos"),
        ("Kc Kd 6h 6s Ac", "two pair, kings and sixes"),
        ("Tc Td 8h 7s 6c", "a pair of tens"),
        ("Jc Td 8h 7s 6c", "jack high"),
        ("As Ah Kd Kc Qs Qh 2d", "two pair, aces and kings"),
        ("As Ah Ad Kc Ks Kh 2d", "aces full of kings"),
    ],
)
def test_a_hand_is_said_as_a_dealer_says_it(cards, words) -> None:
    assert FIVE_CARD.rank(parse_cards(cards)).words == words


def test_the_cards_that_make_a_hand_are_picked_out_of_seven() -> None:
    hand = FIVE_CARD.rank(parse_cards("2c 2d Ah Kh 9h 4h 3h"))
    assert hand.made_of == parse_cards("Ah Kh 9h 4h 3h")
