"""What the floor did: each act as it was written down, with who, when, before and after.

The truth is the event that the act made, at its table or in the log of the house. Beside it stands
a line that is found by its day.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import Row, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import AccountRow, FloorActRow, TableRow
from houseway.server.logs.events import HOUSE, Event
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct
from houseway.server.shapes.floor import FloorActView

ORDER = "order"  # the part of an event that names the act of the floor it was made by
RECENT = 30
MONEY = {"stack", "tray", "wallet", "amount", "chips", "minimum", "maximum"}


def order(act: StaffAct, by: Account, why: str = "", **told: Any) -> dict[str, Any]:
    """What an event says of the act that made it, and who confirmed it if somebody had to."""
    second = {"second": by.second} if by.second else {}
    return {ORDER: act.value, "by": by.id, "why": why, **second, **told}


def row_of(event: Event, day: str) -> dict[str, Any]:
    """The line of an act, from its event."""
    told = {name: event.body[name] for name in ("place", "why", "before", "after")}
    told |= {name: event.body[name] for name in ("second",) if name in event.body}
    return {
        "log_id": event.log,
        "seq": event.seq,
        "at": event.at,
        "day": day,
        "act": event.body[ORDER],
        "by": event.body["by"],
        "told": told,
    }


async def note(conn: AsyncConnection, event: Event, calendar: Calendar) -> None:
    """Write the line of an act down, with its event."""
    day = calendar.day(event.at / 1000).isoformat()
    await conn.execute(insert(FloorActRow).values(row_of(event, day)))


async def recent(conn: AsyncConnection, day: str, most: int = RECENT) -> list[FloorActView]:
    """The acts of a gaming day, the latest first."""
    return await views(conn, FloorActRow.day == day, most)


async def views(conn: AsyncConnection, where: Any, most: int) -> list[FloorActView]:
    rows = await conn.execute(
        select(FloorActRow.__table__, AccountRow.name, TableRow.name.label("table_name"))
        .join(AccountRow, AccountRow.id == FloorActRow.by)
        .outerjoin(TableRow, TableRow.id == FloorActRow.log_id)
        .where(where)
        .order_by(FloorActRow.at.desc(), FloorActRow.seq.desc())
        .limit(most)
    )
    return [_view(row) for row in rows]


def _view(row: Row[Any]) -> FloorActView:
    event = Event(row.log_id, row.seq, "", {ORDER: row.act, "by": row.by, **row.told}, row.at)
    return act_view(event, row.name)


def act_view(event: Event, by: str) -> FloorActView:
    """An act as the floor reads it."""
    body = event.body
    return FloorActView(
        at=event.at,
        act=body[ORDER],
        words=StaffAct(body[ORDER]).words,
        by=by,
        second=body.get("second"),
        place=body["place"],
        table=None if event.log == HOUSE else event.log,
        why=body["why"],
        before=dict(_said(body["before"])),
        after=dict(_said(body["after"])),
    )


def _said(told: Mapping[str, Any] | None) -> Iterable[tuple[str, str]]:
    """Each part in words; amounts as money."""
    for name, value in (told or {}).items():
        if isinstance(value, bool):
            said = "yes" if value else "no"
        elif isinstance(value, list):
            said = ", ".join(
                money.text(each) if isinstance(each, int) else str(each) for each in value
            )
        elif name == "until" and isinstance(value, int):
            said = datetime.fromtimestamp(value / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        elif isinstance(value, int) and name.rpartition("_")[2] in MONEY:
            said = money.text(value)
        else:
            said = "none" if value is None else str(value)
        yield name.replace("_", " "), said
