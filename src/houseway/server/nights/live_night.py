"""A night as the server holds it: the event, and the clock on the wall.

Its log is `night:ID`. What chance decides follows from a secret whose hash stands in the first
event; the secret itself is kept apart and laid open when the night is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from houseway.money import text
from houseway.server.dealt.field import CHANGES, Field, difference
from houseway.server.logs.events import Draft, Event
from houseway.server.money.ledger import Moves
from houseway.tournament import Event as Night
from houseway.tournament import Setup, read_act
from houseway.tournament.night.changes import Change, changes
from houseway.tournament.night.timer import MINUTE, Timer
from houseway.tournament.terms import Terms

LOG = "night:"
CLOCK = "the clock"  # who says so where nobody does
HOUSE = "the house"  # who directs a dealt event
QUIET = {"enter", "deal", "settle", "set-clock", "seat", "balance", "break", "draw-game"}
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


@dataclass(slots=True)
class Line:
    """Something that was done, for the log that directors read; it may have been taken back."""

    number: int
    act: dict[str, Any]
    by: str
    at: int
    changes: tuple[Change, ...] = ()
    undone_by: str = ""
    undone_at: int = 0
    step: bool = True  # whether it can be taken back


@dataclass(frozen=True, slots=True)
class Asked:
    """Somebody asked to be let in."""

    name: str
    refused: bool = False


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
        terms = body.get("dealt")
        self.field = Field(self.id, Terms.from_json(terms)) if terms else None
        self.drawn = 0  # draws that were made, undone ones too: no draw is made twice
        self.history: list[Line] = []
        self.booked = ""  # the club whose books it is in
        self.asks: dict[str, Asked] = {}  # by account
        self.settled_at = opened.seq  # the last event that was more than a question at the door

    @property
    def log(self) -> str:
        return log_of(self.id)

    @property
    def over(self) -> bool:
        cancelled = self.field is not None and self.field.cancelled
        return cancelled or self.night.room.state.tonight.ended

    def minute(self, at: int) -> int:
        """Whole minutes played, at a moment."""
        return self.timer.at(at) // MINUTE

    def apply(self, draft: Draft | Event, at: int) -> Moves:
        """Let something that was decided happen; only a dealt event moves money of the room."""
        before = self._books(draft)
        self._happens(draft, at)
        return difference(before, self._books(draft))

    def _happens(self, draft: Draft | Event, at: int) -> None:
        self.seq += 1
        if draft.kind == "asked":
            self.asks[draft.body["by"]] = Asked(draft.body["name"])
            return
        self.settled_at = self.seq
        if self.field and draft.kind in CHANGES:
            self.field.apply(draft.kind, draft.body)
        elif draft.kind == "done":
            self._done(draft.body, at)
        elif draft.kind == "undone":
            self._undone(draft.body, at)
        elif draft.kind == "refused":
            asked = self.asks[draft.body["asked"]]
            self.asks[draft.body["asked"]] = Asked(asked.name, refused=True)
        elif draft.kind == "booked":
            self.booked = draft.body["club"]  # nothing, where it was taken out again
        else:
            assert draft.kind == "timed", draft.kind
            self._timed(draft.body, at)

    def _books(self, draft: Draft | Event) -> dict[str, int]:
        """The money of a dealt event, unless what happens cannot touch it."""
        quiet = draft.kind == "done" and draft.body["act"]["act"] in QUIET
        return {} if self.field is None or quiet else self.field.books(self.night)

    def waiting(self) -> dict[str, str]:
        """Who asks to be let in, and under what name."""
        return {
            by: asked.name
            for by, asked in self.asks.items()
            if not asked.refused and asked.name not in self.night.players
        }

    def _facts(self) -> dict[str, str]:
        night = self.night
        return {"players": str(night.left), "pool": text(night.pool)}

    def _done(self, body: dict[str, Any], at: int) -> None:
        act, mark, before = read_act(body["act"]), self.night.room.state.mark, self._facts()
        sat = {each.name: each.chair for each in self.night.players.values() if each.chair}
        logged = self.night.apply(act, by=body["name"], at=str(at))
        for name, chair in sat.items():
            now = self.night.players[name].chair
            if now and now != chair:
                self.moves.append(Moved(logged.number, name, str(chair), str(now)))
        self.steps.append(Step(body["name"]))
        self.drawn = body["drawn"]
        if self.field:
            self.field.banks |= body.get("banks", {})
        if body["name"] == HOUSE:
            return  # what the house deals is told by its tables
        after = self._facts()
        facts = (Change(what, before[what], after[what]) for what in before)
        found = changes(self.night.room.state, mark)
        told = (*(each for each in facts if each.before != each.after), *found)
        self._write(logged.act.to_json(), body, at, told)

    def _write(
        self, act: dict[str, Any], body: dict[str, Any], at: int, told: tuple[Change, ...] = ()
    ) -> None:
        self.history.append(Line(len(self.history) + 1, act, body["name"], at, told))

    def _undone(self, body: dict[str, Any], at: int) -> None:
        step = self.steps.pop()
        stood = (line for line in reversed(self.history) if line.step and not line.undone_at)
        if line := next(stood, None):
            line.undone_by, line.undone_at = body["name"], at
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
        step = body["name"] == CLOCK or body["do"] == "put"
        act = {"act": "clock", "do": body["do"], "played": body["played"] // MINUTE}
        self._write(act, body, at)
        self.history[-1].step = step
        if step:
            self.steps.append(Step(body["name"], before, self.timer, at))
