"""The club's books: every pound that moves has a source, a purse it goes to, a reason and a clause.

    books = Books().post(Move("outside:Ann", "season:2026", 3000, "fee of Ann", "bcpc/3.1.s2"))
    books.balance("season:2026")                      # 3000
    books.statement("season:2026")                    # every move in and out, with what was left

A move takes from one purse what it gives to another, so that all purses together are always at
nothing. A purse is never overdrawn; money comes in and goes out by `outside`, and what a member
owes stands on his account. What has a `key` is paid once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from houseway.errors import BadInput, BrokenRound, IllegalAction
from houseway.money import Cents, text

OUTSIDE = "outside"  # beyond the club: its sums are what it has taken and paid, negative and all
MEMBER = "member"  # an account that may be in arrears
CLUB = "club"  # what belongs to no season and no event
OWED = "owed"  # what members owe: no money yet
OVERDRAWN = (OUTSIDE, MEMBER)


def purse(kind: str, of: str = "") -> str:
    """The name of a purse: `season:2026`, `outside:Ann`."""
    return f"{kind}:{of}" if of else kind


@dataclass(frozen=True, slots=True)
class Move:
    """Money from one purse to another."""

    source: str
    target: str
    amount: int
    why: str
    clause: str = ""
    key: str = ""  # what is paid but once
    day: date | None = None
    act: int = 0  # of the log that caused it

    def __post_init__(self) -> None:
        if self.amount <= 0 or self.source == self.target:
            raise BadInput(
                f"{text(self.amount)} from {self.source} to {self.target} is no move of money"
            )

    def to_json(self) -> dict[str, Any]:
        return {
            "act": self.act,
            "day": self.day.isoformat() if self.day else None,
            "from": self.source,
            "to": self.target,
            "amount": self.amount,
            "why": self.why,
            "clause": self.clause,
        }


@dataclass(frozen=True, slots=True)
class Line:
    """A move as one purse sees it, and what was in the purse then."""

    move: Move
    amount: Cents  # out of it if negative
    balance: Cents


@dataclass(frozen=True, slots=True)
class Books:
    """All moves in their order, and what is in every purse."""

    moves: tuple[Move, ...] = ()
    balances: Mapping[str, int] = field(default_factory=dict)
    keys: frozenset[str] = frozenset()

    @classmethod
    def of(cls, moves: Iterable[Move]) -> Books:
        """The books recomputed from their moves."""
        return cls().post(*moves)

    def post(self, *moves: Move) -> Books:
        """Enter moves, all of them or none."""
        balances, keys = {**self.balances}, set(self.keys)
        for move in moves:
            if move.key and move.key in keys:
                raise IllegalAction(f"{move.why}: {move.key} was paid before")
            keys |= {move.key} if move.key else set()
            left = balances.get(move.source, 0) - move.amount
            if left < 0 and move.source.partition(":")[0] not in OVERDRAWN:
                has = text(balances.get(move.source, 0))
                raise IllegalAction(
                    f"{move.why}: {text(move.amount)} out of {move.source}, which has {has}"
                )
            balances[move.source] = left
            balances[move.target] = balances.get(move.target, 0) + move.amount
        if sum(balances.values()):
            raise BrokenRound("the books do not balance")
        return Books((*self.moves, *moves), balances, frozenset(keys))

    def balance(self, name: str) -> Cents:
        """What is in a purse."""
        return Cents(self.balances.get(name, 0))

    def purses(self, kind: str) -> dict[str, Cents]:
        """All purses of a kind, by what they are of."""
        mine = f"{kind}:"
        return {
            name.removeprefix(mine): Cents(amount)
            for name, amount in sorted(self.balances.items())
            if name.startswith(mine)
        }

    @property
    def held(self) -> Cents:
        """All that the club has in hand."""
        beyond = (*OVERDRAWN, OWED)
        kinds = ((name.partition(":")[0], each) for name, each in self.balances.items())
        return Cents(sum(each for kind, each in kinds if kind not in beyond))

    def owed_by(self, name: str) -> Cents:
        """What a member is in arrears with, fees of a season apart."""
        return Cents(max(0, -self.balance(purse(MEMBER, name))))

    def statement(self, *names: str) -> list[Line]:
        """Every move in and out of some purses, as one treasurer would write it down."""
        return list(self._lines(set(names)))

    def _lines(self, names: set[str]) -> Iterator[Line]:
        balance = 0
        for move in self.moves:
            amount = move.amount * ((move.target in names) - (move.source in names))
            if amount:
                balance += amount
                yield Line(move, Cents(amount), Cents(balance))

    def about(self, of: str) -> list[Move]:
        """Every move in or out of the purses of a season, an event or a member."""
        return [
            move
            for move in self.moves
            if of in (move.source.partition(":")[2], move.target.partition(":")[2])
        ]
