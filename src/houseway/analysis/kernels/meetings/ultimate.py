"""Ultimate Texas Hold'em on one flop: every turn and river, every holding."""

from __future__ import annotations

import numpy as np

from houseway.analysis.kernels.cache import kernel
from houseway.analysis.kernels.meetings.boards import (
    HOLDINGS,
    OPPONENTS,
    Cards,
    Ints,
    Small,
    boards_behind,
    compare_all,
    every_board,
    number_of,
)

ROWS = 8  # of the blind's pay table, the first for hands that it pushes
WON, WON_SHORT = 0, ROWS  # from here on by row: dealer qualified, dealer short
TIED, LOST, LOST_SHORT, COUNTERS = 2 * ROWS, 2 * ROWS + 1, 2 * ROWS + 2, 2 * ROWS + 3
SCALE = 2  # so that 3 to 2 stays whole
FOLD = -2  # ante and blind


@kernel
def play_flop(
    flop: Cards, row_of: Small, pays: Ints, least: int, seen: Small, played: Small, folds: Small
) -> None:
    """Count how each holding comes out on all boards behind a flop.

    `seen` counts all of them, `played` those where the river is worth a bet of one ante, `folds`
    the deals given up there. Holdings are pairs of the 49 cards behind the flop.
    """
    on = boards_behind(flop)
    place, found, order = on.place, on.found, on.order
    met = np.empty((HOLDINGS, 4), dtype=np.int32)
    for _ in every_board(on):
        compare_all(found, order, least, met)
        for i in range(HOLDINGS):
            at = number_of(place, i)
            below_short, below, level, short = met[i, 0], met[i, 1], met[i, 2], met[i, 3]
            level_short = level if found[i] < least else 0
            won = below - below_short
            lost_short = short - below_short - level_short
            lost = OPPONENTS - below - level - lost_short
            row = row_of[found[i]]
            worth = won * (2 * SCALE + pays[row]) + below_short * (SCALE + pays[row])
            worth -= 3 * SCALE * lost + 2 * SCALE * lost_short
            seen[at, WON + row] += won
            seen[at, WON_SHORT + row] += below_short
            seen[at, TIED] += level
            seen[at, LOST] += lost
            seen[at, LOST_SHORT] += lost_short
            if worth > FOLD * SCALE * OPPONENTS:
                played[at, WON + row] += won
                played[at, WON_SHORT + row] += below_short
                played[at, TIED] += level
                played[at, LOST] += lost
                played[at, LOST_SHORT] += lost_short
            else:
                folds[at] += OPPONENTS
