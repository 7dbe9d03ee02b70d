"""Hold'em against one other hand, street by street: every board behind a flop."""

from __future__ import annotations

import numpy as np

from houseway.analysis.kernels.cache import kernel
from houseway.analysis.kernels.meetings.boards import (
    HOLDINGS,
    OPPONENTS,
    Cards,
    Small,
    boards_behind,
    compare_all,
    every_board,
    number_of,
)

STRONG, WEAK, TIED, LOST = range(4)  # won with a strong hand, won otherwise, tied, lost
KINDS = 4


@kernel
def count_streets(flop: Cards, strong: int, out: Small) -> None:
    """Count how each holding comes out, by the card that is turned after the flop.

    Holdings are pairs of the 49 cards behind the flop. A board counts for both of its last cards,
    each of which may be the first to come.
    """
    on = boards_behind(flop)
    place, found, order = on.place, on.found, on.order
    met = np.empty((HOLDINGS, 4), dtype=np.int32)
    for t, r in every_board(on):
        compare_all(found, order, 0, met)
        for i in range(HOLDINGS):
            at = number_of(place, i)
            won, level = met[i, 1], met[i, 2]
            lost = OPPONENTS - won - level
            kind = STRONG if found[i] >= strong else WEAK
            out[t, at, kind] += won
            out[t, at, TIED] += level
            out[t, at, LOST] += lost
            out[r, at, kind] += won
            out[r, at, TIED] += level
            out[r, at, LOST] += lost


@kernel
def count_by_row(flop: Cards, row_of: Small, out: Small) -> None:
    """Count how each holding comes out on all boards behind a flop, by the row of its own hand.

    Three columns for a row: won, tied, lost.
    """
    on = boards_behind(flop)
    place, found, order = on.place, on.found, on.order
    met = np.empty((HOLDINGS, 4), dtype=np.int32)
    for _ in every_board(on):
        compare_all(found, order, 0, met)
        for i in range(HOLDINGS):
            at, row = number_of(place, i), 3 * row_of[found[i]]
            won, level = met[i, 1], met[i, 2]
            out[at, row] += won
            out[at, row + 1] += level
            out[at, row + 2] += OPPONENTS - won - level
