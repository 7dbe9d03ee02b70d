"""Pots by the million: main and side pots, the rake, and who takes what of them."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import Ints
from houseway.analysis.kernels.lanes import Cards


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


class Room(NamedTuple):
    """Where the winners of one pot are worked out."""

    winners: Ints  # by share
    counts: Ints
    inside: NDArray[np.bool_]


class Showdown(NamedTuple):
    """What is known of hands when their pots are shared: a row each."""

    paid: Ints
    dead: Ints
    live: NDArray[np.bool_]
    flop: NDArray[np.bool_]  # whether a rake may be taken
    values: NDArray[np.int32]  # by share and seat
    first: Ints  # by share: the seats in the order that odd chips go


@inlined
def award(
    amount: int,
    end: Showdown,
    i: int,
    least: Ints,
    house: House,
    room: Room,
    stacks: Ints,
) -> None:
    """One pot to the winners of each share; a share that nobody qualifies for is left out."""
    winners, counts = room.winners, room.counts
    shares = end.values.shape[1]
    for s in range(shares):
        counts[s] = best_of(end.values[i, s], room.inside, least[s], end.first[i, s], winners[s])
    if shares == 1 or not counts[1]:
        divide(amount, winners[0], counts[0], house, stacks)
        return
    same = counts[0] == counts[1] > 1
    for at in range(counts[0]):
        same = same and winners[0, at] == winners[1, at]
    if same and house.once:
        divide(amount, winners[0], counts[0], house, stacks)
        return
    half = amount // 2 // house.chip * house.chip
    odd = amount - 2 * half
    if house.by_seat:  # to a player, not to a half
        stacks[min(winners[0, : counts[0]].min(), winners[1, : counts[1]].min())] += odd
        odd = 0
    high = half + min(house.chip, odd)
    divide(high, winners[0], counts[0], house, stacks)
    divide(2 * half + odd - high, winners[1], counts[1], house, stacks)


@inlined
def next_level(end: Showdown, i: int, below: int) -> tuple[int, bool]:
    """How deep the next pot goes: to the next live seat that ran out; whether it is the last."""
    level, deepest = -1, 0
    for seat in range(end.paid.shape[1]):
        if end.live[i, seat]:
            paid = end.paid[i, seat]
            deepest = max(deepest, paid)
            if paid > below and (level < 0 or paid < level):
                level = paid
    return level, level == deepest


class Shown(NamedTuple):
    """The hands that came to a showdown, a row for each seat that was in it."""

    hand: NDArray[np.int32]
    seat: NDArray[np.int32]
    own: Cards
    board: Cards
    whole: Cards  # his own cards, then the board


@kernel
def shown_hands(live: NDArray[np.bool_], hole: Cards, board: Cards, out: Shown) -> int:
    """Lay the cards of every showdown beside each other; how many hands that are."""
    own, common = out.own.shape[1], out.board.shape[1]
    count = 0
    for i in range(live.shape[0]):
        seats = 0
        for seat in range(live.shape[1]):
            seats += live[i, seat]
        if seats < 2:
            continue
        for seat in range(live.shape[1]):
            if not live[i, seat]:
                continue
            out.hand[count], out.seat[count] = i, seat
            for at in range(own):
                out.own[count, at] = out.whole[count, at] = hole[i, seat, at]
            for at in range(common):
                out.board[count, at] = out.whole[count, own + at] = board[i, at]
            count += 1
    return count


@kernel
def share_pots(end: Showdown, least: Ints, house: House, stacks: Ints, taken: Ints) -> None:
    """Give the pots of each hand to its winners, after what the house takes."""
    hands, seats = end.paid.shape
    room = Room(
        np.zeros((2, seats), dtype=np.int64),
        np.zeros(2, dtype=np.int64),
        np.zeros(seats, dtype=np.bool_),
    )
    for i in range(hands):
        rest = end.paid[i].sum() + end.dead[i]
        due = 0
        if end.flop[i] or not house.flop_first:
            due = rake_of(rest, house)
            due += min(house.drop, rest - due)
        taken[i] = due
        below, extra = -1, end.dead[i]
        while rest > 0:
            level, last = next_level(end, i, below)
            amount, extra = extra, 0
            for seat in range(seats):
                paid = end.paid[i, seat]
                amount += min(paid, level) - min(paid, max(below, 0))
                room.inside[seat] = end.live[i, seat] and paid >= level
            if last:
                amount = rest
            rest -= amount
            below = level
            kept = min(due, amount)
            due -= kept
            award(amount - kept, end, i, least, house, room, stacks[i])
