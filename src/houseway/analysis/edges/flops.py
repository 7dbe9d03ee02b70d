"""Hold'em against one other hand: what to do on a flop, for every holding behind it at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.kept_flops import AHEAD, Bets, bets_on, kept_flops
from houseway.analysis.edges.streets import ahead
from houseway.analysis.edges.suits import alike, renamed
from houseway.analysis.kernels.meetings.facing import WAYS, face_all
from houseway.analysis.kernels.meetings.streets import KINDS, count_streets
from houseway.cards import STANDARD, Cards

Rows = NDArray[np.uint8]


def by_suits(own: Cards, flop: Cards) -> tuple[Cards, int]:
    """The flop that stands for this one, and the number of the holding behind it."""
    stands, names = alike(flop)
    return stands, _numbers(stands)[renamed(own, names)]


@lru_cache(maxsize=64)
def _numbers(flop: Cards) -> dict[Cards, int]:
    behind = [card for card in STANDARD if card not in flop]
    return {pair: number for number, pair in enumerate(combinations(behind, 2))}


def indices(cards: Cards) -> Rows:
    return np.array([card.index for card in cards], dtype=np.uint8)


def best_on(kept: Bets | None, own: Cards, flop: Cards, count: Callable[[Cards], Bets]) -> bool:
    """What is kept of two cards on a flop; where nothing is, it is counted now."""
    if kept is not None:
        return bool(bets_on(kept, indices(own)[None, :], indices(flop)[None, :])[0])
    stands, number = by_suits(own, flop)
    return bool(count(stands)[number])


def ahead_on(own: Cards, flop: Cards) -> bool:
    """Whether more deals are won than lost with two cards on a flop."""
    return best_on(kept_flops(AHEAD), own, flop, _ahead)


@lru_cache(maxsize=1755)
def _ahead(flop: Cards) -> Bets:
    return ahead_behind(indices(flop))


def ahead_behind(flop: Rows) -> Bets:
    """Whether more deals are won than lost, for all two cards behind a flop."""
    out = np.zeros((49, 1176, KINDS), dtype=np.int32)
    count_streets(flop, 0, out)
    return ahead(out.astype(np.int64).sum(axis=0))


class Faced(NamedTuple):
    """How two cards come out against all others, by whether those qualify."""

    won: int
    won_short: int
    tied: int
    lost: int
    lost_short: int


def faced(own: Cards, board: Cards, least: int = 0) -> Faced:
    """Every hand of the other side's on a board of four or five, and the card to come."""
    found = faced_all(indices(own)[None, :], indices(board)[None, :], least)
    return Faced(*found[0].tolist())


def faced_all(owns: Rows, boards: Rows, least: int = 0) -> NDArray[np.int32]:
    """The same for many hands, one in a row."""
    out = np.zeros((len(owns), WAYS), dtype=np.int32)
    face_all(np.ascontiguousarray(owns), np.ascontiguousarray(boards), least, out)
    return out
