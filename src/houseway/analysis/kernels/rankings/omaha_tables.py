"""The table of two cards with three: about 160 KB, built in a moment when first needed.

The joker and the blank stand beside the thirteen ranks as a fourteenth and a fifteenth. Two ranks
make one of 120 pairs and three make one of 680 triples; what both make together, flushes aside,
is one look-up.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import kept, kernel
from houseway.analysis.kernels.lanes import LANES
from houseway.analysis.kernels.rankings.high import found_with_joker

RANKS = 15
JOKER_RANK, BLANK_RANK = 13, 14
PAIRS = RANKS * (RANKS + 1) // 2
TRIPLES = PAIRS * (RANKS + 2) // 3

CARD_RANKS = np.array([*(card >> 2 for card in range(52)), JOKER_RANK, BLANK_RANK], dtype=np.uint64)


def _numbered(size: int) -> NDArray[np.uint32]:
    """For ranks in any order, the number of the set they make; high ranks have high numbers."""
    numbers = np.zeros((RANKS,) * size, dtype=np.uint32)
    for number, ranks in enumerate(_sets(size)):
        for order in permutations(ranks):
            numbers[order] = number
    return numbers.ravel()


def _sets(size: int) -> list[tuple[int, ...]]:
    """Every way to hold so many of the ranks, highest first."""
    if size == 0:
        return [()]
    return [
        (rank, *rest)
        for rank in range(RANKS)
        for rest in _sets(size - 1)
        if not rest or rest[0] <= rank
    ]


@kernel
def _fill(pairs: NDArray[np.uint8], triples: NDArray[np.uint8], out: NDArray[np.int32]) -> None:
    """Values by ranks; 0 where more cards of a rank are asked for than there are."""
    five = np.empty(5, dtype=np.uint8)
    for t in range(triples.shape[0]):
        five[:3] = triples[t]
        for p in range(pairs.shape[0]):
            five[3:] = pairs[p]
            held = np.zeros(RANKS, dtype=np.uint8)
            hand = 0
            for rank in five:
                card = 4 * rank + held[rank] if rank < JOKER_RANK else 52 + rank - JOKER_RANK
                hand |= LANES[card]
                held[rank] += 1
            _, run, made = found_with_joker(hand)
            if held.max() <= 4:
                out[t, p] = max(made, 4 << 20 | run << 16 if run else 0)


def _build() -> dict[str, NDArray[Any]]:
    found = np.zeros((TRIPLES, PAIRS), dtype=np.int32)
    _fill(np.array(_sets(2), dtype=np.uint8), np.array(_sets(3), dtype=np.uint8), found)
    values, classes = np.unique(found, return_inverse=True)
    return {"values": values, "classes": classes.astype(np.uint16)}


_built = kept("omaha", _build)
VALUES_BY_RANKS: NDArray[np.int32] = _built["values"]
CLASSES_BY_RANKS: NDArray[np.uint16] = _built["classes"].ravel()  # a row of pairs for each triple
PAIR_AT = _numbered(2)  # by the ranks in any order, as numbers to the base of fifteen
ROW_AT = _numbered(3) * PAIRS
