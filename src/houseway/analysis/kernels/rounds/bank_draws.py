"""How a bank's hand ends that draws by rule, from a shoe of which some cards are gone.

Every set of cards that its hand may end with is listed once, with the orders in which they may
come. How likely it is depends on what is left in the shoe, by products of what is left of each.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import kernel
from houseway.analysis.kernels.ways.seven import Ints

VALUES = 10  # ace to ten


class Endings(NamedTuple):
    """The sets of cards that a hand may end with, besides its up card."""

    cards: Ints  # how many of each value, by ending
    orders: Ints  # in which they may come
    ends: Ints  # how the hand ends: a place among the ends


@kernel
def count_endings(left: Ints, endings: Endings, chances: NDArray[np.float64]) -> None:
    """Add to each end how likely it is, where so many cards of each value are left."""
    total = left.sum()
    for at in range(endings.orders.size):
        ways, drawn = float(endings.orders[at]), 0
        for value in range(VALUES):
            for taken in range(endings.cards[at, value]):
                ways *= (left[value] - taken) / (total - drawn)
                drawn += 1
        chances[endings.ends[at]] += ways
