"""Flushes for a player who has seen one of the dealer's five cards: random hands, every board.

What a hand is worth beside a card is exact. Only so many hands are looked at, and where the card
changes nothing it is worth nothing.
"""

from __future__ import annotations

from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import Rows, rows_of
from houseway.analysis.edges.measured import Group, Measured, measured
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.flush_boards import LOST, name_classes
from houseway.analysis.kernels.meetings.flush_seen import meet_beside
from houseway.analysis.kernels.meetings.known_cards import HIDDEN

Ints = NDArray[np.int64]
Flags = NDArray[np.bool_]
Boards = list[tuple[int, int]]

BEHIND = comb(44, HIDDEN)  # ways to deal the dealer's other four cards
BOARDS = comb(46, 2)  # for a hand and a card that was seen
HANDS = 1 << 15  # that are looked at beside each rank; the card is a club


def gained_beside(nets: Ints, plays: Flags, work: Work) -> Measured:
    """What the card wins for who would else play these hands, by their numbers.

    It wins where a hand that is played is better given up, or the other way round.
    """
    blocks = [(rank, nets, plays, work.seed) for rank in range(13)]
    return measured(work.over(_gained, blocks), [1 / 13] * 13).over(BOARDS * BEHIND)


def _gained(block: tuple[int, Ints, Flags, int]) -> Group:
    rank, nets, plays, seed = block
    left = left_beside(4 * rank)
    hands = rows_of(left, 5)
    hands = np.random.default_rng([seed, rank]).choice(hands, HANDS, replace=False)
    worth = beside(4 * rank, hands, nets, list(combinations(left.tolist(), 2)))
    numbers, names = np.empty((2, HANDS), dtype=np.int64)
    name_classes(hands, numbers, names)
    return np.maximum(np.where(plays[numbers], -worth, worth), 0).astype(np.float64)


def beside(card: int, hands: Rows, nets: Ints, boards: Boards) -> Ints:
    """What hands win beside a card in all, on each of these boards that they have no card of."""
    fours = rows_of(left_beside(card), HIDDEN)
    worth = np.full(len(hands), int(nets[LOST]) * BOARDS * BEHIND)
    for board in boards:
        meet_beside(card, np.array(board, dtype=np.uint8), hands, fours, nets, worth)
    return worth


def left_beside(card: int) -> Rows:
    return np.array([each for each in range(52) if each != card], dtype=np.uint8)
