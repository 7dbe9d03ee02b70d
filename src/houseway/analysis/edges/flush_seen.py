"""Flushes for a player who has seen one of the dealer's five cards: every such card and board."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import Rows, rows_of
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.flush_boards import LOST
from houseway.analysis.kernels.meetings.flush_seen import meet_beside
from houseway.analysis.kernels.meetings.known_cards import HIDDEN
from houseway.analysis.kernels.meetings.sweeping import classes_beside

Ints = NDArray[np.int64]

BEHIND = comb(44, HIDDEN)  # ways to deal the dealer's other four cards
BOARDS = comb(46, 2)  # for a hand and a card that was seen
SUITS = 4  # the card that was seen is a club in what is counted
DEALS = 52 * comb(51, 5) * BOARDS * BEHIND


class Beside(NamedTuple):
    """The hands beside a card of the dealer's, one of each class, and what they win in all."""

    hands: Rows
    weights: Ints
    worth: Ints


def best_beside(nets: Ints, work: Work) -> int:
    """What all hands win in all, where only those are played that win."""
    return sum(work.over(_best, [(rank, nets) for rank in range(13)]))


def _best(block: tuple[int, Ints]) -> int:
    rank, nets = block
    found = beside(4 * rank, nets, list(combinations(_left(4 * rank).tolist(), 2)))
    return SUITS * int(found.weights @ np.maximum(found.worth, 0))


def beside(card: int, nets: Ints, boards: list[tuple[int, int]]) -> Beside:
    """What hands win beside a club, on each of these boards that they have no card of."""
    left = _left(card)
    hands, fours = rows_of(left, 5), rows_of(left, HIDDEN)
    weights = np.empty(len(hands), dtype=np.int64)
    classes_beside(hands, 3, weights)
    hands, weights = hands[weights > 0], weights[weights > 0]
    worth = np.full(len(hands), int(nets[LOST]) * BOARDS * BEHIND)
    for board in boards:
        meet_beside(card, np.array(board, dtype=np.uint8), hands, fours, nets, worth)
    return Beside(hands, weights, worth)


def _left(card: int) -> Rows:
    return np.array([each for each in range(52) if each != card], dtype=np.uint8)
