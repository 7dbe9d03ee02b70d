"""What one viewer sees of a pot table between its hands."""

from __future__ import annotations

from houseway.floor.time_fees import MINUTES, mark_after, minutes_left
from houseway.server.house import House
from houseway.server.live_table import LiveTable
from houseway.server.shapes.hands import Taken, TimeFeeView
from houseway.server.time_fees import timed


def time_fee(live: LiveTable, seat: int | None, house: House) -> TimeFeeView | None:
    """The fee for the half hour: what it is, when it is taken next, and what was taken."""
    table = timed(live)
    if table is None or table.time_rates is None:
        return None
    rates, now = table.time_rates, house.now()
    due = rates.time_fee(minutes_left(now)) if seat in table.unpaid(now) else 0
    return TimeFeeView(
        fee=rates.time_fee(MINUTES),
        next_at=mark_after(now),
        due=due,
        taken_at=table.hours.taken_at,
        taken=[Taken(seat=line.seat, amount=-line.net) for line in table.collected if line.seat],
    )
