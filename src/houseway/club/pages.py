"""What is shown to people: a member's page, reminders of fees, seats about to expire.

A member's page has his own money and nobody else's; what is public has no money at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction

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
class MemberPage:
    """What a member sees of himself."""

    name: str
    nights: tuple[Played, ...]
    seats: tuple[HeldSeat, ...]
    money: tuple[Line, ...]  # paid to the club if positive
    owed: Cents

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
    )


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
    """Who has to pay what before a week's game: of the season's fee, and other arrears."""
    return [*_fees_due(club, season, week), *_arrears(club)]


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


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How two players have fared on nights that both played."""

    nights: int
    ahead: int  # the first finished before the second
    behind: int


def head_to_head(club: Club, one: str, two: str) -> HeadToHead:
    """Who finished ahead of whom."""
    both = [e.finish for e in club.events.values() if one in e.finish and two in e.finish]
    ahead = sum(finish.index(one) < finish.index(two) for finish in both)
    return HeadToHead(len(both), ahead, len(both) - ahead)
