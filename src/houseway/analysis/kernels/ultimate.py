"""Ultimate Texas Hold'em on one flop: every turn and river, every holding."""

from __future__ import annotations

import numpy as np

from houseway.analysis.kernels.boards import (
    CLASSES_OF_HANDS,
    HOLDINGS,
    OPPONENTS,
    Cards,
    Ints,
    Small,
    cards_behind,
    compare_all,
    lay_in_order,
    number_of,
    rank_holdings,
    turn_two,
)
from houseway.analysis.kernels.cache import kernel

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
    behind = cards_behind(flop)
    board, left, place = (
        np.empty(5, dtype=np.uint8),
        np.empty(47, dtype=np.uint8),
        np.empty(47, dtype=np.int64),
    )
    board[:3] = flop
    found = np.empty(HOLDINGS, dtype=np.int32)
    order = np.empty(HOLDINGS, dtype=np.int32)
    counts = np.empty(CLASSES_OF_HANDS, dtype=np.int32)
    met = np.empty((HOLDINGS, 4), dtype=np.int32)
    for t in range(49):
        for r in range(t + 1, 49):
            turn_two(behind, t, r, board, left, place)
            rank_holdings(board, left, found)
            lay_in_order(found, counts, order)
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
