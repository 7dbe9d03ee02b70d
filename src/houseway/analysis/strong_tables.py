"""Tables of hold'em dealt at random to the river, of which only those with strong hands matter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from houseway.analysis.edges.random_rounds import stream_of
from houseway.analysis.kernels import values
from houseway.analysis.kernels.drawing import UNKNOWN, deal
from houseway.cards import STANDARD, Cards
from houseway.hands import FIVE_CARD

BLOCK = 1 << 15
BY_INDEX = {card.index: card for card in STANDARD}


class Table(NamedTuple):
    """Everybody's two cards, and the board."""

    hands: tuple[Cards, ...]
    board: Cards


def strong_tables(
    players: int, rounds: int, *, seed: int = 0, least: int, hands: int = 1
) -> Iterator[list[Table]]:
    """Block by block, the tables at which so many hands are worth this much at least."""
    pack = np.array([card.index for card in STANDARD], dtype=np.uint8)
    for number, at in enumerate(range(0, rounds, BLOCK)):
        dealt = min(BLOCK, rounds - at)
        hole = np.full((dealt, players, 2), UNKNOWN, dtype=np.uint8)
        board = np.full((dealt, 5), UNKNOWN, dtype=np.uint8)
        none, bounds = np.full((players, 2), UNKNOWN, dtype=np.uint8), np.arange(players + 1)
        deal(stream_of(seed, number), pack, none, bounds, hole, board)
        seven = np.concatenate([hole, np.repeat(board[:, None], players, axis=1)], axis=2)
        worth = values(FIVE_CARD.name, seven.reshape(-1, 7)).reshape(dealt, players)
        found = np.flatnonzero((worth >= least).sum(axis=1) >= hands)
        yield [_table(hole[each], board[each]) for each in found]


def _table(hole: np.ndarray, board: np.ndarray) -> Table:
    return Table(
        tuple(tuple(BY_INDEX[int(card)] for card in two) for two in hole),
        tuple(BY_INDEX[int(card)] for card in board),
    )
