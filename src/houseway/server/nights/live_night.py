"""A night as the server holds it: the event, and the clock on the wall.

Its log is `night:ID`. What chance decides follows from a secret whose hash stands in the first
event; the secret itself is kept apart and laid open when the night is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from houseway.server.logs.events import Draft, Event
from houseway.tournament import Event as Night
from houseway.tournament import Setup, read_act
from houseway.tournament.night.timer import MINUTE, Timer

LOG = "night:"
CLOCK = "the clock"  # who says so where nobody does
PUT = {"act": "put-clock"}  # how a step of the clock is told among the acts


def log_of(id: str) -> str:
    """Where the events of a night are written."""
    return LOG + id


@dataclass(frozen=True, slots=True)
class Step:
    """Something that can be taken back: an act, or the clock put to another time."""

    by: str
    before: Timer | None = None  # None: an act
    after: Timer | None = None
    at: int = 0

    def back(self, timer: Timer, now: int) -> Timer:
        """The clock without this step; what was played since stays played."""
        assert self.before is not None
        assert self.after is not None
        rested = self.before.rested or self.after.rested
        if self.before.running == self.after.running and not rested:
            shift = self.after.at(self.at) - self.before.at(self.at)
            return timer.put(max(0, timer.at(now) - shift), now)
        return self.before if timer.running == self.after.running else timer


class Moved(NamedTuple):
    """Somebody has another seat: by which act, from where, to where."""

    number: int
    player: str
    source: str
    target: str


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
        self.timer = Timer.of(self.night.setup.structure)
        self.steps: list[Step] = []
        self.moves: list[Moved] = []
        self.drawn = 0  # draws that were made, undone ones too: no draw is made twice

    @property
    def log(self) -> str:
        return log_of(self.id)

    @property
    def over(self) -> bool:
        return self.night.room.state.tonight.ended

    def minute(self, at: int) -> int:
        """Whole minutes played, at a moment."""
        return self.timer.at(at) // MINUTE

    def apply(self, draft: Draft | Event, at: int) -> None:
        """Let something that was decided happen."""
        if draft.kind == "done":
            self._done(draft.body, at)
        elif draft.kind == "undone":
            self._undone(at)
        else:
            assert draft.kind == "timed", draft.kind
            self._timed(draft.body, at)
        self.seq += 1

    def _done(self, body: dict[str, Any], at: int) -> None:
        act = read_act(body["act"])
        sat = {each.name: each.chair for each in self.night.players.values() if each.chair}
        logged = self.night.apply(act, by=body["name"], at=str(at))
        for name, chair in sat.items():
            now = self.night.players[name].chair
            if now and now != chair:
                self.moves.append(Moved(logged.number, name, str(chair), str(now)))
        self.steps.append(Step(body["name"]))
        self.drawn = body["drawn"]

    def _undone(self, at: int) -> None:
        step = self.steps.pop()
        if step.before is not None:
            self.timer = step.back(self.timer, at)
            return
        self.night.undo()
        while self.moves and self.moves[-1].number > len(self.night.log):
            self.moves.pop()

    def _timed(self, body: dict[str, Any], at: int) -> None:
        before = self.timer
        if body["do"] == "start":
            self.timer = before.started(at)
        elif body["do"] == "stop":
            self.timer = before.stopped(at)
        elif body["do"] == "rest":
            self.timer = before.into_break(body["played"], at)
        else:
            self.timer = before.put(body["played"], at)
        if body["name"] == CLOCK or body["do"] == "put":
            self.steps.append(Step(body["name"], before, self.timer, at))
