"""Time in scenario files: the clock on a player, and the level of a hand."""

from __future__ import annotations

from houseway.formats.scenarios.entry import money
from houseway.formats.scenarios.rulings.kinds import Given, chips_of, kind, number, since, yes
from houseway.rulings.situations import Clocked, NewLevel


def _clock(written: Given) -> Clocked:
    prior = sum(chips_of(written.get("prior", 0)))
    return Clocked(
        number(written, "clock"),
        facing_bet=money(written.get("facing", 0)) > prior,
        caller=written.get("caller", "at seat"),
        granted=number(written, "granted") if "granted" in written else None,
    )


def _level(written: Given) -> NewLevel:
    yes(written, "new_level")
    return NewLevel(written.get("begun", ""), yes(written, "mistaken"), since(written))


CLOCK = (
    kind("clock", _clock, "caller granted"),
    kind("new_level", _level, "begun mistaken"),
)
