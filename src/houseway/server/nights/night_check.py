"""Nights in `houseway verify`: done again from their logs, and compared with the list."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import HousewayError
from houseway.server.database.models import LogRow, NightRow
from houseway.server.logs import events
from houseway.server.nights.live_night import LOG, LiveNight, log_of
from houseway.tournament import Sealed


async def check_nights(conn: AsyncConnection) -> list[str]:
    """What differs between the nights and their logs."""
    rows = await conn.execute(select(NightRow.id, NightRow.left, NightRow.over, NightRow.secret))
    listed = {log_of(id): (left, over, secret) for id, left, over, secret in rows}
    logs = await conn.scalars(select(LogRow.id).where(LogRow.id.startswith(LOG, autoescape=True)))
    found = []
    for log in sorted({*logs, *listed}):
        written = await events.since(conn, log, 0)
        try:
            live = LiveNight(written[0])
            for event in written[1:]:
                live.apply(event, event.at)
        except (HousewayError, KeyError, IndexError, AssertionError, TypeError):
            found.append(f"{log} cannot be done again")
            continue
        left, over, secret = listed.get(log, (-1, False, ""))
        if (left, over) != (live.night.left, live.over):
            found.append(f"{log} is not what is listed of it")
        if Sealed(bytes.fromhex(secret)).seal != live.seal:
            found.append(f"{log}: its draws do not follow from what was sealed")
    return found
