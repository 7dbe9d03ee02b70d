"""The 169 kinds of two cards: pairs, suited and not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.results import Chart

CLASSES = 169
RANKS = "23456789TJQKA"


def kind_of(a: int, b: int) -> int:
    """High rank by low rank; suited hands stand with the low rank first."""
    high, low = max(a >> 2, b >> 2), min(a >> 2, b >> 2)
    return low * 13 + high if a & 3 == b & 3 else high * 13 + low


@cache
def _kinds() -> NDArray[np.int64]:
    return np.array([[kind_of(a, b) for b in range(52)] for a in range(52)])


def class_of(flop: NDArray[np.uint8]) -> NDArray[np.int64]:
    """The kind of each pair of the cards behind a flop, in order."""
    behind = [card for card in range(52) if card not in flop]
    first, second = np.array(list(combinations(behind, 2))).T
    found: NDArray[np.int64] = _kinds()[first, second]
    return found


def chart(title: str, chosen: NDArray[np.bool_], yes: str, no: str) -> Chart:
    """A square of ranks: suited above the diagonal, as players draw it."""
    order = range(12, -1, -1)
    drawn = chosen.reshape(13, 13).T  # suited where the row has the higher card
    cells = np.where(drawn, yes, no)
    return Chart(
        title,
        tuple(RANKS[rank] for rank in order),
        tuple((RANKS[row], tuple(str(cells[row, column]) for column in order)) for row in order),
    )


def name_of(kind: int) -> str:
    """A kind as players write it: AA, AKs, AKo."""
    first, second = divmod(kind, 13)
    high, low = max(first, second), min(first, second)
    return RANKS[high] + RANKS[low] + ("" if high == low else "s" if first == low else "o")


def by_name(ways: Mapping[str, NDArray[np.int64]], of: NDArray[np.int64], scale: int
            ) -> dict[str, dict[str, float]]:  # fmt: skip
    """What each way to begin is worth with each kind of two cards, from sums over all deals."""
    return {
        name_of(kind): {way: int(worth[kind]) / (scale * int(of[kind]))
                        for way, worth in ways.items()}
        for kind in range(CLASSES)
    }  # fmt: skip
