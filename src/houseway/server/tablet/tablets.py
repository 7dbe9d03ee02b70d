"""The live tables of the room: how one is rebuilt from its log, and what the lobby reads of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.server.database.models import LiveTableRow
from houseway.server.errors import UnknownTable
from houseway.server.logs import events
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.tablet.live_banked import LiveBanked
from houseway.server.tablet.live_tablet import LiveTablet, log_of


class Tablets(Kind[LiveTablet]):
    """The live tables, as this process knows them."""

    async def begin(self, conn: AsyncConnection, log: str) -> LiveTablet:
        return LiveTablet(await events.first(conn, log))

    async def replay(
        self, conn: AsyncConnection, live: LiveTablet, written: Sequence[Event]
    ) -> None:
        for event in written:
            live.apply(event)

    async def note(self, txn: Transaction, live: LiveTablet, drafts: Sequence[Draft]) -> None:
        row = changing(live, txn.at)
        await txn.conn.execute(update(LiveTableRow).where(LiveTableRow.id == live.id).values(row))

    async def find(self, conn: AsyncConnection, id: str) -> LiveTablet:
        """A live table as it is now; the caller changes nothing."""
        async with self.lock(log_of(id)):
            live = await self.look(conn, log_of(id))
        if live is None:
            raise unknown(id)
        return live

    async def listed(self, conn: AsyncConnection) -> list[dict[str, Any]]:
        """The live tables that are open, the liveliest first."""
        rows = await conn.execute(
            select(LiveTableRow.__table__)
            .where(~LiveTableRow.closed)
            .order_by(LiveTableRow.touched_at.desc(), LiveTableRow.id)
        )
        return [{**row._mapping, "kind": games.find(row.game).kind} for row in rows]


def unknown(id: str) -> UnknownTable:
    """That there is none of this id."""
    return UnknownTable(f"there is no live table {id!r}; the lobby lists them")


def table_row(live: LiveTablet | LiveBanked, at: int) -> dict[str, Any]:
    """What the lobby shows of a live table."""
    told = {"id": live.id, "name": live.name, "game": live.table.game.id}
    return {**told, **changing(live, at)}


def changing(live: LiveTablet | LiveBanked, at: int) -> dict[str, Any]:
    """The part of it that changes."""
    return {
        "phase": live.phase,
        "players": len(live.table.table.seats),
        "hand": live.hand_number,
        "closed": live.closed,
        "touched_at": at,
    }
