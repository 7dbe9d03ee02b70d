"""Those who keep the count of a live table: they open one, key what happens, and close it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import HousewayError
from houseway.server.database.models import LiveTableRow
from houseway.server.errors import AnothersAct, Stale
from houseway.server.logs import keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Transaction
from houseway.server.money import ledger
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.names import clean_name
from houseway.server.people.roles import StaffAct, may
from houseway.server.room import Room
from houseway.server.shapes import Shape
from houseway.server.shapes.dealer_commands import DealerCommandForm
from houseway.server.shapes.live_commands import LiveCommandForm
from houseway.server.shapes.live_tables import LiveTableForm, LiveTableLine
from houseway.server.tables import meters
from houseway.server.tablet.live_tablet import LiveTablet, T, Trade, linked, log_of
from houseway.server.tablet.opening import opening
from houseway.server.tablet.tablets import Tablets, table_row, unknown

V = TypeVar("V", bound=Shape)
CommandForm = LiveCommandForm | DealerCommandForm


@dataclass(frozen=True, slots=True)
class Part:
    """Somebody's part at a live table: to keep the count, to decide, or to look on."""

    yours: bool
    decides: bool
    meter: int | None = None  # what a meter that is shared shows, whoever moved it last


@dataclass(frozen=True, slots=True)
class Keeping(Generic[T, V]):
    """How one kind of live table is kept: what each command asks for, and what is shown.

    `drafts` gives one event after the other, each when the one before has happened.
    """

    trade: Trade[T]
    shape: type[V]
    draw: Callable[[LiveTablet[T], Part], V]
    drafts: Callable[[LiveTablet[T], Account, Any], Iterator[Draft]]
    directors: Callable[[LiveTablet[T], Any], bool]  # whether a command is the director's choice
    says: Callable[[LiveTablet[T], str], str]  # a refusal as people at the table read it


class TabletFloor(Generic[T, V]):
    """The live tables of a room that are kept in one way, and everybody who looks at them."""

    def __init__(self, room: Room, tablets: Tablets, keeping: Keeping[T, V]) -> None:
        self._room = room
        self._tablets = tablets
        self._keeping = keeping

    async def list(self) -> list[LiveTableLine]:
        """The live tables that are open, of every kind."""
        async with self._room.store.read() as conn:
            found = await self._tablets.listed(conn)
        return [LiveTableLine.model_validate(each) for each in found]

    async def view(self, id: str, account: Account | None) -> V:
        """A live table, for one who keeps its count or for anybody."""
        async with self._room.store.read() as conn:
            live = await self._tablets.find(conn, id, self._keeping.trade)
            return self._keeping.draw(live, await self._part(conn, live, account))

    async def shown(self, id: str, accounts: Collection[Account]) -> dict[str, str]:
        """The same as JSON for several, drawn once for each part that somebody may have in it."""
        drawn: dict[Part, str] = {}
        told: dict[str, str] = {}
        async with self._room.store.read() as conn:
            live = await self._tablets.find(conn, id, self._keeping.trade)
            for account in accounts:
                part = await self._part(conn, live, account)
                if part not in drawn:
                    drawn[part] = self._keeping.draw(live, part).model_dump_json()
                told[account.id] = drawn[part]
        return told

    async def _part(
        self, conn: AsyncConnection, live: LiveTablet[T], account: Account | None
    ) -> Part:
        house = self._room.house
        roles = await staff.roles_of(conn, house, account) if account else frozenset()
        purse = live.meter_purse
        shows = await ledger.balance(conn, purse) if purse else None
        return Part(may(roles, StaffAct.DEAL_LIVE), may(roles, StaffAct.DECIDE_RULING), shows)

    async def open(self, account: Account, form: LiveTableForm) -> V:
        """A new live table, once for each key."""

        async def opens(txn: Transaction) -> V:
            number = await txn.conn.scalar(select(func.count()).select_from(LiveTableRow)) or 0
            name = clean_name(form.name) if form.name else f"Live table {number + 1}"
            body = {**opening(form), "name": name, "by": account.id}
            if linked(body["settings"]):
                game, settings = games.find(form.game), body["settings"]
                body["seeds"] = await meters.seeds(txn.conn, game, settings)
            event = Event(log_of(secrets.token_hex(6)), 0, "opened", body, txn.at)
            live = LiveTablet(event, self._keeping.trade)
            await txn.conn.execute(insert(LiveTableRow).values(table_row(live, txn.at)))
            txn.open(self._tablets, live)
            self._happens(txn, live, Draft("opened", body))
            await txn.write()
            return self._keeping.draw(live, await self._part(txn.conn, live, account))

        key = keys.of_form(account.id, form, "live")
        return await self._room.logs.once(key, self._keeping.shape, opens)

    async def command(self, account: Account, id: str, form: CommandForm) -> V:
        """Do what the tablet asks, once for each key, in the state that it has seen or foresaw."""

        async def does(txn: Transaction) -> V:
            live = await txn.hold(self._tablets, log_of(id))
            if live is None or live.trade is not self._keeping.trade:
                raise unknown(id)
            if form.state != live.seq:
                raise Stale(
                    f"you answered state {form.state} and the table is at state {live.seq}; "
                    "look again and choose anew"
                )
            if self._keeping.directors(live, form.command):
                await staff.check(txn.conn, self._room.house, account, StaffAct.DECIDE_RULING)
            for draft in self._keeping.drafts(live, account, form.command):
                self._happens(txn, live, await _with_meter(txn.conn, live, draft))
            await txn.write()
            txn.after.append(partial(self._room.hub.notify, live.log, live.seq))
            return self._keeping.draw(live, await self._part(txn.conn, live, account))

        if form.done_by not in (None, account.id):
            raise AnothersAct(
                f"somebody else did this at the tablet, and you are signed in as {account.name}; "
                "whoever did it signs in and sends it"
            )
        key = keys.of_form(account.id, form, log_of(id))
        try:
            return await self._room.logs.once(key, self._keeping.shape, does)
        except HousewayError as error:
            live = self._tablets.known(log_of(id))
            if live and live.trade is self._keeping.trade:
                error.message = self._keeping.says(live, error.message)
            raise

    @staticmethod
    def _happens(txn: Transaction, live: LiveTablet[T], draft: Draft) -> None:
        txn.happened(live, draft, live.apply(draft, txn.at))


async def _with_meter(conn: AsyncConnection, live: LiveTablet[Any], draft: Draft) -> Draft:
    """An event that may move a shared meter says what that shows but for this table's round."""
    purse = live.meter_purse
    if purse is None or (draft.kind != "dealt" and draft.kind not in live.trade.steps):
        return draft
    shown = await ledger.hold(conn, purse) - live.table.metered
    return Draft(draft.kind, {**draft.body, "meter": shown})
