"""The clock of the room as a value: told when it was started and stopped, it says how late it is.

It never looks at a clock itself: every reading is asked for a moment, in milliseconds of whoever
keeps time, so that it neither drifts nor minds a reload. What it shows does not change the event;
whoever keeps it says so there when a level is over (`acts.SetClock`).

    timer = Timer().started(1_000).stopped(61_000)       # a minute was played
    timer.started(90_000).reading(structure, 120_000)    # level, and what is left of it
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from houseway.errors import Illegal
from houseway.tournament.night.setup import Structure

MINUTE = 60_000  # milliseconds


@dataclass(frozen=True, slots=True)
class Reading:
    """What the clock on the wall shows."""

    level: int
    blinds: tuple[int, int]
    next_blinds: tuple[int, int]
    played: int  # milliseconds since the first hand, without breaks
    left: int  # of the level
    to_break: int | None  # until the next scheduled break
    running: bool

    @property
    def minute(self) -> int:
        """Whole minutes played: what `acts.SetClock` is told."""
        return self.played // MINUTE


@dataclass(frozen=True, slots=True)
class Timer:
    """How long was played before, and since when it has been running."""

    played: int = 0
    since: int | None = None  # None: it stands

    @property
    def running(self) -> bool:
        return self.since is not None

    def at(self, now: int) -> int:
        """Milliseconds played, at a moment."""
        return self.played + (max(0, now - self.since) if self.since is not None else 0)

    def started(self, now: int) -> Timer:
        if self.running:
            raise Illegal("the clock is running")
        return replace(self, since=now)

    def stopped(self, now: int) -> Timer:
        if not self.running:
            raise Illegal("the clock stands")
        return Timer(self.at(now))

    def put(self, played: int, now: int) -> Timer:
        """Put it forward or back, running or not."""
        if played < 0:
            raise Illegal(f"{played} milliseconds cannot have been played")
        return Timer(played, now if self.running else None)

    def reading(self, structure: Structure, now: int) -> Reading:
        """What it shows at a moment."""
        played, length = self.at(now), structure.minutes * MINUTE
        level = played // length + 1
        breaks = [at for at in structure.breaks if at >= level]
        return Reading(
            level,
            structure.blinds(level),
            structure.blinds(level + 1),
            played,
            level * length - played,
            min(breaks) * length - played if breaks else None,
            self.running,
        )

    def to_json(self) -> dict[str, Any]:
        return {"played": self.played, "since": self.since}
