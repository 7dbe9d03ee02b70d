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
from houseway.server.tablet.live_tablet import LiveTablet, T, Trade, log_of
from houseway.server.tablet.trades import tablet_of

Tablet = LiveTablet[Any]


class Tablets(Kind[Tablet]):
    """The live tables, as this process knows them."""

    async def begin(self, conn: AsyncConnection, log: str) -> Tablet:
        return tablet_of(await events.first(conn, log))

    async def replay(self, conn: AsyncConnection, live: Tablet, written: Sequence[Event]) -> None:
        for event in written:
            live.apply(event, event.at)

    async def note(self, txn: Transaction, live: Tablet, drafts: Sequence[Draft]) -> None:
        row = changing(live, txn.at)
        await txn.conn.execute(update(LiveTableRow).where(LiveTableRow.id == live.id).values(row))

    async def find(self, conn: AsyncConnection, id: str, trade: Trade[T]) -> LiveTablet[T]:
        """A live table of one kind as it is now; the caller changes nothing."""
        live = await self.seen(conn, id)
        if live is None or live.trade is not trade:
            raise unknown(id)
        return live

    async def seen(self, conn: AsyncConnection, id: str) -> Tablet | None:
        """The same of any kind, if there is one."""
        async with self.lock(log_of(id)):
            return await self.look(conn, log_of(id))

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


def table_row(live: Tablet, at: int) -> dict[str, Any]:
    """What the lobby shows of a live table."""
    told = {"id": live.id, "name": live.name, "game": live.table.game.id}
    return {**told, **changing(live, at)}


def changing(live: Tablet, at: int) -> dict[str, Any]:
    """The part of it that changes."""
    return {
        "phase": live.phase,
        "players": len(live.table.table.seats),
        "hand": live.hand_number,
        "closed": live.closed,
        "touched_at": at,
    }
