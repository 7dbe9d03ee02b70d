"""Rounds of banked games by the thousand: dealt, compared, told apart and counted."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import kernel
from houseway.analysis.kernels.drawing import Stream, below
from houseway.analysis.kernels.lanes import Cards, Values
from houseway.analysis.kernels.meetings.meeting import ABOVE, BELOW, LEVEL, SHORT

Codes = NDArray[np.uint8]
AnyCodes = NDArray[np.unsignedinteger[Any]]  # where there are more than 256 ways to come out
Counts = NDArray[np.int64]

FOLDED = ABOVE + 1  # after how a hand compares with the bank's


@kernel
def deal_rows(state: Stream, pack: Cards, rows: Cards) -> None:
    """Rows of cards, each from a pack that is shuffled as far as it is dealt."""
    for i in range(rows.shape[0]):
        for at in range(rows.shape[1]):
            other = at + below(state, pack.size - at)
            card = pack[other]
            pack[other] = pack[at]
            pack[at] = card
            rows[i, at] = card


@kernel
def copy_part(rows: Cards, start: int, part: Cards) -> None:
    """The cards of one place."""
    for i in range(part.shape[0]):
        for at in range(part.shape[1]):
            part[i, at] = rows[i, start + at]


@kernel
def find_rows(values: Values, floors: Values, out: Codes) -> None:
    """The number of the row that each value belongs to, by the least value of every row."""
    for i in range(values.size):
        row = 0
        for at in range(1, floors.size):
            row += values[i] >= floors[at]
        out[i] = row


@kernel
def compare(own: Values, banks: Values, least: Values, qualifies: int, out: Codes) -> None:
    """How each hand comes out against the bank's: below its own least it is folded."""
    for i in range(own.size):
        if own[i] < least[i % least.size]:
            out[i] = FOLDED
        elif banks[i] < qualifies:
            out[i] = SHORT
        elif banks[i] < own[i]:
            out[i] = BELOW
        else:
            out[i] = LEVEL if banks[i] == own[i] else ABOVE


@kernel
def add_up(codes: AnyCodes, counts: Counts) -> None:
    """Count how often each code comes."""
    for i in range(codes.size):
        counts[codes[i]] += 1
