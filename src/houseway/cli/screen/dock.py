"""The foot of the table: a question, and all that may be pressed to answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from houseway.cli.screen.pressed import Press

Row = list[Press]


class Dock(Vertical):
    """What you are asked. Buttons stand in rows; every one has a key."""

    question = ""

    def rows(self) -> Iterable[Row]:
        """The buttons, row by row."""
        return ()

    def explained(self) -> list[str]:
        """What `?` tells: a paragraph for each thing that may be pressed."""
        return []

    def compose(self) -> ComposeResult:
        self.buttons: Row = []
        yield Static(self.question, id="question", markup=False)
        for row in self.rows():
            self.buttons += row
            yield Horizontal(*row)

    def on_mount(self) -> None:
        """Whatever is usual is one Enter away; in the middle of a hand nothing is."""
        usual = [each for each in self.buttons if each.variant == "primary"]
        if usual:
            usual[0].focus()

    def says(self, words: str) -> None:
        """Answer back: why not, or what now."""
        self.query_one("#question", Static).update(words)

    def press(self, key: str) -> bool:
        """Press what a key stands for; False if it stands for nothing."""
        for each in self.buttons:
            if each.key == key:
                each.does()
                return True
        return False

    def on_button_pressed(self, event: Button.Pressed) -> None:
        event.stop()
        if isinstance(event.button, Press):
            event.button.does()


class NextDock(Dock):
    """Between hands for a pot: the next one, or home."""

    def __init__(self, question: str, deal: Callable[[], None] | None) -> None:
        super().__init__()
        self.question, self.deal = question, deal

    def rows(self) -> Iterable[Row]:
        return ([Press("Deal", "d", self.deal, bold=True)],) if self.deal else ()
