"""Time that a player takes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clocked:
    """The clock runs on a player."""

    seconds: int
    facing_bet: bool
