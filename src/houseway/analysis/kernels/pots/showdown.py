"""Showdowns by the million, and how their pots are shared."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import UNKNOWN, Ints, Stream, draw, hold_any
from houseway.analysis.kernels.lanes import LANES, Cards
from houseway.analysis.kernels.rankings.five_card import class_of_7, flush_class
from houseway.analysis.kernels.rankings.five_card_tables import CARD_KEYS, FIVE_SUITED, START

Sums = NDArray[np.int64]  # for each player: pots won whole, pots shared, units, squares of units

HOLDEM_UNIT = 27_720  # any number of players up to eleven can share a pot of so many units
WHOLE, SHARED, UNITS, SQUARES = range(4)


@inlined
def pay(values: NDArray[np.int32], i: int, least: int, units: int, paid: Ints) -> bool:
    """Share units among the best values of one deal; False if none is good enough."""
    best = least - 1
    winners = 0
    for p in range(values.shape[0]):
        value = values[p, i]
        if value > best:
            best, winners = value, 1
        elif value == best:
            winners += 1
    if best < least:
        return False
    for p in range(values.shape[0]):
        if values[p, i] == best:
            paid[p] += units // winners
    return True


@inlined
def note(paid: Ints, whole: int, sums: Sums) -> None:
    """Add one deal's shares to the sums."""
    for p in range(paid.size):
        units = paid[p]
        if units:
            sums[p, WHOLE if units == whole else SHARED] += 1
            sums[p, UNITS] += units
            sums[p, SQUARES] += units * units


@kernel
def share_out(values: NDArray[np.int32], least: Ints, unit: int, sums: Sums) -> None:
    """Share each deal's pot. Values go by board, share, player and deal.

    A board is an equal part of the pot, and each share that someone qualifies for an equal part
    of the board: a low that nobody makes leaves its part to the others.
    """
    boards, shares, players, deals = values.shape
    paid = np.zeros(players, dtype=np.int64)
    for i in range(deals):
        paid[:] = 0
        for b in range(boards):
            open_shares = 0
            for s in range(shares):
                for p in range(players):
                    if values[b, s, p, i] >= least[s]:
                        open_shares += 1
                        break
            for s in range(shares):
                pay(values[b, s], i, least[s], unit // open_shares, paid)
        note(paid, unit * boards, sums)


@inlined
def class_with(key: int, hand: int) -> int:
    """The class of seven cards given both ways."""
    if key & FIVE_SUITED:
        return flush_class(hand, key)
    return class_of_7(key)


@inlined
def showdown(classes: Ints, unit: int, sums: Sums) -> None:
    """Share one whole pot among the best classes."""
    best = winners = 0
    for p in range(classes.size):
        if classes[p] > best:
            best, winners = classes[p], 1
        elif classes[p] == best:
            winners += 1
    units = unit if winners == 1 else unit // winners  # most pots are not shared
    for p in range(classes.size):
        if classes[p] == best:
            sums[p, WHOLE if winners == 1 else SHARED] += 1
            sums[p, UNITS] += units
            sums[p, SQUARES] += units * units


@kernel
def run_out(hole: Cards, board: Cards, pack: Cards, missing: int, sums: Sums) -> None:
    """Every way to complete a board of five, two cards or more missing, for two cards each."""
    players = hole.shape[0]
    keys = np.full(players, START)
    hands = np.zeros(players, dtype=np.int64)
    for p in range(players):
        for card in hole[p]:
            keys[p] += CARD_KEYS[card]
            hands[p] |= LANES[card]
        for card in board:
            keys[p] += CARD_KEYS[card]
            hands[p] |= LANES[card]
    classes = np.zeros(players, dtype=np.int64)
    outer = missing - 2
    chosen = np.arange(outer - 1, -1, -1) + 2  # highest first; two lower ones always remain
    while outer == 0 or chosen[0] < pack.size:
        key = lanes = 0
        first = pack.size
        for j in range(outer):
            first = chosen[j]
            key += CARD_KEYS[pack[first]]
            lanes |= LANES[pack[first]]
        for a in range(1, first):
            key_a = key + CARD_KEYS[pack[a]]
            lanes_a = lanes | LANES[pack[a]]
            for b in range(a):
                key_b = key_a + CARD_KEYS[pack[b]]
                lanes_b = lanes_a | LANES[pack[b]]
                for p in range(players):
                    classes[p] = class_with(keys[p] + key_b, hands[p] | lanes_b)
                showdown(classes, HOLDEM_UNIT, sums)
        if outer == 0:
            break
        at = outer - 1
        while at > 0 and chosen[at] + 1 == chosen[at - 1]:
            at -= 1
        chosen[at] += 1
        for j in range(at + 1, outer):
            chosen[j] = outer - 1 - j + 2


@kernel
def draw_out(
    state: Stream,
    pack: Cards,
    holdings: Cards,
    bounds: Ints,
    board: Cards,
    deals: int,
    sums: Sums,
) -> bool:
    """Random deals of hold'em, as `deal` deals them, with their showdowns."""
    players = bounds.size - 1
    hole = np.empty((players, 2), dtype=np.uint8)
    classes = np.zeros(players, dtype=np.int64)
    known_key, known_hand = START, 0
    for card in board:
        if card != UNKNOWN:
            known_key += CARD_KEYS[card]
            known_hand |= LANES[card]
    for _ in range(deals):
        used = hold_any(state, holdings, bounds, hole)
        if used < 0:
            return False
        key, hand = known_key, known_hand
        for known in board:
            if known == UNKNOWN:
                card = draw(state, pack, used)
                used |= 1 << card
                key += CARD_KEYS[card]
                hand |= LANES[card]
        for p in range(players):
            a, b = hole[p, 0], hole[p, 1]
            own = CARD_KEYS[a] + CARD_KEYS[b]
            classes[p] = class_with(key + own, hand | LANES[a] | LANES[b])
        showdown(classes, HOLDEM_UNIT, sums)
    return True
