"""A hand as one number: a lane of sixteen bits for each suit, a bit for each rank, as `Card.lane`.

The joker and the blank are the two lowest bits, below the deuce of clubs.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.bits import bit_count, bit_length
from houseway.analysis.kernels.cache import inlined, kernel

Cards = NDArray[np.uint8]
Hands = NDArray[np.int64]
Values = NDArray[np.int32]

JOKER, BLANK = 1, 2
LANE = 0x7FFC  # the thirteen ranks of a lane
ACE = 1 << 14

LANES = np.array([1 << 16 * (card & 3) + (card >> 2) + 2 for card in range(52)] + [JOKER, BLANK])


@inlined
def hand_of(cards: Cards, i: int) -> int:
    """One row of cards as one number."""
    hand = 0
    for j in range(cards.shape[1]):
        hand |= LANES[cards[i, j]]
    return hand


@kernel
def hands_of(cards: Cards, hands: Hands) -> None:
    """Each row of cards as one number."""
    for i in range(cards.shape[0]):
        hands[i] = hand_of(cards, i)


@inlined
def lane(hand: int, suit: int) -> int:
    """The ranks held in a suit."""
    return hand >> 16 * suit & LANE


@inlined
def counted(hand: int) -> tuple[int, int, int, int]:
    """The ranks held at least once, twice, three and four times."""
    a, b, c, d = lane(hand, 0), lane(hand, 1), lane(hand, 2), lane(hand, 3)
    both, either = a & b, a | b
    both_, either_ = c & d, c | d
    return (
        either | either_,
        both | both_ | (either & either_),
        (both & either_) | (both_ & either),
        both & both_,
    )


@inlined
def with_ace(held: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """The same with one ace more."""
    once, twice, thrice, four = held
    return once | ACE, twice | once & ACE, thrice | twice & ACE, four | thrice & ACE


@inlined
def high(mask: int) -> int:
    """The highest rank of a mask, 0 if it is empty."""
    return max(bit_length(mask) - 1, 0)


@inlined
def top(mask: int, count: int, shift: int) -> int:
    """The highest ranks of a mask, packed four bits each, the first at a shift."""
    packed = 0
    for _ in range(count):
        rank = high(mask)
        packed |= rank << shift
        shift -= 4
        mask &= ~(1 << rank)
    return packed


@inlined
def run_of_5(mask: int) -> int:
    """The top of the best run of five, 0 if there is none; nothing stands below the deuce."""
    run = mask & mask >> 1 & mask >> 2 & mask >> 3 & mask >> 4
    return bit_length(run) + 3 if run else 0


@inlined
def run_of_5_with_joker(mask: int) -> int:
    """The top of the best run of five that the joker completes or extends; 0 for none."""
    a, b, c, d, e = mask, mask >> 1, mask >> 2, mask >> 3, mask >> 4
    ab, de = a & b, d & e
    run = (ab & c & (d | e)) | (ab & de) | (c & de & (a | b))
    run &= 0x7FE  # a run begins with an ace at the lowest, a ten at the highest
    return bit_length(run) + 3 if run else 0


@inlined
def low_mask(mask: int) -> int:
    """A mask of ranks with the ace as the lowest, one."""
    return mask & ~ACE | (mask & ACE) >> 13


@inlined
def lowest(mask: int, count: int) -> int:
    """The mask without all but its lowest ranks."""
    extra = bit_count(mask) - count
    for _ in range(extra):
        mask &= ~(1 << high(mask))
    return mask


@inlined
def top_low(mask: int, count: int, shift: int) -> int:
    """As `top`, for lows: each rank is written as 15 less itself, so that lower is better."""
    packed = 0
    for _ in range(count):
        if mask:
            rank = high(mask)
            packed |= 15 - rank << shift
            mask &= ~(1 << rank)
        shift -= 4
    return packed
