"""Two cards of the player's own and three of the board, exactly."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.five_card import class_of_5
from houseway.analysis.kernels.high import best_five_with_joker
from houseway.analysis.kernels.lanes import (
    LANES,
    Cards,
    Values,
    counted,
    hand_of,
    lane,
    low_mask,
    lowest,
)
from houseway.analysis.kernels.low import UP_TO_EIGHT, five_low, nine_low_mask
from houseway.analysis.kernels.tables import CARD_KEYS, CLASSES, VALUES

MOST_PAIRS, MOST_TRIPLES = 15, 35  # of six hole cards, and of seven on the board
_RANK_SUMS = CARD_KEYS & 0xFFFFFFFF

Sums = NDArray[np.int64]


@inlined
def lay_pairs(cards: Cards, i: int, sums: Sums) -> int:
    """The sums of each two cards; how many there are."""
    at = 0
    for j in range(1, cards.shape[1]):
        for k in range(j):
            sums[at] = _RANK_SUMS[cards[i, j]] + _RANK_SUMS[cards[i, k]]
            at += 1
    return at


@inlined
def lay_triples(cards: Cards, i: int, sums: Sums) -> int:
    """The sums of each three cards; how many there are."""
    at = 0
    for j in range(2, cards.shape[1]):
        for k in range(1, j):
            two = _RANK_SUMS[cards[i, j]] + _RANK_SUMS[cards[i, k]]
            for m in range(k):
                sums[at] = two + _RANK_SUMS[cards[i, m]]
                at += 1
    return at


@inlined
def best_suited(hole: int, board: int) -> int:
    """The best flush of two ranks of a suit in hand and three of it on the board."""
    best = 0
    first = hole
    while first:
        one = first & -first
        first ^= one
        second = first
        while second:
            two = one | second & -second
            second &= second - 1
            b = board
            while b:
                three = two | b & -b
                b &= b - 1
                c = b
                while c:
                    four = three | c & -c
                    c &= c - 1
                    d = c
                    while d:
                        best = max(best, CLASSES[(four | d & -d) >> 2])
                        d &= d - 1
    return best


@inlined
def flush_class(hole: int, board: int) -> int:
    """The class of the best flush, 0 if two and three of a suit are not there."""
    best = 0
    for suit in range(4):
        two, three = lane(hole, suit), lane(board, suit)
        if bit_count(two) >= 2 and bit_count(three) >= 3:
            best = max(best, best_suited(two, three))
    return best


@kernel
def omaha(hole: Cards, board: Cards, out: Values) -> None:
    pairs = np.empty(MOST_PAIRS, dtype=np.int64)
    triples = np.empty(MOST_TRIPLES, dtype=np.int64)
    for i in range(hole.shape[0]):
        twos = lay_pairs(hole, i, pairs)
        threes = lay_triples(board, i, triples)
        best = 0
        for t in range(threes):
            for p in range(twos):
                best = max(best, class_of_5(triples[t] + pairs[p]))
        out[i] = VALUES[max(best, flush_class(hand_of(hole, i), hand_of(board, i)))]


@inlined
def best_low(hole: int, board: int) -> int:
    """The best eight-or-better low: any two ranks in hand, the three lowest others of the board."""
    best = 0
    first = low_mask(counted(hole)[0]) & UP_TO_EIGHT
    shared = low_mask(counted(board)[0]) & UP_TO_EIGHT
    while first:
        one = first & -first
        first ^= one
        second = first
        while second:
            two = one | second & -second
            second &= second - 1
            others = shared & ~two
            if bit_count(others) >= 3:
                best = max(best, five_low(two | lowest(others, 3)))
    return best


@kernel
def omaha_eight_low(hole: Cards, board: Cards, out: Values) -> None:
    for i in range(hole.shape[0]):
        out[i] = best_low(hand_of(hole, i), hand_of(board, i))


@kernel
def omaha_54(hole: Cards, board: Cards, out: Values) -> None:
    """With the joker and the dead blank: every two and three are tried."""
    for i in range(hole.shape[0]):
        best = 0
        for j in range(1, hole.shape[1]):
            for k in range(j):
                two = LANES[hole[i, j]] | LANES[hole[i, k]]
                for a in range(2, board.shape[1]):
                    for b in range(1, a):
                        four = two | LANES[board[i, a]] | LANES[board[i, b]]
                        for c in range(b):
                            best = max(best, best_five_with_joker(four | LANES[board[i, c]]))
        out[i] = best


@kernel
def omaha_nine_low_wild(hole: Cards, board: Cards, out: Values) -> None:
    for i in range(hole.shape[0]):
        best = 0
        for j in range(1, hole.shape[1]):
            for k in range(j):
                two = LANES[hole[i, j]] | LANES[hole[i, k]]
                for a in range(2, board.shape[1]):
                    for b in range(1, a):
                        four = two | LANES[board[i, a]] | LANES[board[i, b]]
                        for c in range(b):
                            hand = four | LANES[board[i, c]]
                            best = max(best, five_low(nine_low_mask(hand)))
        out[i] = best
