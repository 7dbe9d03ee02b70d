"""Who sits where, beside the logs: so that all of somebody's chips are found at once."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import SeatRow
from houseway.server.tables.live_table import LiveTable

KINDS = frozenset(
    {"sat", "left", "picked_up", "refuse", "given", "put_out"}
)  # after these, others may sit

_GONE = delete(SeatRow.core()).where(SeatRow.table_id == bindparam("table"))
_SITS = insert(SeatRow.core())


async def note(conn: AsyncConnection, live: LiveTable) -> None:
    """Write down the people of a table as they sit now."""
    await conn.execute(_GONE, {"table": live.id})
    rows = [
        {"table_id": live.id, "seat": seat, "account_id": who} for seat, who in people(live).items()
    ]
    if rows:
        await conn.execute(_SITS, rows)


async def kept(conn: AsyncConnection, table_id: str) -> dict[int, str]:
    """What was last written down of a table."""
    found = select(SeatRow.seat, SeatRow.account_id).where(SeatRow.table_id == table_id)
    rows = await conn.execute(found)
    return {row.seat: row.account_id for row in rows}


def people(live: LiveTable) -> dict[int, str]:
    """Who sits in which seat; bots are nobody."""
    return {seat: live.players[seat].id for seat in live.humans}
