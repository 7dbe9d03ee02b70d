"""The best way to set seven cards as four, two and one, against a bank that sets the house way.

How often the bank has each three hands is tabulated, its high hand by place among all values; of
two match-ups in three the chance to win is then one look at a table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.lanes import LANES, Cards
from houseway.analysis.kernels.rankings.small import asia
from houseway.analysis.kernels.ways.asia_way import (
    Three,
    lay_out,
    medium_of,
    rank_of,
    set_three,
    won,
)
from houseway.analysis.kernels.ways.best_setting import HANDS, back_place, front_place
from houseway.analysis.kernels.ways.set_rounds import deal_two
from houseway.analysis.kernels.ways.seven import Ints

LOWS = 13


class KnownThree(NamedTuple):
    """The chance to win two match-ups, by the places of the high, medium and low hand."""

    values: Ints  # of all high hands, the weakest first
    chance: NDArray[np.float32]


@inlined
def set_best_three(row: Ints, known: KnownThree) -> Three:
    """The setting that wins most often, of all that are in order."""
    best, most = (0, 0, 0), -1.0
    rest = np.zeros(3, np.int64)
    for four in range(15, 121):
        if bit_count(four) != 4:
            continue
        hand, left = 0, 0
        for j in range(7):
            if four >> j & 1:
                hand |= LANES[row[j]]
            else:
                rest[left] = rank_of(row[j])
                left += 1
        high = asia(hand)
        at = back_place(known.values, high)
        for k in range(3):
            low = rest[k]
            medium = medium_of(rest[(k + 1) % 3], rest[(k + 2) % 3])
            if medium > high or low << 16 > medium:
                continue
            chance = known.chance[at, front_place(medium), low - 2]
            if chance > most:
                best, most = (high, medium, low << 16), chance
    return best


@kernel
def set_best_threes(cards: Cards, known: KnownThree, out: Ints) -> None:
    """What the best setting makes of each row of seven cards: high, medium and low."""
    row = np.zeros(7, np.int64)
    for i in range(cards.shape[0]):
        for j in range(7):
            row[j] = cards[i, j]
        out[i, 0], out[i, 1], out[i, 2] = set_best_three(row, known)


@kernel
def count_bank_threes(state: Stream, pack: Cards, values: Ints, counts: Ints) -> None:
    """Count hands by what the house way makes of them."""
    laid, ranks, sizes = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros(7, np.int64)
    rest, cards = np.zeros(7, np.int64), np.zeros((2, 7), np.uint8)
    for _ in range(HANDS):
        deal_two(state, pack, cards)
        for i in range(2):
            sets = lay_out(cards, i, laid, ranks, sizes)
            high, medium, low = set_three(laid, ranks, sizes, rest, sets)
            counts[back_place(values, high), front_place(medium), (low >> 16) - 2] += 1


@kernel
def play_both_threes(
    state: Stream, pack: Cards, rounds: int, known: KnownThree, both: Ints
) -> None:
    """Count rounds by how many of three hands win, set the house way and as well as can be."""
    laid, ranks, sizes = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros(7, np.int64)
    rest, row, cards = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros((2, 7), np.uint8)
    for _ in range(rounds):
        deal_two(state, pack, cards)
        own = set_three(laid, ranks, sizes, rest, lay_out(cards, 0, laid, ranks, sizes))
        banks = set_three(laid, ranks, sizes, rest, lay_out(cards, 1, laid, ranks, sizes))
        for j in range(7):
            row[j] = cards[0, j]
        both[won(own, banks), won(set_best_three(row, known), banks)] += 1
