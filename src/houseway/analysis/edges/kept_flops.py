"""What is best on every flop with every two cards: counted once, and kept as bits.

A row for each of the 1,755 flops up to their suits, a bit for each two of the cards behind it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import permutations
from math import comb
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import every_hand, suit_classes
from houseway.analysis.edges.shipped import FOLDER
from houseway.analysis.edges.work import Work

PAIRS = 1176
AHEAD, ULTIMATE = "ahead", "ultimate-2x"  # what is kept: more deals won than lost; two antes

Bets = NDArray[np.bool_]
Cards = NDArray[np.uint8]
SUITS = np.array(list(permutations(range(4))), dtype=np.uint8)


def path_of(name: str) -> Path:
    return FOLDER / "flops" / f"{name}.npz"


@cache
def kept_flops(name: str, of: str = "") -> Bets | None:
    """What is kept under a name, if it belongs to this pay table."""
    file = path_of(name)
    if not file.is_file():
        return None
    with np.load(file) as held:
        if str(held["of"]) != of:
            return None
        bits = np.unpackbits(held["bets"], axis=1, count=PAIRS)
    return bits.astype(np.bool_)


def keep_flops(name: str, bets: Bets, of: str = "") -> Path:
    """Keep what is best with the package, and which pay table it belongs to."""
    file = path_of(name)
    file.parent.mkdir(parents=True, exist_ok=True)
    np.savez_compressed(file, of=np.array(of), bets=np.packbits(bets, axis=1))
    return file


def every_flop(bets: Callable[[Cards], Bets], work: Work) -> Bets:
    """What is best on each flop, in order."""
    flops, _ = suit_classes(3)
    return np.array(list(work.over(bets, list(flops))))


@cache
def _stands_for() -> tuple[NDArray[np.int32], NDArray[np.uint8]]:
    """By the number of a flop: the row it belongs to, and how its suits are renamed for it."""
    flops, _ = suit_classes(3)
    rows = np.full(comb(52, 3), -1, dtype=np.int32)
    rows[_number(np.sort(flops, axis=1))] = np.arange(len(flops))
    every = np.sort(every_hand(3), axis=1)
    found = np.full(len(every), -1, dtype=np.int32)
    called = np.zeros(len(every), dtype=np.uint8)
    for at, names in enumerate(SUITS):
        row = rows[_number(np.sort(every & ~np.uint8(3) | names[every & 3], axis=1))]
        fits = (row >= 0) & (found < 0)
        found[fits], called[fits] = row[fits], at
    row_of, names_of = np.empty_like(found), np.empty_like(called)
    row_of[_number(every)], names_of[_number(every)] = found, called
    return row_of, names_of


def _number(flops: Cards) -> NDArray[np.int64]:
    """The number of three cards in order among all that there are."""
    a, b, c = flops.astype(np.int64).T
    number: NDArray[np.int64] = a + b * (b - 1) // 2 + c * (c - 1) * (c - 2) // 6
    return number


def bets_on(kept: Bets, own: Cards, flops: Cards) -> Bets:
    """What is best with each two cards on each flop."""
    row_of, names_of = _stands_for()
    numbers = _number(np.sort(flops, axis=1))
    rows, names = row_of[numbers], SUITS[names_of[numbers]]
    held = own & ~np.uint8(3) | np.take_along_axis(names, own & 3, axis=1)
    held = np.sort(held, axis=1).astype(np.int64)
    laid = suit_classes(3)[0][rows]
    held -= (held[:, :, None] > laid[:, None, :]).sum(axis=2)  # their places behind the flop
    first, second = held.T
    found: Bets = kept[rows, first * (97 - first) // 2 + second - first - 1]
    return found
