"""The card room: every table, and the one way in which a table changes.

A change loads the table, lets the events happen, and writes them with the money they move in one
transaction. Another process that wrote first owns the event number; the late writer starts over
from what is true now.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import BadInput, HousewayError, Illegal, IllegalAction
from houseway.floor.waiting import Place
from houseway.play.options import Options
from houseway.server.database.models import TableRow
from houseway.server.database.store import Store
from houseway.server.errors import Refused, Stale, UnknownTable
from houseway.server.house import House
from houseway.server.hub import Hub
from houseway.server.jackpots import jackpots
from houseway.server.jackpots.jackpots import Jackpots
from houseway.server.lists.calling import lets_go
from houseway.server.lists.lists import Lists, ListTurn
from houseway.server.logs import events, keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.keys import Key
from houseway.server.metrics import Metrics
from houseway.server.money import ledger
from houseway.server.people.accounts import Account, clean_name, said_to
from houseway.server.shapes.commands import CommandForm
from houseway.server.shapes.tables import TableForm, TableView
from houseway.server.tables import bots, dealing, happening, meters
from houseway.server.tables.commands import events_for, in_time
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.table_views import table_view

MOST_HELD = 500
ATTEMPTS = 10

Decide = Callable[[LiveTable], Sequence[Draft]]
LetGo = list[tuple[Place, str]]


class Opening(Protocol):
    """A table that is opened for those who wait: its list, and what is done before and after."""

    id: str

    async def before(self, conn: AsyncConnection, turn: ListTurn) -> TableView | None: ...
    async def after(self, conn: AsyncConnection, view: TableView, at: int) -> None: ...


class Held:
    """A table in this process's memory; one hand at a time may touch it."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None


