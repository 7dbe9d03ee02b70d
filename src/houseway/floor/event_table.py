"""A table of a tournament: the event says who sits here, with what, and which game comes next.

Its chips are not money, and nobody sits down, buys or leaves by himself. Between hands it is given
its seats; a hand is laid (`EventHand`: the game, what is posted, the seating) and then dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from houseway import games
from houseway.cards import Shoe
from houseway.errors import BadInput, IllegalSeat
from houseway.floor.table import Seated, Table
from houseway.money import Cents
from houseway.play import Round, Settings
from houseway.play.chance import Thrown
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating, Stakes

GIVEN = "the event gives seats and chips at this table"


@dataclass(frozen=True, slots=True)
class EventHand:
    """One hand as an event has it dealt; `to_json` and `from_json` are each other's reverse."""

    game: PotGame
    settings: Mapping[str, object]
    seating: Seating

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.id,
            "settings": dict(self.settings),
            "seating": self.seating.to_json(),
        }

    @classmethod
    def from_json(cls, written: Mapping[str, Any]) -> EventHand:
        return cls(
            pot_game(written["game"]),
            written["settings"],
            Seating.from_json(written["seating"]),
        )


def pot_game(id: str) -> PotGame:
    """A game of the catalogue that is played for a pot."""
    game = games.find(id)
    if not isinstance(game, PotGame):
        raise BadInput(f"{game.name} is played against a bank; an event deals games with a pot")
    return game


class EventTable(Table[PotGame]):
    """Seats and hands as the event gives them."""

    seats_each = 1
    seats_each_cite: None = None
    seats_cite: None = None

    def __init__(self, game: PotGame, settings: Settings, chairs: int) -> None:
        super().__init__(game, settings)
        self._chairs = chairs
        self._laid: tuple[Seating, Stakes] | None = None

    @property
    def seat_count(self) -> int:
        return self._chairs

    def give(self, seats: Mapping[int, Seated]) -> None:
        """Who sits where from now on, with what."""
        if self.in_round:
            raise IllegalSeat("a hand is being played; seats are given between hands")
        if wrong := [seat for seat in seats if not 1 <= seat <= self._chairs]:
            raise IllegalSeat(f"there is no seat {wrong[0]}; this table has 1 to {self._chairs}")
        self.seats: dict[int, Seated] = dict(sorted(seats.items()))
        self.state += 1

    def lay(self, hand: EventHand) -> None:
        """The hand that is dealt next: its game, its stakes, its seating."""
        for seat, stack in hand.seating.stacks.items():
            if seat not in self.seats or self.seats[seat].stack != stack:
                raise IllegalSeat(f"seat {seat} has not the chips that the event deals to it")
        stakes = hand.game.stakes(hand.settings)
        self.game, self.settings = hand.game, stakes.settings
        self._laid = hand.seating, stakes

    def can_deal(self) -> str | None:
        return None if self._laid else "the event deals the next hand"

    def open_round(self, shoe: Shoe, thrown: Thrown = ()) -> Round[Any]:
        assert self._laid is not None
        seating, stakes = self._laid
        self._laid = None
        return self.game.round(replace(seating, thrown=thrown or seating.thrown), shoe, stakes)

    # What nobody does here

    def sit(self, seat: int, person: str, buy_in: Cents) -> None:
        raise IllegalSeat(GIVEN)

    def buy(self, seat: int, amount: Cents) -> None:
        raise IllegalSeat(GIVEN)

    def leave(self, seat: int) -> Cents:
        raise IllegalSeat(GIVEN)
