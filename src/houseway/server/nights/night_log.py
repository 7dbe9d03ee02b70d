"""The log of a night: looked at by anybody, held by whoever acts, written once for each key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput, Illegal
from houseway.server.database.models import NightRow
from houseway.server.dealt.dealt_views import due_at, row_of
from houseway.server.errors import Stale, UnknownNight
from houseway.server.logs import events
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.nights.live_night import LiveNight, log_of
from houseway.server.nights.night_views import night_page
from houseway.server.nights.wall_clock import follow, happen
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes.nights import NightPage
from houseway.tournament import Sealed, acts

MOST_ACTS = 100_000  # of one night
BESIDE_THE_CARDS = (acts.Penalise, acts.PostPrizes, acts.CorrectPool, acts.Bar)


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


class NightLog:
    """What the desk and the door do to a night, within a transaction."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.nights = Nights()

    async def seen(self, id: str) -> LiveNight:
        """The night itself, for who changes nothing."""
        async with self.room.store.read() as conn:
            return await self.look(conn, id)

    async def hold(
        self, txn: Transaction, id: str, seq: int | None, act: acts.Act | None = None
    ) -> LiveNight:
        """A night whose cards are dealt by people, or whatever a director may do beside them."""
        live = await self.hold_any(txn, id, seq)
        if live.field and not isinstance(act, BESIDE_THE_CARDS):
            told = ", ".join(each.act for each in BESIDE_THE_CARDS)
            raise Illegal(f"{live.name} is dealt by the house; a director may only {told}")
        return live

    async def book(self, txn: Transaction, id: str, club: str) -> LiveNight:
        """A night goes into a club's books, or out of them again: from then on it stands."""
        live = await txn.hold(self.nights, log_of(id))
        if live is None:
            raise _unknown(id)
        happen(txn, live, Draft("booked", {"club": club}))
        txn.after.append(lambda: self.room.hub.notify(live.log, live.seq))
        return live

    async def hold_any(self, txn: Transaction, id: str, seq: int | None) -> LiveNight:
        """A night, a dealt event too, as whoever acts has last seen it."""
        live = await txn.hold(self.nights, log_of(id))
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

    async def do(self, txn: Transaction, live: LiveNight, act: acts.Act, account: Account) -> None:
        """Do it once, as it is written, and put the clock where it belongs then."""
        if len(live.night.log) >= MOST_ACTS:
            raise BadInput(f"{live.name} has had {MOST_ACTS:,} acts; no night has more")
        draw = Sealed(bytes.fromhex(await self.secret(txn.conn, live)), live.drawn)
        minute, on_break = live.night.minute, live.night.on_break
        done = live.night.apply(act, by=account.name, at=str(txn.at), draw=draw)
        live.night.undo()  # it happens once, as it is written
        body = {"act": done.act.to_json(), "by": account.id, "name": account.name}
        happen(txn, live, Draft("done", {**body, "drawn": draw.done}))
        follow(txn, live, minute, on_break=on_break)

    async def answer(self, txn: Transaction, live: LiveNight) -> NightPage:
        """What the director sees then; everybody else is told that there is something to see."""
        txn.after.append(lambda: self.room.hub.notify(live.log, live.seq))
        secret = await self.secret(txn.conn, live) if live.over else None
        return night_page(live, txn.at, directs=True, secret=secret)

    async def secret(self, conn: AsyncConnection, live: LiveNight) -> str:
        """What the night's draws are made from; told to nobody before it is over."""
        found = await conn.scalar(select(NightRow.secret).where(NightRow.id == live.id))
        assert found
        return found

    async def look(self, conn: AsyncConnection, id: str) -> LiveNight:
        """The night as it stands in this process."""
        async with self.nights.lock(log_of(id)):
            live = await self.nights.look(conn, log_of(id))
        if live is None:
            raise _unknown(id)
        return live


def _unknown(id: str) -> UnknownNight:
    return UnknownNight(f"there is no night {id[:40]!r}")
