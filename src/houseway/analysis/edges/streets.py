"""Games in which a hand of two cards may be bet on as the board comes, each bet by itself.

Such a bet wins or loses as much as it is: it is made where more deals win than lose.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import suit_classes
from houseway.analysis.edges.holdings import CLASSES, class_of
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.streets import KINDS, LOST, STRONG, WEAK, count_streets
from houseway.analysis.kernels.rankings.five_card_tables import VALUES

BLOCK = 15  # flops at a time
Counts = NDArray[np.int64]


class Block(NamedTuple):
    """Some flops up to their suits, and how many there are of each."""

    flops: NDArray[np.uint8]
    weights: Counts
    strong: int  # the least value of a strong hand


def by_bets(strong: int, work: Work) -> Counts:
    """All deals by kind of holding, bet on the flop, bet on the turn, and how they come out."""
    flops, weights = suit_classes(3)
    least = int(np.searchsorted(VALUES, strong))
    blocks = [Block(flops[at : at + BLOCK], weights[at : at + BLOCK], least)
              for at in range(0, len(flops), BLOCK)]  # fmt: skip
    found = np.zeros((CLASSES, 2, 2, KINDS), dtype=np.int64)
    for part in work.over(count_block, blocks):
        found += part
    return found


def count_block(block: Block) -> Counts:
    found = np.zeros((CLASSES, 2, 2, KINDS), dtype=np.int64)
    for flop, weight in zip(block.flops, block.weights.tolist(), strict=True):
        out = np.zeros((49, 1176, KINDS), dtype=np.int32)
        count_streets(flop, block.strong, out)
        deals = out.astype(np.int64)
        on_flop = ahead(deals.sum(axis=0))
        on_turn = ahead(deals)
        held = class_of(flop)
        for flop_bet, turn_bet in product((0, 1), repeat=2):
            chosen = (on_flop == flop_bet)[None, :] & (on_turn == turn_bet)
            summed = np.where(chosen[..., None], deals, 0).sum(axis=0)
            np.add.at(found[:, flop_bet, turn_bet], held, weight * summed)
    return found


def ahead(deals: Counts) -> NDArray[np.bool_]:
    """Whether more deals are won than lost."""
    won = deals[..., STRONG] + deals[..., WEAK]
    more: NDArray[np.bool_] = won > deals[..., LOST]
    return more
