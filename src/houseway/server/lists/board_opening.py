"""A new table for those who wait: the floor opens it, or the house where nobody is on the floor."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import IllegalSeat
from houseway.floor.board import enough
from houseway.server.database.models import TableRow, WaitRow
from houseway.server.errors import Full, Stale
from houseway.server.lists.board_views import listed
from houseway.server.logs.keys import Key
from houseway.server.logs.transaction import Transaction
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct
from houseway.server.room import Room
from houseway.server.shapes.tables import TableForm, TableView
from houseway.server.tables.openings import check_place, houses_wait


async def open_listed(
    room: Room, account: Account | None, id: str, least: int, key: Key | None = None
) -> TableView:
    """Open a table for a list on which so many wait."""
    async with room.store.read() as conn:
        game, settings = await listed(conn, id)

    async def opens(txn: Transaction) -> TableView:
        await _check_opens(room, txn, id, least, asked=key is not None)
        form = TableForm(game=game, settings=settings, jackpots=[])
        return await room.opens_table(txn, account, form, list_id=id)

    return await room.logs.once(key, TableView, opens)


async def open_for_many(room: Room, id: str) -> None:
    """Open the first table of a game that enough people wait for.

    Where somebody has that role it is his to open, and so is a second table.
    """
    async with room.store.read() as conn:
        if await staff.anybody_may(conn, room.house, StaffAct.OPEN_LISTED):
            return
        name, settings = await listed(conn, id)
        least = enough(room.house.board.opens_with, games.find(name), settings)
        counted = select(func.count()).select_from(WaitRow)
        names = counted.where(WaitRow.list_id == id, WaitRow.place.is_not(None))
        if (await conn.scalar(names) or 0) < least or await _spread(conn, id):
            return
        if await houses_wait(conn, room.house):
            return  # until somebody sits down at one of those, or they are closed again
    try:
        await open_listed(room, None, id, least)
    except (Stale, Full):
        return  # another process was quicker, or there is no place


async def _check_opens(room: Room, txn: Transaction, id: str, least: int, *, asked: bool) -> None:
    """Refuse a table that nobody waits for, or that another process was quicker to open."""
    live = await txn.hold(room.lists, id)
    found = len(live.line.people) if live else 0
    if asked and found < least:
        raise IllegalSeat("nobody waits for this game; a table is opened from the lobby")
    if not asked and (found < least or await _spread(txn.conn, id)):
        raise Stale("another process was quicker")
    await check_place(txn.conn, room.house)


async def _spread(conn: AsyncConnection, id: str) -> bool:
    """Whether a table of the game is open."""
    found = select(TableRow.id).where(TableRow.list_id == id, ~TableRow.closed).limit(1)
    return await conn.scalar(found) is not None
