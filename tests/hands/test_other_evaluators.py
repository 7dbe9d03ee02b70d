"""Wherever another evaluator ranks the same thing, the two agree on the order of hands."""

import random
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

import pokerkit
import pytest
from phevaluator import evaluate_cards, evaluate_omaha_cards

from houseway.cards import STANDARD, Card
from houseway.hands import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_LOW,
    FIVE_CARD,
    OMAHA,
    OMAHA_EIGHT_LOW,
    SHORT_DECK,
)


def deals(
    size: int, count: int, pack: Sequence[Card] = STANDARD, *, few: Sequence[Card] = ()
) -> list[tuple[Card, ...]]:
    rng = random.Random(size * count)
    return [tuple(rng.sample(few if few and i % 2 else pack, size)) for i in range(count)]


LOW = [each for each in STANDARD if each.rank <= 9 or each.rank == 14]


def joined(cards: Iterable[Card]) -> str:
    return "".join(each.text for each in cards)


def agree(ours: Sequence[int], theirs: Sequence[object]) -> None:
    """Both put the hands in one order, with the same ties; theirs may be None for no hand."""
    held = list(zip(ours, theirs, strict=True))
    assert all((other is None) == (mine == 0) for mine, other in held)
    both = sorted((pair for pair in held if pair[1] is not None), key=lambda pair: pair[0])
    assert len(both) > 100
    for (mine, other), (next_mine, next_other) in pairwise(both):
        if mine == next_mine:
            assert other == next_other
        else:
            assert other < next_other  # type: ignore[operator]


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_hands_as_phevaluator(size) -> None:
    hands = deals(size, 3000)
    ranks = [-evaluate_cards(*(each.text for each in cards)) for cards in hands]
    agree([FIVE_CARD.value(cards) for cards in hands], ranks)


def test_omaha_as_phevaluator() -> None:
    hands = deals(9, 1000)
    ranks = [
        -evaluate_omaha_cards(*(each.text for each in (*cards[4:], *cards[:4]))) for cards in hands
    ]
    agree([OMAHA.value(cards[:4], cards[4:]) for cards in hands], ranks)


def pokerkit_hand(kind: type, own: Sequence[Card], board: Sequence[Card] = ()) -> object:
    """A hand by pokerkit, or None where it does not qualify."""
    return kind.from_game_or_none(joined(own), joined(board))


@pytest.mark.parametrize("hole", [4, 5, 6])
def test_omaha_with_more_hole_cards_as_pokerkit(hole) -> None:
    hands = deals(hole + 5, 120)
    theirs = [pokerkit_hand(pokerkit.OmahaHoldemHand, c[:hole], c[hole:]) for c in hands]
    agree([OMAHA.value(cards[:hole], cards[hole:]) for cards in hands], theirs)


@pytest.mark.parametrize("hole", [4, 5, 6])
def test_omaha_for_low_as_pokerkit(hole) -> None:
    hands = deals(hole + 5, 250, few=LOW)
    kind = pokerkit.OmahaEightOrBetterLowHand
    theirs = [pokerkit_hand(kind, cards[:hole], cards[hole:]) for cards in hands]
    agree([OMAHA_EIGHT_LOW.value(cards[:hole], cards[hole:]) for cards in hands], theirs)


Case = tuple[Callable[[Sequence[Card]], int], type, int, int, Sequence[Card]]
CASES: dict[str, Case] = {
    "seven-card high": (FIVE_CARD.value, pokerkit.StandardHighHand, 7, 800, ()),
    "eight or better": (EIGHT_LOW.value, pokerkit.EightOrBetterLowHand, 7, 1200, LOW),
    "razz": (ACE_TO_FIVE.value, pokerkit.RegularLowHand, 7, 1200, ()),
    "ace to five": (ACE_TO_FIVE.value, pokerkit.RegularLowHand, 5, 3000, LOW[:12]),
    "deuce to seven": (DEUCE_TO_SEVEN.value, pokerkit.StandardLowHand, 5, 4000, LOW[:24]),
    "badugi": (BADUGI.value, pokerkit.BadugiHand, 4, 3000, LOW[:16]),
}


@pytest.mark.parametrize("name", CASES)
def test_hands_as_pokerkit(name) -> None:
    value, kind, size, count, few = CASES[name]
    hands = deals(size, count, few=few)
    agree([value(cards) for cards in hands], [pokerkit_hand(kind, cards) for cards in hands])


def test_short_deck_as_pokerkit_but_for_straights_and_three_of_a_kind() -> None:
    """There a straight beats three of a kind; each is held against every other hand."""
    hands = deals(5, 4000, SHORT_DECK.deck)
    for left_out in ("straight", "three of a kind"):
        held = [cards for cards in hands if SHORT_DECK.rank(cards).category.name != left_out]
        theirs = [pokerkit_hand(pokerkit.ShortDeckHoldemHand, cards) for cards in held]
        agree([SHORT_DECK.value(cards) for cards in held], theirs)
