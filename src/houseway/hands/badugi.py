"""Badugi: as many cards as possible of different ranks and suits, and low."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from houseway.cards import Card, Cards
from houseway.hands.category import Category
from houseway.hands.hand import Hand
from houseway.hands.low import LowRanking, low_rank
from houseway.hands.ranking import TIE_BITS, packed
from houseway.rulebook import cited

_COUNTS = ("one", "two", "three", "four")


def _is_badugi(cards: Sequence[Card]) -> bool:
    count = len(cards)
    return len({c.rank for c in cards}) == count and len({c.suit for c in cards}) == count


class Badugi(LowRanking):
    """The longest badugi in four cards; of equal length the lowest, its highest card first."""

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = (*cards, *board)
        for count in range(len(held), 0, -1):
            found = [
                packed(sorted(15 - low_rank(each.rank) for each in some))
                for some in combinations(held, count)
                if _is_badugi(some)
            ]
            if found:
                return count - 1 << TIE_BITS | max(found)
        return 0

    def made_of(self, hand: Hand) -> Cards:
        count = (hand.value >> TIE_BITS) + 1
        return next(
            some
            for some in combinations(hand.cards, count)
            if _is_badugi(some) and self.value(some) == hand.value
        )

    def say_beside(self, value: int, other: int) -> str:
        held = [self.rank_at(value, s).word for s in (16, 12, 8, 4) if value >> s & 15]
        return f"{self.category(value)}, {'-'.join(held)}"


BADUGI = Badugi(
    "badugi",
    size=4,
    weakest_first=tuple(
        Category(f"{count}-card badugi", f"{count}-card badugi, {{0}} high") for count in _COUNTS
    ),
    cite=cited("bcpc/stomaha", "badugi.p1"),
)
