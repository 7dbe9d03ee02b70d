"""Nights that are run here: opened, directed, taken back, shown."""

from __future__ import annotations

import secrets

from sqlalchemy import insert, select

from houseway.errors import BadInput, Illegal
from houseway.server.database.models import NightRow
from houseway.server.logs import keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Transaction
from houseway.server.nights.live_night import CLOCK, HOUSE, Line, LiveNight, log_of
from houseway.server.nights.night_door import NightDoor
from houseway.server.nights.night_log import NightLog
from houseway.server.nights.night_views import listed, night_page
from houseway.server.nights.wall_clock import happen, lags, strike
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes.night_forms import (
    ActForm,
    DealForm,
    NightForm,
    SetupForm,
    TimerForm,
    UndoForm,
)
from houseway.server.shapes.nights import (
    DealOffers,
    NightLine,
    NightPage,
)
from houseway.tournament import Sealed, Setup, read_act
from houseway.tournament.night import chop
from houseway.tournament.night.paying import posted
from houseway.tournament.night.room import Room as EmptyRoom

MOST_LISTED = 100


class NightsDesk:
    """Where directors run their nights, and everybody else looks on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.log = NightLog(room)
        self.door = NightDoor(self.log)

    async def open(self, account: Account, form: NightForm) -> NightPage:
        """Announce a night, once for each key."""
        setup = read_setup(form.setup)

        async def opens(txn: Transaction) -> NightPage:
            secret = secrets.token_bytes(32)
            body = {
                "name": form.name,
                "setup": setup.to_json(),
                "seal": Sealed(secret).seal,
                "by": account.id,
                "host": account.name,
            }
            live = LiveNight(Event(log_of(secrets.token_hex(8)), 1, "opened", body, txn.at))
            row = insert(NightRow).values(
                id=live.id,
                name=form.name,
                house=setup.house,
                secret=secret.hex(),
                opened_at=txn.at,
                left=0,
                over=False,
            )
            await txn.conn.execute(row)
            txn.open(self.log.nights, live)
            txn.happened(live, Draft("opened", body), {})
            return night_page(live, txn.at, directs=True)

        key = keys.of_form(account.id, form, "night")
        return await self._room.logs.once(key, NightPage, opens)

    async def every(self) -> list[NightLine]:
        """The nights, the last first."""
        live = select(NightRow).where(NightRow.dealt.is_(None))
        latest = live.order_by(NightRow.opened_at.desc()).limit(MOST_LISTED)
        async with self._room.store.read() as conn:
            return [listed(row) for row in await conn.execute(latest)]

    async def find(self, id: str, *, directs: bool, caller: str = "") -> NightPage:
        """A night as it stands; its draws can be checked once it is over."""
        if lags(await self.log.seen(id), self._room.at()):
            await self._room.logs.change(lambda txn: self._catch_up(txn, id))
        async with self._room.store.read() as conn:
            live = await self.log.look(conn, id)
            secret = await self.log.secret(conn, live) if live.over else None
        return night_page(live, self._room.at(), directs=directs, secret=secret, caller=caller)

    async def history(self, id: str, before: int, most: int) -> list[Line]:
        """What was done, the latest first, those before a number."""
        lines = (await self.log.seen(id)).history
        end = min(len(lines), before - 1) if before else len(lines)
        return lines[max(0, end - most) : end][::-1]

    async def offers(self, id: str, form: DealForm) -> DealOffers:
        """What those who are left would have by each way of dividing; nothing is done."""
        room = (await self.log.seen(id)).night.room
        stacks = chop.counted(room, [f"{who} {chips}" for who, chips in form.stacks.items()])
        return DealOffers.model_validate(chop.offered(room, stacks, form.aside))

    async def act(self, account: Account, id: str, form: ActForm) -> NightPage:
        """Do something, once for each key, to the night as the director saw it."""
        act = read_act(form.act)

        async def does(txn: Transaction) -> NightPage:
            live = await self.log.hold(txn, id, form.seq, act)
            strike(txn, live)
            await self.log.do(txn, live, act, account)
            return await self.log.answer(txn, live)

        key = keys.of_form(account.id, form, "act", id)
        return await self._room.logs.once(key, NightPage, does)

    async def undo(self, account: Account, id: str, form: UndoForm) -> NightPage:
        """Take back the last act, or the last time that the clock was put."""

        async def takes_back(txn: Transaction) -> NightPage:
            live = await self.log.hold_any(txn, id, form.seq)
            if all(each.by == CLOCK for each in live.steps):
                raise BadInput("nothing has been done that could be taken back")
            _not_dealt_since(live)
            undone = Draft("undone", {"by": account.id, "name": account.name})
            while live.steps[-1].by == CLOCK:  # what followed by itself goes first
                happen(txn, live, undone)
            happen(txn, live, undone)
            strike(txn, live)
            return await self.log.answer(txn, live)

        key = keys.of_form(account.id, form, "undo", id)
        return await self._room.logs.once(key, NightPage, takes_back)

    async def time(self, account: Account, id: str, form: TimerForm) -> NightPage:
        """Start the clock, stop it, or put it forward or back."""

        async def times(txn: Transaction) -> NightPage:
            live = await self.log.hold(txn, id, form.seq)
            body = {"do": form.do, "played": form.played, "by": account.id, "name": account.name}
            happen(txn, live, Draft("timed", body))
            strike(txn, live)
            return await self.log.answer(txn, live)

        key = keys.of_form(account.id, form, "timer", id)
        return await self._room.logs.once(key, NightPage, times)

    async def _catch_up(self, txn: Transaction, id: str) -> None:
        """A level or a break has come or gone, and nobody has done anything since."""
        live = await self.log.hold(txn, id, None)
        if lags(live, txn.at):
            strike(txn, live)
            txn.after.append(lambda: self._room.hub.notify(live.log, live.seq))


def read_setup(form: SetupForm) -> Setup:
    """A night as it is announced, if its house holds such nights."""
    setup = Setup.from_json(form.model_dump(by_alias=True, exclude_none=True))
    posted(EmptyRoom(setup))  # which refuses prizes that cannot be read, and an unknown event
    return setup


def _not_dealt_since(live: LiveNight) -> None:
    """Refuse to take back what the house has dealt, drawn or settled in an event."""
    if live.steps[-1].by != HOUSE:
        return
    done = {each.by for each in live.steps} > {HOUSE}
    since = "the house has gone on since then" if done else "no director has done anything"
    raise Illegal(
        f"{live.name} is dealt by the house: {since}, and what it has dealt is not taken back; "
        "let the event rest, then prizes, pool and penalties can be put right"
    )