class Room:
    """Every table of the house, as this process knows it."""

    def __init__(self, store: Store, house: House, hub: Hub, metrics: Metrics) -> None:
        self.store = store
        self.house = house
        self.hub = hub
        self.metrics = metrics
        self.after_change: Callable[[LiveTable], None] = lambda live: None
        self.jackpots = Jackpots(self._rebuilt, hub.notify)
        self.lists = Lists()
        self._held: OrderedDict[str, Held] = OrderedDict()

    def at(self) -> int:
        """Now, in milliseconds since 1970."""
        return int(self.house.now() * 1000)

    async def open_table(
        self, account: Account | None, form: TableForm, opening: Opening | None = None
    ) -> TableView:
        """A new table, with its bots seated and its first shuffle made; nobody's is the house's."""
        game = games.find(form.game)
        settings = game.read_settings(form.settings, complete=True)
        books, board = self.jackpots.turn(), self.lists.turn()
        async with self.store.write() as conn:
            if opening and (answer := await opening.before(conn, board)):
                return answer
            posted, taking = await jackpots.taking_part(conn, game, settings, form, books)
            number = (await conn.scalar(select(func.count()).select_from(TableRow)) or 0) + 1
            name = clean_name(form.name) if form.name else f"Table {number}"
            body: dict[str, Any] = {
                "game": game.id,
                "settings": happening.plain(posted),
                "name": name,
                **taking,
                **({"list": opening.id} if opening else {}),
            }
            if settings.get("meter") is not None:
                body["seeds"] = await meters.seeds(conn, game, settings)
            opened = Draft("opened", {**body, "by": account.id if account else ""})
            live = LiveTable(Event(secrets.token_hex(6), 0, opened.kind, opened.body, self.at()))
            await conn.execute(
                insert(TableRow).values(happening.table_row(live, self.house, self.at()))
            )
            await jackpots.note_table(conn, live)
            first = [opened, *bots.seats(live, form.bots)]
            await happening.happen(conn, live, first, self.house, self.at(), books, board)
            view = await self._seen(conn, live, account)
            if opening:
                await opening.after(conn, view, self.at())
        books.done()
        board.done()
        self.after_change(live)
        return view

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
            held = self._hold(table_id).live
            return held is not None and held.seat_of(account.id) == options.seat

        key = keys.key_of(account.id, table_id, form)
        try:
            return await self._change(table_id, decide, account, key)
        except Illegal as error:
            if isinstance(error, IllegalAction) and error.options and not own(error.options):
                error.options = None  # what another seat is offered is not his to know
            error.message = self._by_name(table_id, account, error.message)
            raise

    def _by_name(self, table_id: str, account: Account, message: str) -> str:
        """A refusal as the player reads it: the rules know people by their account."""
        live = self._hold(table_id).live
        names = {} if live is None else dict(live.between.names)
        names |= {} if live is None else {each.id: each.name for each in live.players.values()}
        return said_to(account, names, message)

    async def house_acts(self, table_id: str, decide: Decide) -> None:
        """Let the house itself do something at a table."""
        await self._change(table_id, decide, None, None)

    async def view(self, table_id: str, account: Account | None) -> TableView:
        """The table as it is now, for one viewer."""
        held = self._hold(table_id)
        async with held.lock, self.store.read() as conn:
            return await self._seen(conn, await self._load(conn, held, table_id), account)

    async def look(self, table_id: str) -> LiveTable:
        """The table as it is now, for the house's own eyes; the caller changes nothing."""
        held = self._hold(table_id)
        async with held.lock, self.store.read() as conn:
            return await self._load(conn, held, table_id)

    async def _change(
        self, table_id: str, decide: Decide, account: Account | None, key: Key | None
    ) -> TableView:
        held = self._hold(table_id)
        for _ in range(ATTEMPTS):
            async with held.lock:
                try:
                    live, view, let_go = await self._attempt(held, table_id, decide, account, key)
                except IntegrityError:
                    held.live = None
                    self.metrics.retries.inc()
                    continue
            if live:
                self.hub.notify(table_id, live.seq)
                self.after_change(live)
            for place, person in let_go:
                with suppress(HousewayError):  # or it is held until its time has run out
                    await self.house_acts(place.table, lets_go(place, person))
            return view
        raise Stale("others keep changing the table; look again and choose anew")

    async def _attempt(
        self, held: Held, table_id: str, decide: Decide, account: Account | None, key: Key | None
    ) -> tuple[LiveTable | None, TableView, LetGo]:
        """Try the change once; the table is None if the command had been done before."""
        known, books, board = -1, self.jackpots.turn(), self.lists.turn()
        try:
            async with self.store.write() as conn:
                if key and (answer := await keys.first_answer(conn, key)):
                    return None, answer, []
                live = await self._load(conn, held, table_id)
                known = live.seq
                drafts, at = decide(live), self.at()
                await happening.happen(conn, live, drafts, self.house, at, books, board)
                view = await self._seen(conn, live, account)
                if key:
                    await keys.keep(conn, key, view, at=self.at())
        except BaseException as error:
            # What was not written did not happen: forget a table that has run ahead, or broke.
            polite = isinstance(error, BadInput | Illegal | Refused)
            if held.live and (held.live.seq != known or not polite):
                held.live = None
            raise
        books.done()
        board.done()
        return live, view, board.let_go

    async def _seen(
        self, conn: AsyncConnection, live: LiveTable, account: Account | None
    ) -> TableView:
        wallet = await ledger.balance(conn, ledger.wallet(account.id)) if account else 0
        person = account.id if account else None
        purse = live.meter_purse
        shown = await ledger.balance(conn, purse) if purse else None
        signs = await jackpots.signs(conn, live.jackpots) if live.jackpots else []
        return table_view(live, person, wallet=wallet, house=self.house, shown=shown, signs=signs)

    async def _rebuilt(self, conn: AsyncConnection, table_id: str) -> LiveTable:
        """Another table as a transaction sees it."""
        return await self._load(conn, Held(), table_id)

    def _hold(self, table_id: str) -> Held:
        held = self._held.setdefault(table_id, Held())
        self._held.move_to_end(table_id)
        while len(self._held) > MOST_HELD:
            oldest = next(iter(self._held))
            if self._held[oldest].lock.locked():
                break
            del self._held[oldest]
        return held

    async def _load(self, conn: AsyncConnection, held: Held, table_id: str) -> LiveTable:
        """The table with everything that has happened at it, by whatever process."""
        live = held.live
        written = await events.since(conn, table_id, live.seq if live else 0)
        if live is None:
            if not written:
                self._held.pop(table_id, None)
                raise UnknownTable(f"there is no table {table_id!r}; the lobby lists them")
            live = held.live = LiveTable(written[0])
            written = written[1:]
        if written:
            await replay(conn, live, written)
        return live


async def replay(conn: AsyncConnection, live: LiveTable, written: Sequence[Event]) -> None:
    """Let events that were written happen to a table again."""
    rounds = [event.body["round"] for event in written if event.kind == "dealt"]
    shuffles = await dealing.kept(conn, live.id, rounds[0], rounds[-1]) if rounds else {}
    for event in written:
        live.apply(event, event.at, shuffles.get(event.body.get("round", 0)))
