"""A gaming day or one of its shifts: from when to when, by the room's calendar."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from houseway.errors import BadInput
from houseway.floor.gaming_day import Calendar
from houseway.server.pit.tallies import QUARTER


@dataclass(frozen=True, slots=True)
class Period:
    """What a report is about, in milliseconds since 1970."""

    day: date
    shift: int | None  # none: the whole day
    shifts: int
    opens: int
    ends: int

    @property
    def words(self) -> str:
        named = f"gaming day {self.day}"
        return named if self.shift is None else f"shift {self.shift} of {self.shifts}, {named}"


def period(day: date, shift: int | None, calendar: Calendar, shifts: int) -> Period:
    """A day, or one of its shifts, which are as long as each other in quarters of an hour."""
    opens = int(calendar.opens(day) * 1000)
    ends = int(calendar.opens(day + timedelta(days=1)) * 1000)
    if shift is None:
        return Period(day, None, shifts, opens, ends)
    if not 1 <= shift <= shifts:
        raise BadInput(f"there is no shift {shift}; a gaming day here has shifts 1 to {shifts}")
    each = (ends - opens) // QUARTER // shifts * QUARTER
    begins = opens + (shift - 1) * each
    return Period(day, shift, shifts, begins, ends if shift == shifts else begins + each)


def shift_of(at: int, calendar: Calendar, shifts: int) -> int:
    """The shift that a moment is in."""
    day = calendar.day(at / 1000)
    found = (number for number in range(1, shifts + 1)
             if at < period(day, number, calendar, shifts).ends)  # fmt: skip
    return next(found, shifts)
