"""Pots by the million: main and side pots, the rake, and who takes what of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import Ints


class House(NamedTuple):
    """How a house divides pots, and what it takes of them."""

    chip: int
    percent: int
    most: int
    unit: int
    nearest: int
    flop_first: int  # no rake where nothing lay in the middle
    drop: int  # for the jackpots
    together: int  # all odd chips of a division go to one winner
    by_seat: int  # the odd chip between kinds of hands goes by seat too
    once: int  # who are alike in every part divide the whole pot


@inlined
def rake_of(called: int, house: House) -> int:
    """The fee on the money that was called in a whole hand."""
    if house.nearest:
        units = -(-(2 * called * house.percent - 100 * house.unit) // (200 * house.unit))
        return min(house.most, units * house.unit)
    return min(house.most, called * house.percent // 100 // house.unit * house.unit)


@inlined
def divide(amount: int, winners: Ints, count: int, house: House, stacks: Ints) -> None:
    """Equal shares in whole chips; odd chips to the first winners."""
    each = amount if count == 1 else amount // count // house.chip * house.chip
    left = amount - each * count
    for i in range(count):
        odd = left if house.together else min(house.chip, left)
        stacks[winners[i]] += each + odd
        left -= odd


@inlined
def best_of(
    values: NDArray[np.int32],
    inside: NDArray[np.bool_],
    least: int,
    first: Ints,
    winners: Ints,
) -> int:
    """Who has the best value that qualifies, in the order of odd chips; how many they are."""
    best, count = least, 0
    for seat in first:
        if inside[seat]:
            if values[seat] > best:
                best, count = values[seat], 0
            if values[seat] == best:
                winners[count] = seat
                count += 1
    return count


@inlined
def award(
    amount: int,
    inside: NDArray[np.bool_],
    values: NDArray[np.int32],
    least: Ints,
    first: Ints,
    house: House,
    winners: Ints,
    stacks: Ints,
) -> None:
    """One pot to the winners of each share; a share that nobody qualifies for is left out."""
    counts = np.zeros(2, dtype=np.int64)
    shares = values.shape[0]
    for s in range(shares):
        counts[s] = best_of(values[s], inside, least[s], first[s], winners[s])
    if shares == 1 or not counts[1]:
        divide(amount, winners[0], counts[0], house, stacks)
        return
    same = counts[0] == counts[1] > 1
    for i in range(counts[0]):
        same = same and winners[0, i] == winners[1, i]
    if same and house.once:
        divide(amount, winners[0], counts[0], house, stacks)
        return
    half = amount // 2 // house.chip * house.chip
    high = half + min(house.chip, amount - 2 * half)
    low = amount - high
    if house.by_seat and winners[1, :counts[1]].min() < winners[0, :counts[0]].min():
        high, low = low, high
    divide(high, winners[0], counts[0], house, stacks)
    divide(low, winners[1], counts[1], house, stacks)


@kernel
def share_pots(
    paid: Ints,
    dead: Ints,
    live: NDArray[np.bool_],
    flop: NDArray[np.bool_],
    values: NDArray[np.int32],
    least: Ints,
    first: Ints,
    house: House,
    stacks: Ints,
    taken: Ints,
) -> None:
    """Give the pots of each hand to its winners.

    Values go by hand, share and seat; `first` is the order in which odd chips go.
    """
    hands, seats = paid.shape
    winners = np.zeros((2, seats), dtype=np.int64)
    inside = np.zeros(seats, dtype=np.bool_)
    for i in range(hands):
        rest = paid[i].sum() + dead[i]
        due = 0
        if flop[i] or not house.flop_first:
            due = rake_of(rest, house)
            due += min(house.drop, rest - due)
        taken[i] = due
        below, extra = -1, dead[i]
        while rest > 0:
            level, deepest = -1, 0
            for seat in range(seats):
                if live[i, seat]:
                    deepest = max(deepest, paid[i, seat])
                    if paid[i, seat] > below and (level < 0 or paid[i, seat] < level):
                        level = paid[i, seat]
            amount, extra = extra, 0
            for seat in range(seats):
                amount += min(paid[i, seat], level) - min(paid[i, seat], max(below, 0))
                inside[seat] = live[i, seat] and paid[i, seat] >= level
            if level == deepest:
                amount = rest
            rest -= amount
            below = level
            kept = min(due, amount)
            due -= kept
            award(amount - kept, inside, values[i], least, first[i], house, winners, stacks[i])
