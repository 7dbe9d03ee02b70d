"""Hands met from the weakest up: how many of those gone by share no card with a hand of five.

For each small set of cards it is kept how many hands gone by hold all of it; those that avoid five
cards are then an alternating sum over the sets of these five.
"""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import Cards, Values, hand_of, lane

Ints = NDArray[np.int64]
Table = NDArray[np.int32]

SIZE = 5
BELOW, UP_TO = range(2)
TWO, THREE, FOUR = (np.array([comb(card, k) for card in range(52)]) for k in (2, 3, 4))
ONES = 1  # where sets of one card begin, after the empty set
TWOS = ONES + 52
THREES = TWOS + comb(52, 2)
FOURS = THREES + comb(52, 3)
SETS = FOURS + comb(52, 4)


@inlined
def alike(hand: int, suits: int) -> int:
    """How many hands are alike where only the last suits may be named anew; 0 but for one.

    These stand in falling order in the hand that counts for its class.
    """
    if suits < 2:
        return 1
    a, b, c = lane(hand, 1), lane(hand, 2), lane(hand, 3)
    if b < c:
        return 0
    if suits == 2:
        return 1 if b == c else 2
    if a < b:
        return 0
    if a == c:
        return 1
    return 3 if b in (a, c) else 6


@kernel
def classes_beside(rows: Cards, suits: int, weights: NDArray[Any]) -> None:
    """How many hands are alike beside cards of the first suits: 0 but for one of each class."""
    for i in range(rows.shape[0]):
        weights[i] = alike(hand_of(rows, i), suits)


@inlined
def put(seen: Table, rows: Cards, at: int) -> None:
    """One more hand has gone by."""
    seen[0] += 1
    for i in range(SIZE):
        a = rows[at, i]
        seen[ONES + a] += 1
        for j in range(i + 1, SIZE):
            b = a + TWO[rows[at, j]]
            seen[TWOS + b] += 1
            for k in range(j + 1, SIZE):
                c = b + THREE[rows[at, k]]
                seen[THREES + c] += 1
                for m in range(k + 1, SIZE):
                    seen[FOURS + c + FOUR[rows[at, m]]] += 1


@inlined
def avoiding(seen: Table, rows: Cards, at: int) -> int:
    """How many hands gone by share no card with this one, which has not gone by itself."""
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
                    found += seen[FOURS + c + FOUR[rows[at, m]]]
    return found


@kernel
def sweep(
    others: Cards,
    other_values: Values,
    hands: Cards,
    values: Values,
    marks: Values,
    counts: Table,
    below_marks: Table,
) -> None:
    """Count the others that avoid each hand: those below it, and those up to its own value.

    Both stand weakest first, cards ascending; the two counts are columns of `counts`. `below_marks`
    has a column for each mark: the others below it, for the hands that are not.
    """
    seen = np.zeros(SETS, dtype=np.int32)
    hand, gone, mark = 0, 0, 0
    while hand < values.size:
        value = values[hand]
        while mark < marks.size and marks[mark] <= value:
            while gone < other_values.size and other_values[gone] < marks[mark]:
                put(seen, others, gone)
                gone += 1
            for i in range(hand, values.size):
                below_marks[i, mark] = avoiding(seen, hands, i)
            mark += 1
        while gone < other_values.size and other_values[gone] < value:
            put(seen, others, gone)
            gone += 1
        end = hand
        while end < values.size and values[end] == value:
            counts[end, BELOW] = avoiding(seen, hands, end)
            end += 1
        while gone < other_values.size and other_values[gone] == value:
            put(seen, others, gone)
            gone += 1
        for i in range(hand, end):
            counts[i, UP_TO] = avoiding(seen, hands, i)
        hand = end
