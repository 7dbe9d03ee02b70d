"""Deals for an equity: every one of them, or as many as are asked for at random."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.analysis import kernels
from houseway.analysis.kernels import counting
from houseway.analysis.kernels.drawing import UNKNOWN, deal
from houseway.analysis.kernels.pots.showdown import draw_out, run_out, share_out
from houseway.analysis.showdown import Showdown
from houseway.analysis.situation import Holdings, Situation
from houseway.cards import Card
from houseway.errors import BadCards

BLOCK = 1 << 14
EXACT_SECONDS = 3.0
# Hands a second on a modest core, to guess how long every deal would take.
_SPEED = {"omaha": 1e7, "omaha-54": 1e7, "omaha-eight-low": 2e7}
_OTHER_SPEED = 1.5e7
_RUN_OUT_SPEED = 1.5e8

Cards = NDArray[np.uint8]
Sums = NDArray[Any]  # Python's integers: squares of units grow without bound


@dataclass(frozen=True, slots=True)
class RunOut:
    """Every board of hold'em for some ways to hold the ranges."""

    situation: Situation
    held: tuple[tuple[Holdings, int], ...]
    deals: int


@dataclass(frozen=True, slots=True)
class Numbered:
    """A block of all the deals that are possible with one way to hold the ranges."""

    situation: Situation
    held: Holdings
    weight: int
    start: int
    rows: int

    @property
    def deals(self) -> int:
        return self.rows * self.weight


@dataclass(frozen=True, slots=True)
class Drawn:
    """A block of random deals, with a stream of its own."""

    urn: Urn
    seed: int
    block: int
    deals: int


@dataclass(frozen=True, slots=True)
class Urn:
    """What random deals are drawn from: holdings by player, and the pack."""

    situation: Situation
    holdings: Cards
    bounds: NDArray[np.int64]
    pack: Cards

    @classmethod
    def of(cls, situation: Situation) -> Urn:
        hole = situation.showdown.hole
        rows = [_row(each, hole) for player in situation.ranges for each in player]
        bounds = np.cumsum([0, *map(len, situation.ranges)])
        return cls(situation, np.array(rows), bounds, _indices(situation.rest()))


Task = RunOut | Numbered | Drawn


def every_deal(situation: Situation) -> list[Task] | None:
    """The tasks that cover every deal, or None if they would take too long."""
    if not situation.even:
        return None
    ways = situation.ways_to_deal
    if ways > EXACT_SECONDS * _RUN_OUT_SPEED:
        return None
    held = situation.held()
    if held is None:
        return None
    if not held:
        raise BadCards("these hands cannot be held together: they need the same cards")
    fast = _is_holdem(situation) and situation.unknown[-1] >= 2
    if ways * len(held) * _cost(situation, fast=fast) > EXACT_SECONDS:
        return None
    items = tuple(held.items())
    if fast:
        return [_run_out(situation, items[at : at + 32], ways) for at in range(0, len(items), 32)]
    return [
        Numbered(situation, each, weight, start, min(BLOCK, ways - start))
        for each, weight in items
        for start in range(0, ways, BLOCK)
    ]


def random_deals(situation: Situation, trials: int, seed: int) -> list[Task]:
    """Random deals in blocks."""
    urn = Urn.of(situation)
    return [
        Drawn(urn, seed, block, min(BLOCK, trials - start))
        for block, start in enumerate(range(0, trials, BLOCK))
    ]


def no_sums(players: int) -> Sums:
    """A row for each player (pots won, pots shared, units, their squares), and one for deals."""
    return np.zeros((players + 1, 4), dtype=object)


def run(task: Task) -> Sums:
    """Do a task; in any thread or process."""
    if isinstance(task, RunOut):
        return _run_every_board(task)
    if isinstance(task, Numbered):
        return _run_numbered(task)
    return _run_drawn(task)


def _is_holdem(situation: Situation) -> bool:
    """Whether the kernels made for the commonest game will do."""
    showdown = situation.showdown
    return [each.ranking for each in showdown.shares] == ["five-card"] and (
        showdown.hole,
        showdown.board,
        showdown.boards,
    ) == (2, 5, 1)


def _cost(situation: Situation, *, fast: bool) -> float:
    """Seconds for a deal."""
    players = len(situation.ranges)
    if fast:
        return players / _RUN_OUT_SPEED
    names = [each.ranking for each in situation.showdown.shares]
    hands = sum(1 / _SPEED.get(name, _OTHER_SPEED) for name in names)
    return players * situation.showdown.boards * hands + 2e-7


