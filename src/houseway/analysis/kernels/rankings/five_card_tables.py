"""The tables of five-card high hands: about 240 KB, built in a moment when first needed.

A hand's ranks are one sum: each rank has a number such that no two hands of the same size have
the same sum. The sum is looked up in two steps, a row and a place in the row; rows lie over one
another so that their used places interlock. What is found is the hand's class, 1 to 7,462 from
the weakest; a last table turns classes into the values of the scalar ranking.
"""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import kept, kernel

SIZES = (5, 6, 7)
SUM_BITS = 23  # sums are kept modulo a power of two
ROW_BITS = 10
ROWS = 1 << SUM_BITS - ROW_BITS
SUM_MASK = (1 << SUM_BITS) - 1
PLACE_MASK = (1 << ROW_BITS) - 1
SUITS_AT = 32  # the upper half of a card's key counts suits, four bits each
FIVE_SUITED = 0x8888 << SUITS_AT  # set by a fifth card, as the counts start from three
START = 0x3333 << SUITS_AT

# Each is the least number that keeps the sums of up to seven cards of one size apart …
_APART = (0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181)
# … and an odd factor spreads them, so that rows interlock almost without gaps.
_SPREAD = 0x9E3779B1
_RANK_KEYS = tuple(each * _SPREAD & SUM_MASK for each in _APART)

_PLACES = 16, 12, 8, 4, 0
_HIGH, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL, _QUADS, _SUITED, _ROYAL = (
    place << 20 for place in range(10)
)

Ints = NDArray[np.int64]


def _top(masks: Ints, count: int, skip: int = 0) -> Ints:
    """The highest ranks of masks of thirteen ranks, packed as values pack them."""
    packed = np.zeros_like(masks)
    left = masks.copy()
    for shift in _PLACES[skip : skip + count]:
        highest = np.where(left > 0, np.frexp(left)[1] - 1, -1)
        packed |= np.where(highest >= 0, highest + 2 << shift, 0)
        left &= ~np.where(highest >= 0, 1 << np.maximum(highest, 0), 0)
    return packed


def _straights(masks: Ints) -> Ints:
    """The top rank of the best run of five in masks of ranks, or 0."""
    low = masks << 1 | masks >> 12  # the ace also stands below the deuce
    run = low & low >> 1 & low >> 2 & low >> 3 & low >> 4
    return np.where(run > 0, np.frexp(run)[1] + 4, 0).astype(np.int64)


def _held(counts: Ints, times: int) -> Ints:
    """The ranks that each hand holds so often, as masks."""
    bits: Ints = np.where(counts >= times, 1 << np.arange(13), 0)
    held: Ints = bits.sum(axis=1)
    return held


def _values_by_ranks(counts: Ints) -> Ints:
    """Values of hands that are no flush, from how often each holds each rank."""
    once, twice, thrice, four = (_held(counts, times) for times in (1, 2, 3, 4))
    best = _top(thrice, 1)
    trips_bit = np.where(thrice > 0, 1 << np.maximum((best >> 16) - 2, 0), 0)
    pairs = _top(twice, 2)
    used = (1 << np.maximum((pairs >> 16) - 2, 0)) | (1 << np.maximum((pairs >> 12 & 15) - 2, 0))
    straight = _straights(once)
    paired = np.bitwise_count(twice)
    return np.select(
        [four > 0, (thrice > 0) & (paired > 1), straight > 0, thrice > 0, paired > 1, paired == 1],
        [
            _QUADS | _top(four, 1) | _top(once & ~four, 1, skip=1),
            _FULL | best | _top(twice & ~trips_bit, 1, skip=1),
            _STRAIGHT | straight << 16,
            _TRIPS | best | _top(once & ~thrice, 2, skip=1),
            _TWO_PAIR | pairs | _top(once & ~used, 1, skip=2),
            _PAIR | _top(twice, 1) | _top(once & ~twice, 3, skip=1),
        ],
        _HIGH | _top(once, 5),
    )


def _values_by_suit(masks: Ints) -> Ints:
    """Values of the flush that the ranks of one suit make, 0 if they are fewer than five."""
    top = _straights(masks)
    values = np.select([top == 14, top > 0], [_ROYAL, _SUITED | top << 16], _FLUSH | _top(masks, 5))
    return np.where(np.bitwise_count(masks) >= 5, values, 0)


def _multisets() -> list[Ints]:
    """For each size, every way to hold that many cards of thirteen ranks, four of each."""
    most = max(SIZES)
    held = np.zeros((1, 0), dtype=np.int64)
    for _ in range(13):
        more = [np.insert(held, held.shape[1], n, axis=1) for n in range(5)]
        held = np.concatenate(more)
        held = held[held.sum(axis=1) <= most]
    total = held.sum(axis=1)
    return [held[total == size] for size in SIZES]


@kernel
def _interlock(sums: Ints, offsets: NDArray[np.uint16]) -> int:
    """Lay the fullest rows first, each at the first offset where its places are free."""
    places = np.sort(sums)
    start = np.searchsorted(places, np.arange(ROWS + 1) << ROW_BITS)
    places = places & PLACE_MASK
    used = np.zeros(1 << 17, dtype=np.bool_)
    first_free = end = 0
    for row in np.argsort(start[:-1] - start[1:], kind="mergesort"):
        held = places[start[row] : start[row + 1]]
        if not held.size:
            break
        offset = max(first_free - held[0], 0) - 1
        clash = True
        while clash:
            offset += 1
            clash = False
            for place in held:
                if used[offset + place]:
                    clash = True
                    break
        for place in held:
            used[offset + place] = True
        offsets[row] = offset
        end = max(end, offset + held[-1] + 1)
        while used[first_free]:
            first_free += 1
    return end


def _build() -> dict[str, NDArray[Any]]:
    held = _multisets()
    by_ranks = [_values_by_ranks(each) for each in held]
    by_suit = _values_by_suit(np.arange(1 << 13))
    values = np.unique(np.concatenate([np.zeros(1, dtype=np.int64), *by_ranks, by_suit]))
    classes = [np.searchsorted(values, by_suit).astype(np.uint16)]
    offsets = np.zeros((len(SIZES), ROWS), dtype=np.uint16)
    for at, (counts, found) in enumerate(zip(held, by_ranks, strict=True)):
        sums = counts @ np.array(_RANK_KEYS) & SUM_MASK
        laid = np.zeros(_interlock(sums, offsets[at]), dtype=np.uint16)
        laid[offsets[at, sums >> ROW_BITS] + (sums & PLACE_MASK)] = np.searchsorted(values, found)
        classes.append(laid)
    return {
        "values": values.astype(np.int32),
        "classes": np.concatenate(classes),
        "offsets": offsets.ravel(),
        "bases": np.cumsum([each.size for each in classes[:-1]]),
    }


_built = kept("five-card", _build)
VALUES: NDArray[np.int32] = _built["values"]
CLASSES: NDArray[np.uint16] = _built["classes"]  # flushes by the ranks of their suit come first
OFFSETS: NDArray[np.uint16] = _built["offsets"]
BASE_5, BASE_6, BASE_7 = (int(each) for each in _built["bases"])
CARD_KEYS = np.array(
    [key | 1 << SUITS_AT + 4 * suit for key, suit in product(_RANK_KEYS, range(4))]
)
