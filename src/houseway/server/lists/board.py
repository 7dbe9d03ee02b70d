"""The board of the room: names go up and come down, and a new table is opened for a long list."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import Illegal, IllegalSeat
from houseway.server.database.models import ListRow, TableRow, WaitRow
from houseway.server.errors import Full
from houseway.server.lists import board_views
from houseway.server.lists.board_opening import open_for_many, open_listed
from houseway.server.lists.board_views import listed
from houseway.server.lists.live_list import LiveList, list_of
from houseway.server.logs import keys
from houseway.server.logs.events import Draft
from houseway.server.logs.keys import Key
from houseway.server.logs.transaction import Transaction
from houseway.server.people.accounts import Account, said_to
from houseway.server.room import Room
from houseway.server.shapes import board as ask
from houseway.server.shapes.board import BoardView, Places
from houseway.server.shapes.commands import CommandForm, LeaveList
from houseway.server.shapes.tables import TableView
from houseway.server.tables.between import BY_HOUSE
from houseway.server.tables.live_table import plain

MOST_LISTS = 12  # that one person may be on
SETTLED_SECONDS = 5  # a table that has just changed is left to whoever is about to sit down
_TAKES_PART = ("jackpot_drop", "meter", "reseed", "increment", "link")

Work = Callable[[Transaction], Awaitable[None]]


class Board:
    """Those who wait, over all tables."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._lists = room.lists

    async def look(self, account: Account | None) -> BoardView:
        """The whole board."""
        async with self._room.store.read() as conn:
            person = account.id if account else None
            return await board_views.board(conn, person, self._room.house)

    async def places(self, account: Account) -> Places:
        """Every list that somebody is on."""
        async with self._room.store.read() as conn:
            return await board_views.places(conn, account.id)

    async def command(self, account: Account, form: ask.BoardForm) -> BoardView:
        """Put a name up or take it down, once for each key."""
        command, key = form.command, _key(account, form.key, form.command.model_dump(mode="json"))
        if isinstance(command, ask.LeaveBoard):
            return await self._leaves(account, command.list, key)
        game, settings = await self._wanted(command)
        id = list_of(games.find(game), settings)

        async def joins(txn: Transaction) -> None:
            live = await txn.hold(self._lists, id)
            await _check_joins(txn.conn, account, id)
            await self._check_place(txn.conn, live)
            live = live or await self._lists.open(txn, id, game, settings)
            self._tell(txn, live, account, "joined", name=account.name)

        shown = await self._once(key, account, id, joins)
        await self.tend(id)
        return shown

    async def _check_place(self, conn: AsyncConnection, live: LiveList | None) -> None:
        """Refuse one more name on a line, or one more line of the board, than can be read."""
        house, names = self._room.house, len(live.line.people) if live else 0
        if names >= house.board.names_listed:
            raise Full(f"{names} names wait for this game already; choose another")
        if not names:
            waited = select(func.count(WaitRow.list_id.distinct())).join(
                ListRow, ListRow.id == WaitRow.list_id
            )
            if (await conn.scalar(waited) or 0) >= house.board.lists_room:
                raise Full(
                    f"{house.board.lists_room} games are waited for already; wait for one of them"
                )

    async def _wanted(self, command: ask.JoinBoard | ask.AskForGame) -> tuple[str, dict[str, Any]]:
        """The game that somebody asks for, and how a table of it is opened."""
        if isinstance(command, ask.AskForGame):
            game = games.find(command.game)
            settings = plain(game.read_settings(command.settings, complete=True))
        else:
            async with self._room.store.read() as conn:
                name, settings = await listed(conn, command.list)
            game = games.find(name)
        return game.id, {each: settings[each] for each in settings if each not in _TAKES_PART}

    async def _leaves(self, account: Account, id: str, key: Key) -> BoardView:
        given_back = await self._gives_back(account, id, key)

        async def leaves(txn: Transaction) -> None:
            live = await txn.hold(self._lists, id)
            if live and not given_back:
                self._tell(txn, live, account, "unlisted")

        return await self._once(key, account, id, leaves)

    async def _gives_back(self, account: Account, id: str, key: Key) -> bool:
        """Give back the seat that is held for somebody, at its table; true if there was one."""
        async with self._room.store.read() as conn:
            await listed(conn, id)
            mine = (WaitRow.list_id == id) & (WaitRow.account_id == account.id)
            table_id = await conn.scalar(select(WaitRow.table_id).where(mine))
        if table_id is None:
            return False
        again = hashlib.sha256(key.key.encode()).hexdigest()[:48]
        form = CommandForm(key=f"seat:{again}", state=0, command=LeaveList(do="leave_list"))
        await self._room.command(account, table_id, form)
        return True

    async def _once(self, key: Key, account: Account, id: str, work: Work) -> BoardView:
        """Do something to a list, once; the answer is its line of the board."""

        async def does(txn: Transaction) -> BoardView:
            await work(txn)
            await txn.write()
            return await board_views.board(txn.conn, account.id, self._room.house, id)

        return await self._room.logs.once(key, BoardView, does)

    async def open_table(self, account: Account, id: str, form: ask.OpenForm) -> TableView:
        """The floor opens a table for those who wait, once for each key."""
        return await open_listed(self._room, account, id, 1, _key(account, form.key, ["open", id]))

    async def tend(self, id: str) -> None:
        """See whether somebody on a list can be called now, or a new table is wanted."""
        async with self._room.store.read() as conn:
            tables = await conn.scalars(
                select(TableRow.id).where(TableRow.list_id == id, ~TableRow.closed)
            )
            spread = tables.all()
        for table_id in spread:
            await self._room.house_acts(table_id, lambda live: ())
        await open_for_many(self._room, id)

    async def mind(self) -> None:
        """What nobody has done: call people to seats that are free, open tables for them."""
        await self._wipe()
        settled = self._room.at() - SETTLED_SECONDS * 1000
        async with self._room.store.read() as conn:
            waited = select(WaitRow.list_id).where(WaitRow.place.is_not(None)).distinct()
            lists = (await conn.scalars(waited.join(ListRow, ListRow.id == WaitRow.list_id))).all()
            free = await conn.scalars(
                select(TableRow.id).where(
                    TableRow.list_id.in_(lists),
                    ~TableRow.closed,
                    TableRow.free > 0,
                    TableRow.touched_at <= settled,
                )
            )
            tables = free.all()
        for table_id in tables:
            await self._room.house_acts(table_id, lambda live: ())
        for id in lists:
            await open_for_many(self._room, id)

    async def _wipe(self) -> None:
        """Take names off the board that have stood there for too long."""
        before = self._room.house.now() - self._room.house.board.list_seconds
        async with self._room.store.read() as conn:
            old = select(WaitRow.list_id).where(WaitRow.place.is_not(None), WaitRow.since < before)
            stale = old.join(ListRow, ListRow.id == WaitRow.list_id).distinct()
            lists = (await conn.scalars(stale)).all()
        for id in lists:
            await self._room.logs.change(partial(self._wipe_list, id, before))

    async def _wipe_list(self, id: str, before: float, txn: Transaction) -> None:
        live = await txn.hold(self._lists, id)
        assert live is not None
        for person in live.line.people:
            if live.line.came(person) < before:
                told = {"person": person, BY_HOUSE: True}
                self._lists.happen(txn, live, Draft("unlisted", told))

    def _tell(
        self, txn: Transaction, live: LiveList, account: Account, kind: str, **more: str
    ) -> None:
        try:
            self._lists.happen(txn, live, Draft(kind, {"person": account.id, **more}))
        except Illegal as error:
            error.message = said_to(account, live.names, error.message)
            raise


async def _check_joins(conn: AsyncConnection, account: Account, id: str) -> None:
    """Nobody waits for what he could have, nor for everything at once."""
    free = await conn.scalar(
        select(TableRow.name)
        .where(TableRow.list_id == id, ~TableRow.closed, TableRow.free > 0)
        .order_by(TableRow.players.desc(), TableRow.id)
        .limit(1)
    )
    if free:
        raise IllegalSeat(f"{free} has a free seat; sit down there")
    on = await conn.scalar(
        select(func.count()).select_from(WaitRow).where(WaitRow.account_id == account.id)
    )
    if (on or 0) >= MOST_LISTS:
        raise IllegalSeat(f"you are on {on} lists already; leave one first")


def _key(account: Account, key: str, told: object) -> Key:
    return keys.key_of(account.id, key, "board", told)
