"""Coups of baccarat by the thousand: what both hands come to, by the cards that are drawn."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import Cards

Flags = NDArray[np.bool_]
NO_THIRD = 10  # in place of the points of a card that was not drawn


@inlined
def points(card: int) -> int:
    """An ace is one, a ten or a face nothing."""
    rank = card >> 2
    if rank == 12:
        return 1
    return rank + 2 if rank < 8 else 0


@kernel
def draw_coups(
    player: Cards, banker: Cards, player_draws: Flags, banker_draws: Flags, out: NDArray[np.int16]
) -> None:
    """How each coup comes out, as one number: totals, and who took a third card."""
    for i in range(player.shape[0]):
        own = (points(player[i, 0]) + points(player[i, 1])) % 10
        bank = (points(banker[i, 0]) + points(banker[i, 1])) % 10
        drew = took = 0
        if own < 8 and bank < 8:
            third = NO_THIRD
            if player_draws[own]:
                third, drew = points(player[i, 2]), 1
                own = (own + third) % 10
            if banker_draws[bank, third]:
                bank, took = (bank + points(banker[i, 2])) % 10, 1
        out[i] = ((own * 10 + bank) * 2 + drew) * 2 + took
