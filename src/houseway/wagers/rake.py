"""Rake: the house's fee from a pot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from houseway.money import Cents
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Rake:
    """A percentage of the called money, rounded down, with a most per hand.

    Where it goes to the `nearest` unit, exactly half a unit is rounded down.
    """

    percent: int
    most: Cents
    unit: Cents
    cite: Clause
    nearest: bool = False

    def of(self, called: int) -> Cents:
        """The fee on the money that was called in a whole hand."""
        if self.nearest:
            units = -(-(2 * called * self.percent - 100 * self.unit) // (200 * self.unit))
            return Cents(min(self.most, units * self.unit))
        return Cents(min(self.most, called * self.percent // 100 // self.unit * self.unit))

    def collected(self, rounds: Iterable[int]) -> Iterator[Cents]:
        """What is taken after each betting round: never more in sum than once at the end."""
        called = taken = 0
        for added in rounds:
            called += added
            due = self.of(called)
            yield Cents(due - taken)
            taken = due
