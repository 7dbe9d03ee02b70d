"""The bonus of Fast Action Hold'em: every four cards of six decks, every board behind them.

Kept cards are told apart up to their suits. The house way looks at suits as well, where ranks are
equal; so what is thrown away is averaged over the names that suits may have.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, permutations
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.ways.fast_bonus import BOARD, KINDS, count_boards
from houseway.analysis.kernels.ways.fast_way import DEALT, keep_twos
from houseway.hands import FAST_ACTION

DECKS = 6
SHARES = 12  # a whole in parts that any of them can be told in
NAMES = tuple(permutations(range(4)))  # of the suits
Ints = NDArray[np.int64]


class Kept(NamedTuple):
    """Two kept cards, how many pairs are alike but for their suits, and how they throw away."""

    cards: tuple[int, int]
    alike: int
    top_suited: int


def bonus_kinds(top_suited: int, work: Work) -> dict[str, int]:
    """How many deals make each kind of hand."""
    held = [Kept(cards, alike, top_suited) for cards, alike in kept_cards()]
    counts = [0] * len(FAST_ACTION.categories)
    for kept, found in zip(held, work.over(count_kept, held), strict=True):
        one, other = kept.cards
        ways = comb(DECKS, 2) if one == other else DECKS * DECKS
        for kind, number in enumerate(found.tolist()):
            counts[kind] += ways * kept.alike * number
    scale = SHARES * len(NAMES)
    deals = comb(DECKS * KINDS, DEALT) * comb(DECKS * KINDS - DEALT, BOARD)
    assert sum(counts) == deals * scale, "a deal was lost"
    whole = [count // scale for count in counts]
    return {each.name: number for each, number in zip(FAST_ACTION.categories, whole, strict=True)}


def kept_cards() -> list[tuple[tuple[int, int], int]]:
    """Two cards of each kind up to their suits, and how many there are of it."""
    alike = [((4 * rank, 4 * rank), 4) for rank in range(13)]
    alike += [((4 * rank, 4 * rank + 1), 6) for rank in range(13)]
    for low, high in combinations(range(13), 2):
        alike += [((4 * low, 4 * high), 4), ((4 * low, 4 * high + 1), 12)]
    assert sum(number for _, number in alike) == KINDS * (KINDS + 1) // 2
    return alike


def count_kept(kept: Kept) -> Ints:
    """The boards behind two kept cards, by kind of hand."""
    left = np.full(KINDS, DECKS, dtype=np.int64)
    np.subtract.at(left, list(kept.cards), 1)
    counts = np.zeros(len(FAST_ACTION.categories), dtype=np.int64)
    cards = np.array(kept.cards, dtype=np.uint8)
    count_boards(cards, thrown_weights(kept), left, counts)
    return counts


def thrown_weights(kept: Kept) -> Ints:
    """How much each two cards count as thrown away: in how many names of suits they are."""
    pairs = np.array(list(combinations_with_replacement(range(KINDS), 2)), dtype=np.uint8)
    weights = np.zeros((KINDS, KINDS), dtype=np.int64)
    for names in NAMES:
        renamed = np.array([4 * (card >> 2) + names[card & 3] for card in range(KINDS)], np.uint8)
        own = renamed[list(kept.cards)]
        rows = np.hstack([np.tile(own, (len(pairs), 1)), renamed[pairs]]).astype(np.uint8)
        found = np.empty((len(rows), 2), dtype=np.uint8)
        keep_twos(rows, kept.top_suited, found)
        same = (np.sort(found, axis=1) == np.sort(own)).all(axis=1)
        np.add.at(weights, tuple(pairs[same].T), 1)
    for one, other in pairs[weights[tuple(pairs.T)] > 0].tolist():
        weights[one, other] *= _share(kept.cards, (one, other))
        weights[other, one] = weights[one, other]
    return weights


def _share(kept: tuple[int, int], thrown: tuple[int, int]) -> int:
    """A deal in which the same kind is kept and thrown away is met more than once."""
    held, times = (*kept, *thrown), 1
    for kind in set(kept):
        times *= comb(held.count(kind), kept.count(kind))
    return SHARES // times
