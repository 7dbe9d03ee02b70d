"""How many tables somebody may have open, so that nobody fills the room by himself."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import TableRow
from houseway.server.errors import Full, Stale
from houseway.server.house import House
from houseway.server.logs.events import Draft
from houseway.server.people.accounts import Account
from houseway.server.tables.commands import closing
from houseway.server.tables.live_table import LiveTable


async def left_empty(conn: AsyncConnection, account: Account, house: House) -> Sequence[str]:
    """The tables somebody has left with nobody there, the oldest first, if he has too many."""
    most = house.tables.guest if account.guest else house.tables.each
    own = (TableRow.host == account.id) & ~TableRow.closed
    count = select(func.count()).select_from(TableRow).where(own)
    if (await conn.scalar(count) or 0) < most:
        return ()
    empty = own & (TableRow.people == 0) & (TableRow.waiting == 0)
    found = select(TableRow.id).where(empty).order_by(TableRow.touched_at, TableRow.id)
    return (await conn.scalars(found)).all()


def closes_left(live: LiveTable, *, account: Account) -> list[Draft]:
    """Close a table at which somebody has sat, and nobody does any more."""
    if not live.between.visited:
        raise Stale(f"nobody has come to {live.name} yet; it waits for those it was opened for")
    return closing(live, account)


async def check_may_open(conn: AsyncConnection, account: Account, house: House) -> None:
    """Refuse one table too many: his own, or the room's."""
    most = house.tables.guest if account.guest else house.tables.each
    count = select(func.count()).select_from(TableRow).where(~TableRow.closed)
    if (open_now := await conn.scalar(count.where(TableRow.host == account.id)) or 0) >= most:
        who = "a guest" if account.guest else "an account"
        raise Full(
            f"you have {open_now} tables open and {who} may have {most}; close one of them first"
        )
    await check_place(conn, house)


async def check_place(conn: AsyncConnection, house: House) -> None:
    """Refuse one table too many of the room, whoever opens it."""
    count = select(func.count()).select_from(TableRow).where(~TableRow.closed)
    if (await conn.scalar(count) or 0) >= house.tables.room:
        raise Full(f"the room has {house.tables.room} tables and no place for more; join one")


async def houses_wait(conn: AsyncConnection, house: House) -> bool:
    """Whether as many tables of the house's own wait for their players as it opens at a time."""
    own = (TableRow.host == "") & ~TableRow.closed & (TableRow.people == 0)
    count = select(func.count()).select_from(TableRow).where(own, TableRow.night_id.is_(None))
    return (await conn.scalar(count) or 0) >= house.board.tables_waiting
