"""Every hand there is: dealing combinations in order, and counting them."""

from __future__ import annotations

from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import LANES, Cards
from houseway.analysis.kernels.rankings.five_card import class_of_7, flush_class
from houseway.analysis.kernels.rankings.five_card_tables import CARD_KEYS, FIVE_SUITED, START

Ints = NDArray[np.int64]

BINOMIAL = np.array([[comb(n, k) for k in range(11)] for n in range(56)])


@inlined
def unrank(number: int, cards: int, chosen: Ints) -> None:
    """The combination with this number, as ascending places in a pack of so many cards."""
    first = 0
    for j in range(chosen.size):
        left = chosen.size - j - 1
        ways = BINOMIAL[cards - first - 1, left]
        while number >= ways:
            number -= ways
            first += 1
            ways = BINOMIAL[cards - first - 1, left]
        chosen[j] = first
        first += 1


@kernel
def combinations(pack: Cards, start: int, out: Cards) -> None:
    """Fill rows with the combinations of a pack, from the one with this number on."""
    rows, size = out.shape
    cards = pack.size
    chosen = np.zeros(size, dtype=np.int64)
    unrank(start, cards, chosen)
    for i in range(rows):
        for j in range(size):
            out[i, j] = pack[chosen[j]]
        at = size - 1
        while at > 0 and chosen[at] == cards - size + at:
            at -= 1
        chosen[at] += 1
        for j in range(at + 1, size):
            chosen[j] = chosen[j - 1] + 1


@kernel
def deals(pack: Cards, groups: Ints, start: int, out: Cards) -> None:
    """Fill rows with the ways to deal groups of cards from a pack, from one number on."""
    left = np.empty_like(pack)
    for i in range(out.shape[0]):
        number, cards, column = start + i, pack.size, 0
        left[:] = pack
        for size in groups:
            chosen = np.zeros(size, dtype=np.int64)
            ways = BINOMIAL[cards, size]
            unrank(number % ways, cards, chosen)
            number //= ways
            for place in chosen:
                out[i, column] = left[place]
                column += 1
            for j in range(size):  # close the gaps, the first gap having moved nothing yet
                gap = chosen[j] - j
                left[gap : cards - j - 1] = left[gap + 1 : cards - j].copy()
            cards -= size


@kernel
def count_seven(first: int, counts: NDArray[np.int64]) -> None:
    """Count the classes of all seven-card hands whose highest card is this one."""
    k1, m1 = START + CARD_KEYS[first], LANES[first]
    for b in range(first):
        k2, m2 = k1 + CARD_KEYS[b], m1 | LANES[b]
        for c in range(b):
            k3, m3 = k2 + CARD_KEYS[c], m2 | LANES[c]
            for d in range(c):
                k4, m4 = k3 + CARD_KEYS[d], m3 | LANES[d]
                for e in range(d):
                    k5, m5 = k4 + CARD_KEYS[e], m4 | LANES[e]
                    for f in range(e):
                        k6, m6 = k5 + CARD_KEYS[f], m5 | LANES[f]
                        for g in range(f):
                            key = k6 + CARD_KEYS[g]
                            if key & FIVE_SUITED:
                                counts[flush_class(m6 | LANES[g], key)] += 1
                            else:
                                counts[class_of_7(key)] += 1
