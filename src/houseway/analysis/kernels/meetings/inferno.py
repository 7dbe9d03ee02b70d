"""Six cards against what a dealer has left, met from the weakest up.

Places order hands of one card to seven: five cards and more stand at odd places by their class, a
shorter hand at the even place below the first class that beats it. Only equal places tie.
"""

from __future__ import annotations

from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import LANES, Cards, hand_of
from houseway.analysis.kernels.meetings.sweeping import (
    FOUR,
    FOURS,
    ONES,
    SETS,
    THREE,
    THREES,
    TWO,
    TWOS,
)
from houseway.analysis.kernels.rankings.five_card import (
    class_of_5,
    class_of_6,
    class_of_7,
    flush_class,
)
from houseway.analysis.kernels.rankings.five_card_tables import (
    CARD_KEYS,
    FIVE_SUITED,
    START,
    VALUES,
)
from houseway.analysis.kernels.rankings.high import BELOW_DEUCE, best_five

Ints = NDArray[np.int64]
Small = NDArray[np.int32]
Few = NDArray[Any]  # whole numbers, as small as they are

SIZE = 6
FIVE = np.array([comb(card, 5) for card in range(52)])
FIVES = SETS  # where sets of five cards begin
ALL_SETS = FIVES + comb(52, 5)
PLACES = 2 * len(VALUES) + 2
NONE = 52  # no card to add
_HIGH = 0x7E00  # nine to ace
HIGH = _HIGH | _HIGH << 16 | _HIGH << 32 | _HIGH << 48


class Laid(NamedTuple):
    """Hands, their order by place, and how many of them lie below each place."""

    rows: Cards
    order: Small
    ends: Ints


@inlined
def place_of(rows: Cards, i: int, size: int, more: int) -> int:
    """The place of the first cards of a row, and one card more if there is one."""
    key, hand = START, 0
    for j in range(size):
        key += CARD_KEYS[rows[i, j]]
        hand |= LANES[rows[i, j]]
    if more != NONE:
        key += CARD_KEYS[more]
        hand |= LANES[more]
        size += 1
    if size < 5:
        beaten_by = np.searchsorted(VALUES, best_five(hand, BELOW_DEUCE), side="right")
        return int(2 * beaten_by)
    if key & FIVE_SUITED:
        return 2 * flush_class(hand, key) + 1
    if size == 5:
        return 2 * class_of_5(key) + 1
    return 2 * (class_of_6(key) if size == 6 else class_of_7(key)) + 1


@kernel
def find_places(rows: Cards, more: int, places: Small) -> None:
    for i in range(rows.shape[0]):
        places[i] = place_of(rows, i, rows.shape[1], more)


@kernel
def count_high(rows: Cards, highs: NDArray[np.uint8]) -> None:
    """How many cards of each hand a dealer throws away from the top."""
    for i in range(rows.shape[0]):
        highs[i] = bit_count(hand_of(rows, i) & HIGH)


@inlined
def put(seen: Few, rows: Cards, at: int, size: int, weight: int) -> None:
    """A hand has gone by, so often."""
    seen[0] += weight
    for i in range(size):
        a = rows[at, i]
        seen[ONES + a] += weight
        for j in range(i + 1, size):
            b = a + TWO[rows[at, j]]
            seen[TWOS + b] += weight
            for k in range(j + 1, size):
                c = b + THREE[rows[at, k]]
                seen[THREES + c] += weight
                for m in range(k + 1, size):
                    d = c + FOUR[rows[at, m]]
                    seen[FOURS + d] += weight
                    for n in range(m + 1, size):
                        seen[FIVES + d + FIVE[rows[at, n]]] += weight


@inlined
def avoiding(seen: Few, rows: Cards, at: int) -> int:
    """How often hands that share no card with this one have gone by; itself is left out."""
    found: int = seen[0]
    for i in range(SIZE):
        a = rows[at, i]
        found -= seen[ONES + a]
        for j in range(i + 1, SIZE):
            b = a + TWO[rows[at, j]]
            found += seen[TWOS + b]
            for k in range(j + 1, SIZE):
                c = b + THREE[rows[at, k]]
                found -= seen[THREES + c]
                for m in range(k + 1, SIZE):
                    d = c + FOUR[rows[at, m]]
                    found += seen[FOURS + d]
                    for n in range(m + 1, SIZE):
                        found -= seen[FIVES + d + FIVE[rows[at, n]]]
    return found


@kernel
def sort_places(places: Small, order: Small, ends: Ints) -> None:
    """The hands by place; `ends` has, for each place, how many lie below it."""
    ends[:] = 0
    for place in places:
        ends[place + 1] += 1
    for place in range(PLACES):
        ends[place + 1] += ends[place]
    free = ends.copy()
    for i in range(places.size):
        order[free[places[i]]] = i
        free[places[i]] += 1


def lay(rows: Cards, places: Small) -> Laid:
    """Hands from the weakest up."""
    order, ends = np.empty(len(rows), dtype=np.int32), np.empty(PLACES + 1, dtype=np.int64)
    sort_places(places, order, ends)
    return Laid(rows, order, ends)


@kernel
def sweep(others: Laid, sizes: Few, weights: Few, hands: Laid, seen: Few, counts: Ints) -> None:
    """Add the others that avoid each hand: those below it, and those up to its own place."""
    for place in range(PLACES):
        level = hands.order[hands.ends[place] : hands.ends[place + 1]]
        for i in level:
            counts[i, 0] += avoiding(seen, hands.rows, i)
        for i in others.order[others.ends[place] : others.ends[place + 1]]:
            put(seen, others.rows, i, sizes[i], weights[i])
        for i in level:
            counts[i, 1] += avoiding(seen, hands.rows, i)
