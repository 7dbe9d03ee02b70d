"""Four-card poker against six cards of which one lies open: every hand beside every open card."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import values_of
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.counting import combinations
from houseway.analysis.kernels.meetings.sweeping import classes_beside, sweep
from houseway.hands import FOUR_CARD

Ints = NDArray[np.int64]
Values = NDArray[np.int32]

HIDDEN = comb(46, 5)  # ways to deal the dealer's other five cards
DEALS = comb(52, 5) * 47 * HIDDEN
SUITS = 4  # the open card is a club in what is counted


@dataclass(frozen=True, slots=True)
class Met:
    """The hands beside one open card, weakest first, and how many dealer's hands they beat."""

    rank: int  # of the open card, the deuce being 0
    values: Values
    weights: Ints  # hands of each class, for an open card of any suit
    below: Ints  # dealer's hands that are weaker
    level: Ints  # and those that are equal
    both: Ints  # for each mark: deals in which neither hand is below it


def meet_open_cards(marks: Values, work: Work) -> list[Met]:
    """All deals, by the rank of the open card."""
    met = list(work.over(meet_one, [(rank, marks) for rank in range(13)]))
    assert sum(int(each.weights.sum()) for each in met) * HIDDEN == DEALS, "a deal was lost"
    return met


def meet_one(block: tuple[int, Values]) -> Met:
    rank, marks = block
    rows, with_open = hands_beside(4 * rank)
    weights = np.empty(len(rows), dtype=np.int64)
    classes_beside(rows, 3, weights)
    kept = np.flatnonzero(weights)
    values = values_of(FOUR_CARD, rows[kept])
    order = np.argsort(values, kind="stable")
    kept, values = kept[order], values[order]
    dealt = np.argsort(with_open, kind="stable")

    counts = np.empty((len(kept), 2), dtype=np.int32)
    below_marks = np.full((len(kept), len(marks)), HIDDEN, dtype=np.int32)
    sweep(rows[dealt], with_open[dealt], rows[kept], values, marks, counts, below_marks)
    below, up_to = counts.astype(np.int64).T
    level = up_to - below
    level -= with_open[kept] == values  # his own five cards, which the dealer cannot hold
    each = SUITS * weights[kept]
    both = each @ (HIDDEN - below_marks.astype(np.int64))
    return Met(rank, values, each, below, level, both)


def hands_beside(card: int) -> tuple[NDArray[np.uint8], Values]:
    """Five of the other cards, every way, and what they are worth to him who has the card too."""
    pack = np.array([each for each in range(52) if each != card], dtype=np.uint8)
    rows = np.empty((comb(51, 5), 5), dtype=np.uint8)
    combinations(pack, 0, rows)
    with_card = np.full((len(rows), 6), card, dtype=np.uint8)
    with_card[:, :5] = rows
    return rows, values_of(FOUR_CARD, with_card)
