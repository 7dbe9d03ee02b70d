"""Hands that count points as baccarat does."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Rank, decks
from houseway.hands.category import Category
from houseway.hands.ranking import TIE_BITS, Ranking
from houseway.rulebook import cited

_NAMES = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
_TOTALS = tuple(Category(name, name) for name in _NAMES)
_FACES = (Rank.JACK, Rank.QUEEN, Rank.KING)

THREE_FACES = Category("three face cards", "three face cards")
THREE_KINGS = Category("three kings", "three kings")


# By rank: the ace one, two to nine as printed, everything else nothing.
_POINTS = tuple(1 if r == Rank.ACE else r if 2 <= r <= 9 else 0 for r in range(Rank.ACE + 1))


class BaccaratPoints(Ranking):
    """Totals from zero to nine: only the last digit counts."""

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        return self.total((*cards, *board)) << TIE_BITS

    @staticmethod
    def total(cards: Sequence[Card]) -> int:
        """The point count of a hand."""
        return sum([_POINTS[each.rank] for each in cards]) % 10

    def natural(self, cards: Sequence[Card]) -> bool:
        """Eight or nine in the first two cards."""
        return len(cards) == 2 and self.total(cards) >= 8

    def words(self, value: int) -> str:
        return self.category(value).name


class ThreeCardPoints(BaccaratPoints):
    """Totals under two hands of their own: three faces, and three kings on top.

    Equal totals are told apart by how many face cards they hold, which a value keeps where other
    rankings keep their first rank; a ten is no face.
    """

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = (*cards, *board)
        faces = sum(each.rank in _FACES for each in held)
        if faces < 3:
            return self.total(held) << TIE_BITS | faces << 16
        kings = all(each.rank == Rank.KING for each in held)
        return self._place[THREE_KINGS if kings else THREE_FACES]

    def say_beside(self, value: int, other: int) -> str:
        faces = value >> 16 & 15
        held = ("no face card", "one face card", "two face cards")[faces]
        return f"{self.words(value)} with {held}"


def points(card: Card) -> int:
    """What a card counts at baccarat: the ace one, tens and faces nothing."""
    return _POINTS[card.rank]


BACCARAT = BaccaratPoints(
    "baccarat",
    size=2,
    of=(2, 3),
    weakest_first=_TOTALS,
    deck=decks(8),
    cite=cited("bclc-baccarat/1", "2.1", "2.4.2"),
)

THREE_CARD_BACCARAT = ThreeCardPoints(
    "three-card-baccarat",
    size=3,
    weakest_first=(*_TOTALS, THREE_FACES, THREE_KINGS),
    cite=cited("bclc-baccarat/6", "1.5", "6.3", "6.4", "6.4.3"),
)
