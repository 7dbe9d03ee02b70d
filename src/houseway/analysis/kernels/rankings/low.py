"""Lows: eight or better, nine or better with a wild joker, ace to five, deuce to seven, badugi."""

from __future__ import annotations

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import (
    JOKER,
    Hands,
    Values,
    counted,
    lane,
    low_mask,
    lowest,
    run_of_5,
    top_low,
)

UP_TO_EIGHT = 0x1FE  # low ranks, the ace one
UP_TO_NINE = 0x3FE


@inlined
def five_low(mask: int) -> int:
    """The five lowest ranks of a mask if there are as many, else no low."""
    return 1 << 20 | top_low(lowest(mask, 5), 5, 16) if bit_count(mask) >= 5 else 0


@kernel
def eight_low(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = five_low(low_mask(counted(hands[i])[0]) & UP_TO_EIGHT)


@inlined
def nine_low_mask(hand: int) -> int:
    """The low ranks up to the nine; the joker is the lowest one missing."""
    mask = low_mask(counted(hand)[0]) & UP_TO_NINE
    if hand & JOKER:
        missing = ~mask & UP_TO_NINE
        mask |= missing & -missing
    return mask


@kernel
def nine_low_wild(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = five_low(nine_low_mask(hands[i]))


@inlined
def two_pair_low(once: int, twice: int) -> int:
    """Three ranks with at least two pairs: the lowest pairs, the other rank beside them."""
    pairs = lowest(twice, 2)
    return 3 << 20 | top_low(pairs, 2, 16) | top_low(once & ~pairs, 1, 8)


@inlined
def ace_to_five_value(hand: int) -> int:
    """The best low of five to seven cards: pairs hurt, straights and flushes do not."""
    once, twice, thrice, _ = counted(hand)
    once, twice, thrice = low_mask(once), low_mask(twice), low_mask(thrice)
    ranks = bit_count(once)
    if ranks >= 5:
        return 5 << 20 | top_low(lowest(once, 5), 5, 16)
    if ranks == 4:
        pair = lowest(twice, 1)
        return 4 << 20 | top_low(pair, 1, 16) | top_low(once & ~pair, 3, 12)
    if ranks == 3:
        if bit_count(twice) > 1:
            return two_pair_low(once, twice)
        return 2 << 20 | top_low(twice, 1, 16) | top_low(once & ~twice, 2, 12)
    if bit_count(twice) > 1:
        trips = lowest(thrice, 1)
        return 1 << 20 | top_low(trips, 1, 16) | top_low(once & ~trips, 1, 12)
    return top_low(twice, 1, 16) | top_low(once & ~twice, 1, 12)


@kernel
def ace_to_five(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = ace_to_five_value(hands[i])


@inlined
def deuce_to_seven_value(hand: int) -> int:
    """Five cards where everything that counts high hurts, and the ace is high."""
    once, twice, thrice, four = counted(hand)
    if four:
        return 1 << 20 | top_low(four, 1, 16) | top_low(once & ~four, 1, 12)
    if thrice:
        place = 2 if twice & ~thrice else 5
        return place << 20 | top_low(thrice, 1, 16) | top_low(once & ~thrice, 2, 12)
    pairs = bit_count(twice)
    if pairs:
        rest = top_low(once & ~twice, 3, 16 - 4 * pairs)
        return 8 - pairs << 20 | top_low(twice, pairs, 16) | rest
    run = run_of_5(once)
    flush = False
    for suit in range(4):
        flush |= lane(hand, suit) == once
    if run:
        return (0 if flush else 4) << 20 | 15 - run << 16
    return (3 if flush else 8) << 20 | top_low(once, 5, 16)


@kernel
def deuce_to_seven(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = deuce_to_seven_value(hands[i])


@inlined
def badugi_value(hand: int) -> int:
    """The most cards of different ranks and suits, then the lowest."""
    a, b, c, d = (
        low_mask(lane(hand, 0)),
        low_mask(lane(hand, 1)),
        low_mask(lane(hand, 2)),
        low_mask(lane(hand, 3)),
    )
    # Of a suit, only its lowest card or the next above one that another suit takes can matter:
    # with four cards it is quicker to try them all.
    best = 0
    first = a
    while True:
        one = first & -first
        second = b & ~one
        while True:
            two = one | second & -second
            third = c & ~two
            while True:
                mask = two | third & -third
                mask |= (d & ~mask) & -(d & ~mask)
                size = bit_count(mask)
                best = max(best, size - 1 << 20 | top_low(mask, size, 16))
                if not third:
                    break
                third &= third - 1
            if not second:
                break
            second &= second - 1
        if not first:
            break
        first &= first - 1
    return best


@kernel
def badugi(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = badugi_value(hands[i])
