"""The card room: every table, list and jackpot, and how a table is opened and changed."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import HousewayError, Illegal, IllegalAction, IllegalSeat
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
from houseway.server.people.accounts import Account, said_to
from houseway.server.people.names import clean_name
from houseway.server.shapes.commands import CommandForm
from houseway.server.shapes.tables import TableForm, TableView
from houseway.server.tables import bots, meters, time_banks
from houseway.server.tables.commands import events_for, in_time
from houseway.server.tables.happening import happen
from houseway.server.tables.live_table import LiveTable, plain
from houseway.server.tables.openings import check_may_open, closes_left, left_empty
from houseway.server.tables.spoken import by_name
from houseway.server.tables.table_views import concerned, table_view
from houseway.server.tables.tables import Tables, table_row
from houseway.server.thinking import Thinking

Decide = Callable[[LiveTable], Iterable[Draft]]
Check = Callable[[Transaction], Awaitable[None]]


class Room:
    """Every table of the house, as this process knows it."""

    def __init__(self, store: Store, house: House, hub: Hub, metrics: Metrics) -> None:
        self.store = store
        self.house = house
        self.hub = hub
        self.after_change: Callable[[LiveTable], None] = lambda live: None
        self.after_hand: Callable[[LiveTable], None] = lambda live: None  # of a dealt event
        self.logs = Logs(store, metrics, self.at, keys.Keys(house.kept.answers))
        self.thinking = Thinking()
        self.tables = Tables(house)
        self.lists = Lists(self._lets_go)
        self.jackpots = Jackpots(self.tables, hub.notify)

    def at(self) -> int:
        """Now, in milliseconds since 1970."""
        return int(self.house.now() * 1000)

    async def open_table(self, account: Account | None, form: TableForm) -> TableView:
        """A new table, with its bots seated and its first shuffle made; nobody's is the house's."""

        async def opens(txn: Transaction) -> TableView:
            if account is not None:
                await check_may_open(txn.conn, account, self.house)
            return await self.opens_table(txn, account, form)

        if account is not None:
            await self._close_left(account)
        return await self.logs.change(opens)

    async def _close_left(self, account: Account) -> None:
        """Whoever opens one table too many and has left another empty has that one closed."""
        async with self.store.read() as conn:
            empty = await left_empty(conn, account, self.house)
        for table_id in empty:
            with suppress(HousewayError):  # somebody has just sat down there
                await self.house_acts(table_id, partial(closes_left, account=account))
                return

    async def opens_table(
        self,
        txn: Transaction,
        account: Account | None,
        form: TableForm,
        list_id: str = "",
        order: Mapping[str, Any] = MappingProxyType({}),
    ) -> TableView:
        """The same within a transaction, for those on a list or by the floor's order perhaps."""
        game = games.find(form.game)
        settings = game.read_settings(form.settings, complete=True)
        posted, taking = await jackpots.taking_part(txn.conn, game, settings, form, self.jackpots)
        number = (await txn.conn.scalar(select(func.count()).select_from(TableRow)) or 0) + 1
        name = clean_name(form.name) if form.name else f"Table {number}"
        body: dict[str, Any] = {"game": game.id, "settings": plain(posted), "name": name, **taking}
        if list_id:
            body["list"] = list_id
        if game.kind == "pot" and self.house.pace.bank_seconds:
            body["time_bank"] = time_banks.posted(self.house)
        if settings.get("meter") is not None:
            body["seeds"] = await meters.seeds(txn.conn, game, settings)
        opened = Draft("opened", {**body, "by": account.id if account else "", **order})
        live = LiveTable(Event(secrets.token_hex(6), 0, opened.kind, opened.body, txn.at))
        await txn.conn.execute(insert(TableRow).values(table_row(live, self.house, txn.at)))
        await jackpots.note_table(txn.conn, live)
        txn.open(self.tables, live)
        await self.happen(txn, live, [opened, *bots.seats(live, form.bots)])
        return await self._seen(txn.conn, live, account)

    async def command(self, account: Account, table_id: str, form: CommandForm) -> TableView:
        """Do what a player asks, once."""

        def decide(live: LiveTable) -> Sequence[Draft]:
            if not in_time(live, account, form):
                raise Stale(
                    f"you answered state {form.state} and the table is at state "
                    f"{live.table.state}; look again and choose anew"
                )
            return events_for(live, account, form.command, self.house, form.seat)

        def own(options: Options) -> bool:
            held = self.tables.known(table_id)
            return held is not None and options.seat in held.seats_of(account.id)

        told = form.command.model_dump(mode="json")
        if form.seat is not None:
            told["seat_of_mine"] = form.seat
        key = keys.key_of(account.id, form.key, table_id, form.state, told)
        try:
            return await self._change(table_id, decide, account, key)
        except Illegal as error:
            if isinstance(error, IllegalAction) and error.options and not own(error.options):
                error.options = None  # what another seat is offered is not his to know
            error.message = self._by_name(table_id, account, error)
            raise

    def _by_name(self, table_id: str, account: Account, error: Illegal) -> str:
        """A refusal as the player reads it: the rules know people by their account and seat."""
        live, message = self.tables.known(table_id), error.message
        if live is not None and not isinstance(error, IllegalSeat):  # that is about chairs
            message = by_name(message, live, account.id)
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

    async def shown(self, table_id: str, accounts: Collection[Account]) -> dict[str, str]:
        """The table as JSON for several viewers; who has no part in it sees what everybody sees."""
        drawn: dict[str | None, str] = {}
        told: dict[str, str] = {}
        async with self.store.read() as conn, self.tables.lock(table_id):
            live = await self._find(conn, table_id)
            purses = {each.id: ledger.wallet(each.id) for each in accounts}
            held = await ledger.balances(conn, purses.values())
            for person, purse in purses.items():
                kind = person if concerned(live, person) else None
                if kind not in drawn:
                    view = await self._drawn(conn, live, kind, wallet=0)
                    drawn[kind] = view.model_dump_json(exclude={"wallet"}).removesuffix("}")
                told[person] = f'{drawn[kind]},"wallet":{held[purse]}}}'
        return told

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
            await self.happen(txn, live, decide(live))
            return await self._seen(txn.conn, live, account)

        if self.tables.known(table_id) is None:
            await self.look(
                table_id
            )  # an old log is read before anybody waits for this to be written
        return await self.logs.once(key, TableView, changes)

    async def happen(self, txn: Transaction, live: LiveTable, drafts: Iterable[Draft]) -> None:
        """Let events happen at a table that is held, and tell everybody once it is written."""
        await happen(txn, live, drafts, self.house, self.lists, self.jackpots)
        txn.after.append(partial(self._changed, live))

    def _changed(self, live: LiveTable) -> None:
        self.hub.notify(live.id, live.seq)
        self.after_change(live)
        if live.event and not live.table.in_round:
            self.after_hand(live)

    async def _lets_go(self, place: Place, person: str) -> None:
        with suppress(HousewayError):  # or it is held until its time has run out
            await self.house_acts(place.table, lets_go(place, person))

    async def _seen(
        self, conn: AsyncConnection, live: LiveTable, account: Account | None
    ) -> TableView:
        wallet = await ledger.balance(conn, ledger.wallet(account.id)) if account else 0
        return await self._drawn(conn, live, account.id if account else None, wallet=wallet)

    async def _drawn(
        self, conn: AsyncConnection, live: LiveTable, person: str | None, *, wallet: int
    ) -> TableView:
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
