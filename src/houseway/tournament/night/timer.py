"""The clock of the room as a value: told when it was started and stopped, it says how late it is.

It never looks at a clock itself: every reading is asked for a moment, in milliseconds of whoever
keeps time, so that it neither drifts nor minds a reload. It goes through the breaks of a structure
by itself. What it shows does not change the event; whoever keeps it says so there when a level is
over (`acts.SetClock`).

    timer = Timer.of(structure).started(1_000).stopped(61_000)   # a minute was played
    timer.started(90_000).reading(structure, 120_000)            # level, and what is left of it
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

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
    resting: int | None  # what is left of the break, in one
    running: bool

    @property
    def minute(self) -> int:
        """Whole minutes played: what `acts.SetClock` is told."""
        return self.played // MINUTE


class Pause(NamedTuple):
    """A scheduled break: after how much play, and how long."""

    after: int
    length: int


@dataclass(frozen=True, slots=True)
class Timer:
    """How long was played before, and since when it has been running."""

    played: int = 0
    since: int | None = None  # None: it stands
    rested: int = 0  # of the break that it stands in, if it stands in one
    pauses: tuple[Pause, ...] = ()  # the next first

    @classmethod
    def of(cls, structure: Structure) -> Timer:
        """A clock that stands at the first level."""
        breaks = sorted(structure.breaks.items())
        length = structure.minutes * MINUTE
        return cls(pauses=tuple(Pause(at * length, long * MINUTE) for at, long in breaks))

    @property
    def running(self) -> bool:
        return self.since is not None

    def at(self, now: int) -> int:
        """Milliseconds played, at a moment."""
        return self._walk(now)[0]

    def resting(self, now: int) -> int | None:
        """What is left of the break, in one."""
        return self._walk(now)[1]

    def _walk(self, now: int) -> tuple[int, int | None]:
        """How much was played, and what is left of the break that the clock is in."""
        run = max(0, now - self.since) if self.since is not None else 0
        played, rested = self.played, self.rested
        for pause in self.pauses:
            if pause.after < played or (pause.after == played and not rested):
                continue  # that was before
            if run < pause.after - played:
                break
            run -= pause.after - played
            played, left = pause.after, pause.length - rested
            if run < left:
                return played, left - run
            run, rested = run - left, 0
        return played + run, None

    def started(self, now: int) -> Timer:
        if self.running:
            raise Illegal("the clock is running")
        return replace(self, since=now)

    def stopped(self, now: int) -> Timer:
        if not self.running:
            raise Illegal("the clock stands")
        played, left = self._walk(now)
        if left is None:
            return replace(self, played=played, since=None, rested=0)
        length = next(each.length for each in self.pauses if each.after == played)
        return replace(self, played=played, since=None, rested=max(1, length - left))

    def put(self, played: int, now: int) -> Timer:
        """Put it forward or back, running or not; a break that it was in is over."""
        if played < 0:
            raise Illegal(f"{played} milliseconds cannot have been played")
        return replace(self, played=played, since=now if self.running else None, rested=0)

    def into_break(self, after: int, now: int) -> Timer:
        """Put it to the beginning of a scheduled break, and let that run."""
        return replace(self, played=after, since=now, rested=1)

    def reading(self, structure: Structure, now: int) -> Reading:
        """What it shows at a moment."""
        played, resting = self._walk(now)
        length = structure.minutes * MINUTE
        level = played // length + 1
        ahead = [each.after for each in self.pauses if each.after > played]
        return Reading(
            level,
            structure.blinds(level),
            structure.blinds(level + 1),
            played,
            level * length - played,
            ahead[0] - played if ahead else None,
            resting,
            self.running,
        )

    def to_json(self) -> dict[str, Any]:
        return {"played": self.played, "since": self.since, "rested": self.rested}
