"""Hands that count points."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Rank, decks
from houseway.hands.ranking import TIE_BITS, Category, Ranking

_NAMES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


class BaccaratPoints(Ranking):
    """Totals from zero to nine: only the last digit counts."""

    def value(self, cards: Sequence[Card]) -> int:
        return self.total(cards) << TIE_BITS

    @staticmethod
    def total(cards: Sequence[Card]) -> int:
        """The point count of a hand."""
        return sum(points(each) for each in cards) % 10

    def natural(self, cards: Sequence[Card]) -> bool:
        """Eight or nine in the first two cards."""
        return len(cards) == 2 and self.total(cards) >= 8

    def words(self, value: int) -> str:
        return self.category(value).name


def points(card: Card) -> int:
    """What a card counts at baccarat: the ace one, tens and faces nothing."""
    if card.rank == Rank.ACE:
        return 1
    return card.rank if card.rank < Rank.TEN else 0


# bclc-baccarat/1/2.1 to 2.4.2
BACCARAT = BaccaratPoints(
    "baccarat",
    size=2,
    most=3,
    weakest_first=tuple(Category(name, name) for name in _NAMES),
    deck=decks(8),
)
