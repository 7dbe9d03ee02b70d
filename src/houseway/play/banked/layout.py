"""The layout as bets close: what lies where, and whose it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from houseway.money import ZERO, Cents
from houseway.play.banked.bank import Bank
from houseway.play.chance import Thrown
from houseway.rulebook import Clause
from houseway.wagers import BackBet

Stakes = Mapping[str, Cents]
Least = tuple[Cents, Clause]  # the least that a wager may be, and the clause that says so


@dataclass(frozen=True, slots=True)
class Layout:
    """Every wager on the table when no more bets are taken.

    `people` names who plays a seat (each seat is its own person otherwise), `stacks` what a seat
    had before it bet, `prepaid` commission laid down beforehand, `objects` the seats whose
    holders want no back bets. `views` names the one hand that a person with several looks at,
    `bank` the player who banks, `thrown` the dice or the number that decide the first packet.
    `fresh` says that the cards were just loaded, so that some are burned before the first deal.
    """

    bets: Mapping[int, Stakes]
    tips: Mapping[int, Stakes] = field(default_factory=dict)
    people: Mapping[int, str] = field(default_factory=dict)
    stacks: Mapping[int, Cents] = field(default_factory=dict)
    back: tuple[BackBet, ...] = ()
    prepaid: Mapping[int, Cents] = field(default_factory=dict)
    objects: frozenset[int] = frozenset()
    views: Mapping[str, int] = field(default_factory=dict)
    bank: Bank | None = None
    thrown: Thrown = ()
    fresh: bool = False

    def person(self, seat: int) -> str:
        return self.people.get(seat, f"seat {seat}")

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody bets on."""
        return sorted(seat for seat in self.bets if self.person(seat) == person)

    def banks(self, seat: int) -> bool:
        """Whether a player banks from this seat."""
        return self.bank is not None and self.bank.seat == seat

    def looks_at(self, seat: int) -> bool:
        """Whether this is the hand that its player looks at and sets himself."""
        if not self.people:
            return True
        person = self.person(seat)
        return seat == self.views.get(person, self.seats_of(person)[0])

    def positions(self) -> list[int]:
        """The seats that take part."""
        return sorted(set(self.bets) | {bet.on for bet in self.back})

    def chips_behind(self, seat: int) -> Cents | None:
        """What a seat has left once its bets are down, if its stack is known."""
        if seat not in self.stacks:
            return None
        down = sum(self.bets.get(seat, {}).values()) + sum(self.tips.get(seat, {}).values())
        roll = self.bank.roll if self.bank and self.bank.seat == seat else ZERO
        return Cents(self.stacks[seat] - down - roll - self.prepaid.get(seat, 0))

    def to_json(self) -> dict[str, object]:
        return {
            "bets": {str(seat): dict(stakes) for seat, stakes in self.bets.items()},
            "tips": {str(seat): dict(stakes) for seat, stakes in self.tips.items()},
            "people": {str(seat): name for seat, name in self.people.items()},
            "stacks": {str(seat): chips for seat, chips in self.stacks.items()},
            "back": [[b.by, b.on, b.spot, b.amount, *sorted(b.joins)] for b in self.back],
            "prepaid": {str(seat): amount for seat, amount in self.prepaid.items()},
            "objects": sorted(self.objects),
            "views": dict(self.views),
            "bank": self.bank.to_json() if self.bank else None,
            "thrown": list(self.thrown),
            "fresh": self.fresh,
        }

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> Layout:
        """The layout that was written down."""
        return cls(
            **{key: _by_seat(written[key]) for key in ("bets", "tips", "people", "stacks")},
            back=tuple(
                BackBet(by, on, spot, Cents(amount), frozenset(joins))
                for by, on, spot, amount, *joins in written["back"]
            ),
            prepaid=_by_seat(written["prepaid"]),
            objects=frozenset(written["objects"]),
            views=dict(written["views"]),
            bank=Bank.from_json(written["bank"]) if written["bank"] else None,
            thrown=tuple(written["thrown"]),
            fresh=written["fresh"],
        )


def _by_seat(written: Mapping[str, Any]) -> dict[int, Any]:
    return {int(seat): value for seat, value in written.items()}
