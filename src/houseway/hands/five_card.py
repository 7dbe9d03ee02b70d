"""Five-card high hands, the best of five to seven cards."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card
from houseway.hands.ranking import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TIE_BITS,
    TWO_PAIR,
    Ranking,
)

_ORDER = (
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    THREE_OF_A_KIND,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    FOUR_OF_A_KIND,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH,
)
_HIGH, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL, _QUADS, _SUITED, _ROYAL = (
    place << TIE_BITS for place in range(len(_ORDER))
)
_ACE = 14
_LANES = (0, 16, 32, 48)  # one for each suit


def _top(mask: int, count: int) -> int:
    """The highest ranks of a mask, packed four bits each from the top."""
    value = 0
    shift = 16
    for _ in range(count):
        rank = mask.bit_length() - 1
        if rank < 0:
            break
        value |= rank << shift
        shift -= 4
        mask ^= 1 << rank
    return value


def _straight(mask: int) -> int:
    """The top rank of the best run of five in a mask of ranks, or 0."""
    if mask & 1 << _ACE:
        mask |= 2  # the ace also stands below the deuce
    run = mask & mask >> 1 & mask >> 2 & mask >> 3 & mask >> 4
    return run.bit_length() + 3 if run else 0


class FiveCardHigh(Ranking):
    """Standard poker: straight flushes on top, the wheel the lowest straight.

    Values come from bit masks of ranks instead of trying each five of the cards; a test holds
    them against the plain definition in `Ranking`.
    """

    def value(self, cards: Sequence[Card]) -> int:
        once = twice = thrice = four = lanes = 0
        for each in cards:
            bit = each.bit
            four |= thrice & bit
            thrice |= twice & bit
            twice |= once & bit
            once |= bit
            lanes |= each.lane
        full = thrice and twice & twice - 1  # trips, and a second rank at least paired
        for lane in _LANES:
            mask = lanes >> lane & 0xFFFF
            if mask.bit_count() >= 5:
                top = _straight(mask)
                if top:
                    return _ROYAL if top == _ACE else _SUITED | top << 16
                if not four and not full:
                    return _FLUSH | _top(mask, 5)
        if four:
            return _QUADS | _top(four, 1) | _top(once & ~four, 1) >> 4
        if full:
            trips = _top(thrice, 1)
            return _FULL | trips | _top(twice & ~(1 << (trips >> 16)), 1) >> 4
        top = _straight(once)
        if top:
            return _STRAIGHT | top << 16
        if thrice:
            return _TRIPS | _top(thrice, 1) | _top(once & ~thrice, 2) >> 4
        if not twice:
            return _HIGH | _top(once, 5)
        if twice.bit_count() == 1:
            return _PAIR | _top(twice, 1) | _top(once & ~twice, 3) >> 4
        pairs = _top(twice, 2)
        used = 1 << (pairs >> 16) | 1 << (pairs >> 12 & 15)
        return _TWO_PAIR | pairs | _top(once & ~used, 1) >> 8


# bclc-poker/17/1.4 and bclc-poker/6/5.7 print the same order.
FIVE_CARD = FiveCardHigh("five-card", size=5, most=7, weakest_first=_ORDER)
