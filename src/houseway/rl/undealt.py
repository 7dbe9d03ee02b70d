"""A shoe of which only the cards are known that were dealt: the next one is chance's to say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from fractions import Fraction

from houseway.cards import Card, Cards, Shoe
from houseway.errors import BadInput


class Undealt(Exception):  # no error: the moment at which a card is to be turned
    """A script has come to a card that chance has not said yet."""


class ChanceShoe(Shoe):
    """Deals the cards that are named, in order, and stops the script at the first that is not."""

    __slots__ = ("_pack",)

    def __init__(self, pack: Cards, named: Sequence[Card]) -> None:
        super().__init__(list(named))
        self._pack = pack

    def deal(self, places: Sequence[Hashable]) -> list[Card]:
        if self._at + len(places) > len(self._order):
            raise Undealt
        return super().deal(places)

    def again(self) -> Shoe:
        return ChanceShoe(self._pack, self._order)

    def refill(self, cards: Sequence[Card], above: int = 0) -> None:
        raise BadInput("the muck is shuffled here; a tree with chance in it ends before that")

    def __len__(self) -> int:
        return len(self._pack) - self._at


def next_cards(pack: Cards, named: Sequence[Card]) -> list[tuple[Card, Fraction]]:
    """Every card that may come next, and how likely it is."""
    left = Counter(pack) - Counter(named)
    total = sum(left.values())
    return [(card, Fraction(count, total)) for card, count in left.items()]
