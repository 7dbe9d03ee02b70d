"""A house way that goes by tiers of three ranks, from the aces down.

Each branch is a row of the chart whose script is the house way of the game that is set by it; only
what the two hands are worth is kept.
"""

from __future__ import annotations

from houseway.analysis.kernels.cache import inlined
from houseway.analysis.kernels.lanes import Cards, hand_of
from houseway.analysis.kernels.ways.seven import (
    ACE,
    KING,
    NINE,
    QUEEN,
    Ints,
    Worth,
    best_made,
    holds_made,
    in_front,
    is_made,
    spread,
)

SIX = 6


@inlined
def odd_card_needed(rank: int, first: int, second: int, third: int, last: int) -> int:
    """What the best odd card must be for the larger set to stay behind, by the set's tier."""
    return first if rank >= QUEEN else second if rank >= NINE else third if rank >= SIX else last


@inlined
def set_by_tier(cards: Cards, i: int, ranks: Ints, sizes: Ints) -> Worth:
    """What the house makes of seven cards."""
    spread(cards, i, ranks, sizes)
    if sizes[0] >= 4:
        return _four_or_more(cards, i, ranks, sizes)
    if sizes[0] == 3:
        return _three(cards, i, ranks, sizes)
    if sizes[0] == 2 and sizes[1] == 2:
        return _pairs(cards, i, ranks, sizes)
    if holds_made(hand_of(cards, i)):
        return best_made(cards, i, 1)
    return in_front(cards, i, ranks[1], ranks[2])


@inlined
def _four_or_more(cards: Cards, i: int, ranks: Ints, sizes: Ints) -> Worth:
    first, second = ranks[0], ranks[1]
    if sizes[0] == 5:
        return in_front(cards, i, first, first)
    if sizes[1] == 1:
        if second >= odd_card_needed(first, ACE + 1, KING, QUEEN, 0):
            return in_front(cards, i, second, ranks[2])
        return in_front(cards, i, first, first)
    three = sizes[1] == 3
    if three and second < odd_card_needed(first, 0, KING, QUEEN, 0):
        return in_front(cards, i, first, first)
    return in_front(cards, i, second, second)


@inlined
def _three(cards: Cards, i: int, ranks: Ints, sizes: Ints) -> Worth:
    first, second = ranks[0], ranks[1]
    if sizes[1] == 3:
        return in_front(cards, i, first, first)
    if holds_made(hand_of(cards, i)):
        pair = in_front(cards, i, first, first)
        if is_made(pair[0]):
            return pair
    if sizes[1] == 2:
        return in_front(cards, i, second, second)
    if first == ACE:
        return in_front(cards, i, first, second)
    return in_front(cards, i, second, ranks[2])


@inlined
def _pairs(cards: Cards, i: int, ranks: Ints, sizes: Ints) -> Worth:
    if sizes[2] == 2:
        return in_front(cards, i, ranks[0], ranks[0])
    if ranks[2] >= odd_card_needed(ranks[0], ACE + 1, ACE, KING, QUEEN):
        return in_front(cards, i, ranks[2], ranks[3])
    return in_front(cards, i, ranks[1], ranks[1])
