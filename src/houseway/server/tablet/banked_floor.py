"""Those who deal banked games at a live table: they open one, key what happens, and close it."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from functools import partial

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import LiveTableRow
from houseway.server.errors import Stale
from houseway.server.logs import events, keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.names import clean_name
from houseway.server.people.roles import StaffAct, may
from houseway.server.room import Room
from houseway.server.shapes.dealer_commands import DealerCommandForm
from houseway.server.shapes.dealer_tables import DealerTableView
from houseway.server.shapes.live_tables import LiveTableForm
from houseway.server.tablet.banked_commands import draft_for
from houseway.server.tablet.banked_views import dealer_view
from houseway.server.tablet.live_banked import LiveBanked
from houseway.server.tablet.live_tablet import log_of
from houseway.server.tablet.tablet_floor import opening
from houseway.server.tablet.tablets import changing, table_row, unknown


class BankedTablets(Kind[LiveBanked]):
    """The live banked tables, as this process knows them."""

    async def begin(self, conn: AsyncConnection, log: str) -> LiveBanked:
        return LiveBanked(await events.first(conn, log))

    async def replay(
        self, conn: AsyncConnection, live: LiveBanked, written: Sequence[Event]
    ) -> None:
        for event in written:
            live.apply(event)

    async def note(self, txn: Transaction, live: LiveBanked, drafts: Sequence[Draft]) -> None:
        row = changing(live, txn.at)
        await txn.conn.execute(update(LiveTableRow).where(LiveTableRow.id == live.id).values(row))


class DealerFloor:
    """The live banked tables of a room, and everybody who looks at them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.tables = BankedTablets()

    async def view(self, id: str, account: Account | None) -> DealerTableView:
        """A live banked table, for one who deals there or for anybody."""
        async with self._room.store.read() as conn:
            live = await self._find(conn, id)
            return dealer_view(live, yours=await self._yours(conn, account))

    async def shown(self, id: str, accounts: Collection[Account]) -> dict[str, str]:
        """The same as JSON for several, drawn once for those who deal and once for the others."""
        drawn: dict[bool, str] = {}
        told: dict[str, str] = {}
        async with self._room.store.read() as conn:
            live = await self._find(conn, id)
            for account in accounts:
                yours = await self._yours(conn, account)
                if yours not in drawn:
                    drawn[yours] = dealer_view(live, yours=yours).model_dump_json()
                told[account.id] = drawn[yours]
        return told

    async def _find(self, conn: AsyncConnection, id: str) -> LiveBanked:
        async with self.tables.lock(log_of(id)):
            live = await self.tables.look(conn, log_of(id))
        if live is None:
            raise unknown(id)
        return live

    async def _yours(self, conn: AsyncConnection, account: Account | None) -> bool:
        """Whether somebody may deal there."""
        if account is None:
            return False
        return may(await staff.roles_of(conn, self._room.house, account), StaffAct.DEAL_LIVE)

    async def open(self, account: Account, form: LiveTableForm) -> DealerTableView:
        """A new live banked table, once for each key."""
        told = form.model_dump(mode="json", exclude={"key"})

        async def opens(txn: Transaction) -> DealerTableView:
            number = await txn.conn.scalar(select(func.count()).select_from(LiveTableRow)) or 0
            name = clean_name(form.name) if form.name else f"Live table {number + 1}"
            body = {**opening(form), "name": name, "by": account.id}
            live = LiveBanked(Event(log_of(secrets.token_hex(6)), 0, "opened", body, txn.at))
            await txn.conn.execute(insert(LiveTableRow).values(table_row(live, txn.at)))
            txn.open(self.tables, live)
            opened = Draft("opened", body)
            txn.happened(live, opened, live.apply(opened))
            await txn.write()
            return dealer_view(live, yours=await self._yours(txn.conn, account))

        key = keys.key_of(account.id, form.key, "dealer", told)
        return await self._room.logs.once(key, DealerTableView, opens)

    async def command(self, account: Account, id: str, form: DealerCommandForm) -> DealerTableView:
        """Do what the tablet asks, once for each key, in the state that it has seen or foresaw."""

        async def does(txn: Transaction) -> DealerTableView:
            live = await txn.hold(self.tables, log_of(id))
            if live is None:
                raise unknown(id)
            if form.state != live.seq:
                raise Stale(
                    f"you answered state {form.state} and the table is at state {live.seq}; "
                    "look again and choose anew"
                )
            draft = draft_for(live, account, form.command)
            txn.happened(live, draft, live.apply(draft))
            await txn.write()
            txn.after.append(partial(self._room.hub.notify, live.log, live.seq))
            return dealer_view(live, yours=await self._yours(txn.conn, account))

        told = form.command.model_dump(mode="json")
        key = keys.key_of(account.id, form.key, log_of(id), form.state, told)
        return await self._room.logs.once(key, DealerTableView, does)
