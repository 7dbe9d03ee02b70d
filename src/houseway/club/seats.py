"""A prize seat: what it may be used for, until when, and how a cash with it is divided.

    seat = Seat(rules.seats, Cents(300_00), won=date(2026, 11, 13), season="2026 autumn")
    seat = seat.play(Use(Cents(400_00), on=date(2027, 3, 1))).cash(Cents(2400_00))
    seat.divided()          # the entry first, then 62.5 and 37.5 per cent of what is over

Each act gives the seat after it. Shares are rounded down to the penny; the club has the rest.
"""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum

from houseway.club.cashes import WHOLE, Division, Part, Stakes, Use, division, stakes
from houseway.errors import BadInput, IllegalAction
from houseway.houses.season_rules import SeatRules
from houseway.money import ZERO, Cents, text


class SeatState(StrEnum):
    """What has become of a seat."""

    OPEN = "open"
    PLAYED = "played"
    FORFEITED = "forfeited"


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat, with what was played of it."""

    rules: SeatRules
    value: Cents
    won: date | None = None  # a seat without a date does not expire
    season: str = ""
    months: int = 0  # if not those of the rules
    members: Collection[str] | None = None  # None: whoever is named is one
    parts: tuple[Part, ...] = ()
    permitted: bool = False
    forfeited: bool = False
    winner_keeps: int | None = None  # per cent of the entry, as winner and nominee agree

    def __post_init__(self) -> None:
        if self.value <= 0 or self.months < 0:
            raise BadInput(f"a seat of {text(self.value)} for {self.months} months is none")

    # What it is

    @property
    def expires(self) -> date:
        """The last day on which it may be played."""
        if self.won is None:
            return date.max
        return months_after(self.won, self.months or self.rules.seat_months)

    @property
    def left(self) -> Cents:
        """What is left to be played; nothing of a seat that was split as often as may be."""
        mine = [part for part in self.parts if not part.returned]
        if len(mine) >= self.rules.parts:
            return ZERO
        return Cents(self.value - sum(part.seat for part in self.parts))

    @property
    def unplayed(self) -> Cents:
        """What goes back to the club when the last part was smaller than what was left."""
        return Cents(self.value - sum(part.seat for part in self.parts) - self.left)

    @property
    def state(self) -> SeatState:
        if self.forfeited:
            return SeatState.FORFEITED
        return SeatState.OPEN if self.left else SeatState.PLAYED

    # What is done with it

    def on(self, day: date) -> Seat:
        """A day has come: what is not played by its last day is forfeited."""
        if self.left and self._too_late(day):
            return replace(self, forfeited=True)
        return self

    def permit(self) -> Seat:
        """The committee gives its permission."""
        return replace(self, permitted=True)

    def agree(self, percent: int) -> Seat:
        """Winner and nominee agree how much of the entry the winner retains."""
        if not 0 <= percent <= WHOLE:
            raise BadInput(f"{percent} per cent of an entry; it is between 0 and 100")
        return replace(self, winner_keeps=percent)

    def play(self, use: Use) -> Seat:
        """Play an event with what is left of the seat, or with a part of it."""
        self._may_play(use)
        seat = min(self.left, use.entry)
        if (
            not self.parts
            and not self.forfeited
            and seat * WHOLE < self.value * self.rules.first_part
        ):
            raise IllegalAction(
                f"{text(use.entry)} of a seat worth {text(self.value)}; the first part is at least "
                f"{self.rules.first_part}%",
                clause=self.rules.cite("first_part"),
            )
        part = Part(use, Cents(seat), returned=self.forfeited)
        return replace(self, parts=(*self.parts, part))

    def _may_play(self, use: Use) -> None:
        cite = self.rules.cite
        if use.entry <= 0:
            raise BadInput(f"an entry of {text(use.entry)}; it is more than nothing")
        if not self.left:
            raise IllegalAction("nothing is left of the seat", clause=cite("parts"))
        if self.forfeited and not use.nominee:
            raise IllegalAction(f"the seat expired on {self.expires}", clause=cite("seat_months"))
        if use.on and not self.forfeited:
            self._in_time(use.on)
        if use.satellite and not (self.permitted and self.rules.satellites):
            raise IllegalAction("no satellite is played with a seat", clause=cite("satellites"))
        if use.online and self.rules.live_only and not self.permitted:
            raise IllegalAction(
                "only live events are played with a seat, unless the committee permits",
                clause=cite("live_only"),
            )
        stranger = self.members is not None and use.nominee not in ("", *self.members)
        if stranger and self.rules.nominee_member:
            raise IllegalAction(f"{use.nominee} is no member", clause=cite("nominee_member"))

    def _in_time(self, day: date) -> None:
        cite = self.rules.cite("seat_months")
        if self.won and day < self.won:
            raise IllegalAction(f"the seat was won on {self.won}, after {day}", clause=cite)
        if self._too_late(day):
            raise IllegalAction(f"the seat expires on {self.expires}, before {day}", clause=cite)

    def _too_late(self, day: date) -> bool:
        return day > self.expires or (day == self.expires and not self.rules.last_day)

    def cash(self, amount: Cents) -> Seat:
        """The event that was played last has paid so much."""
        if not self.parts:
            raise IllegalAction("nothing was played with the seat")
        *before, last = self.parts
        if last.cashed is not None:
            raise IllegalAction(f"{text(last.cashed)} was cashed; an event pays once")
        if amount < 0:
            raise BadInput(f"a cash of {text(amount)}; it is never less than nothing")
        return replace(self, parts=(*before, replace(last, cashed=amount)))

    # How a cash is divided

    def stakes(self, part: Part) -> Stakes:
        """How the entry of a part was staked."""
        return stakes(self.rules, part)

    def division(self, part: Part) -> Division:
        """How one cash is divided."""
        return division(self.rules, part, self.winner_keeps)

    def divided(self) -> Division:
        """Everything that was cashed with the seat."""
        return sum((self.division(part) for part in self.parts), Division())


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """A seat with a number, and who holds it."""

    id: str
    holder: str
    seat: Seat


def months_after(day: date, months: int) -> date:
    """The same day so many months later, or the last of a month that has none."""
    year, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + year, month + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))
