"""Bets before they are made: a chip at a time on the spots of a layout."""

from __future__ import annotations

from houseway.cli.company import YOU
from houseway.cli.sitting import Sitting
from houseway.money import Cents, dollars
from houseway.wagers import Spot

CHIPS = tuple(dollars(each) for each in (1, 5, 25, 100, 500, 1_000, 5_000))
IN_THE_TRAY = 6


class Draft:
    """What lies on the spots now, what lay there last time, and the chip in hand."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.spots = sitting.spots()
        self.bets: dict[str, Cents] = {}
        self.last: dict[str, Cents] = {}
        self._before: list[dict[str, Cents]] = []  # what lay there, chip by chip
        self.chip = self.tray[0]

    @property
    def tray(self) -> list[Cents]:
        """The chips worth having before one: from about the least bet to all that one holds."""
        least = max(self.sitting.minimum, CHIPS[0])
        useful = [chip for chip in CHIPS if least <= chip <= max(self.sitting.stack, least)]
        return (useful or [least])[:IN_THE_TRAY]

    def add(self, spot: Spot) -> None:
        """Lay the chip in hand on a spot, and on those that have to equal it."""
        amount = spot.exactly or Cents(self.bets.get(spot.name, 0) + self.chip)
        self._lay({**self.bets, **dict.fromkeys(self._linked(spot), amount)})

    def back(self) -> None:
        """Take back what was laid last."""
        self.bets = self._before.pop() if self._before else {}

    def clear(self) -> None:
        self._lay({})

    def again(self) -> None:
        """The bets of the last round."""
        self._lay(dict(self.last))

    def next_chip(self) -> None:
        """Take the next larger chip, after the largest the smallest."""
        tray = self.tray
        self.chip = tray[(tray.index(self.chip) + 1) % len(tray)] if self.chip in tray else tray[0]

    def make(self) -> None:
        """Bet; what is refused stays where it lies, to be put right."""
        self.sitting.table.bet(YOU, self.bets)
        self.last, self.bets, self._before = self.bets, {}, []

    def _lay(self, bets: dict[str, Cents]) -> None:
        self._before.append(self.bets)
        self.bets = bets

    def _linked(self, spot: Spot) -> list[str]:
        root = spot.equals or spot.name
        return [each.name for each in self.spots if root in (each.name, each.equals)]
