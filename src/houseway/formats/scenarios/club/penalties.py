"""Entries on the club's penalties and its clock."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from houseway.errors import BadScenario, Illegal
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, check_sub_keys, money
from houseway.rulings.clock import Caller, Clock, time_out
from houseway.rulings.penalties import LADDER, Ledger

PENALTY = ({"live", "length", "dealt"}, {"hands", "left", "choices"})
CLOCK = ({"caller", "granted", "facing", "acted"}, {"ends", "hand", "act", "choices"})

_MOVED = re.compile(r"moved (?P<live>\d+)")


def run_penalty(entry: Entry, outcome: Outcome) -> None:
    """Give a penalty, let hands go by, and compare how many are left."""
    given = _given(entry, *PENALTY)
    try:
        ledger = _served(given, entry.get("done", []))
    except Illegal as error:
        _refused(entry, outcome, error)
        return
    if ledger is None:
        _check(entry, outcome, {"choices": LADDER})
    else:
        _check(entry, outcome, {"hands": ledger.hands, "left": ledger.left, "choices": ()})


def _served(given: Mapping[str, Any], done: list[str]) -> Ledger | None:
    """The ledger after the last deed; nothing where the director has not said how long."""
    live, dealt = _live(given.get("live")), given.get("dealt", False)
    if not isinstance(dealt, bool):
        raise BadScenario(f"dealt is true or false, not {dealt!r}")
    if "length" not in given:
        if done:
            raise BadScenario("length is missing, such as '1 hand' or '2 rounds'")
        return None
    ledger = Ledger("A").give(given["length"], live=live, dealt=dealt)
    for deed in done:
        ledger = _after(ledger, deed)
    return ledger


def _after(ledger: Ledger, deed: str) -> Ledger:
    if deed == "hand":
        return ledger.hand_over(ledger.table)
    if deed == "misdeal":
        return ledger.dealt_again()
    if _MOVED.fullmatch(deed):
        return ledger.moved(f"{ledger.table}'")
    if deed == "out":
        return ledger  # the round is as long as it was when it was given (B28)
    if deed == "returns":
        return ledger.returns()
    known = "'hand', 'misdeal', 'moved 4', 'out' and 'returns'"
    raise BadScenario(f"{deed!r} is nothing that happens to a penalty; there are {known}")


def _live(written: object) -> int:
    """How many seats have chips: a number, or the seats."""
    number = len(written) if isinstance(written, list) else written
    if isinstance(number, bool) or not isinstance(number, int) or number < 1:
        raise BadScenario(f"live is how many seats have chips, not {written!r}")
    return number


def run_clock(entry: Entry, outcome: Outcome) -> None:
    """Call the clock, and compare when it ends and what the hand is then."""
    given = _given(entry, *CLOCK)
    if "done" in entry:
        raise BadScenario("nothing is done under a clock; acted says when he acts")
    asked = "choices" in entry.get("expected", {})
    clock = _clock(given if asked or "granted" in given else {**given, "granted": 0})
    try:
        timed = time_out(clock)
    except Illegal as error:
        _refused(entry, outcome, error)
        return
    got = {"ends": timed.ends, "hand": timed.hand, "act": timed.act, "choices": timed.choices}
    _check(entry, outcome, got)


def _clock(given: Mapping[str, Any]) -> Clock:
    caller = given.get("caller", Caller.AT_SEAT)
    if caller not in list(Caller):
        raise BadScenario(f"{caller!r} calls no clock; there are {', '.join(Caller)}")
    facing, acted = money(given.get("facing", 0)), given.get("acted", False)
    granted = None if "granted" not in given else _seconds("granted", given["granted"])
    when = None if acted is False else _seconds("acted", acted)
    return Clock(Caller(caller), granted, facing > 0, when)


def _seconds(key: str, written: object) -> int:
    if isinstance(written, bool) or not isinstance(written, int):
        raise BadScenario(f"{key} is a number of seconds, not {written!r}")
    return written


# Both


def _given(entry: Entry, known: set[str], wanted: set[str]) -> dict[str, Any]:
    given: dict[str, Any] = entry.get("given", {})
    check_sub_keys("given", given, known)
    check_sub_keys("expected", entry.get("expected", {}), wanted)
    return given


def _refused(entry: Entry, outcome: Outcome, error: Illegal) -> None:
    if "illegal" not in entry:
        outcome.differences.append(f"refused: {error.message}")
    check_refused(entry, outcome, error)


def _check(entry: Entry, outcome: Outcome, got: Mapping[str, Any]) -> None:
    if "illegal" in entry:
        outcome.differences.append("it was taken; it should have been refused")
        return
    for key, wanted in entry.get("expected", {}).items():
        if key == "choices":  # at least these
            offered = got["choices"]
            missing = [each for each in wanted if each not in offered]
            if missing or not offered:
                outcome.expect("choices", wanted, list(offered))
        else:
            outcome.expect(key, wanted, got.get(key))
