"""Kept rulings in `houseway verify`: read again from their logs, and compared with the list."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import LogRow, RulingRow
from houseway.server.logs import events
from houseway.server.rulings.live_ruling import LOG, LiveRuling, log_of


async def check_rulings(conn: AsyncConnection) -> list[str]:
    """What differs between the kept rulings and their logs."""
    rows = await conn.execute(
        select(RulingRow.id, RulingRow.table_id, RulingRow.round, RulingRow.asked_at)
    )
    listed = {log_of(id): told for id, *told in rows}
    logs = await conn.scalars(select(LogRow.id).where(LogRow.id.startswith(LOG, autoescape=True)))
    found = []
    for log in sorted({*logs, *listed}):
        written = await events.since(conn, log, 0)
        try:
            live = LiveRuling(written[0])
            for event in written[1:]:
                live.apply(event, event.at)
        except (KeyError, IndexError, AssertionError):
            found.append(f"{log} cannot be read again")
            continue
        if listed.get(log) != [live.table, live.round, live.at]:
            found.append(f"{log} is not what is listed of it")
    return found