def _run_out(situation: Situation, held: tuple[tuple[Holdings, int], ...], ways: int) -> RunOut:
    return RunOut(situation, held, ways * sum(weight for _, weight in held))


def _run_every_board(task: RunOut) -> Sums:
    sums = no_sums(len(task.situation.ranges))
    board = _indices(task.situation.boards[0])
    for held, weight in task.held:
        found = np.zeros((len(held), 4), dtype=np.int64)
        hole = np.array([_indices(each) for each in held])
        pack = _indices(task.situation.rest(held))
        run_out(hole, board, pack, 5 - board.size, found)
        sums[:-1] += found.astype(object) * weight
    sums[-1, 0] = task.deals
    return sums


def _run_numbered(task: Numbered) -> Sums:
    situation = task.situation
    hole, board = _templates(situation, task.held, task.rows)
    unknown = situation.unknown
    drawn = np.empty((task.rows, sum(unknown)), dtype=np.uint8)
    pack = _indices(situation.rest(task.held))
    if np.count_nonzero(unknown) == 1:
        counting.combinations(pack, task.start, drawn)
    else:
        counting.deals(pack, np.array(unknown), task.start, drawn)
    both = np.concatenate([hole.reshape(task.rows, -1), board], axis=1)
    both[:, both[0] == UNKNOWN] = drawn
    hole[:] = both[:, : hole[0].size].reshape(hole.shape)
    return _showdowns(situation.showdown, hole, both[:, hole[0].size :]) * task.weight


def _run_drawn(task: Drawn) -> Sums:
    urn, situation = task.urn, task.urn.situation
    stream = np.zeros(1, dtype=np.uint64)
    stream[:] = np.random.SeedSequence([task.seed, task.block]).generate_state(1, np.uint64)
    first = tuple(each[0] for each in situation.ranges)
    if _is_holdem(situation):
        board = _row(situation.boards[0], 5)
        counted = np.zeros((len(first), 4), dtype=np.int64)
        args = urn.pack, urn.holdings, urn.bounds, board, task.deals
        if draw_out(stream, *args, counted):
            return _summed(counted, task.deals)
    else:
        hole, boards = _templates(situation, first, task.deals)
        if deal(stream, urn.pack, urn.holdings, urn.bounds, hole, boards):
            return _showdowns(situation.showdown, hole, boards)
    raise BadCards("these hands can hardly be held together: they need the same cards")


def _showdowns(showdown: Showdown, hole: NDArray[np.uint8], board: Cards) -> Sums:
    rows, players, _ = hole.shape
    found = np.empty((showdown.boards, len(showdown.shares), players, rows), dtype=np.int32)
    held = [np.ascontiguousarray(hole[:, p]) for p in range(players)]
    for b in range(showdown.boards):
        shared = np.ascontiguousarray(board[:, b * showdown.board : (b + 1) * showdown.board])
        for s, share in enumerate(showdown.shares):
            for p, cards in enumerate(held):
                on_board = shared if showdown.board else None
                found[b, s, p] = kernels.values(share.ranking, cards, on_board)
    least = np.array([each.least for each in showdown.shares])
    counted = np.zeros((players, 4), dtype=np.int64)
    share_out(found, least, showdown.unit, counted)
    return _summed(counted, rows)


def _summed(counted: NDArray[np.int64], deals: int) -> Sums:
    sums = no_sums(len(counted))
    sums[:-1] = counted
    sums[-1, 0] = deals
    return sums


def _templates(situation: Situation, held: Holdings, rows: int) -> tuple[NDArray[np.uint8], Cards]:
    """Rows of what is known, the rest marked unknown: hole cards by player, then the boards."""
    showdown = situation.showdown
    hole = np.array([_row(each, showdown.hole) for each in held])
    board = np.array([_row(each, showdown.board) for each in situation.boards]).ravel()
    return np.repeat(hole[None], rows, axis=0), np.repeat(board[None], rows, axis=0)


def _row(cards: Sequence[Card], size: int) -> Cards:
    row = np.full(size, UNKNOWN, dtype=np.uint8)
    row[: len(cards)] = [each.index for each in cards]
    return row


def _indices(cards: Sequence[Card]) -> Cards:
    return np.array([each.index for each in cards], dtype=np.uint8)
