"""How a posted jackpot is divided: whole dollars for everybody, the rest back to the pool."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

from houseway.errors import BadInput, BadSetting
from houseway.floor.jackpots.rules import Rules
from houseway.money import Cents
from houseway.rulebook import Clause, clause

DOLLAR = 100
WHOLE = 100  # per cent

Who = TypeVar("Who")  # a seat, a seat at a table of some room, a name


@dataclass(frozen=True, slots=True)
class Division:
    """What per cent the losing hand, the winning hand and everybody else who was dealt in get."""

    loser: int
    winner: int
    others: int
    printed: str = ""  # the number of the clause that prints it
    scope: str = "table"  # whose other players share: table, room, network

    def __post_init__(self) -> None:
        parts = (self.loser, self.winner, self.others)
        if min(parts) < 0 or sum(parts) != WHOLE:
            raise BadSetting(
                f"a jackpot divided {'/'.join(map(str, parts))} is not the whole of it; "
                "the per cents of loser, winner and others come to 100"
            )

    def cite(self, rules: Rules, letter: str) -> Clause:
        """The clause behind one part: the printed one, or what the house posted instead."""
        if not self.printed:
            return rules.as_posted
        return clause(f"{rules.section}/{self.printed}.{letter}")


TABLE = Division(50, 25, 25, "3.3.2")
ROOM = Division(40, 20, 40, "3.3.1", "room")
NETWORK = Division(40, 20, 40, "3.3.1", "network")
DIVISIONS = {each.scope: each for each in (TABLE, ROOM, NETWORK)}


class Share(NamedTuple, Generic[Who]):
    """What one person gets, and for what."""

    who: Who
    part: str  # loser, winner, others, or a place such as "1"
    amount: Cents
    cite: Clause


@dataclass(frozen=True, slots=True)
class Shares(Generic[Who]):
    """A jackpot divided: who gets what, and what goes back to the pool."""

    posted: Cents
    paid: tuple[Share[Who], ...]

    @property
    def total(self) -> Cents:
        return Cents(sum(share.amount for share in self.paid))

    @property
    def back(self) -> Cents:
        """What whole dollars do not reach, and parts that nobody is there for."""
        return Cents(self.posted - self.total)


def bad_beat_shares(
    rules: Rules,
    division: Division,
    posted: Cents,
    *,
    winners: Sequence[Who],
    losers: Sequence[Who],
    others: Sequence[Who],
) -> Shares[Who]:
    """The losing hand's part, the winning hand's, and the rest among all others dealt in."""
    if not winners or not losers:
        raise BadInput("a bad beat has a hand that won and a hand that lost")
    _check(posted, (*winners, *losers, *others))
    parts = (
        ("loser", division.loser, losers, "a"),
        ("winner", division.winner, winners, "b"),
        ("others", division.others, others, "c"),
    )
    paid = [
        share
        for part, percent, people, letter in parts
        for share in _equally(posted, percent, people, part, division.cite(rules, letter))
    ]
    return Shares(posted, tuple(paid))


def high_hand_shares(rules: Rules, posted: Cents, winners: Sequence[Who]) -> Shares[Who]:
    """The whole of it to the winning hand; equal hands share it."""
    if not winners:
        raise BadInput("a high hand jackpot has a winner")
    _check(posted, winners)
    return Shares(posted, tuple(_equally(posted, WHOLE, winners, "winner", rules.books.pays)))


def placed_shares(
    rules: Rules, posted: Cents, prizes: Sequence[int], places: Sequence[Sequence[Who]]
) -> Shares[Who]:
    """A prize for each place, in per cent of the pool; equal hands share a place."""
    paid = [
        share
        for at, (percent, people) in enumerate(zip(prizes, places, strict=False), 1)
        for share in _equally(posted, percent, people, str(at), rules.books.pays)
    ]
    _check(posted, ())
    return Shares(posted, tuple(paid))


def _equally(
    posted: int, percent: int, people: Sequence[Who], part: str, cite: Clause
) -> Iterator[Share[Who]]:
    """Equal shares of a part, each down to the dollar."""
    for who in people:
        each = posted * percent // (WHOLE * len(people) * DOLLAR) * DOLLAR
        yield Share(who, part, Cents(each), cite)


def _check(posted: int, people: Sequence[Who]) -> None:
    if posted < 0:
        raise BadInput("a posted amount is not below 0")
    seen: list[Who] = []
    for who in people:
        if who in seen:
            raise BadInput(f"{who} cannot have two parts of one jackpot")
        seen.append(who)
