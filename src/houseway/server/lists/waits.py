"""Who waits, as it is noted for everybody to read: on the room's lists and on tables' own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.waiting import SeatT, WaitingList
from houseway.server.database.models import WaitRow
from houseway.server.lists.live_list import LiveList
from houseway.server.tables.live_table import LiveTable

# What changes a table's own list.
LISTED = {"joined", "unlisted", "called", "declined", "passed_over", "sat", "closed", "held"}


def of_list(live: LiveList) -> list[dict[str, Any]]:
    """Everybody on a list of the room, as the board shows it."""
    rows = _in_line(live.id, live.line, live.names)
    for hold in live.line.holds:
        place = {"table_id": hold.seat.table, "seat": hold.seat.seat, "until": hold.until}
        rows.append({**_row(live.id, hold.person, live.line, live.names), **place})
    return rows


def of_table(live: LiveTable) -> list[dict[str, Any]]:
    """Everybody on a table's own list; those called from the board are on that."""
    names, waiting = live.between.names, live.between.waiting
    rows = _in_line(live.id, waiting, names)
    for hold in waiting.holds:
        if not hold.of:
            place = {"table_id": live.id, "seat": hold.seat, "until": hold.until}
            rows.append({**_row(live.id, hold.person, waiting, names), **place})
    return rows


async def note(conn: AsyncConnection, id: str, rows: list[dict[str, Any]]) -> None:
    """Write down who is on a list, in place of what was noted before."""
    await conn.execute(delete(WaitRow).where(WaitRow.list_id == id))
    if rows:
        await conn.execute(insert(WaitRow), rows)


_ANYBODY = select(WaitRow.account_id).where(WaitRow.list_id == bindparam("list")).limit(1)


async def anybody(conn: AsyncConnection, id: str) -> bool:
    """Whether somebody is on a list, or a seat is held for him from it."""
    return await conn.scalar(_ANYBODY, {"list": id}) is not None


def _in_line(id: str, line: WaitingList[SeatT], names: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {**_row(id, person, line, names), "place": place}
        for place, person in enumerate(line.people, start=1)
    ]


def _row(
    id: str, person: str, line: WaitingList[SeatT], names: Mapping[str, str]
) -> dict[str, Any]:
    who = {"list_id": id, "account_id": person, "name": names[person], "since": line.came(person)}
    return {**who, "place": None, "table_id": None, "seat": None, "until": None}
