"""Nights in `houseway verify`: done again from their logs, and compared with the list."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import HousewayError
from houseway.server.database.models import LogRow, NightRow
from houseway.server.logs import events
from houseway.server.nights.live_night import LOG, LiveNight, log_of
from houseway.tournament import Sealed


async def check_nights(conn: AsyncConnection, expected: dict[str, dict[str, int]]) -> list[str]:
    """What differs between the nights and their logs; what each event must have moved."""
    listed = {log_of(row.id): row for row in await conn.execute(select(NightRow.core()))}
    logs = await conn.scalars(select(LogRow.id).where(LogRow.id.startswith(LOG, autoescape=True)))
    found = []
    for log in sorted({*logs, *listed}):
        written = await events.since(conn, log, 0)
        try:
            live = LiveNight(written[0])
            for event in written[1:]:
                expected[f"{log}:{event.seq}"] = dict(live.apply(event, event.at))
        except (HousewayError, KeyError, IndexError, AssertionError, TypeError):
            found.append(f"{log} cannot be done again")
            continue
        row = listed.get(log)
        if row is None or not _is_listed(live, row):
            found.append(f"{log} is not what is listed of it")
        if row is None or not _follows(live, row.secret):
            found.append(f"{log}: its draws do not follow from what was sealed")
    return found


def _is_listed(live: LiveNight, row: Row[Any]) -> bool:
    """Whether the list says of a night what its log does."""
    listed = (row.name, row.house, row.opened_at, row.left, row.over)
    is_so = (live.name, live.night.setup.house, live.opened_at, live.night.left, live.over)
    return listed == is_so and (row.dealt is None) == (live.field is None)


def _follows(live: LiveNight, secret: str) -> bool:
    try:
        return Sealed(bytes.fromhex(secret)).seal == live.seal
    except ValueError:  # it is not even a secret
        return False
