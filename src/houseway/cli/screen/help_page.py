"""What `?` shows: everything that may be pressed, with the clauses that grant it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

USUAL = "Every button has a key: its underlined letter, or what stands behind it. Tab and Enter work too, and so does the mouse. q leaves the table; PageUp and PageDown scroll what was said."  # noqa: E501


class HelpPage(ModalScreen[None]):
    """Paragraphs over the table; any of the usual keys takes them away."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,question_mark,enter,q", "dismiss", "Back")]

    def __init__(self, title: str, paragraphs: list[str]) -> None:
        super().__init__()
        self.words = "\n\n".join((title, *paragraphs, USUAL, "Escape goes back."))

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="help"):
            yield Static(self.words, markup=False)
