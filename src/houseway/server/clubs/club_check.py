"""Clubs in `houseway verify`: done again from their logs, their books recomputed."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.club import Books
from houseway.errors import HousewayError
from houseway.server.clubs.live_club import LOG, LiveClub
from houseway.server.database.models import LogRow
from houseway.server.logs import events


async def check_clubs(conn: AsyncConnection) -> list[str]:
    """What differs between the clubs and their logs."""
    logs = await conn.scalars(select(LogRow.id).where(LogRow.id.startswith(LOG, autoescape=True)))
    found = []
    for log in sorted(logs):
        opened, *written = await events.since(conn, log, 0)
        try:
            live = LiveClub(opened)
            for event in written:
                live.apply(event)
        except (HousewayError, KeyError, AssertionError, TypeError, ValueError):
            found.append(f"{log} cannot be done again")
            continue
        if Books.of(live.club.books.moves) != live.club.books:
            found.append(f"{log}: its books do not follow from their moves")
    return found
