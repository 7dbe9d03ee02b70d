"""What some of all hands come to on average, and how far that may be off."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Group = NDArray[np.float64]  # what each hand came to that was looked at


class Measured(NamedTuple):
    """A mean, and its standard error."""

    mean: float
    stderr: float

    def over(self, unit: float) -> Measured:
        return Measured(self.mean / unit, self.stderr / unit)


def measured(groups: Iterable[Group], shares: Sequence[float]) -> Measured:
    """The mean over groups, each of which is such a share of the whole."""
    means, squares = [], []
    for each in groups:
        means.append(float(each.mean()))
        squares.append(float(each.var()) / len(each))
    return Measured(
        sum(share * mean for share, mean in zip(shares, means, strict=True)),
        sqrt(sum(share**2 * square for share, square in zip(shares, squares, strict=True))),
    )
