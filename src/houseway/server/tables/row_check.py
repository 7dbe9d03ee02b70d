"""What the lobby and the jackpots read of a table in `houseway verify`, against its log."""

from __future__ import annotations

import json

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import JackpotTableRow, TableRow
from houseway.server.house import House
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.tables import table_row

BY_THE_CLOCK = ("due_at", "touched_at", "needs_house", "free")
OF_THE_LEVEL = ("game", "settings", "seats")  # of an event; its tables are noted as they open


async def check_row(conn: AsyncConnection, live: LiveTable) -> list[str]:
    """What does not follow from the log of a table."""
    kept = (await conn.execute(select(TableRow.__table__).where(TableRow.id == live.id))).one()
    told = table_row(live, House(), 0)
    passed = BY_THE_CLOCK + (OF_THE_LEVEL if live.event else ())
    wrong = [
        name
        for name, value in told.items()
        if name not in passed and json.loads(json.dumps(value)) != kept._mapping[name]
    ]
    found = [f"table {live.id}: what the lobby shows of its {name} is not so" for name in wrong]
    takes = select(JackpotTableRow.jackpot).where(JackpotTableRow.table_id == live.id)
    if sorted((await conn.scalars(takes)).all(), key=str) != sorted(live.jackpots):
        found.append(f"table {live.id} takes part in other jackpots than it was opened with")
    return found
