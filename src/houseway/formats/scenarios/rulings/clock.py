"""The clock on a player, in scenario files."""

from __future__ import annotations

from houseway.formats.scenarios.rulings.kinds import Given, faces_bet, kind
from houseway.rulings.situations import Clocked


def _clock(written: Given) -> Clocked:
    return Clocked(written["clock"], facing_bet=faces_bet(written))


CLOCK = (kind("clock", _clock),)
