"""The club as it stands after its log: people, seasons, dates, seats and books.

    club = found("bcpc")
    club = club.do(OpenSeason("2026", fee=9000, games=10), by="Kay", day=date(2026, 1, 9))
    club.to_json()              # the whole of it: options and log; `read_club` plays it again

Every act gives the club after it, or is refused and changes nothing. State is the log replayed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, TypeVar

from houseway import houses
from houseway.club.acts.act import Act, Entry
from houseway.club.books import Books, Move
from houseway.club.calendar import memorial_day
from houseway.club.events import Scheduled
from houseway.club.register import Register
from houseway.club.season import Season
from houseway.club.seats import HeldSeat
from houseway.club.standing import Standing
from houseway.errors import BadInput, IllegalAction
from houseway.houses.club_rules import ClubRules
from houseway.money import text
from houseway.rulebook import Clause

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Club:
    """Everything that a club keeps."""

    house: str
    rules: ClubRules
    standing: Standing
    decided: Mapping[str, Any] = field(default_factory=dict)  # options, as the committee has them
    log: tuple[Entry, ...] = ()
    register: Register = field(default_factory=Register)
    seasons: Mapping[str, Season] = field(default_factory=dict)
    events: Mapping[str, Scheduled] = field(default_factory=dict)
    seats: Mapping[str, HeldSeat] = field(default_factory=dict)
    books: Books = field(default_factory=Books)

    def do(self, act: Act, *, by: str = "", day: date | None = None, seconded: str = "") -> Club:
        """Do something; who did it, when, and who agreed is written down."""
        entry = Entry(len(self.log) + 1, act, by, day, seconded)
        if act.pays_out and self.rules.treasury.four_eyes and seconded in ("", by):
            raise IllegalAction("money leaves the club when two of the committee agree")
        after = act.done(self, entry)
        return replace(after, log=(*self.log, entry))

    def undo(self) -> Club:
        """The club as it was before the last act."""
        if not self.log:
            raise IllegalAction("nothing was done yet")
        return replay(self.house, self.decided, self.log[:-1])

    # What acts ask for and change

    def season(self, id: str) -> Season:
        return _found(self.seasons, id, "season")

    def event(self, id: str) -> Scheduled:
        return _found(self.events, id, "event")

    def held(self, id: str) -> HeldSeat:
        return _found(self.seats, id, "seat")

    def with_season(self, season: Season) -> Club:
        return replace(self, seasons={**self.seasons, season.id: season})

    def with_event(self, event: Scheduled) -> Club:
        return replace(self, events={**self.events, event.id: event})

    def with_seat(self, held: HeldSeat) -> Club:
        return replace(self, seats={**self.seats, held.id: held})

    def post(self, moves: Iterable[Move], entry: Entry) -> Club:
        """Enter moves of money that an act has caused."""
        dated = [replace(each, day=entry.day, act=entry.number) for each in moves]
        return replace(self, books=self.books.post(*dated)) if dated else self

    # What people ask

    def memorial_year(self, day: date) -> int:
        """The memorial game that what is kept on a day goes to: the next that is to come."""
        return day.year if day < memorial_day(self.rules.calendar, day.year) else day.year + 1

    def barred(self, name: str, event: str) -> list[tuple[str, Clause | None]]:
        """Why somebody may not play an event; nothing, if he may."""
        found: list[tuple[str, Clause | None]] = []
        if name in self.register.excluded:
            found.append((f"{name} is excluded by the committee", None))
        fees = self.rules.fees
        if owed := self.books.owed_by(name):
            found.append((f"{name} owes the club {text(owed)}", fees.cite("arrears")))
        about = self.event(event)
        if about.kind.season:
            season = self.season(about.season)
            if name not in self.register.players(about.season):
                found.append((f"{name} is not registered for {season.id}", fees.cite("registered")))
            elif owed := season.account(fees, name, about.week).owed:
                told = f"{name} owes {text(owed)} of the fee of {season.id}"
                found.append((told, fees.cite("arrears")))
        return found

    def to_json(self) -> dict[str, Any]:
        """The club whole: it can be taken up elsewhere."""
        return {
            "format": 1,
            "house": self.house,
            "options": dict(self.decided),
            "log": [entry.to_json() for entry in self.log],
        }


def _found(among: Mapping[str, T], id: str, what: str) -> T:
    if id not in among:
        raise BadInput(f"there is no {what} {id!r}; there are {', '.join(among) or 'none'}")
    return among[id]


def found(house: str, decided: Mapping[str, Any] | None = None) -> Club:
    """A new club by the rules of a house, with what its committee decides otherwise."""
    rules = houses.find(house).club
    if rules is None:
        raise BadInput(f"{house!r} is no club")
    rules = rules.decide(decided or {})
    return Club(house, rules, Standing(rules), dict(decided or {}))


def replay(house: str, decided: Mapping[str, Any], log: Iterable[Entry]) -> Club:
    """The club after these entries, played again."""
    club = found(house, decided)
    for entry in log:
        club = club.do(entry.act, by=entry.by, day=entry.day, seconded=entry.seconded)
    return club
