"""Two kept cards of six decks with every board behind them, each as often as it is dealt.

Cards that look alike are one kind, of which there are six; a board is a few of some kinds. The two
cards that were thrown away come from what hand and board leave: how often is a sum over pairs of
kinds, which is found for the whole shoe once and mended for the few kinds of the board.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import Cards
from houseway.analysis.kernels.rankings.decks import fast_action_value

Ints = NDArray[np.int64]

KINDS, BOARD = 52, 5
CHOOSE = np.array([[1, n, n * (n - 1) // 2, n * (n - 1) * (n - 2) // 6,
                    n * (n - 1) * (n - 2) * (n - 3) // 24,
                    n * (n - 1) * (n - 2) * (n - 3) * (n - 4) // 120]
                   for n in range(7)])  # fmt: skip


@inlined
def two_of(left: int) -> int:
    """Ways to take two cards of a kind."""
    return left * (left - 1) // 2


@inlined
def thrown(weights: Ints, left: Ints, rows: Ints, whole: int, board: Cards) -> int:
    """Ways to throw two cards away, from what the board leaves of the shoe."""
    found, at = whole, 0
    while at < BOARD:
        kind, number = board[at], 1
        while at + number < BOARD and board[at + number] == kind:
            number += 1
        found -= number * rows[kind]
        found += weights[kind, kind] * (two_of(left[kind] - number) - two_of(left[kind]))
        for before in range(at):
            found += number * weights[kind, board[before]]
        at += number
    return found


@kernel
def count_boards(kept: Cards, weights: Ints, left: Ints, counts: Ints) -> None:
    """Add up, by kind of hand, the boards behind two kept cards.

    `weights` has how much each pair of kinds counts that may have been thrown away; `left` how
    many of each kind the kept cards leave.
    """
    rows = np.zeros(KINDS, np.int64)
    whole = 0
    for kind in range(KINDS):
        for other in range(KINDS):
            if other != kind:
                rows[kind] += weights[kind, other] * left[other]
        whole += 2 * weights[kind, kind] * two_of(left[kind]) + rows[kind] * left[kind]
    whole //= 2  # each pair of kinds came from both sides
    seven = np.zeros((1, 2 + BOARD), np.uint8)
    seven[0, 0], seven[0, 1] = kept[0], kept[1]
    board = seven[0, 2:]
    for a in range(KINDS):
        for b in range(a, KINDS):
            for c in range(b, KINDS):
                for d in range(c, KINDS):
                    for e in range(d, KINDS):
                        board[0], board[1], board[2], board[3], board[4] = a, b, c, d, e
                        ways = ways_of(left, board)
                        if ways:
                            value = fast_action_value(seven, 0)
                            often = thrown(weights, left, rows, whole, board)
                            counts[value >> 20] += ways * often


@inlined
def ways_of(left: Ints, board: Cards) -> int:
    """Ways to deal a board of these kinds."""
    ways, at = 1, 0
    while at < BOARD:
        number = 1
        while at + number < BOARD and board[at + number] == board[at]:
            number += 1
        ways *= CHOOSE[left[board[at]], number]
        at += number
    return ways
