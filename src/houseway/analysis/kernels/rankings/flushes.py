"""The longest flush of seven cards, deuces wild."""

from __future__ import annotations

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import Hands, Values, high, lane, top

DEUCE = 1 << 2
_NATURAL = 0x7FF8  # three to ace


@inlined
def wild(hand: int) -> int:
    """How many deuces there are."""
    return bit_count(hand & (DEUCE | DEUCE << 16 | DEUCE << 32 | DEUCE << 48))


@inlined
def flush_value(hand: int) -> int:
    """Its length less two, then its ranks; each deuce is the highest rank its suit lacks."""
    deuces = wild(hand)
    best = 0
    for suit in range(4):
        mask = lane(hand, suit) & _NATURAL
        for _ in range(deuces):
            mask |= 1 << high(~mask & _NATURAL)
        length = bit_count(mask)
        best = max(best, length - 2 << 28 | top(mask, length, 24))
    return best


@kernel
def longest_flush(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = flush_value(hands[i])


@kernel
def flush_rush(hands: Hands, out: Values) -> None:
    """What is paid: four natural cards, then five, six and seven, wild below natural."""
    for i in range(hands.size):
        length = (flush_value(hands[i]) >> 28) + 2
        natural = wild(hands[i]) == 0
        if length >= 5:
            out[i] = 2 * (length - 4) + natural << 20
        else:
            out[i] = (length == 4 and natural) << 20
