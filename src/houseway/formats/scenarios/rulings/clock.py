"""The clock on a player, in scenario files."""

from __future__ import annotations

from houseway.formats.scenarios.entry import money
from houseway.formats.scenarios.rulings.kinds import Given, chips_of, kind
from houseway.rulings.situations import Clocked


def _clock(written: Given) -> Clocked:
    prior = sum(chips_of(written.get("prior", 0)))
    return Clocked(written["clock"], facing_bet=money(written.get("facing", 0)) > prior)


CLOCK = (kind("clock", _clock),)
