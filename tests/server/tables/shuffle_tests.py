"""Tests of shuffles: each gives the chance of a result as odd as this, if the shuffle is fair.

The decks are rows of a table of numbers; whatever a kind of deck holds, equal cards are told apart.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Decks = NDArray[np.int64]
SUITS = 4


def _above(z: float) -> float:
    """The chance that a standard normal is above z."""
    return 0.5 * math.erfc(z / math.sqrt(2))


def _chi_square(counts: NDArray[np.float64], expected: NDArray[np.float64], freedom: int) -> float:
    """The chance of so large a sum of squares or a larger one (Wilson and Hilferty)."""
    found = float((((counts - expected) ** 2) / expected).sum())
    spread = 2 / (9 * freedom)
    return _above(((found / freedom) ** (1 / 3) - (1 - spread)) / math.sqrt(spread))


def positions(decks: Decks) -> float:
    """Every card lies in every place equally often."""
    count, size = decks.shape
    places = np.arange(size) * size
    seen = np.bincount((decks + places).ravel(), minlength=size * size).astype(float)
    return _chi_square(seen, np.full(size * size, count / size), (size - 1) ** 2)


def neighbours(decks: Decks) -> float:
    """Every card lies upon every other equally often."""
    count, size = decks.shape
    pairs = (decks[:, :-1] * size + decks[:, 1:]).ravel()
    seen = np.bincount(pairs, minlength=size * size).astype(float)
    apart = ~np.eye(size, dtype=bool).ravel()
    expected = count * (size - 1) / (size * (size - 1))
    freedom = size * (size - 1) - 2 * size + 1
    return _chi_square(seen[apart], np.full(int(apart.sum()), expected), freedom)


def runs(decks: Decks) -> float:
    """As many runs of rising cards as chance makes."""
    count, size = decks.shape
    found = (decks[:, :-1] > decks[:, 1:]).sum(axis=1) + 1
    mean, variance = (size + 1) / 2, (size + 1) / 12
    return _above((float(found.mean()) - mean) / math.sqrt(variance / count))


def serial_correlation(decks: Decks) -> float:
    """The top card says nothing of the next deck's top card."""
    top = decks[:, 0].astype(float)
    found = float(np.corrcoef(top[:-1], top[1:])[0, 1])
    return _above(found * math.sqrt(len(top) - 1))


def gaps(decks: Decks) -> float:
    """Decks between two that begin with the same quarter of the cards."""
    hits = np.flatnonzero(decks[:, 0] % SUITS == 0)
    size = decks.shape[1]
    chance = len(range(0, size, SUITS)) / size
    found = np.diff(hits) - 1
    most = 12
    seen = np.bincount(np.minimum(found, most), minlength=most + 1).astype(float)
    told = np.array([chance * (1 - chance) ** gap for gap in range(most)] + [(1 - chance) ** most])
    return _chi_square(seen, told * len(found), most)


def coupons(decks: Decks) -> float:
    """Decks until each quarter of the cards has been on top."""
    size = decks.shape[1]
    top = decks[:, 0]
    top = top[top < size - size % SUITS] % SUITS  # equal quarters
    lengths, seen, begun = [], set(), 0
    for at, each in enumerate(top.tolist()):
        seen.add(each)
        if len(seen) == SUITS:
            lengths.append(at + 1 - begun)
            seen, begun = set(), at + 1
    most = 16
    done = [_collected(length) for length in range(most)]
    told = np.array([done[n] - done[n - 1] for n in range(SUITS, most)] + [1 - done[most - 1]])
    counted = np.bincount(np.minimum(lengths, most), minlength=most + 1)[SUITS:].astype(float)
    return _chi_square(counted, told * len(lengths), len(told) - 1)


def _collected(length: int) -> float:
    """The chance that all have come by then."""
    ways = sum((-1) ** k * math.comb(SUITS, k) * (SUITS - k) ** length for k in range(SUITS + 1))
    return ways / SUITS**length


TESTS = (positions, neighbours, runs, serial_correlation, gaps, coupons)


def odd(decks: Decks, times: int = 1, confidence: float = 0.99) -> list[str]:
    """The tests that a fair shuffle would fail so seldom that, of all of them together, one in a
    hundred times any does; `times` is how many kinds of decks are judged together."""
    level = (1 - confidence) / (2 * len(TESTS) * times)
    found = {test.__name__: test(decks) for test in TESTS}
    return [
        f"{name}: {chance:.2g}"
        for name, chance in found.items()
        if not level <= chance <= 1 - level
    ]
