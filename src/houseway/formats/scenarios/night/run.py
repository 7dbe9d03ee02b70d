"""Running a night: each deed is done, and how it stands then is compared."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from houseway.errors import BadInput, BadScenario, Illegal
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome
from houseway.formats.scenarios.night.deeds import read_deed
from houseway.formats.scenarios.night.expected import check
from houseway.formats.scenarios.night.given import set_up, stand
from houseway.tournament import Act, Event
from houseway.tournament.night.acts import Enter, Forfeit, ReEnter, Seat

_SHAPES = (re.compile(r"[A-Z]+ \d+"), re.compile(r"[A-Z]"), re.compile(r"\w\w+"))


class Script:
    """What is drawn, in the order of the entry; beyond it, or where it does not fit, the first."""

    def __init__(self, written: Sequence[str]) -> None:
        self.left = list(written)

    def __call__(self, among: Sequence[str]) -> str:
        if self.left and _alike(self.left[0], among[0]):
            return self.left.pop(0)
        return among[0]

    @property
    def seat_next(self) -> bool:
        """Whether what is drawn next is a seat."""
        return bool(self.left) and bool(_SHAPES[0].fullmatch(self.left[0]))


def _alike(one: str, other: str) -> bool:
    """Whether two are of a kind: seats, tables, or people."""
    return any(shape.fullmatch(one) and shape.fullmatch(other) for shape in _SHAPES)


def run_tournament(entry: Entry, outcome: Outcome) -> None:
    """Run a night as far as it is told, and compare how it stands."""
    given, done = entry.get("given", {}), _done(entry)
    refused = "illegal" in entry
    script = Script(given.get("draws", ()))
    try:
        event = Event(set_up(given), stand(given))
    except BadScenario:
        raise
    except (Illegal, BadInput) as error:
        _refused(entry, outcome, error, expected=refused and not done)
        return
    for at, deed in enumerate(done[:-1] if refused else done):
        try:
            event.apply(_read(done, at, script), draw=script)
            _sits_down(event, done, at, script)
        except BadScenario:
            raise
        except (Illegal, BadInput) as error:
            outcome.differences.append(f"{deed!r} was refused: {error.message}")
            return
    if refused:
        _expect_refusal(entry, outcome, event, done, script)
    check(entry, outcome, event)


def _read(done: Sequence[str], at: int, script: Script) -> Act:
    """A deed as an act; who comes late draws the seat that is listed, if no other deed does."""
    act = read_deed(done[at])
    later = done[at + 1] if at + 1 < len(done) else ""
    if isinstance(act, Enter | ReEnter | Forfeit) and script.seat_next:
        return replace(act, draws=not later.startswith("seat"))
    return act


def _sits_down(event: Event, done: Sequence[str], at: int, script: Script) -> None:
    """Where a chair was put for somebody, he draws the seat that is listed."""
    later = done[at + 1] if at + 1 < len(done) else ""
    waits = done[at].startswith("chair ") and event.alternates and event.tables
    if waits and script.seat_next and "enters" not in later and not later.startswith("seat"):
        event.apply(Seat(), draw=script)


def _done(entry: Entry) -> list[str]:
    done: Any = entry.get("done", [])
    if not isinstance(done, list) or not all(isinstance(each, str) for each in done):
        raise BadScenario(f"done is a list of deeds, not {done!r}")
    return done


def _expect_refusal(
    entry: Entry, outcome: Outcome, event: Event, done: list[str], script: Script
) -> None:
    if not done:
        outcome.differences.append("what is given was taken; it should have been refused")
        return
    act, before = _read(done, len(done) - 1, script), event.as_it_stands()
    try:
        event.apply(act, draw=script)
    except (Illegal, BadInput) as error:
        check_refused(entry, outcome, error)
        if event.as_it_stands() != before:
            outcome.differences.append(f"{done[-1]!r} was refused, and yet changed something")
        return
    outcome.differences.append(f"{done[-1]!r} was taken; it should have been refused")


def _refused(entry: Entry, outcome: Outcome, error: Illegal | BadInput, *, expected: bool) -> None:
    if not expected:
        outcome.differences.append(f"what is given was refused: {error.message}")
        return
    check_refused(entry, outcome, error)
