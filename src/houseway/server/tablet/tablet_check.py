"""Live tables in `houseway verify`: kept again from their logs, with the money they moved."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import HousewayError
from houseway.server.database.models import LiveTableRow
from houseway.server.logs import events
from houseway.server.tablet.live_tablet import log_of
from houseway.server.tablet.tablets import table_row
from houseway.server.tablet.trades import tablet_of


async def check_tablets(conn: AsyncConnection, expected: dict[str, dict[str, int]]) -> list[str]:
    """What differs; and, by journal, the money that each event must have moved."""
    found: list[str] = []
    rows = (await conn.execute(select(LiveTableRow.__table__).order_by(LiveTableRow.id))).all()
    for row in rows:
        log = log_of(row.id)
        try:
            opened, *written = await events.since(conn, log, 0)
            live = tablet_of(replace(opened, seq=0))
            for event in (opened, *written):
                expected[f"{log}:{event.seq}"] = dict(live.apply(event, event.at))
        except (HousewayError, KeyError, ValueError) as error:
            found.append(f"live table {row.id} cannot be kept again: {error}")
            continue
        if table_row(live, row.touched_at) != dict(row._mapping):
            found.append(f"live table {row.id} is not what the lobby shows of it")
    return found
