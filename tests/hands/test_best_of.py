"""What holds for every ranking: the best of more cards, suits alike, the cards that made it."""

import random
from itertools import combinations

import pytest

from houseway.cards import BLANK, JOKER, STANDARD, Card, parse_cards
from houseway.hands import FIVE_CARD, FOUR_CARD, OMAHA, RANKINGS, Ranking
from houseway.hands.high import HighHand
from houseway.hands.omaha import TwoFromHand

ONE_PART = {name: each for name, each in RANKINGS.items() if not isinstance(each, TwoFromHand)}
TWO_PARTS = {name: each for name, each in RANKINGS.items() if isinstance(each, TwoFromHand)}
BEST_OF = {
    name: each
    for name, each in ONE_PART.items()
    if each.fewest <= each.size < each.most and not name.startswith(("pure", "baccarat"))
}
BY_SUIT = {"exposed-by-suit", "exposed-low-by-suit"}


def deals(order: Ranking, count: int, size: int | None = None) -> list[tuple[Card, ...]]:
    """Hands of any number the ranking takes, half of them out of few ranks and suits."""
    rng = random.Random(f"{order.name} {size}")
    few = [each for each in order.deck if each.suit in (0, 3, None) or each.rank in (7, 14)]
    sizes = [size] if size else range(order.fewest, min(order.most, 9) + 1)
    return [
        tuple(rng.sample(few if i % 2 else order.deck, rng.choice(sizes))) for i in range(count)
    ]


def test_the_rankings_that_choose_are_known() -> None:
    assert set(BEST_OF) == {
        "five-card",
        "inferno",
        "short-deck",
        "fast-action",
        "chico-54",
        "joker-five-card",
        "chico-joker-five-card",
        "four-card",
        "eight-low",
        "nine-low-wild",
        "ace-to-five",
    }


@pytest.mark.parametrize("name", BEST_OF)
def test_more_cards_make_the_best_of_the_hands_in_them(name) -> None:
    order = BEST_OF[name]
    for cards in deals(order, 150):
        size = min(order.size, len(cards))
        best = max(map(order.value, combinations(cards, size)))
        assert order.value(cards) == best, cards


@pytest.mark.parametrize("size", range(5, 10))
def test_quick_values_are_those_of_the_finders_and_of_the_plain_definition(size) -> None:
    for cards in deals(FIVE_CARD, 400, size):
        value = FIVE_CARD.value(cards)
        assert value == HighHand.value(FIVE_CARD, cards), cards
        assert value == FIVE_CARD.value(cards[:2], cards[2:]), cards
        if size < 8:
            assert value == max(map(FIVE_CARD._value_of, combinations(cards, 5))), cards


@pytest.mark.parametrize("size", [4, 5, 6])
def test_four_card_values_are_those_of_the_plain_definition(size) -> None:
    for cards in deals(FOUR_CARD, 600, size):
        assert FOUR_CARD.value(cards) == max(map(FOUR_CARD._value_of, combinations(cards, 4)))


@pytest.mark.parametrize("name", ONE_PART)
def test_neither_the_order_of_cards_nor_the_names_of_suits_matter(name) -> None:
    order, rng = ONE_PART[name], random.Random(name)
    for cards in deals(order, 100):
        shuffled = rng.sample(cards, len(cards))
        assert order.value(shuffled) == order.value(cards), cards
        if name not in BY_SUIT:
            suits = rng.sample(range(4), 4)
            renamed = [_renamed(each, suits) for each in cards]
            assert order.value(renamed) == order.value(cards), cards


def _renamed(card: Card, suits: list[int]) -> Card:
    return (
        card if card in (JOKER, BLANK) else STANDARD[card.index - card.index % 4 + suits[card.suit]]
    )


@pytest.mark.parametrize("name", ONE_PART)
def test_the_cards_that_made_a_hand_are_of_it_and_make_it(name) -> None:
    order = ONE_PART[name]
    for cards in deals(order, 40):
        hand = order.rank(cards)
        made = hand.made_of
        assert len(made) <= len(cards)
        assert all(cards.count(each) >= made.count(each) for each in made)
        assert BLANK not in made
        if made:
            assert order.value(made) == hand.value
        else:
            assert hand.value == 0


@pytest.mark.parametrize("name", TWO_PARTS)
def test_two_from_the_hand_and_three_from_the_board(name) -> None:
    order, rng = TWO_PARTS[name], random.Random(name)
    for _ in range(40):
        cards = rng.sample(order.deck, 9)
        own, board = cards[:4], cards[4:]
        hand = order.rank(own, board)
        fives = ((*two, *three) for two in combinations(own, 2) for three in combinations(board, 3))
        assert hand.value == max(map(order.five.value, fives))
        made = hand.made_of
        if hand.value >> 20:
            assert BLANK in cards or len([each for each in made if each in own]) == 2
            assert order.five.value(made) == hand.value


def test_five_and_six_hole_cards_and_longer_boards() -> None:
    own, board = parse_cards("As Ks 2d 3d 4d 5d"), parse_cards("Qs Js 9d 9h 9c 8c Ts")
    assert str(OMAHA.rank(own, board)) == "a royal flush"
    assert str(OMAHA.rank(own[1:], board)) == "three nines"  # one spade of the hand is not enough
    assert str(OMAHA.rank(own, board[:3])) == "ace high"


@pytest.mark.parametrize("name", ONE_PART)
def test_a_hand_says_something_of_every_category(name) -> None:
    order = ONE_PART[name]
    for cards in deals(order, 200):
        hand = order.rank(cards)
        assert hand.words, cards
        assert "{" not in hand.words, (cards, hand.words)
        assert hand.category in order.categories
