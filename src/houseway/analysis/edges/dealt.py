"""Every hand of a pack, and the classes they fall into when suits are named otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations as ways
from itertools import permutations
from math import comb
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels import values
from houseway.analysis.kernels.counting import combinations
from houseway.analysis.kernels.lanes import hands_of
from houseway.cards import STANDARD, Cards
from houseway.hands import Ranking

if TYPE_CHECKING:
    from houseway.analysis.edges.work import Work
    from houseway.wagers import PayTable

BLOCK = 1 << 19  # hands at a time: their cards and values stay in the processor's cache

Masks = NDArray[np.int64]
Rows = NDArray[np.uint8]


def pack_of(deck: Cards = STANDARD) -> Rows:
    """The cards of a deck as the kernels know them."""
    return np.array([card.index for card in deck], dtype=np.uint8)


@cache
def every_hand(size: int, deck: Cards = STANDARD) -> Rows:
    """All hands of so many cards."""
    return rows_of(pack_of(deck), size)


def rows_of(pack: Rows, size: int) -> Rows:
    """So many of these cards, every way."""
    rows = np.empty((comb(pack.size, size), size), dtype=np.uint8)
    combinations(pack, 0, rows)
    return rows


def masks_of(rows: Rows) -> Masks:
    """Each hand as one number, so that two share a card where the numbers share a bit."""
    hands = np.empty(rows.shape[0], dtype=np.int64)
    hands_of(np.ascontiguousarray(rows), hands)
    return hands


def values_of(by: Ranking, rows: Rows) -> NDArray[np.int32]:
    return values(by.name, np.ascontiguousarray(rows))


@cache
def suit_classes(size: int) -> tuple[Rows, Masks]:
    """One hand of each class of the standard deck, and how many hands the class has.

    Hands that differ only by the names of their suits are one class.
    """
    renamed = [np.array([4 * (c >> 2) + order[c & 3] for c in range(52)])
               for order in permutations(range(4))]  # fmt: skip
    rows = every_hand(size).astype(np.int64)
    place = 52 ** np.arange(size - 1, -1, -1, dtype=np.int64)
    least = np.minimum.reduce([np.sort(names[rows], axis=1) @ place for names in renamed])
    _, first, counts = np.unique(least, return_index=True, return_counts=True)
    assert int(counts.sum()) == comb(52, size), "a class of hands was lost"
    return rows[first].astype(np.uint8), counts.astype(np.int64)


def pairs_of_cards() -> Iterator[tuple[tuple[int, int], int]]:
    """Two cards of each kind, their suits first, and how many pairs are alike."""
    for rank in range(13):
        yield (4 * rank, 4 * rank + 1), 6
    for low, high in ways(range(13), 2):
        yield (4 * low, 4 * high), 4
        yield (4 * low, 4 * high + 1), 12


def count_table(table: PayTable, by: Ranking, size: int, deck: Cards, work: Work) -> dict[str, int]:
    """How many hands of so many cards belong to each row of a pay table."""
    total = comb(len(deck), size)
    blocks = [(table, by.name, size, deck, at, min(BLOCK, total - at))
              for at in range(0, total, BLOCK)]  # fmt: skip
    counts: dict[str, int] = {}
    for found in work.over(_count_block, blocks):
        for name, number in found.items():
            counts[name] = counts.get(name, 0) + number
    assert sum(counts.values()) == total, "the rows do not sum to the deals"
    return counts


def _count_block(block: tuple[PayTable, str, int, Cards, int, int]) -> dict[str, int]:
    from houseway.analysis.edges.paid import count_rows
    from houseway.hands import ranking

    table, name, size, deck, start, rows = block
    cards = np.empty((rows, size), dtype=np.uint8)
    combinations(pack_of(deck), start, cards)
    by = ranking(name)
    return count_rows(table, by, values(name, cards))
