"""The room in which a night happens: its rules, its state, its draws, and what each act does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from houseway.errors import Illegal, IllegalSeat
from houseway.rulebook import Clause
from houseway.tournament.night.acts import Act
from houseway.tournament.night.draws import Drawing
from houseway.tournament.night.records import Chair, Player, Question, Table
from houseway.tournament.night.setup import Setup
from houseway.tournament.night.state import State


class Room:
    """What acts are done in. They change its state, or raise and are taken back."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.state = State()
        self.rules, self.format, self.kind = setup.rules, setup.format, setup.kind
        self.drawing = Drawing()

    def cite(self, name: str) -> Clause | None:
        """The clause that the house prints of something."""
        return self.rules.cite(name)

    def refuse(self, words: str, by: str = "") -> Illegal:
        return Illegal(words, clause=self.cite(by))

    # Who and where

    def entrant(self, name: str) -> Player:
        """Somebody who has entered, whether he is still in it or not."""
        if name not in self.state.players:
            raise IllegalSeat(f"nobody called {name} has entered", clause=self.entry_clause)
        return self.state.players[name]

    @property
    def entry_clause(self) -> Clause | None:
        """The clause on who enters, and how often."""
        return self.cite("rebuys" if self.setup.rebuys else "re_entry")

    def playing(self, name: str) -> Player:
        """Somebody who is in the event."""
        player = self.entrant(name)
        if not player.playing:
            raise self.refuse(
                f"{name} is out", "disqualified" if player.ledger.disqualified else ""
            )
        return player

    def seated(self, name: str) -> tuple[Player, Chair]:
        """Somebody with a seat, and the seat."""
        player = self.playing(name)
        if player.chair is None:
            raise IllegalSeat(f"{name} has no seat yet", clause=self.cite("seating"))
        return player, player.chair

    def table_of(self, name: str) -> Table | None:
        player = self.state.players.get(name)
        return self.state.tables[player.chair.table] if player and player.chair else None

    def live_seats(self, table: Table) -> list[int]:
        """Seats whose players have chips, or had when the hand began."""
        return sorted(table.taken)

    def free_between_hands(self, name: str) -> None:
        """Refuse to move somebody who is in a hand."""
        table = self.table_of(name)
        if table and table.hand and table.hand.open and name in table.hand.seats:
            raise self.refuse(f"{name} is in a hand at table {table.name}; he moves after it")

    # Chips

    @property
    def chip(self) -> int:
        """The smallest chip in play."""
        return self.state.tonight.rack.chip or self.setup.structure.chip

    def chips_change(self, by: int, why: str) -> None:
        """Chips come into play or leave it, and are accounted for."""
        if by:
            changes = self.state.tonight.rack.changes
            self.state.note(changes={**changes, why: changes.get(why, 0) + by})

    # What the director is asked

    def ask(self, about: str, choices: tuple[str, ...], says: str, by: str) -> None:
        """The book leaves it to the director; a question on the same thing replaces the last."""
        rest = tuple(each for each in self.state.tonight.questions if each.about != about)
        self.state.note(questions=(*rest, Question(about, choices, says, self.cite(by))))

    def settled(self, *about: str) -> None:
        """Questions about these have been answered."""
        asked = self.state.tonight.questions
        if any(each.about in about for each in asked):
            self.state.note(questions=tuple(each for each in asked if each.about not in about))


A = TypeVar("A", bound=Act)
Doing = Callable[[Room, Any], None]
DOES: dict[type[Act], Doing] = {}


def does(kind: type[A]) -> Callable[[Callable[[Room, A], None]], Callable[[Room, A], None]]:
    """Mark the function that does a kind of act."""

    def mark(function: Callable[[Room, A], None]) -> Callable[[Room, A], None]:
        DOES[kind] = function
        return function

    return mark
