"""The clock on the wall, and waiting for what the house does by itself."""

import time
from collections.abc import Callable
from datetime import datetime
from typing import Any


class Wall:
    """A clock that the test turns."""

    def __init__(self, begins: float = 1_800_000_000.0) -> None:
        self.time = begins

    def to(self, moment: datetime) -> None:
        self.time = moment.timestamp()

    def __call__(self) -> float:
        return self.time


def until(look: Callable[[], Any], done: Callable[[Any], bool], seconds: float = 20.0) -> Any:
    """Look again and again until it has come to pass."""
    ends = time.monotonic() + seconds
    while not done(seen := look()):
        assert time.monotonic() < ends, f"it did not come to pass: {seen}"
        time.sleep(0.01)
    return seen


def refusal(answer: dict[str, Any]) -> str:
    """What a refused command was told."""
    words: str = answer["error"]["message"]
    return words
