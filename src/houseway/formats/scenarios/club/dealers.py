"""Entries on what dealers are paid."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from houseway.club.dealers import DealersPaid, Turn, collected, pay_dealers
from houseway.errors import BadScenario
from houseway.formats.scenarios.club.deeds import amount, amounts, club_rules, expect, given, tell
from houseway.formats.scenarios.entry import Entry, Outcome, money

GIVEN = {"fund", "final", "tables", "fee", "participants"}
EXPECTED = {"shares", "paid", "club"}
MOVED = " moved"


def run_dealers(entry: Entry, outcome: Outcome) -> None:
    """Divide a night's fund among its dealers, and compare."""
    written = given(entry, GIVEN, EXPECTED)
    paid = tell(entry, outcome, lambda: _paid(written), _no_deeds)
    if paid is None:
        return

    def shares(wanted: Mapping[str, Any]) -> None:
        for name, number in wanted.items():
            got = paid.shares.get(name, Fraction(0))
            outcome.expect(f"shares of {name}", Fraction(str(number)), got)

    expect(
        entry,
        outcome,
        {
            "shares": shares,
            "paid": amounts(outcome, "paid", paid.paid),
            "club": amount(outcome, "club", paid.club),
        },
    )


def _no_deeds(_: DealersPaid, deed: str) -> DealersPaid:
    raise BadScenario(f"{deed!r}: nothing is done where dealers are paid")


def _paid(written: Mapping[str, Any]) -> DealersPaid:
    rules = club_rules(written).dealers
    final = {name: money(each) for name, each in written.get("final", {}).items()}
    if "fee" in written:
        fund = collected(rules, money(written["fee"]), written.get("participants", 0), final)
    else:
        fund = money(written.get("fund", 0))
    dealt = written.get("tables", {}).items()
    tables = {
        name: [_turn(each) for each in ([row] if isinstance(row, str) else row)]
        for name, row in dealt
    }
    return pay_dealers(rules, fund, tables, final)


def _turn(written: str) -> Turn:
    return Turn(written.removesuffix(MOVED), written.endswith(MOVED))
