"""Dates: the day a game falls on, and how it is agreed, asked to be moved, fixed and moved.

day = Fixture(rules.calendar, usual_day(rules.calendar, 2026, 5))      # the second Friday
day = day.propose().venue_approves().members_approve()
day = day.request("Bob", date(2026, 5, 15)).object("Cid").fix()        # it stays as it was
"""

from __future__ import annotations

from calendar import monthrange
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from houseway.errors import BadInput, IllegalAction
from houseway.houses.season_rules import CalendarRules


class Stage(StrEnum):
    """How far a date is agreed on: the value says who has to act next."""

    DRAFT = "committee"
    PROPOSED = "venue"
    APPROVED = "members"
    AGREED = "anybody"  # who wants it moved may ask now
    FIXED = ""


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody asks for another date; one objection is enough to keep the old one."""

    by: str
    day: date
    objected: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fixture:
    """The date of one event on its way to being fixed."""

    rules: CalendarRules
    day: date
    stage: Stage = Stage.DRAFT
    requests: tuple[Request, ...] = ()

    def propose(self) -> Fixture:
        """The committee agrees on it."""
        return self._from(Stage.DRAFT, Stage.PROPOSED)

    def venue_approves(self) -> Fixture:
        return self._from(Stage.PROPOSED, Stage.APPROVED)

    def members_approve(self) -> Fixture:
        return self._from(Stage.APPROVED, Stage.AGREED)

    def _from(self, now: Stage, then: Stage) -> Fixture:
        if self.stage is not now:
            raise IllegalAction(
                f"the date is not with the {now.value} now; {self._turn()}",
                clause=self.rules.cite("proposed"),
            )
        return replace(self, stage=then)

    def _turn(self) -> str:
        return f"it waits for the {self.stage.value}" if self.stage.value else "it is fixed"

    def request(self, by: str, day: date) -> Fixture:
        """Somebody asks for another date."""
        self._open_to_requests()
        return replace(self, requests=(*self.requests, Request(by, day)))

    def object(self, by: str) -> Fixture:
        """Somebody objects to what was asked for last; no reason is needed."""
        self._open_to_requests()
        if not self.requests:
            raise IllegalAction(
                f"{by} has nothing to object to; nobody has asked for another date",
                clause=self.rules.cite("request"),
            )
        *before, last = self.requests
        return replace(self, requests=(*before, replace(last, objected=(*last.objected, by))))

    def _open_to_requests(self) -> None:
        if self.stage is not Stage.AGREED:
            raise IllegalAction(
                f"nobody can be heard on the date now; {self._turn()}",
                clause=self.rules.cite("request"),
            )

    def fix(self) -> Fixture:
        """Time is up: the date asked for last that nobody objected to, or the old one."""
        self._from(Stage.AGREED, Stage.FIXED)
        granted = [each.day for each in self.requests if not each.objected]
        return replace(self, day=granted[-1] if granted else self.day, stage=Stage.FIXED)

    def move(self, day: date) -> Fixture:
        """The committee moves it, whenever the need arises."""
        if not self.rules.moves:
            raise IllegalAction("dates stay as agreed", clause=self.rules.cite("moves"))
        return replace(self, day=day)

    @property
    def asks(self) -> str:
        """Whose turn it is."""
        return Stage.APPROVED.value if self.stage is Stage.AGREED else self.stage.value


def usual_day(rules: CalendarRules, year: int, month: int) -> date:
    """The day of a month on which a game of the season falls."""
    return nth_weekday(year, month, rules.weekday, rules.ordinal)


def memorial_day(rules: CalendarRules, year: int) -> date:
    """The day of the memorial game in a new year."""
    return nth_weekday(year, rules.memorial_month, rules.weekday, rules.memorial_ordinal)


def nth_weekday(year: int, month: int, weekday: int, nth: int) -> date:
    """Such as the second Friday of a month."""
    try:
        first, _ = monthrange(year, month)
        return date(year, month, (weekday - first) % 7 + 1 + 7 * (nth - 1))
    except ValueError:
        raise BadInput(f"there is no such day in month {month} of {year}: number {nth}") from None
