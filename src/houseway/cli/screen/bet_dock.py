"""Betting before the cards: chips on spots, by mouse or by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from houseway.cli.screen.dock import Dock, Row
from houseway.cli.screen.draft import Draft
from houseway.cli.screen.pressed import Press
from houseway.money import Cents
from houseway.wagers import Spot


class BetDock(Dock):
    """A button for each spot lays the chip in hand there; the tray has the chips."""

    def __init__(self, draft: Draft, told: str, deal: Callable[[], None]) -> None:
        super().__init__()
        self.draft, self.deal = draft, deal
        money = draft.sitting.currency
        self.question = (
            f"{f'{told}; ' if told else ''}you have {money.text(draft.sitting.stack)}; "
            f"bets from {money.text(draft.sitting.minimum)}. Press a spot to lay a chip there."
        )

    def rows(self) -> Iterable[Row]:
        spots = self.draft.spots
        self.spots = [
            Press(self._words(spot), str(number), partial(self._add, spot))
            for number, spot in enumerate(spots, 1)
        ]
        money = self.draft.sitting.currency
        self.chips = [
            Press(money.text(chip).removesuffix(".00"), "", partial(self._take, chip))
            for chip in self.draft.tray
        ]
        again = [Press("Same again", "s", partial(self._change, self.draft.again))]
        yield self.spots
        yield [
            *self.chips,
            Press("Next chip", "n", self._next),
            Press("Back", "backspace", partial(self._change, self.draft.back)),
            Press("Clear", "c", partial(self._change, self.draft.clear)),
            *(again if self.draft.last else ()),
            Press("Deal", "d", self.deal, bold=True),
        ]

    def on_mount(self) -> None:
        super().on_mount()
        self._show()

    def explained(self) -> list[str]:
        tables = self.draft.sitting.game.pay_tables
        told = []
        for spot in self.draft.spots:
            rows = tables[spot.name].text.splitlines() if spot.name in tables else []
            pays = "".join(f"\n  {row.strip()}" for row in rows)
            told.append(f"{spot.label}: {spot.cite.gist}  {spot.cite}{pays}")
        return told

    def _words(self, spot: Spot) -> str:
        bet = self.draft.bets.get(spot.name)
        return f"{spot.label} {self.draft.sitting.currency.text(bet) if bet else '–'}"

    def _add(self, spot: Spot) -> None:
        self._change(partial(self.draft.add, spot))

    def _take(self, chip: Cents) -> None:
        self.draft.chip = chip
        self._show()

    def _next(self) -> None:
        self.draft.next_chip()
        self._show()

    def _change(self, change: Callable[[], None]) -> None:
        change()
        self._show()

    def _show(self) -> None:
        """Say what lies on each spot, and which chip is in hand."""
        for spot, button in zip(self.draft.spots, self.spots, strict=True):
            button.reworded(self._words(spot))
            button.variant = "success" if spot.name in self.draft.bets else "default"
        for chip, button in zip(self.draft.tray, self.chips, strict=True):
            button.variant = "warning" if chip == self.draft.chip else "default"
