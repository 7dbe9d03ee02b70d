"""What seven cards with the joker earn on the bonus bets of Pai Gow."""

from __future__ import annotations

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import JOKER, Hands, Values, lane
from houseway.analysis.kernels.rankings.high import (
    BELOW_DEUCE,
    ace_low,
    best_five_with_joker,
    found_with_joker,
    trips_over_straight,
)

_KING_AND_QUEEN = 1 << 13 | 1 << 12
_ROYAL_RANKS = 31 << 10


@inlined
def seven_suited_run(hand: int) -> int:
    """The top of a straight flush of all seven cards, 0 if they are none."""
    joker = hand & JOKER
    for suit in range(4):
        mask = lane(hand, suit)
        if bit_count(mask) + joker == 7:
            mask = ace_low(mask, BELOW_DEUCE)
            for low in range(8, 0, -1):
                if bit_count(mask >> low & 127) + joker >= 7:
                    return low + 6
    return 0


@inlined
def royal_match(hand: int) -> bool:
    """A royal flush, the joker allowed in it, and the natural king and queen of another suit."""
    royal, match = -1, -1
    for suit in range(4):
        mask = lane(hand, suit)
        if bit_count(mask & _ROYAL_RANKS) + (hand & JOKER) >= 5:
            royal = suit
        elif mask & _KING_AND_QUEEN == _KING_AND_QUEEN:
            match = suit
    return royal >= 0 and match >= 0


@inlined
def fortune_five(hand: int) -> int:
    """The best five by what they pay: trips over a straight."""
    flush, run, made = found_with_joker(hand)
    return max(flush, trips_over_straight(made), 3 << 20 | run << 16 if run else 0)


@kernel
def fortune_bonus(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        hand = hands[i]
        value = fortune_five(hand)
        if value >= 8 << 20:
            run = seven_suited_run(hand)
            if run and not hand & JOKER:
                value = 13 << 20 | run << 16
            elif royal_match(hand):
                value = 12 << 20
            elif run:
                value = 11 << 20 | run << 16
        out[i] = value


@kernel
def pai_gow_progressive(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        run = seven_suited_run(hands[i])
        out[i] = 11 << 20 | run << 16 if run else best_five_with_joker(hands[i])


@kernel
def pai_gow_ace_high(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        value = best_five_with_joker(hands[i])
        out[i] = value + (1 + (hands[i] & JOKER) << 20) if value >> 16 == 14 else 0


@kernel
def insurance(hands: Hands, out: Values) -> None:
    """Less than a pair: the lower the highest card, the better."""
    for i in range(hands.size):
        value = best_five_with_joker(hands[i])
        out[i] = 15 - (value >> 16) << 20 if value < 1 << 20 else 0
