"""The best way to set seven cards against a bank whose house way is known, by what it plays.

How often the bank has each pair of hands is tabulated once, its back hand by place among all
values, its front hand by its two ranks. A setting's worth is then one look at a table.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.lanes import LANES, Cards, hand_of
from houseway.analysis.kernels.rankings.high import best_five_with_joker
from houseway.analysis.kernels.ways.set_rounds import (
    BANK,
    PLAYER,
    Way,
    deal_two,
    is_ace_high,
    outcome,
    set_against,
    set_house_way,
)
from houseway.analysis.kernels.ways.seven import MOST_SETS, Ints, Worth, rank_at, two_in_front

FRONTS = 91  # 78 of two ranks, 13 pairs
HANDS = 1 << 17  # at a time, of the bank's
Floats = NDArray[np.float64]


class Known(NamedTuple):
    """What a setting is worth against the bank, by the place of its back and of its front."""

    values: Ints  # of all back hands, the weakest first
    worth: Floats


@inlined
def front_place(front: int) -> int:
    """The place of two cards among all of them, the weakest first."""
    high = front >> 16 & 15
    if front >> 20:
        return 76 + high
    return (high - 2) * (high - 3) // 2 + (front >> 12 & 15) - 2


@inlined
def back_place(values: Ints, value: int) -> int:
    """How many of the values lie below this one."""
    low, high = 0, values.size
    while low < high:
        middle = (low + high) >> 1
        if values[middle] < value:
            low = middle + 1
        else:
            high = middle
    return low


@inlined
def set_best(cards: Cards, i: int, values: Ints, worth: Floats) -> Worth:
    """The setting that is worth most, by the place of its back and its front."""
    hand, best, most = hand_of(cards, i), (0, 0), -2.0
    for j in range(7):
        for k in range(j):
            front = two_in_front(rank_at(cards, i, j), rank_at(cards, i, k))
            behind = best_five_with_joker(hand ^ LANES[cards[i, j]] ^ LANES[cards[i, k]])
            if front > behind:
                continue
            found = worth[back_place(values, behind), front_place(front)]
            if found > most:
                best, most = (behind, front), found
    return best


@kernel
def set_bests(cards: Cards, values: Ints, worth: Floats, high: Ints, low: Ints) -> None:
    """What the best setting makes of each row of seven cards."""
    for i in range(cards.shape[0]):
        high[i], low[i] = set_best(cards, i, values, worth)


@kernel
def count_bank(house: Way, state: Stream, pack: Cards, values: Ints, counts: Ints) -> None:
    """Count hands by what the house way makes of them, as many as are asked for at random."""
    ranks, sizes = np.zeros(MOST_SETS, np.int64), np.zeros(MOST_SETS, np.int64)
    cards = np.zeros((2, 7), np.uint8)
    for _ in range(HANDS):
        deal_two(state, pack, cards)
        for i in range(2):
            behind, front = set_house_way(house.way, cards, i, ranks, sizes, house.posted)
            counts[back_place(values, behind), front_place(front)] += 1


@kernel
def play_both_ways(
    house: Way, known: Known, state: Stream, pack: Cards, rounds: int, both: Ints
) -> None:
    """Count rounds by how the house way comes out, and how the best setting does.

    A bank's ace high that lies open pushes, and is not counted.
    """
    ranks, sizes = np.zeros(MOST_SETS, np.int64), np.zeros(MOST_SETS, np.int64)
    cards = np.zeros((2, 7), np.uint8)
    for _ in range(rounds):
        deal_two(state, pack, cards)
        if house.face_up and is_ace_high(hand_of(cards, BANK)):
            continue
        banks = set_house_way(house.way, cards, BANK, ranks, sizes, house.posted)
        own = set_house_way(house.way, cards, PLAYER, ranks, sizes, house.posted)
        if house.face_up:
            best = set_against(cards, PLAYER, banks[0], banks[1])
        else:
            best = set_best(cards, PLAYER, known.values, known.worth)
        both[outcome(own, banks), outcome(best, banks)] += 1
