"""An amount that is typed, nudged or taken from those at hand."""

from __future__ import annotations

from collections.abc import Callable

from houseway.errors import BadInput
from houseway.money import Cents, Currency

TYPED = {**{digit: digit for digit in "0123456789"}, "full_stop": ".", "period": "."}


class Amount:
    """What somebody is about to say; whoever shows it is told of every change."""

    def __init__(self, start: int, currency: Currency, changed: Callable[[], None]) -> None:
        self.cents, self.currency, self.changed = Cents(start), currency, changed
        self.typed = ""

    def take(self, cents: int) -> None:
        """Another amount in its place."""
        self.cents, self.typed = Cents(cents), ""
        self.changed()

    def press(self, key: str) -> bool:
        """A digit, a point, or the last of them taken back."""
        if key == "backspace":
            typed = self.typed[:-1]
        elif key in TYPED:
            typed = self.typed + TYPED[key]
        else:
            return False
        try:
            self.cents = self.currency.read(typed) if typed.strip(".") else Cents(0)
        except BadInput:
            return True  # a third decimal is not taken
        self.typed = typed
        self.changed()
        return True
