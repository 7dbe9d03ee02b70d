"""The kill in scenarios: where its button lies before a hand, and where it comes to lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.errors import BadScenario
from houseway.floor.kill import KILL, LEG_UP, NEUTRAL, Button, Kill
from houseway.formats.scenarios.citations import clause_id
from houseway.formats.scenarios.entry import Entry, Outcome, check_sub_keys

_SETTINGS = {"kind": "kill", "split_keeps_button": "split_keeps_button"}
_SETTINGS |= {"newcomer": "newcomer_kills"}
_BUTTON = {"button", "holder"}


def with_kill(table: Mapping[str, Any]) -> dict[str, Any]:
    """A written table with the settings that stand under its `kill`."""
    written = dict(table)
    given = written.pop("kill", None)
    if given is None:
        return written
    if isinstance(given, str):
        given = {"kind": given}
    if not isinstance(given, dict) or "kind" not in given:
        raise BadScenario("a kill is written as { kind = 'full' }, or 'half'")
    if unknown := given.keys() - _SETTINGS.keys() - _BUTTON:
        raise BadScenario(f"a kill has no {', '.join(sorted(unknown))}; see docs/scenarios.md")
    return written | {_SETTINGS[key]: value for key, value in given.items() if key in _SETTINGS}


def place_button(kill: Kill | None, table: Mapping[str, Any]) -> None:
    """Put the kill button where a scenario says it lies before the first hand."""
    if kill is None or "button" not in table.get("kill", ()):
        return
    kill.button = _read(table["kill"])


def _read(written: Mapping[str, Any] | str) -> Button:
    if isinstance(written, str):  # "neutral", "leg-up 3"
        words, _, holder = written.partition(" ")
        written = {"button": words, "holder": int(holder or 0)}
    position = written["button"]
    if position not in (NEUTRAL, LEG_UP, KILL):
        raise BadScenario(
            f"{position!r} is no position of a kill button: {NEUTRAL}, {LEG_UP}, {KILL}"
        )
    return Button(position, written.get("holder", 0))


def check_kill(entry: Entry, outcome: Outcome, kill: Kill | None) -> None:
    """Compare where the button lies."""
    if "kill" not in entry:
        return
    if kill is None:
        raise BadScenario("a table without a kill has no kill button")
    written = entry.get("kill")
    if not isinstance(written, str):
        check_sub_keys("where the kill button lies", written, _BUTTON | {"clause"})
        if "clause" in written:
            cite = clause_id(written["clause"], entry.proves[0].section)
            outcome.expect("clause of the kill button", cite, str(kill.button.cite))
    wanted, got = _read(written), kill.button
    outcome.expect("kill button", wanted.position, got.position)
    outcome.expect("holder of the kill button", wanted.holder, got.holder)
