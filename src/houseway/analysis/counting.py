"""How often each kind of hand comes, by dealing every one of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from concurrent.futures import Executor
from math import comb
from typing import TYPE_CHECKING

from houseway.analysis.needs import need_kernels
from houseway.hands import FIVE_CARD, Ranking, ranking

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BLOCK = 1 << 18  # hands at a time: their cards and values stay in the processor's cache


def count_categories(
    name: str, size: int | None = None, *, workers: Executor | None = None
) -> dict[str, int]:
    """Every hand of so many cards from a ranking's deck, counted by category."""
    need_kernels()
    by = ranking(name)
    size = size or by.size
    total = comb(len(by.deck), size)
    blocks = [(by.name, size, start, min(BLOCK, total - start)) for start in range(0, total, BLOCK)]
    places: Counter[int] = Counter()
    for found in (workers.map if workers else map)(_count_block, blocks):
        places.update(found)
    return {each.name: places[place] for place, each in enumerate(by.categories)}


def _count_block(block: tuple[str, int, int, int]) -> dict[int, int]:
    import numpy as np

    from houseway.analysis import kernels
    from houseway.analysis.kernels.counting import combinations

    name, size, start, rows = block
    by = ranking(name)
    pack = np.array([each.index for each in by.deck], dtype=np.uint8)
    cards = np.empty((rows, size), dtype=np.uint8)
    combinations(pack, start, cards)
    counts = np.bincount(kernels.values(name, cards) >> by.tie_bits)
    return {int(place): int(counts[place]) for place in counts.nonzero()[0]}


def count_seven_card_hands(workers: Executor | None = None) -> dict[str, int]:
    """All 133,784,560 seven-card hands by the best five in them: a fraction of a second."""
    need_kernels()
    import numpy as np

    from houseway.analysis.kernels.rankings.five_card_tables import VALUES

    highest_first = range(51, 5, -1)
    counts = sum((workers.map if workers else map)(_count_below, highest_first))
    places = np.bincount(VALUES >> FIVE_CARD.tie_bits, weights=counts)
    return _named(FIVE_CARD, places.astype(np.int64))


def _count_below(card: int) -> NDArray[np.int64]:
    import numpy as np

    from houseway.analysis.kernels.counting import count_seven
    from houseway.analysis.kernels.rankings.five_card_tables import VALUES

    counts = np.zeros(VALUES.size, dtype=np.int64)
    count_seven(card, counts)
    return counts


def _named(by: Ranking, counts: Iterable[int]) -> dict[str, int]:
    return {each.name: int(count) for each, count in zip(by.categories, counts, strict=True)}
