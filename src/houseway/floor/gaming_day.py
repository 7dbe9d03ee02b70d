"""The gaming day: one definition of a day for jackpots, reports and the log.

A card room that is open through the night does not end its day at midnight. The day goes on until
its posted cut-over, and bears the date on which it began.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo

from houseway.errors import BadInput

CUT_OVER = time(6)
DAY = timedelta(days=1)
_CLOCK = re.compile(r"([01]\d|2[0-3]):[0-5]\d")


def gaming_day(when: datetime, cut_over: time = CUT_OVER) -> date:
    """The gaming day of a moment, by the clock on the wall that the moment is told in."""
    return when.date() if when.time() >= cut_over else when.date() - DAY


@dataclass(frozen=True, slots=True)
class Calendar:
    """A room's gaming days: its posted cut-over, and its time zone (the machine's, if none)."""

    cut_over: time = CUT_OVER
    zone: tzinfo | None = None

    def day(self, seconds: float) -> date:
        """The gaming day of a moment in seconds since 1970."""
        return gaming_day(datetime.fromtimestamp(seconds, UTC).astimezone(self.zone), self.cut_over)

    def opens(self, day: date) -> float:
        """When a gaming day begins, in seconds since 1970; the next one's opening is its end."""
        return datetime.combine(day, self.cut_over, self.zone).timestamp()


def read_cut_over(text: str) -> time:
    """A cut-over as a house posts it: hours and minutes."""
    if not _CLOCK.fullmatch(text):
        raise BadInput(f"{text!r} is not a time of day; write it like 06:00")
    return time.fromisoformat(text)


def read_day(text: str) -> date:
    """A gaming day as it is written: year, month, day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{text!r} is not a day; write it like 2026-01-31") from None
