"""Those who keep the count of a live table: they open one, key what happens, and close it."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import partial
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import HousewayError
from houseway.money import Cents
from houseway.play.pot import PotGame
from houseway.server.database.models import LiveTableRow
from houseway.server.errors import Stale
from houseway.server.logs import keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Transaction
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.names import clean_name
from houseway.server.people.roles import StaffAct, may
from houseway.server.room import Room
from houseway.server.shapes.live_commands import Decide, LiveCommand, LiveCommandForm
from houseway.server.shapes.live_tables import (
    LiveTableForm,
    LiveTableLine,
    LiveTableView,
)
from houseway.server.tables.live_table import plain
from houseway.server.tablet.live_tablet import LiveTablet, log_of
from houseway.server.tablet.tablet_commands import draft_for, due_draft
from houseway.server.tablet.tablet_views import says, tablet_view
from houseway.server.tablet.tablets import Tablets, table_row, unknown
from houseway.tablet.steps import AS_RULED

COLOURS = [100 * each for each in (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)]
MOST_COLOURS = 5


class TabletFloor:
    """The live tables of a room, and everybody who looks at them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.tablets = Tablets()

    async def list(self) -> list[LiveTableLine]:
        """The live tables that are open."""
        async with self._room.store.read() as conn:
            found = await self.tablets.listed(conn)
        return [LiveTableLine.model_validate(each) for each in found]

    async def view(self, id: str, account: Account | None) -> LiveTableView:
        """A live table, for one who keeps its count or for anybody."""
        async with self._room.store.read() as conn:
            live = await self.tablets.find(conn, id)
            return tablet_view(live, **await self._part(conn, account))

    async def shown(self, id: str, accounts: Collection[Account]) -> dict[str, str]:
        """The same as JSON for several, drawn once for each part that somebody may have in it."""
        drawn: dict[tuple[bool, ...], str] = {}
        told: dict[str, str] = {}
        async with self._room.store.read() as conn:
            live = await self.tablets.find(conn, id)
            for account in accounts:
                part = await self._part(conn, account)
                kind = tuple(part.values())
                if kind not in drawn:
                    drawn[kind] = tablet_view(live, **part).model_dump_json()
                told[account.id] = drawn[kind]
        return told

    async def _part(self, conn: AsyncConnection, account: Account | None) -> dict[str, bool]:
        """What somebody's part is: to keep the count, to decide, or to look on."""
        house = self._room.house
        roles = await staff.roles_of(conn, house, account) if account else frozenset()
        return {
            "yours": may(roles, StaffAct.DEAL_LIVE),
            "decides": may(roles, StaffAct.DECIDE_RULING),
        }

    async def open(self, account: Account, form: LiveTableForm) -> LiveTableView:
        """A new live table, once for each key."""

        async def opens(txn: Transaction) -> LiveTableView:
            number = await txn.conn.scalar(select(func.count()).select_from(LiveTableRow)) or 0
            name = clean_name(form.name) if form.name else f"Live table {number + 1}"
            body = {**opening(form), "name": name, "by": account.id}
            live = LiveTablet(Event(log_of(secrets.token_hex(6)), 0, "opened", body, txn.at))
            await txn.conn.execute(insert(LiveTableRow).values(table_row(live, txn.at)))
            txn.open(self.tablets, live)
            self._happens(txn, live, Draft("opened", body))
            await txn.write()
            return tablet_view(live, **await self._part(txn.conn, account))

        key = keys.of_form(account.id, form, "live")
        return await self._room.logs.once(key, LiveTableView, opens)

    async def command(self, account: Account, id: str, form: LiveCommandForm) -> LiveTableView:
        """Do what the tablet asks, once for each key, in the state that it has seen."""

        async def does(txn: Transaction) -> LiveTableView:
            live = await txn.hold(self.tablets, log_of(id))
            if live is None:
                raise unknown(id)
            if form.state != live.seq:
                raise Stale(
                    f"you answered state {form.state} and the table is at state {live.seq}; "
                    "look again and choose anew"
                )
            if _is_directors(live, form.command):
                await staff.check(txn.conn, self._room.house, account, StaffAct.DECIDE_RULING)
            self._happens(txn, live, draft_for(live, account, form.command))
            while due := due_draft(live, account):
                self._happens(txn, live, due)
            await txn.write()
            txn.after.append(partial(self._room.hub.notify, live.log, live.seq))
            return tablet_view(live, **await self._part(txn.conn, account))

        told = form.command.model_dump(mode="json")
        key = keys.key_of(account.id, form.key, log_of(id), form.state, told)
        try:
            return await self._room.logs.once(key, LiveTableView, does)
        except HousewayError as error:
            if live := self.tablets.known(log_of(id)):
                error.message = says(live, error.message)  # with people's names
            raise

    @staticmethod
    def _happens(txn: Transaction, live: LiveTablet, draft: Draft) -> None:
        txn.happened(live, draft, live.apply(draft))


def _is_directors(live: LiveTablet, command: LiveCommand) -> bool:
    """Whether a command is a choice that the book leaves to the director, not to the player."""
    waits = live.table.hand.waits if live.table.hand else None
    open_to_him = waits is not None and not waits.ruling.his_own
    return isinstance(command, Decide) and command.choice != AS_RULED and open_to_him


def opening(form: LiveTableForm) -> dict[str, Any]:
    """What a live table is opened with: its game, what is posted, and its chips."""
    game = games.find(form.game)
    settings = game.read_settings(form.settings, complete=True)
    chips = sorted(set(form.chips)) or colours(game, settings)
    return {"game": game.id, "settings": plain(settings), "chips": chips}


def colours(game: Any, settings: Any) -> list[int]:
    """Chips that suit a table: the smallest goes into its smallest post."""
    stakes = game.at(settings).stakes(settings) if isinstance(game, PotGame) else None
    least = Cents(100)
    if stakes:
        forced = stakes.forced
        posts = [each for each in (forced.small_blind, forced.ante, forced.bring_in) if each]
        least = Cents(min(posts, default=stakes.limits.bets[0]))
    fits = [each for each in COLOURS if least % each == 0]
    first = COLOURS.index(fits[-1]) if fits else 0
    return COLOURS[first : first + MOST_COLOURS]
