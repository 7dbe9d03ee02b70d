"""Pots divided and disputed, and raises of killed hands, in scenario files."""

from __future__ import annotations

from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import money, seat_number
from houseway.formats.scenarios.rulings.kinds import Given, kind, number, one_of, since, yes
from houseway.money import Cents
from houseway.rulings.situations import (
    Disputed,
    HighLowShared,
    Pot,
    PotShared,
    RaiseKilled,
    Situation,
)

CHIP = 1  # the smallest, where nothing is said


def _shared(written: Given) -> Situation:
    """A pot and its winners; several where both are lists of as many."""
    chip, button = money(written.get("chip", CHIP)), number(written, "button", 0)
    if chip <= 0:
        raise BadScenario(f"chip is the smallest in play, not {written['chip']!r}")
    seats = number(written, "seats", 10)
    if "low" in written:
        pot, high = money(written["shared"]), _seats(written.get("winners", []))
        return HighLowShared(pot, chip, high, _seats(written["low"]), button, seats)
    pots = _pots(written["shared"], written.get("winners", []))
    by = one_of("odd", written.get("odd", "button"), ("button", "suit"))
    top = {seat_number(seat): card for seat, card in written.get("top", {}).items()}
    return PotShared(pots, chip, button, seats, by, top)


def _pots(amounts: Any, winners: Any) -> tuple[Pot, ...]:
    if not isinstance(amounts, list):
        return (Pot(_positive(amounts), _seats(winners)),)
    if not isinstance(winners, list) or len(winners) != len(amounts):
        raise BadScenario(f"{len(amounts)} pots need as many lists of winners, not {winners!r}")
    return tuple(
        Pot(_positive(each), _seats(won)) for each, won in zip(amounts, winners, strict=True)
    )


def _positive(value: Any) -> Cents:
    amount = money(value)
    if amount <= 0:
        raise BadScenario(f"a pot has chips in it, not {value!r}")
    return amount


def _seats(written: Any) -> tuple[int, ...]:
    if not isinstance(written, list) or not all(type(each) is int for each in written):
        raise BadScenario(f"{written!r} is no list of seats; write them as [2, 5]")
    return tuple(written)


def _disputed(written: Given) -> Disputed:
    yes(written, "disputed")
    return Disputed(written.get("begun", ""))


def _killed(written: Given) -> RaiseKilled:
    return RaiseKilled(money(written["killed"]), money(written.get("facing", 0)), since(written))


POTS = (
    kind("shared", _shared, "winners low button seats chip odd top"),
    kind("disputed", _disputed, "begun"),
    kind("killed", _killed),
)
