"""Time in scenario files: the clock on a player, and the level of a hand."""

from __future__ import annotations

from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings.kinds import (
    Given,
    faces_bet,
    kind,
    one_of,
    since,
    whole_number,
    yes,
)
from houseway.rulings.clock import Caller
from houseway.rulings.situations import Clocked, NewLevel
from houseway.rulings.situations.clock import BEGUN


def _clock(written: Given) -> Clocked:
    return Clocked(
        whole_number("clock", written["clock"]),
        facing_bet=faces_bet(written),
        caller=one_of("caller", written.get("caller", "at seat"), Caller),
        granted=whole_number("granted", written["granted"]) if "granted" in written else None,
    )


def _level(written: Given) -> NewLevel:
    if not yes(written, "new_level"):
        raise BadScenario("new_level is true: one was announced")
    begun = one_of("begun", written.get("begun", ""), BEGUN)
    return NewLevel(begun, yes(written, "mistaken"), since(written))


CLOCK = (
    kind("clock", _clock, "caller granted"),
    kind("new_level", _level, "begun mistaken"),
)
