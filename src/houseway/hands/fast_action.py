"""Five-card hands of six decks: five of a kind, in one suit or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from houseway.cards import Card, decks
from houseway.hands.bits import TOP
from houseway.hands.category import (
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    STANDARD_ORDER,
    SUITED_FIVE,
    Category,
    over,
)
from houseway.hands.high import NONE, Finder, Held, HighHand
from houseway.hands.ranking import packed
from houseway.rulebook import cited


class SeveralDecks(Held):
    """Cards that may be there more than once, and so counted one by one."""

    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards: Sequence[Card] = cards
        lanes = 0
        again = []
        for each in cards:
            if lanes & each.lane:
                again.append(each.bit)
            lanes |= each.lane
        super().__init__(lanes)
        for bit in again:
            self.add(bit)

    @property
    def flush(self) -> int:
        """The five highest cards of one suit, ranks that are there twice counted twice."""
        by_suit: dict[object, list[int]] = {}
        for each in self.cards:
            by_suit.setdefault(each.suit, []).append(each.rank)
        held = (sorted(ranks, reverse=True) for ranks in by_suit.values() if len(ranks) >= 5)
        return max(map(packed, held), default=NONE)

    @property
    def suited_five(self) -> int:
        """Five times the very same card."""
        held = (each.rank for each, count in Counter(self.cards).items() if count >= 5)
        return max((rank << 16 for rank in held), default=NONE)


def _five(held: Held, _: HighHand) -> int:
    return TOP[1][held.five] if held.five else NONE


def _suited_five(held: Held, _: HighHand) -> int:
    return held.suited_five if held.five and isinstance(held, SeveralDecks) else NONE


def _flush(held: Held, _: HighHand) -> int:
    return held.flush if isinstance(held, SeveralDecks) else NONE


class SeveralDecksHigh(HighHand):
    """High hands in which a card may be there more than once."""

    finds: ClassVar[Mapping[Category, Finder]] = {
        FIVE_OF_A_KIND: _five,
        SUITED_FIVE: _suited_five,
        FLUSH: _flush,
    }

    def held(self, cards: Sequence[Card]) -> Held:
        return SeveralDecks(cards)


# Equal ranks in a flush win nothing extra; a straight takes five different ranks.
FAST_ACTION = SeveralDecksHigh(
    "fast-action",
    size=5,
    of=(5, 7),
    weakest_first=(*over(STANDARD_ORDER, FIVE_OF_A_KIND, FOUR_OF_A_KIND), SUITED_FIVE),
    deck=decks(6),
    cite=cited("bclc-poker/9", "5.3", "5.4", "5.5.1"),
)
