"""Pots divided and disputed, in scenario files."""

from __future__ import annotations

from typing import Any, get_args

from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import money, seat_number
from houseway.formats.scenarios.rulings.kinds import Given, kind, number, one_of, yes
from houseway.money import Cents
from houseway.rulings.situations import Disputed, HighLowShared, Pot, PotShared
from houseway.rulings.situations.clock import BEGUN
from houseway.rulings.situations.pots import CHAIRS, OddChip

CHIP = 1  # the smallest, where nothing is said


def _shared(written: Given) -> PotShared:
    """A pot and its winners; several where both are lists of as many."""
    return PotShared(
        _pots(written["shared"], written.get("winners", [])),
        _positive("chip", written.get("chip", CHIP)),
        number(written, "button", 0),
        number(written, "seats", CHAIRS),
        one_of("odd", written.get("odd", "button"), get_args(OddChip)),
        {seat_number(seat): card for seat, card in written.get("top", {}).items()},
    )


def _halved(written: Given) -> HighLowShared:
    return HighLowShared(
        _positive("halved", written["halved"]),
        _positive("chip", written.get("chip", CHIP)),
        _seats("high", written.get("high", [])),
        _seats("low", written.get("low", [])),
        number(written, "button", 0),
        number(written, "seats", CHAIRS),
    )


def _pots(amounts: Any, winners: Any) -> tuple[Pot, ...]:
    if not isinstance(amounts, list):
        amounts, winners = [amounts], [winners]
    if not isinstance(winners, list) or len(winners) != len(amounts):
        raise BadScenario(f"{len(amounts)} pots need as many lists of winners, not {winners!r}")
    return tuple(
        Pot(_positive("shared", each), _seats("winners", won))
        for each, won in zip(amounts, winners, strict=True)
    )


def _positive(key: str, value: Any) -> Cents:
    amount = money(value)
    if amount <= 0:
        raise BadScenario(f"{key} is an amount of chips, not {value!r}")
    return amount


def _seats(key: str, written: Any) -> tuple[int, ...]:
    if not isinstance(written, list) or not all(type(each) is int for each in written):
        raise BadScenario(f"{key} lists seats, such as [2, 5], not {written!r}")
    return tuple(written)


def _disputed(written: Given) -> Disputed:
    if not yes(written, "disputed"):
        raise BadScenario("disputed is true: somebody disputes the pot")
    return Disputed(one_of("begun", written.get("begun", ""), BEGUN))


POTS = (
    kind("shared", _shared, "winners button seats chip odd top"),
    kind("halved", _halved, "high low button seats chip"),
    kind("disputed", _disputed, "begun"),
)
