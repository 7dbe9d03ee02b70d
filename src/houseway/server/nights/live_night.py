"""A night as the server holds it: the event, and the clock on the wall.

Its log is `night:ID`. What chance decides follows from a secret whose hash stands in the first
event; the secret itself is kept apart and laid open when the night is over.
"""

from __future__ import annotations

from typing import Any

from houseway.server.logs.events import Draft, Event
from houseway.tournament import Event as Night
from houseway.tournament import Setup, read_act
from houseway.tournament.night.timer import MINUTE, Timer

LOG = "night:"
CLOCK = "the clock"  # who says so where nobody does


def log_of(id: str) -> str:
    """Where the events of a night are written."""
    return LOG + id


class LiveNight:
    """One night between its events."""

    def __init__(self, opened: Event) -> None:
        body = opened.body
        self.id = opened.log.removeprefix(LOG)
        self.seq = opened.seq
        self.opened_at = opened.at
        self.name: str = body["name"]
        self.host: str = body["by"]
        self.seal: str = body["seal"]
        self.night = Night(Setup.from_json(body["setup"]))
        self.timer = Timer()
        self._timers: list[Timer] = []

    @property
    def log(self) -> str:
        return log_of(self.id)

    @property
    def over(self) -> bool:
        return self.night.room.state.tonight.ended

    @property
    def drawn(self) -> int:
        """How many draws have been made, undone ones too: no draw is made twice."""
        return self._drawn

    _drawn = 0

    def minute(self, at: int) -> int:
        """Whole minutes played, at a moment."""
        return self.timer.at(at) // MINUTE

    def apply(self, draft: Draft | Event, at: int) -> None:
        """Let something that was decided happen."""
        body = draft.body
        if draft.kind == "done":
            self._done(body, at)
        elif draft.kind == "undone":
            self.night.undo()
        else:
            assert draft.kind == "timed", draft.kind
            self.timer = TIMED[body["do"]](self.timer, at, body)
        self.seq += 1

    def _done(self, body: dict[str, Any], at: int) -> None:
        act = read_act(body["act"])
        self.night.apply(act, by=body["name"], at=str(at))
        self._drawn = body["drawn"]


TIMED = {
    "start": lambda timer, at, body: timer.started(at),
    "stop": lambda timer, at, body: timer.stopped(at),
    "put": lambda timer, at, body: timer.put(body["played"], at),
}
