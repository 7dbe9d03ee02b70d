"""The list for a game and its stakes as the server holds it: rebuilt from its events.

What happens to a seat that is held for somebody on it happens at the table, and is written to
both logs at once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from houseway import games
from houseway.floor.board import stakes_of
from houseway.floor.waiting import Place, WaitingList
from houseway.play import Game
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.hashes import hashed


def list_of(game: Game, settings: Mapping[str, Any]) -> str:
    """The id of the list for a game and its stakes; its log has the same."""
    return f"list-{hashed([game.id, stakes_of(game, settings)])[:16]}"


class LiveList:
    """One list between its events."""

    def __init__(self, opened: Event) -> None:
        self.id = opened.log
        self.seq = opened.seq
        self.game = games.find(opened.body["game"])
        self.settings: dict[str, Any] = opened.body["settings"]
        self.line: WaitingList[Place] = WaitingList()
        self.names: dict[str, str] = {}  # of those in the line, and of those who were called

    @property
    def log(self) -> str:
        return self.id

    def holds(self, person: str, table: str) -> bool:
        """Whether a seat at a table is held for somebody on this list."""
        hold = self.line.held_for(person)
        return hold is not None and hold.seat.table == table

    def apply(self, draft: Draft | Event, at: int) -> None:
        """Let an event happen, at a moment in milliseconds since 1970.

        One that the rules forbid raises, and then nothing has changed.
        """
        _CHANGES[draft.kind](self, draft.body, at / 1000)
        self.seq += 1

    def _joined(self, body: Mapping[str, Any], at: float) -> None:
        self.line.join(body["person"], at)
        self.names[body["person"]] = body["name"]

    def _unlisted(self, body: Mapping[str, Any], _at: float) -> None:
        self.line.leave(body["person"])
        del self.names[body["person"]]

    def _called(self, body: Mapping[str, Any], _at: float) -> None:
        place = Place(body["table"], body["seat"], body["table_name"])
        self.line.call(place, body["person"], body["until"], body["but_for"])

    def _declined(self, body: Mapping[str, Any], at: float) -> None:
        self.line.decline(body["person"], at)

    def _returned(self, body: Mapping[str, Any], _at: float) -> None:
        self.line.give_back(body["person"])

    def _sat(self, body: Mapping[str, Any], _at: float) -> None:
        """Somebody sits down at a table of the game; another seat is held for him no longer."""
        place, person = Place(body["table"], body["seat"]), body["person"]
        hold = self.line.held_for(person)
        if hold and hold.seat != place:
            self.line.leave(person)
        self.line.sits(place, person)
        self.names.pop(person, None)


_CHANGES: dict[str, Callable[[LiveList, Mapping[str, Any], float], None]] = {
    "joined": LiveList._joined,
    "unlisted": LiveList._unlisted,
    "called": LiveList._called,
    "declined": LiveList._declined,
    "passed_over": LiveList._unlisted,
    "returned": LiveList._returned,
    "sat": LiveList._sat,
}
