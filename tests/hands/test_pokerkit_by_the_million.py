"""A million random hands each, against pokerkit's own tables wherever it ranks the same thing."""

import random
from collections.abc import Callable, Sequence
from itertools import combinations

import pokerkit
import pytest

from houseway.cards import STANDARD, Card
from houseway.hands import (
    ACE_TO_FIVE,
    BADUGI,
    DEUCE_TO_SEVEN,
    EIGHT_LOW,
    FIVE_CARD,
    SHORT_DECK,
    Ranking,
)

MILLION = 1_000_000
BLOCK = 10_000
THEIRS = {card: next(pokerkit.Card.parse(card.text)) for card in STANDARD}

Judge = Callable[[Sequence[Card]], object]


def by_table(table: pokerkit.Lookup, *, low: bool = False) -> Judge:
    """pokerkit's place of a hand, higher for better; None for a hand that it does not rank."""

    def judge(cards: Sequence[Card]) -> object:
        held = [THEIRS[card] for card in cards]
        if not table.has_entry(held):
            return None
        place = table.get_entry(held).index
        return -place if low else place

    return judge


def best_of_seven(table: pokerkit.Lookup) -> Judge:
    def judge(cards: Sequence[Card]) -> object:
        held = [THEIRS[card] for card in cards]
        return max(table.get_entry(five).index for five in combinations(held, 5))

    return judge


CASES: dict[str, tuple[Ranking, Judge, int]] = {
    "five-card": (FIVE_CARD, by_table(pokerkit.StandardLookup()), 5),
    "seven-card": (FIVE_CARD, best_of_seven(pokerkit.StandardLookup()), 7),
    "eight or better": (EIGHT_LOW, by_table(pokerkit.EightOrBetterLookup(), low=True), 5),
    "ace to five": (ACE_TO_FIVE, by_table(pokerkit.RegularLookup(), low=True), 5),
    "deuce to seven": (DEUCE_TO_SEVEN, by_table(pokerkit.Standard2Lookup(), low=True), 5),
    "badugi": (BADUGI, by_table(pokerkit.BadugiLookup(), low=True), 4),
    "short deck": (SHORT_DECK, by_table(pokerkit.ShortDeckHoldemLookup()), 5),
}
THEIR_OWN_ORDER = {"short deck": {"straight", "three of a kind"}}  # there a straight is higher


@pytest.mark.soak
@pytest.mark.parametrize("name", CASES)
def test_a_million_hands(name: str) -> None:
    check(name, MILLION)


@pytest.mark.parametrize("name", CASES)
def test_some_hands(name: str) -> None:
    check(name, BLOCK // 2 if name == "seven-card" else BLOCK)


def check(name: str, count: int) -> None:
    """One of our values goes with one of their places, and both rise together."""
    ranking, judge, size = CASES[name]
    rng = random.Random(name)
    places: dict[int, object] = {}
    for _ in range(count):
        cards = rng.sample(ranking.deck, size)
        place, value = judge(cards), ranking.value(cards)
        if place is None:
            assert ranking is BADUGI or value == 0, cards
            continue
        assert places.setdefault(value, place) == place, f"{cards}: {ranking.words(value)}"
    apart = THEIR_OWN_ORDER.get(name, set())
    for left_out in apart or {""}:
        held = [v for v in sorted(places) if ranking.category(v).name != left_out]
        order = [places[value] for value in held]
        assert order == sorted(order), f"{name}: the order differs"  # type: ignore[type-var]
        assert len(set(order)) == len(order), f"{name}: hands that differ are equal there"
