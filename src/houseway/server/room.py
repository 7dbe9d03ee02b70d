"""The card room: every table, list and jackpot, and how a table is opened and changed."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import HousewayError, Illegal, IllegalAction
from houseway.floor.waiting import Place
from houseway.play.options import Options
from houseway.server.database.models import TableRow
from houseway.server.database.store import Store
from houseway.server.errors import Stale, UnknownTable
from houseway.server.house import House
from houseway.server.hub import Hub
from houseway.server.jackpots import jackpots
from houseway.server.jackpots.jackpots import Jackpots
from houseway.server.lists.calling import lets_go
from houseway.server.lists.lists import Lists
from houseway.server.logs import keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.keys import Key
from houseway.server.logs.transaction import Logs, Transaction
from houseway.server.metrics import Metrics
from houseway.server.money import ledger
from houseway.server.people.accounts import Account, clean_name, said_to
from houseway.server.shapes.commands import CommandForm
from houseway.server.shapes.tables import TableForm, TableView
from houseway.server.tables import bots, meters
from houseway.server.tables.commands import events_for, in_time
from houseway.server.tables.happening import happen
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.table_views import table_view
from houseway.server.tables.tables import Tables, plain, table_row

Decide = Callable[[LiveTable], Sequence[Draft]]
Check = Callable[[Transaction], Awaitable[None]]


class Room:
    """Every table of the house, as this process knows it."""

    def __init__(self, store: Store, house: House, hub: Hub, metrics: Metrics) -> None:
        self.store = store
        self.house = house
        self.hub = hub
        self.after_change: Callable[[LiveTable], None] = lambda live: None
        self.logs = Logs(store, metrics, self.at)
        self.tables = Tables(house)
        self.lists = Lists(self._lets_go)
        self.jackpots = Jackpots(self.tables, hub.notify)

    def at(self) -> int:
        """Now, in milliseconds since 1970."""
        return int(self.house.now() * 1000)

    async def open_table(self, account: Account | None, form: TableForm) -> TableView:
        """A new table, with its bots seated and its first shuffle made; nobody's is the house's."""
        return await self.logs.change(lambda txn: self.opens_table(txn, account, form))

    async def opens_table(
        self, txn: Transaction, account: Account | None, form: TableForm, list_id: str = ""
    ) -> TableView:
        """The same within a transaction, for those on a list perhaps."""
        game = games.find(form.game)
        settings = game.read_settings(form.settings, complete=True)
        posted, taking = await jackpots.taking_part(txn.conn, game, settings, form, self.jackpots)
        number = (await txn.conn.scalar(select(func.count()).select_from(TableRow)) or 0) + 1
        name = clean_name(form.name) if form.name else f"Table {number}"
        body: dict[str, Any] = {"game": game.id, "settings": plain(posted), "name": name, **taking}
        if list_id:
            body["list"] = list_id
        if settings.get("meter") is not None:
            body["seeds"] = await meters.seeds(txn.conn, game, settings)
        opened = Draft("opened", {**body, "by": account.id if account else ""})
        live = LiveTable(Event(secrets.token_hex(6), 0, opened.kind, opened.body, txn.at))
        await txn.conn.execute(insert(TableRow).values(table_row(live, self.house, txn.at)))
        await jackpots.note_table(txn.conn, live)
        txn.open(self.tables, live)
        await self._happen(txn, live, [opened, *bots.seats(live, form.bots)])
        return await self._seen(txn.conn, live, account)

    async def command(self, account: Account, table_id: str, form: CommandForm) -> TableView:
        """Do what a player asks, once."""

        def decide(live: LiveTable) -> Sequence[Draft]:
            if not in_time(live, account, form):
                raise Stale(
                    f"you answered state {form.state} and the table is at state "
                    f"{live.table.state}; look again and choose anew"
                )
            return events_for(live, account, form.command, self.house)

        def own(options: Options) -> bool:
            held = self.tables.known(table_id)
            return held is not None and held.seat_of(account.id) == options.seat

        told = form.command.model_dump(mode="json")
        key = keys.key_of(account.id, form.key, table_id, form.state, told)
        try:
            return await self._change(table_id, decide, account, key)
        except Illegal as error:
            if isinstance(error, IllegalAction) and error.options and not own(error.options):
                error.options = None  # what another seat is offered is not his to know
            error.message = self._by_name(table_id, account, error.message)
            raise

    def _by_name(self, table_id: str, account: Account, message: str) -> str:
        """A refusal as the player reads it: the rules know people by their account."""
        live = self.tables.known(table_id)
        names = {} if live is None else dict(live.between.names)
        names |= {} if live is None else {each.id: each.name for each in live.players.values()}
        return said_to(account, names, message)

    async def house_acts(self, table_id: str, decide: Decide) -> None:
        """Let the house itself do something at a table."""
        await self._change(table_id, decide, None, None)

    async def view(self, table_id: str, account: Account | None) -> TableView:
        """The table as it is now, for one viewer."""
        async with self.store.read() as conn, self.tables.lock(table_id):
            return await self._seen(conn, await self._find(conn, table_id), account)

    async def look(self, table_id: str) -> LiveTable:
        """The table as it is now, for the house's own eyes; the caller changes nothing."""
        async with self.store.read() as conn, self.tables.lock(table_id):
            return await self._find(conn, table_id)

    async def _change(
        self, table_id: str, decide: Decide, account: Account | None, key: Key | None
    ) -> TableView:
        async def changes(txn: Transaction) -> TableView:
            live = await txn.hold(self.tables, table_id)
            if live is None:
                raise _unknown(table_id)
            await self._happen(txn, live, decide(live))
            return await self._seen(txn.conn, live, account)

        return await self.logs.once(key, TableView, changes)

    async def _happen(self, txn: Transaction, live: LiveTable, drafts: Sequence[Draft]) -> None:
        await happen(txn, live, drafts, self.house, self.lists, self.jackpots)
        txn.after.append(partial(self._changed, live))

    def _changed(self, live: LiveTable) -> None:
        self.hub.notify(live.id, live.seq)
        self.after_change(live)

    async def _lets_go(self, place: Place, person: str) -> None:
        with suppress(HousewayError):  # or it is held until its time has run out
            await self.house_acts(place.table, lets_go(place, person))

    async def _seen(
        self, conn: AsyncConnection, live: LiveTable, account: Account | None
    ) -> TableView:
        wallet = await ledger.balance(conn, ledger.wallet(account.id)) if account else 0
        person = account.id if account else None
        purse = live.meter_purse
        shown = await ledger.balance(conn, purse) if purse else None
        signs = await jackpots.signs(conn, live.jackpots) if live.jackpots else []
        return table_view(live, person, wallet=wallet, house=self.house, shown=shown, signs=signs)

    async def _find(self, conn: AsyncConnection, table_id: str) -> LiveTable:
        live = await self.tables.look(conn, table_id)
        if live is None:
            raise _unknown(table_id)
        return live


def _unknown(table_id: str) -> UnknownTable:
    return UnknownTable(f"there is no table {table_id!r}; the lobby lists them")
