"""Acts about money that no night and no season moves: budgets, gifts, bills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from houseway.club.acts.act import Act, Entry, Pence
from houseway.club.books import CLUB, OUTSIDE, OVERDRAWN, OWED, Move, purse
from houseway.errors import BadInput

if TYPE_CHECKING:
    from houseway.club.state import Club


def _of_the_club(name: str) -> str:
    """A purse that is the club's own."""
    if name.partition(":")[0] in (*OVERDRAWN, OWED) or not name.strip():
        raise BadInput(f"{name!r} is no purse of the club")
    return name


@dataclass(frozen=True, slots=True)
class Budget(Act):
    """The committee moves money from one purse to another."""

    source: str
    target: str
    amount: Pence
    why: str
    act: ClassVar[str] = "budget"

    def done(self, club: Club, entry: Entry) -> Club:
        source, target = _of_the_club(self.source), _of_the_club(self.target)
        return club.post([Move(source, target, self.amount, self.why)], entry)


@dataclass(frozen=True, slots=True)
class Receive(Act):
    """Money comes in: a gift, a sponsor, what was in the tin."""

    giver: str
    amount: Pence
    why: str
    target: str = CLUB
    act: ClassVar[str] = "receive"

    def done(self, club: Club, entry: Entry) -> Club:
        move = Move(purse(OUTSIDE, self.giver), _of_the_club(self.target), self.amount, self.why)
        return club.post([move], entry)


@dataclass(frozen=True, slots=True)
class Spend(Act):
    """Money goes out: chips, cards, the room. A bill with a number is paid once."""

    to: str
    amount: Pence
    why: str
    source: str = CLUB
    bill: str = ""
    act: ClassVar[str] = "spend"
    pays_out: ClassVar[bool] = True

    def done(self, club: Club, entry: Entry) -> Club:
        key = f"bill {self.to} {self.bill}" if self.bill else ""
        source, target = _of_the_club(self.source), purse(OUTSIDE, self.to)
        return club.post([Move(source, target, self.amount, self.why, key=key)], entry)
