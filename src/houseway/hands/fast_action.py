"""Five-card hands of six decks: five of a kind, in one suit or not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from houseway.cards import Card, decks
from houseway.hands.bits import TOP
from houseway.hands.category import (
    FIVE_OF_A_KIND,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    SUITED_FIVE,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from houseway.hands.high import NONE, Held, HighHand
from houseway.hands.ranking import packed
from houseway.rulebook import section


class SeveralDecks(Held):
    """Cards that may be there more than once, and so counted one by one."""

    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
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

    finds = {FIVE_OF_A_KIND: _five, SUITED_FIVE: _suited_five, FLUSH: _flush}

    def held(self, cards: Sequence[Card]) -> Held:
        return SeveralDecks(cards)


_rule = section("bclc-poker/9")

# Equal ranks in a flush win nothing extra; a straight takes five different ranks.
FAST_ACTION = SeveralDecksHigh(
    "fast-action",
    size=5,
    of=(5, 7),
    weakest_first=(
        HIGH_CARD,
        PAIR,
        TWO_PAIR,
        THREE_OF_A_KIND,
        STRAIGHT,
        FLUSH,
        FULL_HOUSE,
        FOUR_OF_A_KIND,
        FIVE_OF_A_KIND,
        STRAIGHT_FLUSH,
        ROYAL_FLUSH,
        SUITED_FIVE,
    ),
    deck=decks(6),
    cite=(_rule("5.3"), _rule("5.4"), _rule("5.5.1")),
)
