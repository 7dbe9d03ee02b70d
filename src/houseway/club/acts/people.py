"""Acts about people: who joins, is elected, directs, is excluded, owes and pays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, ClassVar

from houseway.club.acts.act import Act, Entry, Pence
from houseway.club.books import CLUB, MEMBER, OUTSIDE, OWED, Move, purse
from houseway.club.register import Person
from houseway.errors import BadInput, IllegalAction
from houseway.money import text

if TYPE_CHECKING:
    from houseway.club.state import Club


@dataclass(frozen=True, slots=True)
class Join(Act):
    """Somebody is written into the register; whoever plays, or plans to, is of the membership."""

    name: str
    guest: bool = False
    email: str = ""
    phone: str = ""
    act: ClassVar[str] = "join"

    def done(self, club: Club, entry: Entry) -> Club:
        register = club.register.join(Person(self.name, self.guest, self.email, self.phone))
        standing = club.standing if self.guest else club.standing.welcome(self.name)
        return replace(club, register=register, standing=standing)


@dataclass(frozen=True, slots=True)
class Change(Act):
    """Somebody's addresses change, or a guest becomes a member."""

    name: str
    guest: bool = False
    email: str = ""
    phone: str = ""
    act: ClassVar[str] = "change"

    def done(self, club: Club, entry: Entry) -> Club:
        register = club.register.change(Person(self.name, self.guest, self.email, self.phone))
        standing = club.standing if self.guest else club.standing.welcome(self.name)
        return replace(club, register=register, standing=standing)


@dataclass(frozen=True, slots=True)
class Elect(Act):
    """The players elect the committee."""

    names: tuple[str, ...]
    act: ClassVar[str] = "elect"

    def done(self, club: Club, entry: Entry) -> Club:
        for name in self.names:
            club.register.person(name)
        return replace(club, standing=club.standing.elect(self.names))


@dataclass(frozen=True, slots=True)
class Direct(Act):
    """Somebody runs the tournament of a day."""

    name: str
    day: date
    act: ClassVar[str] = "direct"

    def done(self, club: Club, entry: Entry) -> Club:
        club.register.person(self.name)
        return replace(club, standing=club.standing.direct(self.name, self.day))


@dataclass(frozen=True, slots=True)
class Exclude(Act):
    """The committee excludes somebody, for whatever reason."""

    name: str
    why: str
    act: ClassVar[str] = "exclude"

    def done(self, club: Club, entry: Entry) -> Club:
        return replace(club, register=club.register.exclude(self.name))


@dataclass(frozen=True, slots=True)
class Penalise(Act):
    """A director's penalty is written down: a warning, rounds away, a disqualification."""

    name: str
    what: str
    why: str = ""
    event: str = ""
    act: ClassVar[str] = "penalise"

    def done(self, club: Club, entry: Entry) -> Club:
        club.register.person(self.name)
        if not self.what.strip():
            raise BadInput("a penalty is something; write '1 round'")
        if self.event:
            club.event(self.event)
        return club


@dataclass(frozen=True, slots=True)
class Readmit(Act):
    """The committee takes somebody back."""

    name: str
    act: ClassVar[str] = "readmit"

    def done(self, club: Club, entry: Entry) -> Club:
        return replace(club, register=club.register.readmit(self.name))


@dataclass(frozen=True, slots=True)
class Charge(Act):
    """Somebody owes the club something: he does not play until it is paid."""

    name: str
    amount: Pence
    why: str
    act: ClassVar[str] = "charge"

    def done(self, club: Club, entry: Entry) -> Club:
        club.register.person(self.name)
        move = Move(purse(MEMBER, self.name), OWED, self.amount, self.why)
        return club.post([move], entry)


@dataclass(frozen=True, slots=True)
class PayDebt(Act):
    """Somebody pays what he owes."""

    name: str
    amount: Pence
    how: str = "online"
    act: ClassVar[str] = "pay_debt"

    def done(self, club: Club, entry: Entry) -> Club:
        owed = club.books.owed_by(self.name)
        if self.amount > owed:
            raise IllegalAction(f"{self.name} pays {text(self.amount)}; {text(owed)} is owed")
        arrears = club.rules.fees.cite("arrears")
        clause = arrears.id if arrears else ""
        told = f"arrears of {self.name}, {self.how}"
        account = purse(MEMBER, self.name)
        paid = Move(purse(OUTSIDE, self.name), CLUB, self.amount, told, clause)
        cleared = Move(OWED, account, self.amount, told, clause)
        return club.post([paid, cleared], entry)
