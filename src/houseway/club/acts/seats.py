"""Acts about seats: they are awarded, played, permitted, agreed on and cashed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, ClassVar

from houseway.club.acts.act import Act, Entry, Pence
from houseway.club.acts.nights import SEAT
from houseway.club.acts.seasons import SEASON
from houseway.club.awards import award_seats
from houseway.club.books import CLUB, OUTSIDE, Move, purse
from houseway.club.cashes import Use
from houseway.club.seats import HeldSeat, Seat
from houseway.errors import IllegalAction
from houseway.money import Cents

if TYPE_CHECKING:
    from houseway.club.state import Club

ORGANISER = purse(OUTSIDE, "organiser")


@dataclass(frozen=True, slots=True)
class AwardSeats(Act):
    """The season is over: the top of its table has seats, paid for by the subs."""

    season: str
    values: tuple[Pence, ...]  # the best first
    day: date
    ahead: tuple[str, ...] = ()  # those who are level, in the order that the committee says
    act: ClassVar[str] = "award_seats"
    pays_out: ClassVar[bool] = True

    def done(self, club: Club, entry: Entry) -> Club:
        if f"{self.season}-1" in club.seats:
            raise IllegalAction(f"the seats of {self.season} are awarded already")
        season, rules = club.season(self.season), club.rules
        subs = club.books.balance(purse(SEASON, self.season))
        table = season.table(rules)
        awards = award_seats(rules.league, table, self.values, subs, ahead=self.ahead)
        if awards.undecided:
            told = " and ".join(awards.undecided)
            cite = rules.league.cite("tie_break")
            raise IllegalAction(f"{told} are level; say who is ahead", clause=cite)
        for number, (name, value) in enumerate(awards.to.items(), 1):
            id = f"{self.season}-{number}"
            moves = self._paid_for(club, id, name, value)
            seat = Seat(
                rules.seats, value, self.day, self.season, members=tuple(club.register.members())
            )
            club = club.post(list(moves), entry).with_seat(HeldSeat(id, name, seat))
        return club

    def _paid_for(self, club: Club, id: str, name: str, value: int) -> Iterator[Move]:
        """By the subs, and where they do not reach by the club (T18)."""
        cite = club.rules.league.cite("seats")
        subs = min(value, club.books.balance(purse(SEASON, self.season)))
        for source, amount in ((purse(SEASON, self.season), subs), (CLUB, value - subs)):
            if amount:
                told = f"seat of {name}, {self.season}"
                yield Move(source, purse(SEAT, id), amount, told, cite.id if cite else "")


@dataclass(frozen=True, slots=True)
class PlaySeat(Act):
    """A seat, or a part of it, is played."""

    seat: str
    entry: Pence
    day: date
    nominee: str = ""
    added_by_nominee: bool = False
    online: bool = False
    satellite: bool = False
    act: ClassVar[str] = "play_seat"
    pays_out: ClassVar[bool] = True

    def done(self, club: Club, entry: Entry) -> Club:
        held = club.held(self.seat)
        use = Use(
            entry=Cents(self.entry),
            on=self.day,
            nominee=self.nominee,
            added_by_nominee=self.added_by_nominee,
            online=self.online,
            satellite=self.satellite,
        )
        member = replace(held.seat, members=tuple(club.register.members()))
        after = member.play(use)
        moves = [
            Move(purse(SEAT, held.id), ORGANISER, after.parts[-1].seat, f"entry by seat {held.id}")
        ]
        if after.unplayed:
            cite = club.rules.seats.cite("parts")
            told = f"not played of seat {held.id}"
            moves.append(
                Move(purse(SEAT, held.id), CLUB, after.unplayed, told, cite.id if cite else "")
            )
        return club.with_seat(replace(held, seat=after)).post(moves, entry)


@dataclass(frozen=True, slots=True)
class PermitSeat(Act):
    """The committee permits what a seat is not meant for."""

    seat: str
    act: ClassVar[str] = "permit_seat"

    def done(self, club: Club, entry: Entry) -> Club:
        held = club.held(self.seat)
        return club.with_seat(replace(held, seat=held.seat.permit()))


@dataclass(frozen=True, slots=True)
class AgreeEntry(Act):
    """Winner and nominee agree how much of the entry the winner retains, in per cent."""

    seat: str
    percent: int
    act: ClassVar[str] = "agree_entry"

    def done(self, club: Club, entry: Entry) -> Club:
        held = club.held(self.seat)
        return club.with_seat(replace(held, seat=held.seat.agree(self.percent)))


@dataclass(frozen=True, slots=True)
class CashSeat(Act):
    """The event paid: the club has its part, or the players of the season in which it was won."""

    seat: str
    amount: Pence
    act: ClassVar[str] = "cash_seat"

    def done(self, club: Club, entry: Entry) -> Club:
        held = club.held(self.seat)
        after = held.seat.cash(Cents(self.amount))
        part = after.parts[-1]
        division = after.division(part)
        player = part.use.nominee or held.holder
        club = club.with_seat(replace(held, seat=after))
        if not division.club:
            return club
        cite = club.rules.seats.cite("club_percent")
        told = f"the club's part of a cash with seat {held.id}"
        taken = Move(purse(OUTSIDE, player), CLUB, division.club, told, cite.id if cite else "")
        shares = self._shares(club, held, len(after.parts), division.season)
        return club.post([taken, *shares], entry)

    def _shares(self, club: Club, held: HeldSeat, part: int, amount: int) -> Iterator[Move]:
        """Of a returned seat: equally to those who paid its season in full (T37)."""
        season = club.seasons.get(held.seat.season)
        names = sorted(season.paid_up) if season else []
        if not names or amount < len(names):
            return
        cite = club.rules.seats.cite("season_benefits")
        for name in names:
            told = f"share of {name} of a cash with returned seat {held.id}"
            key = f"share {held.id} {part} {name}"
            yield Move(
                CLUB, purse(OUTSIDE, name), amount // len(names), told, cite.id if cite else "", key
            )


@dataclass(frozen=True, slots=True)
class Today(Act):
    """A day has come: seats that were not played by their last day are forfeited."""

    day: date
    act: ClassVar[str] = "today"

    def done(self, club: Club, entry: Entry) -> Club:
        for held in club.seats.values():
            after = held.seat.on(self.day)
            if after is not held.seat:
                club = club.with_seat(replace(held, seat=after))
        return club
