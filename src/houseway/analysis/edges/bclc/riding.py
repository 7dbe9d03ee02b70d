"""Let It Ride: whether a bet rides, for all three and four cards that may be known."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.bclc.let_it_ride import paying
from houseway.analysis.edges.dealt import Rows, every_hand, values_of
from houseway.analysis.edges.paid import row_names
from houseway.hands import FIVE_CARD
from houseway.wagers import PayTable

Rides = NDArray[np.bool_]
PLACES = np.array([[comb(card, size) for card in range(52)] for size in range(1, 5)])


def numbers(cards: Rows) -> NDArray[np.int64]:
    """The number of each hand among all of its size."""
    inside = np.sort(cards, axis=1)
    found: NDArray[np.int64] = PLACES[np.arange(cards.shape[1]), inside].sum(axis=1)
    return found


@lru_cache(maxsize=4)
def rides(table: PayTable) -> tuple[Rides, Rides]:
    """Whether a bet rides with each three cards and with each four.

    Every five cards count for all that are among them.
    """
    five = np.sort(every_hand(5), axis=1)
    floors = np.array([floor for floor, _ in row_names(table, FIVE_CARD)])
    nets = paying(table)[1][np.searchsorted(floors, values_of(FIVE_CARD, five), side="right") - 1]
    found = []
    for size in (3, 4):
        worth = np.zeros(comb(52, size))
        for kept in combinations(range(5), size):
            worth += np.bincount(numbers(five[:, kept]), weights=nets, minlength=len(worth))
        found.append(worth >= 0)
    return found[0], found[1]
