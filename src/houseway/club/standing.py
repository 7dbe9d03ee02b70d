"""What stands from year to year: the venue, the committee, directors, members, events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from houseway.errors import BadInput, IllegalAction
from houseway.houses.club_rules import ClubRules


@dataclass(frozen=True, slots=True)
class Event:
    """One tournament of the club, on its day."""

    kind: str
    day: date


@dataclass(frozen=True, slots=True)
class Standing:
    """The club as it stands. Each act gives the club after it."""

    rules: ClubRules
    committee: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    venues: Mapping[date, str] = field(default_factory=dict)  # announced for a day
    directors: Mapping[date, str] = field(default_factory=dict)
    events: tuple[Event, ...] = ()
    champions: Mapping[int, str] = field(default_factory=dict)  # of the memorial game, by year

    def announce(self, venue: str, day: date) -> Standing:
        """Another venue for one day."""
        return replace(self, venues={**self.venues, day: venue})

    def venue(self, day: date) -> str:
        """Where the club plays on a day; nothing is known of days before the usual venue's."""
        usual = self.rules.calendar
        return self.venues.get(day, usual.venue if day >= usual.since else "")

    def elect(self, names: Sequence[str]) -> Standing:
        """The players elect the committee."""
        if not names or len(set(names)) < len(names):
            raise BadInput(f"{', '.join(names) or 'nobody'} cannot be a committee")
        return replace(self, committee=tuple(names))

    def appoint(self, by: str, name: str) -> Standing:
        """Nobody else puts anybody on the committee."""
        cite = self.rules.calendar.cite("committee")
        raise IllegalAction(f"the {by} cannot appoint {name}: the players elect", clause=cite)

    def direct(self, name: str, day: date) -> Standing:
        """Somebody runs the tournament of a day."""
        return replace(self, directors={**self.directors, day: name})

    def welcome(self, name: str) -> Standing:
        """Whoever plays, or plans to, is of the membership."""
        if name in self.members:
            return self
        return replace(self, members=(*self.members, name))

    def add(self, kind: str, day: date) -> Standing:
        """One more event."""
        self.rules.event(kind)
        if (event := Event(kind, day)) in self.events:
            raise BadInput(f"there is a {kind} on {day} already")
        return replace(self, events=(*self.events, event))

    def crown(self, name: str, year: int) -> Standing:
        """Who wins the memorial game has the title of the year."""
        if won := self.champions.get(year):
            raise IllegalAction(
                f"{won} has won the memorial game of {year}",
                clause=self.rules.calendar.cite("memorial_month"),
            )
        return replace(self.welcome(name), champions={**self.champions, year: name})
