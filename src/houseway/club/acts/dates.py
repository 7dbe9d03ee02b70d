"""Acts about dates: events are scheduled, agreed on, asked to be moved, fixed and moved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, ClassVar

from houseway.club.acts.act import Act, Entry
from houseway.club.calendar import Fixture, usual_day
from houseway.club.events import Scheduled
from houseway.errors import BadInput, IllegalAction

if TYPE_CHECKING:
    from houseway.club.state import Club


@dataclass(frozen=True, slots=True)
class Announce(Act):
    """The club plays elsewhere on a day."""

    venue: str
    day: date
    act: ClassVar[str] = "announce"

    def done(self, club: Club, entry: Entry) -> Club:
        return replace(club, standing=club.standing.announce(self.venue, self.day))


@dataclass(frozen=True, slots=True)
class Schedule(Act):
    """An event of the year, on a day or on the usual one of a month."""

    event: str
    kind: str
    day: date | None = None
    month: str = ""  # 2026-05, where no day is given
    season: str = ""
    week: int = 0
    act: ClassVar[str] = "schedule"

    def done(self, club: Club, entry: Entry) -> Club:
        if self.event in club.events or not self.event.strip() or ":" in self.event:
            raise BadInput(f"{self.event!r} is no name of a new event")
        kind, day = club.rules.event(self.kind), self._day(club)
        if kind.season and (not self.week or self.week > club.season(self.season).games):
            raise BadInput(f"{self.event} needs a week of its season, counted from 1")
        for other in club.events.values():
            if kind.season and (other.season, other.week) == (self.season, self.week):
                raise IllegalAction(f"{other.id} is week {self.week} of {self.season} already")
        fixture = Fixture(club.rules.calendar, day)
        event = Scheduled(self.event, kind, fixture, self.season, self.week)
        return club.with_event(event)

    def _day(self, club: Club) -> date:
        if self.day:
            return self.day
        try:
            year, month = map(int, self.month.split("-"))
        except ValueError:
            raise BadInput(f"{self.event} needs a day, or a month such as 2026-05") from None
        return usual_day(club.rules.calendar, year, month)


def _moved(club: Club, event: str, step: Callable[[Fixture], Fixture]) -> Club:
    about = club.event(event)
    if about.played:
        raise IllegalAction(f"{event} was played on {about.fixture.day}")
    return club.with_event(replace(about, fixture=step(about.fixture)))


@dataclass(frozen=True, slots=True)
class Propose(Act):
    """The committee agrees on the date of an event."""

    event: str
    act: ClassVar[str] = "propose"

    def done(self, club: Club, entry: Entry) -> Club:
        return _moved(club, self.event, Fixture.propose)


@dataclass(frozen=True, slots=True)
class VenueApproves(Act):
    """The venue approves a date."""

    event: str
    act: ClassVar[str] = "venue_approves"

    def done(self, club: Club, entry: Entry) -> Club:
        return _moved(club, self.event, Fixture.venue_approves)


@dataclass(frozen=True, slots=True)
class MembersApprove(Act):
    """The members approve a date, and may ask for another."""

    event: str
    act: ClassVar[str] = "members_approve"

    def done(self, club: Club, entry: Entry) -> Club:
        return _moved(club, self.event, Fixture.members_approve)


@dataclass(frozen=True, slots=True)
class AskForDate(Act):
    """Somebody asks for another date."""

    event: str
    name: str
    day: date
    act: ClassVar[str] = "ask_for_date"

    def done(self, club: Club, entry: Entry) -> Club:
        return _moved(club, self.event, lambda fixture: fixture.request(self.name, self.day))


@dataclass(frozen=True, slots=True)
class ObjectToDate(Act):
    """Somebody objects to what was asked for."""

    event: str
    name: str
    act: ClassVar[str] = "object_to_date"

    def done(self, club: Club, entry: Entry) -> Club:
        return _moved(club, self.event, lambda fixture: fixture.object(self.name))


@dataclass(frozen=True, slots=True)
class FixDate(Act):
    """Time to ask is over: the date is fixed."""

    event: str
    act: ClassVar[str] = "fix_date"

    def done(self, club: Club, entry: Entry) -> Club:
        return _moved(club, self.event, Fixture.fix)


@dataclass(frozen=True, slots=True)
class MoveDate(Act):
    """The committee moves an event."""

    event: str
    day: date
    act: ClassVar[str] = "move_date"

    def done(self, club: Club, entry: Entry) -> Club:
        return _moved(club, self.event, lambda fixture: fixture.move(self.day))
