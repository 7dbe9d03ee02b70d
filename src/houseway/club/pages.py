"""What is shown to people: a member's page, reminders of fees, seats about to expire.

A member's page has his own money and nobody else's; what is public has no money at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction

from houseway.club.acts.people import Exclude, Penalise, Readmit
from houseway.club.books import OUTSIDE, Line, purse
from houseway.club.fees import due_by
from houseway.club.seats import HeldSeat, SeatState
from houseway.club.state import Club
from houseway.money import ZERO, Cents
from houseway.rulebook import Clause


@dataclass(frozen=True, slots=True)
class Played:
    """A night that somebody played."""

    event: str
    day: date
    place: int
    entries: int
    points: Fraction | None = None  # where it counts for a league
    prize: Cents = ZERO


@dataclass(frozen=True, slots=True)
class Penalty:
    """Something that somebody was given, and what for."""

    day: date | None
    what: str
    why: str
    event: str = ""


@dataclass(frozen=True, slots=True)
class MemberPage:
    """What a member sees of himself."""

    name: str
    nights: tuple[Played, ...]
    seats: tuple[HeldSeat, ...]
    money: tuple[Line, ...]  # paid to the club if positive
    owed: Cents
    penalties: tuple[Penalty, ...] = ()

    @property
    def paid_in(self) -> Cents:
        return Cents(-sum(line.amount for line in self.money if line.amount < 0))

    @property
    def paid_out(self) -> Cents:
        return Cents(sum(line.amount for line in self.money if line.amount > 0))


def member_page(club: Club, name: str) -> MemberPage:
    """Somebody's nights, seats and money."""
    club.register.person(name)
    return MemberPage(
        name,
        tuple(_nights(club, name)),
        tuple(held for held in club.seats.values() if held.holder == name),
        tuple(club.books.statement(purse(OUTSIDE, name))),
        club.books.owed_by(name),
        tuple(_penalties(club, name)),
    )


def _penalties(club: Club, name: str) -> Iterator[Penalty]:
    """From the log: what a director gave, and what the committee decided."""
    for entry in club.log:
        act = entry.act
        if isinstance(act, Penalise) and act.name == name:
            yield Penalty(entry.day, act.what, act.why, act.event)
        elif isinstance(act, Exclude) and act.name == name:
            yield Penalty(entry.day, "excluded", act.why)
        elif isinstance(act, Readmit) and act.name == name:
            yield Penalty(entry.day, "taken back", "")


def _nights(club: Club, name: str) -> Iterator[Played]:
    points = {
        (season.id, score.week): score.points
        for season in club.seasons.values()
        if season.scheme
        for row in season.records(club.rules)
        if row.name == name
        for score in row.scores
    }
    for event in club.events.values():
        if name in event.finish:
            yield Played(
                event.id,
                event.fixture.day,
                event.finish.index(name) + 1,
                len(event.finish),
                points.get((event.season, event.week)),
                Cents(event.prizes.get(name, 0)),
            )


@dataclass(frozen=True, slots=True)
class Reminder:
    """Somebody to be written to: what he owes, of what, and by which clause."""

    name: str
    owed: Cents
    of: str
    clause: Clause | None


def reminders(club: Club, season: str, week: int) -> list[Reminder]:
    """Who has to pay what before a week's game: of a season's fee, if named, and arrears."""
    return [*(_fees_due(club, season, week) if season else ()), *_arrears(club)]


def _fees_due(club: Club, season: str, week: int) -> Iterator[Reminder]:
    about, fees = club.season(season), club.rules.fees
    all_due = due_by(fees, about.fee, week) == about.fee
    cite = fees.cite("due" if all_due else "instalments")
    for name in club.register.players(season):
        if owed := about.account(fees, name, week).owed:
            yield Reminder(name, owed, f"fee of {season}, before week {week}", cite)


def _arrears(club: Club) -> Iterator[Reminder]:
    for name in club.register.people:
        if owed := club.books.owed_by(name):
            yield Reminder(name, owed, "arrears", club.rules.fees.cite("arrears"))


def expiring(club: Club, today: date, days: int = 60) -> list[HeldSeat]:
    """Seats that are open, and not for long; those that expire first come first."""
    last = today + timedelta(days)
    open_seats = [
        held
        for held in club.seats.values()
        if held.seat.state is SeatState.OPEN and today <= held.seat.expires <= last
    ]
    return sorted(open_seats, key=lambda held: (held.seat.expires, held.id))
