"""Where dealt events are announced, entered, started, and dealt to their end."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import HousewayError, IllegalSeat
from houseway.server.database.models import NightRow
from houseway.server.dealt import choosing
from houseway.server.dealt.announcing import check_may_announce
from houseway.server.dealt.croupier import Croupier, secret_of, starts
from houseway.server.dealt.dealt_views import dealt_page, due_at, listed, row_of
from houseway.server.dealt.entrants import bot_names, event_name
from houseway.server.dealt.field import price
from houseway.server.errors import NotAllowed, UnknownNight
from houseway.server.logs import keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Transaction
from houseway.server.money import ledger
from houseway.server.nights.live_night import HOUSE, LiveNight, log_of
from houseway.server.nights.night_log import Nights
from houseway.server.nights.nights import read_setup
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.own_limits import check_may_buy
from houseway.server.people.roles import StaffAct, may
from houseway.server.room import Room
from houseway.server.shapes.dealt import (
    DealtForm,
    DealtLine,
    DealtPage,
    DoorForm,
    FloorForm,
    GameChoiceForm,
)
from houseway.tournament import Sealed, acts
from houseway.tournament.terms import Terms, grown

MOST_LISTED = 100
LOOK_SECONDS = 1.0
USUAL_FIELD = 100  # players, where nobody says how many are wanted


class DealtDesk:
    """The dealt events of a room."""

    def __init__(self, room: Room, nights: Nights) -> None:
        self._room = room
        self._nights = nights
        self.wake: Callable[[str], None] = lambda id: None  # the house is wanted at an event

    async def open(self, account: Account, form: DealtForm) -> DealtPage:
        """Announce an event, once for each key."""
        setup, terms = read_setup(form.setup), Terms.from_json(form.terms.model_dump())
        if terms.mix and not setup.seats:  # no more sit down than can play, whatever comes
            setup = replace(setup, seats=min(setup.chairs, terms.mix.seats))
        terms.check(setup)
        chips = setup.chips * max(terms.full, terms.bots, USUAL_FIELD)
        levels = grown(setup.structure.levels, chips)
        setup = replace(setup, structure=replace(setup.structure, levels=levels))

        async def opens(txn: Transaction) -> DealtPage:
            await check_may_announce(txn.conn, account, self._room.house, setup, terms, txn.at)
            secret = secrets.token_bytes(32)
            body = {
                "name": form.name,
                "setup": setup.to_json(),
                "seal": Sealed(secret).seal,
                "by": account.id,
                "host": account.name,
                "dealt": terms.to_json(),
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
                dealt=row_of(live),
                due_at=due_at(live, txn.at),
            )
            await txn.conn.execute(row)
            txn.open(self._nights, live)
            txn.happened(live, Draft("opened", body), {})
            return await self._page(txn.conn, live, account)

        return await self._once(account, "", "dealt", form, opens)

    async def every(self) -> list[DealtLine]:
        """The events, the last first."""
        latest = (
            select(NightRow)
            .where(NightRow.dealt.is_not(None))
            .order_by(NightRow.opened_at.desc())
            .limit(MOST_LISTED)
        )
        async with self._room.store.read() as conn:
            return [listed(row) for row in await conn.execute(latest)]

    async def find(self, id: str, account: Account | None) -> DealtPage:
        """An event as somebody sees it."""
        async with self._room.store.read() as conn:
            async with self._nights.lock(log_of(id)):
                live = await self._nights.look(conn, log_of(id))
            return await self._page(conn, _dealt(live, id), account)

    # At the door

    async def door(self, account: Account, id: str, form: DoorForm) -> DealtPage:
        """Register, take it back before the start, or buy in again."""

        async def asks(txn: Transaction) -> DealtPage:
            live = await self._hold(txn, id)
            if form.do != "withdraw":
                await self._check_may(txn, live, account)
            self._at_the_door(txn, live, account, form.do)
            return await self._answer(txn, live, account)

        return await self._once(account, id, "door", form, asks)

    def _at_the_door(self, txn: Transaction, live: LiveNight, account: Account, do: str) -> None:
        field = live.field
        assert field is not None
        if live.over:
            raise IllegalSeat(f"{live.name} is over")
        name = field.name_of(account.id)
        if do == "register":
            if name:
                raise IllegalSeat(f"you are registered for {live.name} already")
            self._registers(txn, live, account)
        elif not name:
            raise IllegalSeat(f"you are not registered for {live.name}")
        elif do == "withdraw":
            if field.started:
                raise IllegalSeat(f"{live.name} has started; an entry stands")
            self._happens(txn, live, Draft("withdrawn", {"name": name}))
        else:
            kinds = {"re-enter": acts.ReEnter, "rebuy": acts.Rebuy, "add-on": acts.AddOn}
            Croupier(self._room, txn, live).does(kinds[do](name))

    async def _check_may(self, txn: Transaction, live: LiveNight, account: Account) -> None:
        """Refuse an entry to who is excluded, or would go beyond a limit of his own."""
        spent = {ledger.wallet(account.id): price(live.night)}
        await check_may_buy(txn.conn, spent, txn.at, self._room.house.calendar)

    def _registers(self, txn: Transaction, live: LiveNight, account: Account) -> None:
        field = live.field
        assert field is not None
        name = event_name(account.name, field.people)
        live.night.apply(acts.Enter(name))  # or it is said why he may not
        live.night.undo()
        self._happens(txn, live, Draft("registered", {"entrants": {name: account.id}}))
        if field.started:
            Croupier(self._room, txn, live).does(acts.Enter(name))

    async def choose(self, account: Account, id: str, form: GameChoiceForm) -> DealtPage:
        """Whoever has the button calls the game that comes."""

        async def calls(txn: Transaction) -> DealtPage:
            live = await self._hold(txn, id)
            assert live.field is not None
            name = live.field.name_of(account.id)
            self._happens(txn, live, choosing.called(live, name, form.game))
            return await self._answer(txn, live, account)

        return await self._once(account, id, "choice", form, calls)

    # Running it

    async def floor(self, account: Account, id: str, form: FloorForm) -> DealtPage:
        """Start it, let it rest, go on, or call it off."""

        async def runs(txn: Transaction) -> DealtPage:
            live = await self._hold(txn, id)
            if not await self._runs(txn.conn, live, account):
                raise NotAllowed(f"{live.name} is run by whoever announced it, and by directors")
            self._at_the_floor(txn, live, form.do)
            return await self._answer(txn, live, account)

        return await self._once(account, id, "floor", form, runs)

    def _at_the_floor(self, txn: Transaction, live: LiveNight, do: str) -> None:
        field = live.field
        assert field is not None
        if live.over:
            raise IllegalSeat(f"{live.name} is over")
        if do in ("start", "cancel") and field.started:
            raise IllegalSeat(f"{live.name} has started")
        if do == "cancel":
            self._happens(txn, live, Draft("cancelled"))
        elif do == "start":
            self._starts(txn, live)
        elif not field.started or field.paused == (do == "pause"):
            raise IllegalSeat(f"{live.name} cannot {do} now")
        else:
            self._happens(txn, live, Draft("paused", {"paused": do == "pause"}))
            if not field.terms.hand_minutes:
                self._timed(txn, live, "stop" if do == "pause" else "start")

    def _starts(self, txn: Transaction, live: LiveNight) -> None:
        """Bots fill the field, everybody enters, and the clock runs."""
        field = live.field
        assert field is not None
        if bots := bot_names(field.terms.bots - len(field.people), field.people):
            entrants = dict.fromkeys(bots, "")
            self._happens(txn, live, Draft("registered", {"entrants": entrants}))
        if len(field.people) < 2:
            raise IllegalSeat(f"{len(field.people)} registered; an event takes two")
        self._happens(txn, live, Draft("started"))
        house = Croupier(self._room, txn, live)
        for name in list(field.people):
            try:
                house.does(acts.Enter(name))
            except HousewayError:  # he may not play any more: he has his money back
                self._happens(txn, live, Draft("withdrawn", {"name": name}))
        if not field.terms.hand_minutes:
            self._timed(txn, live, "start")

    def _timed(self, txn: Transaction, live: LiveNight, do: str) -> None:
        body = {"do": do, "played": 0, "by": HOUSE, "name": HOUSE}
        self._happens(txn, live, Draft("timed", body))

    async def proceed(self, id: str) -> float | None:
        """Let the house do what is due at an event; when it is to look again, or None.

        Whoever changes something wakes it earlier; another process may have done so.
        """

        async def proceeds(txn: Transaction) -> float | None:
            live = await self._hold(txn, id)
            field = live.field
            assert field is not None
            if live.over:
                return None
            if not field.started:
                if not starts(live, txn.at):
                    return field.terms.starts_at / 1000 or None
                self._starts(txn, live)
            seq = live.seq
            house = Croupier(self._room, txn, live)
            await house.proceed()
            if live.seq != seq:
                txn.after.append(lambda: self._room.hub.notify(live.log, live.seq))
            return None if live.night.ended else house.again_at or txn.at / 1000 + LOOK_SECONDS

        return await self._room.logs.change(proceeds)

    # Within a transaction

    async def _hold(self, txn: Transaction, id: str) -> LiveNight:
        return _dealt(await txn.hold(self._nights, log_of(id)), id)

    def _happens(self, txn: Transaction, live: LiveNight, draft: Draft) -> None:
        txn.happened(live, draft, live.apply(draft, txn.at))

    async def _answer(self, txn: Transaction, live: LiveNight, account: Account) -> DealtPage:
        await txn.write()
        txn.after.append(lambda: self._room.hub.notify(live.log, live.seq))
        txn.after.append(lambda: self.wake(live.id))
        return await self._page(txn.conn, live, account)

    async def _page(
        self, conn: AsyncConnection, live: LiveNight, account: Account | None
    ) -> DealtPage:
        wallet = await ledger.balance(conn, ledger.wallet(account.id)) if account else 0
        secret = (await secret_of(conn, live.id)).hex() if live.over else None
        yours = account is not None and await self._runs(conn, live, account)
        return dealt_page(
            live,
            self._room.at(),
            account.id if account else None,
            wallet=wallet,
            yours=yours,
            secret=secret,
        )

    async def _runs(self, conn: AsyncConnection, live: LiveNight, account: Account) -> bool:
        """Whether somebody runs an event: he announced it, or directs the room's nights."""
        if live.host == account.id:
            return True
        roles = await staff.roles_of(conn, self._room.house, account)
        return may(roles, StaffAct.DIRECT_NIGHT)

    async def _once(
        self,
        account: Account,
        id: str,
        what: str,
        form: keys.Keyed,
        work: Callable[[Transaction], Awaitable[DealtPage]],
    ) -> DealtPage:
        key = keys.of_form(account.id, form, what, id)
        return await self._room.logs.once(key, DealtPage, work)


def _dealt(live: LiveNight | None, id: str) -> LiveNight:
    if live is None or live.field is None:
        raise UnknownNight(f"no event {id[:40]!r} is dealt here")
    return live
