"""Hold'em against one other hand: what to do on a flop, for every holding behind it at once."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.streets import ahead
from houseway.analysis.edges.suits import alike, renamed
from houseway.analysis.kernels.streets import KINDS, count_streets
from houseway.analysis.ranks import values
from houseway.cards import STANDARD, Cards

Bets = NDArray[np.bool_]  # by holding, in the order of the pairs behind the flop


def by_suits(own: Cards, flop: Cards) -> tuple[Cards, int]:
    """The flop that stands for this one, and the number of the holding behind it."""
    stands, names = alike(flop)
    return stands, _numbers(stands)[renamed(own, names)]


@lru_cache(maxsize=64)
def _numbers(flop: Cards) -> dict[Cards, int]:
    behind = [card for card in STANDARD if card not in flop]
    return {pair: number for number, pair in enumerate(combinations(behind, 2))}


def indices(cards: Cards) -> NDArray[np.uint8]:
    return np.array([card.index for card in cards], dtype=np.uint8)


def ahead_on(own: Cards, flop: Cards) -> bool:
    """Whether more deals are won than lost with two cards on a flop."""
    stands, number = by_suits(own, flop)
    return bool(_ahead(stands)[number])


@lru_cache(maxsize=1755)
def _ahead(flop: Cards) -> Bets:
    out = np.zeros((49, 1176, KINDS), dtype=np.int32)
    count_streets(indices(flop), 0, out)
    return ahead(out.astype(np.int64).sum(axis=0))


def showdowns(own: Cards, board: Cards) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The values of the own hand and of each other, over all that may come on a board."""
    known = {*own, *board}
    left = indices(tuple(card for card in STANDARD if card not in known))
    rows = [_faced(left, (*board, STANDARD[turned]), own)
            for turned in left] if len(board) < 5 else [_faced(left, board, own)]  # fmt: skip
    mine, theirs = zip(*rows, strict=True)
    return np.concatenate(mine), np.concatenate(theirs)


def _faced(
    left: NDArray[np.uint8], board: Cards, own: Cards
) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """One's own value as often as there are others, and theirs, on a whole board."""
    free = left[~np.isin(left, indices(board))]
    pairs = np.array(list(combinations(free, 2)), dtype=np.uint8)
    common = np.broadcast_to(indices(board), (len(pairs), len(board)))
    theirs = values("five-card", np.hstack([common, pairs]))
    mine = values("five-card", indices((*board, *own))[None, :])
    return np.repeat(mine, len(pairs)), theirs
