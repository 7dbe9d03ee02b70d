"""Time: the clock on a player, and the level of a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Begun = Literal["", "riffle", "green button", "deal"]  # how far a hand has come; "": not at all
BEGUN: tuple[Begun, ...] = get_args(Begun)


@dataclass(frozen=True, slots=True)
class Clocked:
    """The clock was called on a player, and has run for so many seconds."""

    seconds: int
    facing_bet: bool
    caller: str = "at seat"
    granted: int | None = None  # seconds that the director gives; None: he has not said


@dataclass(frozen=True, slots=True)
class NewLevel:
    """A new level was announced while a table was at a hand, or between two."""

    begun: Begun = ""
    mistaken: bool = False  # the hand began after that, and was dealt at the old level
    after: tuple[str, ...] = ()  # actions until that was noticed
