"""Acts out of turn and players passed over, in scenario files."""

from __future__ import annotations

from houseway.formats.scenarios.rulings.kinds import Given, chips_of, kind, since, yes
from houseway.rulings.situations import OutOfTurn, Skipped


def _out_of_turn(written: Given) -> OutOfTurn:
    return OutOfTurn(written["out_of_turn"], chips_of(written.get("chips", [])), since(written))


def _skipped(written: Given) -> Skipped:
    return Skipped(yes(written, "spoke_up"), since(written))


TURNS = (
    kind("out_of_turn", _out_of_turn, "chips said said_amount"),
    kind("skipped", _skipped, "spoke_up"),
)
