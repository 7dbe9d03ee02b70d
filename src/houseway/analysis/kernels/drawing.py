"""Dealing at random, from a stream of numbers that belongs to the deals."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel, lent
from houseway.analysis.kernels.lanes import Cards

UNKNOWN = 255
MOST_TRIES = 100_000  # to find holdings that do not clash

Ints = NDArray[np.int64]
Stream = NDArray[np.uint64]  # one number, which moves on


@lent
def next_random(state: Stream) -> np.uint64:
    """The next 64 bits of a stream (splitmix)."""
    state[0] += np.uint64(0x9E3779B97F4A7C15)
    z = state[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    found: np.uint64 = z ^ (z >> np.uint64(31))
    return found


@lent
def below(state: Stream, most: int) -> int:
    """A random number from 0 to below `most`."""
    high = next_random(state) >> np.uint64(32)
    found: int = np.int64(high * np.uint64(most) >> np.uint64(32))  # type: ignore[assignment]
    return found


@inlined
def draw(state: Stream, pack: Cards, used: int) -> int:
    """A random card of the pack that is not used."""
    while True:
        card: int = pack[below(state, pack.size)]
        if not used >> card & 1:
            return card


@inlined
def hold(state: Stream, holdings: Cards, bounds: Ints, hole: Cards) -> int:
    """Give each player one of his holdings; the cards then used, or -1 where two clash."""
    used = 0
    for p in range(bounds.size - 1):
        at = bounds[p] + below(state, bounds[p + 1] - bounds[p])
        for j in range(holdings.shape[1]):
            card = holdings[at, j]
            hole[p, j] = card
            if card != UNKNOWN:
                if used >> card & 1:
                    return -1
                used |= 1 << card
    return used


@inlined
def hold_any(state: Stream, holdings: Cards, bounds: Ints, hole: Cards) -> int:
    """Holdings that do not clash; the cards then used, or -1 where none are found.

    Those that clash are all thrown back, so each way to hold them is as likely as another.
    """
    for _ in range(MOST_TRIES):
        used = hold(state, holdings, bounds, hole)
        if used >= 0:
            return used
    return -1


@kernel
def deal(
    state: Stream,
    pack: Cards,
    holdings: Cards,
    bounds: Ints,
    hole: NDArray[np.uint8],
    board: Cards,
) -> bool:
    """Fill deals at random: holdings from the ranges, then from the pack every card not known."""
    for i in range(hole.shape[0]):
        used = hold_any(state, holdings, bounds, hole[i])
        if used < 0:
            return False
        for p in range(hole.shape[1]):
            for j in range(hole.shape[2]):
                if hole[i, p, j] == UNKNOWN:
                    hole[i, p, j] = draw(state, pack, used)
                    used |= 1 << hole[i, p, j]
        for j in range(board.shape[1]):
            if board[i, j] == UNKNOWN:
                board[i, j] = draw(state, pack, used)
                used |= 1 << board[i, j]
    return True
