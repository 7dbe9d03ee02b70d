"""Two cards each and five on the board: charts and tables of two cards, and who has the better."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.squares import cell
from houseway.analysis.kernels import values
from houseway.analysis.rounds.settled import Came, Dealt, Outcome, Rows
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.hands import FIVE_CARD
from houseway.play import Place
from houseway.wagers import PayTable

BOARD = "board"
LOSES, TIES, WINS = range(3)

Square = NDArray[np.uint8]  # by two cards, in either order


def square(told: Callable[[Cards], int]) -> Square:
    """What is said of every two cards."""
    found = np.zeros((52, 52), dtype=np.uint8)
    for first, second in permutations(STANDARD, 2):
        found[first.index, second.index] = told((first, second))
    return found


def charted(chart: Mapping[str, Sequence[str]], word: str) -> Square:
    """Where a chart of two cards has this word."""
    return square(lambda own: cell(chart, own) == word)


def on_square(found: Square, own: Rows) -> Square:
    each: Square = found[own[:, 0], own[:, 1]]
    return each


class TwoCards:
    """A bet on the two cards in hand: the row of each, and what it wins."""

    def __init__(self, table: PayTable, row: Callable[[Cards], str], nets: Sequence[Fraction]):
        names = [name for name, _ in table.rows]
        self.rows = square(lambda own: names.index(row(own)) if row(own) in names else len(names))
        self.outcomes = tuple(
            Outcome(net, bonus=max(net, Fraction(0))) for net in (*nets, Fraction(-1))
        )

    def came(self, own: Rows) -> Came:
        return Came(on_square(self.rows, own), self.outcomes)


def shown_down(dealt: Dealt, bank: Place) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
    """The values of the own seven cards, and of the bank's."""
    board = dealt[BOARD]
    mine, theirs = (values(FIVE_CARD.name, np.hstack([dealt[each], board]))
                    for each in (SEAT, bank))  # fmt: skip
    return mine, theirs
