"""Collection by time: what each player at a poker table owes for the half hour."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from houseway.errors import IllegalBet
from houseway.floor.kill_table import KillTable
from houseway.money import ZERO, Cents
from houseway.wagers import Line, Result


def time_fees(table: KillTable, minutes: int, seats: Iterable[int]) -> Iterator[Line]:
    """A line for each of these players who is there and has chips."""
    rates = table.stakes.rates
    if rates is None or not rates.by_time:
        raise IllegalBet(f"this table of {table.game.name} does not collect by time")
    for seat in seats:
        who = table.seats[seat]
        amount = Cents(min(who.stack, rates.time_fee(minutes)))
        if who.away or not amount:
            continue
        yield Line(
            seat,
            "collection",
            ZERO,
            Result.PAYS,
            Cents(-amount),
            f"for {minutes} minutes",
            rates.schedule.cite,
            against="collection",
        )
