"""A season from one seed: who joins and pays, every night with its cards, the seats at the end.

    season = SimulatedSeason("bcpc", seed=7, members=60)
    *_, club = season.steps()

Each step draws from a stream of its own, which follows from the seed and the step. So a season that
was cut off after any step goes on from there, and comes out the same to the byte.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date, timedelta

from houseway import houses
from houseway.club import Club, found, memorial_day, purse, usual_day
from houseway.club.acts import (
    Act,
    AwardSeats,
    CashSeat,
    Elect,
    Enrol,
    FixDate,
    Join,
    MembersApprove,
    OpenSeason,
    PayFee,
    PlaySeat,
    Propose,
    Schedule,
    SetPoints,
    VenueApproves,
)
from houseway.club.calendar import nth_weekday
from houseway.club.fees import instalments
from houseway.errors import BadInput
from houseway.houses.year_plan import PlannedEvent, YearPlan
from houseway.year.evening import Evening
from houseway.year.players import Pays, SimulatedPlayer, by_name, people

COMMITTEE = 3
LATE_WEEK = 5
SEATS_PLAYED = 3  # in the spring after


@dataclass(frozen=True, slots=True)
class SimulatedSeason:
    """A season of a club, and the one number that all of it follows from."""

    house: str
    seed: int = 0
    members: int = 60
    year: int = 2026
    nights: int = 0  # only so many of the year's events; 0: all of them
    people: tuple[SimulatedPlayer, ...] = field(init=False)

    def __post_init__(self) -> None:
        if houses.find(self.house).year is None:
            raise BadInput(f"{self.house!r} has no year that could be simulated")
        drawn = people(self._stream("people"), self.members)
        object.__setattr__(self, "people", tuple(drawn))

    def _stream(self, step: str) -> random.Random:
        return random.Random(f"{self.seed} {self.members} {step}")

    @property
    def plan(self) -> YearPlan:
        plan = houses.find(self.house).year
        assert plan is not None
        return plan

    @property
    def events(self) -> tuple[PlannedEvent, ...]:
        return self.plan.events[: self.nights or None]

    @property
    def name(self) -> str:
        return str(self.year)

    @property
    def committee(self) -> tuple[str, ...]:
        return tuple(each.name for each in self.people[:COMMITTEE])

    def steps(self, club: Club | None = None) -> Iterator[Club]:
        """The club after each step; what was done before is not done again."""
        club = club or found(self.house)
        if not club.log:
            club = self._opened(club)
            yield club
        for planned in self.events:
            if not club.event(planned.id).played:
                club = self._night(club, planned)
                yield club
            if planned == self._last_league and f"{self.name}-1" not in club.seats:
                club = self._seats(club)
                yield club
        if not self.nights and not any(held.seat.parts for held in club.seats.values()):
            club = self._seats_played(club)
            yield club

    @property
    def _last_league(self) -> PlannedEvent | None:
        return max((each for each in self.plan.events if each.week), key=lambda each: each.week)

    def _do(self, club: Club, day: date, *acts: Act) -> Club:
        by, seconded = self.committee[:2]
        for act in acts:
            club = club.do(act, by=by, day=day, seconded=seconded)
        return club

    # Before the first game

    def _opened(self, club: Club) -> Club:
        first = usual_day(club.rules.calendar, self.year, 1)
        joins = (Join(each.name, each.guest, _address(each.name)) for each in self.people)
        club = self._do(club, first, *joins, Elect(self.committee))
        plan, games = self.plan, [each for each in self.plan.events if each.week]
        club = self._do(
            club,
            first,
            OpenSeason(self.name, plan.fee, len(games)),
            SetPoints(self.name, formula=plan.points, best=plan.best),
        )
        enrolled = (each for each in self.people if not each.guest)
        club = self._do(club, first, *(Enrol(self.name, e.name, e.sleeping) for e in enrolled))
        for planned in self.events:
            club = self._do(club, first, *self._dated(club, planned))
        return club

    def _dated(self, club: Club, planned: PlannedEvent) -> Iterator[Act]:
        season = self.name if planned.week else ""
        day = self._day(club, planned)
        yield Schedule(planned.id, planned.kind, day, season=season, week=planned.week)
        for agreed in (Propose, VenueApproves, MembersApprove, FixDate):
            yield agreed(planned.id)

    def _day(self, club: Club, planned: PlannedEvent) -> date:
        rules = club.rules.calendar
        if planned.kind == club.rules.memorial:
            return memorial_day(rules, self.year + 1)
        ordinal = planned.ordinal or rules.ordinal
        return nth_weekday(self.year, planned.month, rules.weekday, ordinal)

    # A night

    def _night(self, club: Club, planned: PlannedEvent) -> Club:
        day, rng = club.event(planned.id).fixture.day, self._stream(planned.id)
        if planned.week:
            club = self._do(club, day - timedelta(1), *self._fees(club, planned.week))
        evening = Evening(club, planned, self.plan, by_name(self.people))
        return evening.checked(self._do(club, day, evening.night(rng)))

    def _fees(self, club: Club, week: int) -> Iterator[PayFee]:
        """What is paid before a week's game."""
        parts = instalments(club.rules.fees, self.plan.fee)
        season = club.season(self.name)
        for each in self.people:
            if each.guest:
                continue
            amount = 0
            if each.pays is Pays.IN_FULL and week == 1:
                amount = self.plan.fee
            elif each.pays is Pays.BY_INSTALMENTS and week <= len(parts):
                amount = parts[week - 1]
            elif each.pays in (Pays.LATE, Pays.NEVER) and week == 1:
                amount = parts[0]
            elif each.pays is Pays.LATE and week == LATE_WEEK:
                amount = self.plan.fee - season.paid(each.name)
            if amount:
                yield PayFee(self.name, each.name, amount, week)

    # After the last game

    def _seats(self, club: Club) -> Club:
        assert self._last_league
        day = club.event(self._last_league.id).fixture.day
        values = self._paid_by_subs(club.books.balance(purse("season", self.name)))
        return self._do(club, day, AwardSeats(self.name, values, day))

    def _paid_by_subs(self, subs: int) -> tuple[int, ...]:
        """As many of the planned seats as the subs pay for, the smallest first."""
        values = list(self.plan.seats)
        while sum(values) > subs:
            values.pop(0)
        return tuple(values)

    def _seats_played(self, club: Club) -> Club:
        """Some of the seats are played in the spring after, and one or another pays."""
        rng = self._stream("seats")
        for number, id in enumerate(tuple(club.seats)[:SEATS_PLAYED], 1):
            day = date(self.year + 1, 2 + number, 14)
            value = club.held(id).seat.value
            club = self._do(club, day, PlaySeat(id, value, day))
            if rng.random() < 0.5:
                club = self._do(club, day, CashSeat(id, value * rng.randint(2, 5)))
        return club


def _address(name: str) -> str:
    return f"{name.casefold().replace(' ', '.')}@example.org"
