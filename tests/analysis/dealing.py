"""Random hands for any ranking, half of them from a handful of cards so that rarities come up."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from houseway.cards import BLANK, JOKER, STANDARD
from houseway.hands import Ranking

CARDS = (*STANDARD, JOKER, BLANK)
MOST_AT_ONCE = 60  # of a shoe of many decks
MOST_EVER = 9  # twenty-one may hold more; nine are plenty

Rows = NDArray[np.uint8]


def sample(pack: Rows, rows: int, size: int, rng: np.random.Generator) -> Rows:
    """Rows of cards drawn from a pack without putting any back."""
    order = np.argpartition(rng.random((rows, len(pack))), size - 1, axis=1)[:, :size]
    return rng.permuted(pack[order], axis=1)


def pack_of(ranking: Ranking) -> Rows:
    return np.array([each.index for each in ranking.deck], dtype=np.uint8)


def handful(pack: Rows, size: int, rng: np.random.Generator) -> Rows:
    """A few cards of the pack: few suits or few ranks, and the joker if there is one."""
    kind = rng.integers(3)
    ordinary = pack < 52
    if kind == 0:
        keep = np.isin(pack & 3, rng.permutation(4)[:2])
    elif kind == 1:
        keep = np.isin(pack >> 2, rng.permutation(np.unique(pack[ordinary] >> 2))[:4])
    else:
        keep = (pack >> 2) - rng.integers(8) < 5
    chosen = pack[keep | ~ordinary]
    return chosen if len(chosen) >= size + 2 else pack


def sizes(ranking: Ranking) -> list[tuple[int, int]]:
    """The numbers of cards a ranking takes: in hand, and on the board."""
    if ranking.name.startswith("omaha"):
        (low, high), (least, most) = ranking.hole, ranking.board  # type: ignore[attr-defined]
        return [(hole, board) for hole in range(low, high + 1) for board in range(least, most + 1)]
    return [(size, 0) for size in range(ranking.fewest, min(ranking.most, MOST_EVER) + 1)]


def deals(ranking: Ranking, total: int, seed: int) -> Iterator[tuple[Rows, Rows | None]]:
    """About so many hands, over all the sizes the ranking takes, in blocks."""
    rng = np.random.default_rng(seed)
    pack = pack_of(ranking)
    each = max(total // len(sizes(ranking)), 1)
    for hole, board in sizes(ranking):
        left, block = each, 0
        while left > 0:
            rows = min(left, max(each // 20, 50))
            some = rng.permutation(pack)[:MOST_AT_ONCE]
            few = handful(some, hole + board, rng) if block % 2 else some
            cards = sample(few, rows, hole + board, rng)
            yield cards[:, :hole], cards[:, hole:] if board else None
            left -= rows
            block += 1
