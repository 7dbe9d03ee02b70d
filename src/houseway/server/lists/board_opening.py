"""A new table for those who wait: the floor opens it, or the house where nobody is on the floor."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import IllegalSeat
from houseway.floor.board import enough
from houseway.server.database.models import TableRow, WaitRow
from houseway.server.errors import Stale
from houseway.server.lists.board_views import listed
from houseway.server.lists.lists import ListTurn
from houseway.server.logs import keys
from houseway.server.logs.keys import Key
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes.tables import TableForm, TableView

ATTEMPTS = 5


async def open_listed(
    room: Room, account: Account | None, id: str, least: int, key: Key | None = None
) -> TableView:
    """Open a table for a list on which so many wait."""
    async with room.store.read() as conn:
        game, settings = await listed(conn, id)
    for _ in range(ATTEMPTS):
        try:
            form = TableForm(game=game, settings=settings, jackpots=[])
            return await room.open_table(account, form, ForThoseWhoWait(id, least, key))
        except IntegrityError:
            continue  # the same command was sent twice at once
    raise Stale("others keep changing the board; look again and choose anew")


async def open_for_many(room: Room, id: str) -> None:
    """Open the first table of a game that enough people wait for.

    Where somebody is on the floor it is his to open, and so is a second table.
    """
    if room.house.floor:
        return
    async with room.store.read() as conn:
        name, settings = await listed(conn, id)
        least = enough(room.house.opens_with, games.find(name), settings)
        counted = select(func.count()).select_from(WaitRow)
        names = counted.where(WaitRow.list_id == id, WaitRow.place.is_not(None))
        if (await conn.scalar(names) or 0) < least or await _spread(conn, id):
            return
    try:
        await open_listed(room, None, id, least)
    except Stale:
        return  # another process was quicker


class ForThoseWhoWait:
    """A table that is opened for those who wait, as long as there are enough of them."""

    def __init__(self, id: str, least: int, key: Key | None) -> None:
        self.id = id
        self._least = least
        self._key = key

    async def before(self, conn: AsyncConnection, turn: ListTurn) -> TableView | None:
        """The first answer, if the table was opened before; refuse what nobody waits for."""
        if self._key and (answer := await keys.first_answer(conn, self._key)):
            return answer
        live = await turn.hold(conn, self.id)
        found = len(live.line.people) if live else 0
        if found < self._least and self._key:
            raise IllegalSeat("nobody waits for this game; a table is opened from the lobby")
        if not self._key and (found < self._least or await _spread(conn, self.id)):
            raise Stale("another process was quicker")
        return None

    async def after(self, conn: AsyncConnection, view: TableView, at: int) -> None:
        """Remember that it is done."""
        if self._key:
            await keys.keep(conn, self._key, view, at=at)


async def _spread(conn: AsyncConnection, id: str) -> bool:
    """Whether a table of the game is open."""
    found = select(TableRow.id).where(TableRow.list_id == id, ~TableRow.closed).limit(1)
    return await conn.scalar(found) is not None
