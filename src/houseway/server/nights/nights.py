"""Nights that are run here: opened, directed, taken back, shown."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput, Illegal, IllegalSeat
from houseway.server.database.models import NightRow
from houseway.server.dealt.dealt_views import due_at, row_of
from houseway.server.errors import Stale, UnknownNight
from houseway.server.logs import events, keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.nights.entry_list import MOST_ROWS, rows
from houseway.server.nights.live_night import CLOCK, HOUSE, Line, LiveNight, log_of
from houseway.server.nights.night_views import listed, night_page
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes.night_forms import (
    ActForm,
    AnswerForm,
    AskForm,
    DealForm,
    EntriesForm,
    ListForm,
    NightForm,
    SetupForm,
    TimerForm,
    UndoForm,
)
from houseway.server.shapes.nights import (
    DealOffers,
    ListReport,
    NightLine,
    NightPage,
    WrongRow,
)
from houseway.tournament import Sealed, Setup, acts, read_act
from houseway.tournament.night import chop
from houseway.tournament.night.paying import posted
from houseway.tournament.night.room import Room as EmptyRoom
from houseway.tournament.night.timer import MINUTE

MOST_LISTED = 100
MOST_ACTS = 100_000  # of one night
BESIDE_THE_CARDS = (acts.Penalise, acts.PostPrizes, acts.CorrectPool, acts.Bar)
MOST_ASKS = 500  # of people at the door who were not let in yet


class Nights(Kind[LiveNight]):
    """The nights, as this process knows them."""

    async def begin(self, conn: AsyncConnection, log: str) -> LiveNight:
        return LiveNight(await events.first(conn, log))

    async def replay(self, conn: AsyncConnection, live: LiveNight, since: Sequence[Event]) -> None:
        for event in since:
            live.apply(event, event.at)

    async def note(self, txn: Transaction, live: LiveNight, drafts: Sequence[Draft]) -> None:
        """What the list of nights shows of it."""
        shown: dict[str, Any] = {"left": live.night.left, "over": live.over}
        if live.field:
            shown |= {"dealt": row_of(live), "due_at": due_at(live, txn.at)}
        await txn.conn.execute(update(NightRow).where(NightRow.id == live.id).values(shown))


class NightsDesk:
    """Where directors run their nights, and everybody else looks on."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.nights = self._nights = Nights()

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
            txn.open(self._nights, live)
            txn.happened(live, Draft("opened", body), {})
            return night_page(live, txn.at, directs=True)

        told = form.model_dump(mode="json", exclude={"key"})
        key = keys.key_of(account.id, form.key, "night", told)
        return await self._room.logs.once(key, NightPage, opens)

    async def every(self) -> list[NightLine]:
        """The nights, the last first."""
        live = select(NightRow).where(NightRow.dealt.is_(None))
        latest = live.order_by(NightRow.opened_at.desc()).limit(MOST_LISTED)
        async with self._room.store.read() as conn:
            return [listed(row) for row in await conn.execute(latest)]

    async def find(self, id: str, *, directs: bool, caller: str = "") -> NightPage:
        """A night as it stands; its draws can be checked once it is over."""
        if _lags(await self.seen(id), self._room.at()):
            await self._room.logs.change(lambda txn: self._catch_up(txn, id))
        async with self._room.store.read() as conn:
            live = await self._look(conn, id)
            secret = await self._secret(conn, live) if live.over else None
        return night_page(live, self._room.at(), directs=directs, secret=secret, caller=caller)

    async def history(self, id: str, before: int, most: int) -> list[Line]:
        """What was done, the latest first, those before a number."""
        lines = (await self.seen(id)).history
        end = min(len(lines), before - 1) if before else len(lines)
        return lines[max(0, end - most) : end][::-1]

    async def offers(self, id: str, form: DealForm) -> DealOffers:
        """What those who are left would have by each way of dividing; nothing is done."""
        room = (await self.seen(id)).night.room
        stacks = chop.counted(room, [f"{who} {chips}" for who, chips in form.stacks.items()])
        return DealOffers.model_validate(chop.offered(room, stacks, form.aside))

    async def seen(self, id: str) -> LiveNight:
        """The night itself, for who changes nothing."""
        async with self._room.store.read() as conn:
            return await self._look(conn, id)

    async def act(self, account: Account, id: str, form: ActForm) -> NightPage:
        """Do something, once for each key, to the night as the director saw it."""
        act = read_act(form.act)

        async def does(txn: Transaction) -> NightPage:
            live = await self.hold(txn, id, form.seq, act)
            await self._strike(txn, live)
            await self._do(txn, live, act, account)
            return await self._answer(txn, live)

        return await self._once(account, id, "act", form, does)

    async def enter(self, account: Account, id: str, form: EntriesForm) -> NightPage:
        """Enter everybody on a list, or nobody."""

        async def enters(txn: Transaction) -> NightPage:
            live = await self.hold(txn, id, form.seq)
            await self._strike(txn, live)
            for name in form.names:
                await self._do(txn, live, acts.Enter(name, draws=True), account)
            return await self._answer(txn, live)

        return await self._once(account, id, "entries", form, enters)

    async def enter_list(self, account: Account, id: str, form: ListForm) -> ListReport:
        """Enter every row of a list that is right, and say of the others what was wrong."""

        async def enters(txn: Transaction) -> ListReport:
            live = await self.hold(txn, id, form.seq)
            await self._strike(txn, live)
            entered: list[str] = []
            wrong: list[WrongRow] = []
            for row in rows(form.text):
                says = row.wrong
                if len(entered) + len(wrong) >= MOST_ROWS:
                    says = f"a list has at most {MOST_ROWS} rows"
                if not says:
                    try:
                        enter = acts.Enter(row.name, row.how, draws=True)
                        await self._do(txn, live, enter, account)
                        entered.append(row.name)
                    except (Illegal, BadInput) as error:
                        says = error.message
                if says:
                    wrong.append(WrongRow(row=row.number, text=row.text, says=says))
                if len(wrong) > MOST_ROWS:
                    break
            if not entered and not wrong:
                raise BadInput("there is no row in the list; write a name in each")
            page = await self._answer(txn, live)
            return ListReport(entered=entered, wrong=wrong, page=page)

        told = form.model_dump(mode="json", exclude={"key"})
        key = keys.key_of(account.id, form.key, "list", id, told)
        return await self._room.logs.once(key, ListReport, enters)

    # The door, from a player's own phone

    async def ask(self, account: Account, id: str, form: AskForm) -> NightPage:
        """Somebody asks to be let in; a director answers."""

        async def asks(txn: Transaction) -> NightPage:
            live = await self.hold(txn, id, None)
            if live.over or not live.night.registration:
                raise IllegalSeat("registration is closed")
            if form.name in live.night.players:
                raise IllegalSeat(f"{form.name} has entered already")
            taken = {name for by, name in live.waiting().items() if by != account.id}
            if form.name in taken:
                raise IllegalSeat(f"somebody called {form.name} has asked already")
            if len(taken) >= MOST_ASKS:
                raise BadInput(f"{MOST_ASKS} people have asked; come to the desk")
            self._happen(txn, live, Draft("asked", {"by": account.id, "name": form.name}))
            txn.after.append(lambda: self._room.hub.notify(live.log, live.seq))
            return night_page(live, txn.at, directs=False, caller=account.id)

        return await self._once(account, id, "ask", form, asks)

    async def answer(self, account: Account, id: str, form: AnswerForm) -> NightPage:
        """Somebody who asked is let in, or is not."""

        async def answers(txn: Transaction) -> NightPage:
            live = await self.hold(txn, id, form.seq)
            await self._strike(txn, live)
            name = live.waiting().get(form.asked)
            if name is None:
                raise BadInput("nobody waits at the door under this number; look again")
            if form.accept:
                await self._do(txn, live, acts.Enter(name, draws=True), account)
            else:
                body = {"asked": form.asked, "by": account.id, "name": account.name}
                self._happen(txn, live, Draft("refused", body))
            return await self._answer(txn, live)

        return await self._once(account, id, "answer", form, answers)

    async def undo(self, account: Account, id: str, form: UndoForm) -> NightPage:
        """Take back the last act, or the last time that the clock was put."""

        async def takes_back(txn: Transaction) -> NightPage:
            live = await self._hold_any(txn, id, form.seq)
            if all(each.by == CLOCK for each in live.steps):
                raise BadInput("nothing has been done that could be taken back")
            _not_dealt_since(live)
            undone = Draft("undone", {"by": account.id, "name": account.name})
            while live.steps[-1].by == CLOCK:  # what followed by itself goes first
                self._happen(txn, live, undone)
            self._happen(txn, live, undone)
            await self._strike(txn, live)
            return await self._answer(txn, live)

        return await self._once(account, id, "undo", form, takes_back)

    async def time(self, account: Account, id: str, form: TimerForm) -> NightPage:
        """Start the clock, stop it, or put it forward or back."""

        async def times(txn: Transaction) -> NightPage:
            live = await self.hold(txn, id, form.seq)
            body = {"do": form.do, "played": form.played, "by": account.id, "name": account.name}
            self._happen(txn, live, Draft("timed", body))
            await self._strike(txn, live)
            return await self._answer(txn, live)

        return await self._once(account, id, "timer", form, times)

    # Within a transaction

    async def _catch_up(self, txn: Transaction, id: str) -> None:
        """A level or a break has come or gone, and nobody has done anything since."""
        live = await self.hold(txn, id, None)
        if _lags(live, txn.at):
            await self._strike(txn, live)
            txn.after.append(lambda: self._room.hub.notify(live.log, live.seq))

    async def _strike(self, txn: Transaction, live: LiveNight) -> None:
        """Tell the night what the clock shows, where something has changed since."""
        if live.over or live.field:
            return
        minute, length = live.minute(txn.at), live.night.setup.structure.minutes
        if minute < live.night.minute:  # it was put back
            self._by_clock(txn, live, acts.Announce(minute // length + 1))
        if minute > live.night.minute:
            self._by_clock(txn, live, acts.SetClock(minute))
        resting = live.timer.resting(txn.at) is not None
        if resting and not live.night.on_break:
            self._by_clock(txn, live, acts.TakeBreak())
        scheduled = live.night.room.state.tonight.hours.break_due > 0
        if live.night.on_break and scheduled and not resting and live.timer.running:
            self._by_clock(txn, live, acts.Resume())

    def _by_clock(self, txn: Transaction, live: LiveNight, act: acts.Act) -> None:
        """Something happens because it is time; what the night will not have yet waits."""
        if live.night.may(act):
            body = {"act": act.to_json(), "by": CLOCK, "name": CLOCK, "drawn": live.drawn}
            self._happen(txn, live, Draft("done", body))

    async def _do(self, txn: Transaction, live: LiveNight, act: acts.Act, account: Account) -> None:
        if len(live.night.log) >= MOST_ACTS:
            raise BadInput(f"{live.name} has had {MOST_ACTS:,} acts; no night has more")
        draw = Sealed(bytes.fromhex(await self._secret(txn.conn, live)), live.drawn)
        minute, on_break = live.night.minute, live.night.on_break
        done = live.night.apply(act, by=account.name, at=str(txn.at), draw=draw)
        live.night.undo()  # it happens once, as it is written
        body = {"act": done.act.to_json(), "by": account.id, "name": account.name}
        self._happen(txn, live, Draft("done", {**body, "drawn": draw.done}))
        self._follow(txn, live, minute, on_break=on_break)

    def _follow(self, txn: Transaction, live: LiveNight, minute: int, *, on_break: bool) -> None:
        """The clock on the wall goes with the night: another level, a break, the end."""
        night, timer = live.night, live.timer
        length = night.setup.structure.minutes * MINUTE
        due = night.room.state.tonight.hours.break_due
        if night.on_break and not on_break and due > 0:
            self._timed(txn, live, "rest", due * length)
        elif (night.on_break and not on_break) or live.over:
            if timer.running:
                self._timed(txn, live, "stop")
        elif on_break and not night.on_break:
            self._timed(txn, live, "put", max(timer.at(txn.at), night.minute * MINUTE))
            if not timer.running:
                self._timed(txn, live, "start")
        elif night.minute != minute:
            self._timed(txn, live, "put", night.minute * MINUTE)

    def _timed(self, txn: Transaction, live: LiveNight, do: str, played: int = 0) -> None:
        body = {"do": do, "played": played, "by": CLOCK, "name": CLOCK}
        self._happen(txn, live, Draft("timed", body))

    def _happen(self, txn: Transaction, live: LiveNight, draft: Draft) -> None:
        txn.happened(live, draft, live.apply(draft, txn.at))

    async def hold(
        self, txn: Transaction, id: str, seq: int | None, act: acts.Act | None = None
    ) -> LiveNight:
        live = await self._hold_any(txn, id, seq)
        if live.field and not isinstance(act, BESIDE_THE_CARDS):
            told = ", ".join(each.act for each in BESIDE_THE_CARDS)
            raise Illegal(f"{live.name} is dealt by the house; a director may only {told}")
        return live

    async def book(self, txn: Transaction, id: str, club: str) -> LiveNight:
        """A night goes into a club's books, or out of them again: from then on it stands."""
        live = await txn.hold(self._nights, log_of(id))
        if live is None:
            raise _unknown(id)
        self._happen(txn, live, Draft("booked", {"club": club}))
        txn.after.append(lambda: self._room.hub.notify(live.log, live.seq))
        return live

    async def _hold_any(self, txn: Transaction, id: str, seq: int | None) -> LiveNight:
        """A night, a dealt event too, as whoever acts has last seen it."""
        live = await txn.hold(self._nights, log_of(id))
        if live is None:
            raise _unknown(id)
        if seq is not None and not live.settled_at <= seq <= live.seq:
            raise Stale(f"{live.name} has moved on from {seq} to {live.seq}; look again")
        if live.booked:
            raise Illegal(
                f"{live.name} is in the books of {live.booked}; "
                "its committee takes it out of them first"
            )
        return live

    async def _answer(self, txn: Transaction, live: LiveNight) -> NightPage:
        txn.after.append(lambda: self._room.hub.notify(live.log, live.seq))
        secret = await self._secret(txn.conn, live) if live.over else None
        return night_page(live, txn.at, directs=True, secret=secret)

    async def _once(self, account: Account, id: str, what: str, form: Any, work: Any) -> NightPage:
        told = form.model_dump(mode="json", exclude={"key"})
        key = keys.key_of(account.id, form.key, what, id, told)
        return await self._room.logs.once(key, NightPage, work)

    async def _secret(self, conn: AsyncConnection, live: LiveNight) -> str:
        found = await conn.scalar(select(NightRow.secret).where(NightRow.id == live.id))
        assert found
        return found

    async def _look(self, conn: AsyncConnection, id: str) -> LiveNight:
        async with self._nights.lock(log_of(id)):
            live = await self._nights.look(conn, log_of(id))
        if live is None:
            raise _unknown(id)
        return live


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


def _lags(live: LiveNight, at: int) -> bool:
    """Whether the clock is in another level or break than the night, and can take it there."""
    level = live.night.setup.structure.level_at(live.minute(at))
    resting = live.timer.resting(at) is not None
    if live.field:
        return False  # the house sees to it
    return live.timer.running and (
        level != live.night.level or (resting and not live.night.on_break)
    )


def _unknown(id: str) -> UnknownNight:
    return UnknownNight(f"there is no night {id[:40]!r}")
