"""The bank is offered to you: so much behind it, or to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from houseway.cli.screen.amount import Amount
from houseway.cli.screen.dock import Dock, Row
from houseway.cli.screen.pressed import Press
from houseway.cli.sitting import Sitting
from houseway.money import Cents

PARTS = {"a quarter": 4, "half": 2, "all": 1}  # of what you have


class BankDock(Dock):
    """Type an amount or take a part of your chips, and put it up."""

    def __init__(
        self, question: str, sitting: Sitting, answer: Callable[[Cents | None], None]
    ) -> None:
        super().__init__()
        self.question = sitting.currency.says(f"{question}. Type what you put up.")
        self.sitting, self.answer = sitting, answer
        self.amount = Amount(sitting.stack // 2, sitting.currency, self._show)

    def rows(self) -> Iterable[Row]:
        self.put_up = Press(self._words(), "p", self._put_up)
        stack = self.sitting.stack
        yield [
            self.put_up,
            *(Press(name.capitalize(), name[-1], partial(self.amount.take, stack // part))
              for name, part in PARTS.items()),
            Press("Decline", "d", partial(self.answer, None)),
        ]  # fmt: skip

    def press(self, key: str) -> bool:
        return self.amount.press(key) or super().press(key)

    def _words(self) -> str:
        return f"Put up {self.sitting.currency.text(self.amount.cents)}"

    def _show(self) -> None:
        self.put_up.reworded(self._words())

    def _put_up(self) -> None:
        self.answer(self.amount.cents)
