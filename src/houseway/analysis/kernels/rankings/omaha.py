"""Two cards of the player's own and three of the board, exactly."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import (
    JOKER,
    Cards,
    Values,
    counted,
    hand_of,
    high,
    lane,
    low_mask,
    lowest,
    top,
)
from houseway.analysis.kernels.rankings.high import BELOW_DEUCE, ROYAL, STRAIGHT_FLUSH, ace_low
from houseway.analysis.kernels.rankings.low import UP_TO_EIGHT, UP_TO_NINE, five_low
from houseway.analysis.kernels.rankings.omaha_tables import (
    CARD_RANKS,
    CLASSES_BY_RANKS,
    PAIR_AT,
    RANKS,
    ROW_AT,
    VALUES_BY_RANKS,
)

# Unsigned: a place is then never looked for from the end of a table, which would take time.
BASE = np.uint64(RANKS)
NOTHING = np.uint16(0)

# Cards of each suit are counted in four bits; the joker is one of every suit.
SUITS = np.array([*(1 << 4 * (card & 3) for card in range(52)), 0x1111, 0])
FROM_TWO, FROM_THREE = 0x6666, 0x5555  # so that the second or third card sets the highest bit
ENOUGH = 0x8888

Places = NDArray[np.uint64]


@inlined
def lay_pairs(cards: Cards, i: int, size: int, pairs: Places) -> int:
    """Where each two cards stand in a row of the table; how many there are."""
    at = 0
    for j in range(1, size):
        first = BASE * CARD_RANKS[cards[i, j]]
        for k in range(j):
            pairs[at] = PAIR_AT[first + CARD_RANKS[cards[i, k]]]
            at += 1
    return at


@inlined
def lay_triples(cards: Cards, i: int, size: int, rows: Places) -> int:
    """Where the row of each three cards begins in the table; how many there are."""
    at = 0
    for j in range(2, size):
        first = BASE * CARD_RANKS[cards[i, j]]
        for k in range(1, j):
            two = BASE * (first + CARD_RANKS[cards[i, k]])
            for m in range(k):
                rows[at] = ROW_AT[two + CARD_RANKS[cards[i, m]]]
                at += 1
    return at


@inlined
def highest(mask: int, count: int) -> int:
    """The mask without all but its highest ranks."""
    for _ in range(bit_count(mask) - count):
        mask &= mask - 1
    return mask


@inlined
def suited_run(hole: int, board: int, own: int, shared: int) -> int:
    """The top of the best straight flush with so many cards of each part, 0 for none."""
    hole, board = ace_low(hole, BELOW_DEUCE), ace_low(board, BELOW_DEUCE)
    for low in range(10, 0, -1):
        if bit_count(hole >> low & 31) >= own and bit_count(board >> low & 31) >= shared:
            return low + 4
    return 0


@inlined
def flush_value(hole: int, board: int) -> int:
    """The best flush or straight flush, given that there is one.

    A joker always takes the place of one card of its part: it is no worse than any.
    """
    own, shared = 2 - (hole & JOKER), 3 - (board & JOKER)
    best = 0
    for suit in range(4):
        two, three = lane(hole, suit), lane(board, suit)
        if bit_count(two) >= own and bit_count(three) >= shared:
            run = suited_run(two, three, own, shared)
            if run == 14:
                return ROYAL
            if run:
                best = max(best, STRAIGHT_FLUSH | run << 16)
            else:
                mask = highest(two, own) | highest(three, shared)
                if own + shared < 5:
                    mask |= 1 << high(~mask & 0x7FFC)
                best = max(best, 5 << 20 | top(mask, 5, 16))
    return best


@inlined
def best_by_ranks(pairs: Places, twos: int, rows: Places, threes: int) -> int:
    """The best of any two with any three, flushes aside."""
    best = NOTHING
    for t in range(threes):
        this = NOTHING  # a row by itself need not wait for the one before
        for p in range(twos):
            this = max(this, CLASSES_BY_RANKS[rows[t] + pairs[p]])
        best = max(best, this)
    value: int = VALUES_BY_RANKS[best]
    return value


@inlined
def may_be_suited(hole: Cards, board: Cards, i: int, own: int, shared: int) -> bool:
    """Whether two in hand and three on the board share a suit."""
    two, three = FROM_TWO, FROM_THREE
    for j in range(own):
        two += SUITS[hole[i, j]]
    for j in range(shared):
        three += SUITS[board[i, j]]
    return two & three & ENOUGH > 0


@kernel
def values_of_4_and_5(hole: Cards, board: Cards, out: Values) -> None:
    """What nearly every table deals: where sizes are known, the compiler unrolls the loops."""
    pairs, rows = np.empty(6, dtype=np.uint64), np.empty(10, dtype=np.uint64)
    for i in range(hole.shape[0]):
        lay_pairs(hole, i, 4, pairs)
        lay_triples(board, i, 5, rows)
        value = best_by_ranks(pairs, 6, rows, 10)
        if may_be_suited(hole, board, i, 4, 5):
            value = max(value, flush_value(hand_of(hole, i), hand_of(board, i)))
        out[i] = value


@kernel
def values_of_any(hole: Cards, board: Cards, out: Values) -> None:
    own, shared = hole.shape[1], board.shape[1]
    pairs = np.empty(own * own // 2, dtype=np.uint64)
    rows = np.empty(shared**3 // 6, dtype=np.uint64)
    for i in range(hole.shape[0]):
        twos = lay_pairs(hole, i, own, pairs)
        threes = lay_triples(board, i, shared, rows)
        value = best_by_ranks(pairs, twos, rows, threes)
        if may_be_suited(hole, board, i, own, shared):
            value = max(value, flush_value(hand_of(hole, i), hand_of(board, i)))
        out[i] = value


def omaha(hole: Cards, board: Cards, out: Values) -> None:
    """Values of each row of hole cards with its board, the joker and the dead blank among them."""
    usual = (hole.shape[1], board.shape[1]) == (4, 5)
    (values_of_4_and_5 if usual else values_of_any)(hole, board, out)


@inlined
def best_low(hole: int, board: int, most: int) -> int:
    """The best low: any two ranks in hand, the three lowest others of the board.

    The joker is rank 0, below the ace, until it becomes the lowest rank that is missing.
    """
    first = (low_mask(counted(hole)[0]) | hole & JOKER) & most
    shared = (low_mask(counted(board)[0]) | board & JOKER) & most
    best = none = 1 << 15
    while first:
        one = first & -first
        first ^= one
        second = first
        while second:
            two = one | second & -second
            second &= second - 1
            others = shared & ~two
            if bit_count(others) >= 3:
                five = two | lowest(others, 3)
                five = (five | five + (five & JOKER)) & ~JOKER
                best = min(best, five)  # the highest rank is the highest bit
    return five_low(best) if best < none else 0


@kernel
def omaha_eight_low(hole: Cards, board: Cards, out: Values) -> None:
    for i in range(hole.shape[0]):
        out[i] = best_low(hand_of(hole, i), hand_of(board, i), UP_TO_EIGHT)


@kernel
def omaha_nine_low_wild(hole: Cards, board: Cards, out: Values) -> None:
    for i in range(hole.shape[0]):
        out[i] = best_low(hand_of(hole, i), hand_of(board, i), UP_TO_NINE | JOKER)
