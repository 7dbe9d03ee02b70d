"""Things to press: a button for the mouse, a key for the keyboard, one act behind both."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from textual.content import Content
from textual.widgets import Button

TAKEN = frozenset("q?")  # leave, help
DIGITS = "123456789"


class Press(Button):
    """A button that knows its key and what it does."""

    def __init__(
        self, words: str, key: str, does: Callable[[], None], *, bold: bool = False
    ) -> None:
        super().__init__(keyed(words, key), variant="primary" if bold else "default")
        self.key, self.does = key, does

    def reworded(self, words: str) -> None:
        """Say something else; the key stays."""
        self.label = keyed(words, self.key)


def keyed(words: str, key: str) -> Content:
    """The words with their key underlined, or named behind them."""
    at = words.lower().find(key) if key.isalpha() and len(key) == 1 else -1
    if at >= 0:
        return Content.assemble(words[:at], (words[at], "underline"), words[at + 1 :])
    return Content.assemble(words, (f" {key}", "dim") if key else "")


def keys_for(labels: Iterable[str], taken: frozenset[str] = TAKEN) -> list[str]:
    """A key for each: the first letter of its own that is free, or else a number."""
    used, found = set(taken), []
    for label in labels:
        letters = [each for each in label.lower() if each.isascii() and each.isalpha()]
        key = next((each for each in (*letters, *DIGITS) if each not in used), "")
        used.add(key)
        found.append(key)
    return found
