"""Lists in `houseway verify`: kept again from their logs, and compared with the board."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import HousewayError
from houseway.server.database.models import ListRow, WaitRow
from houseway.server.lists import waits
from houseway.server.lists.live_list import LiveList, list_of
from houseway.server.logs import events
from houseway.server.tables.live_table import LiveTable


async def check_lists(conn: AsyncConnection) -> list[str]:
    """What differs between the lists of the board and their logs."""
    found: list[str] = []
    rows = await conn.execute(select(ListRow.id, ListRow.game).order_by(ListRow.id))
    for id, game in rows.all():
        try:
            live = await _replayed(conn, id)
        except (HousewayError, KeyError, IndexError) as error:
            found.append(f"list {id} cannot be kept again: {error}")
            continue
        if (live.game.id, list_of(live.game, live.settings)) != (game, id):
            found.append(f"list {id} is not the one that its log opens")
        if _by_person(waits.of_list(live)) != await _noted(conn, id):
            found.append(f"list {id} is not what the board shows of it")
    return found


async def check_waits(conn: AsyncConnection, live: LiveTable) -> list[str]:
    """What differs between a table's own list and what is noted of it."""
    if _by_person(waits.of_table(live)) == await _noted(conn, live.id):
        return []
    return [f"table {live.id}: who waits there is not what is noted"]


async def _replayed(conn: AsyncConnection, id: str) -> LiveList:
    opened, *written = await events.since(conn, id, 0)
    live = LiveList(opened)
    for event in written:
        live.apply(event, event.at)
    return live


async def _noted(conn: AsyncConnection, id: str) -> dict[str, dict[str, Any]]:
    rows = await conn.execute(select(WaitRow.__table__).where(WaitRow.list_id == id))
    return _by_person([dict(row._mapping) for row in rows])


def _by_person(rows: list[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    return {row["account_id"]: row for row in rows}
