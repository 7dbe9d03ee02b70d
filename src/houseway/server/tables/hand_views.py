"""What one viewer sees of a pot table between its hands."""

from __future__ import annotations

from houseway.floor import PotTable
from houseway.floor.time_fees import MINUTES, mark_after, minutes_left
from houseway.server.house import House
from houseway.server.shapes.hands import (
    EventOfTable,
    KillView,
    ShowView,
    StraddleView,
    Taken,
    TimeFeeView,
)
from houseway.server.tables.early_posts import may_post
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.time_fees import timed


def straddle(live: LiveTable, seat: int | None) -> StraddleView | None:
    """What may be posted before the next hand, and by whom; the most is the viewer's own."""
    offered = may_post(live)
    if not offered.sizes:
        return None
    least, most = offered.sizes.get(seat or 0) or next(iter(offered.sizes.values()))
    return StraddleView(
        kind=offered.kind,
        seats=sorted(offered.sizes),
        least=least,
        most=most,
        step=offered.step,
    )


def show(live: LiveTable) -> ShowView | None:
    """Whose hand may be shown now; nothing of what it is."""
    moment = live.showing
    return ShowView(seat=moment.seat, ends_at=moment.ends_at) if moment.seat else None


def kill(live: LiveTable) -> KillView | None:
    """Where the kill button lies, and what it asks of whom."""
    table = live.table
    if not isinstance(table, PotTable) or table.kill is None:
        return None
    button = table.kill.button
    return KillView.model_validate(
        {
            "button": button.position,
            "seat": button.holder or None,
            "killer": table.kill.killer or None,
            "post": table.kill.stakes.forced.kill,
            "agreed": table.kill.promised or None,
        }
    )


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


def event(live: LiveTable, seat: int | None) -> EventOfTable | None:
    """The tournament that a table belongs to; how much time is left is for each alone."""
    its, shown = live.event, live.event.shown if live.event else {}
    if its is None:
        return None
    return EventOfTable(
        id=its.night,
        letter=its.table,
        level=shown.get("level", 1),
        blinds=shown.get("blinds", []),
        left=shown.get("left", 0),
        entries=shown.get("entries", 0),
        hand_for_hand=shown.get("hand_for_hand", False),
        seconds=its.seconds,
        bank=its.banks.get(live.players[seat].id) if seat else None,
    )
