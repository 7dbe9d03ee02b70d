"""Commission: the house's part of a win."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.money import Cents
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Commission:
    """A percentage of a win, rounded down to the cent or to the table's unit."""

    percent: int
    cite: Clause

    def of(self, win: Cents, unit: int) -> Cents:
        """What is charged on a win."""
        return Cents(win * self.percent // 100 // unit * unit)
