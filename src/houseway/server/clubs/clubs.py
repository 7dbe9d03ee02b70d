"""Clubs that are kept here: founded or taken up, acted in, taken back, shown."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.club import found, read_club
from houseway.club.acts import RecordNight, read_act
from houseway.errors import BadInput, Illegal
from houseway.server.clubs.club_views import club_page, listed
from houseway.server.clubs.live_club import LOG, Asked, LiveClub, log_of
from houseway.server.clubs.member_views import club_books
from houseway.server.database.models import LogRow
from houseway.server.errors import NotAllowed, Stale, UnknownClub
from houseway.server.logs import events, keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.nights.nights import NightsDesk
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes.clubs import (
    ClubActForm,
    ClubBooks,
    ClubForm,
    ClubLine,
    ClubPage,
    ClubStepForm,
    LinkForm,
)

MOST_CLUBS = 100
MOST_ACTS = 20_000  # of one club
MOST_ASKED = 100
Work = Callable[[Transaction], Awaitable[ClubBooks]]


class Clubs(Kind[LiveClub]):
    """The clubs, as this process knows them."""

    async def begin(self, conn: AsyncConnection, log: str) -> LiveClub:
        return LiveClub(await events.first(conn, log))

    async def replay(self, conn: AsyncConnection, live: LiveClub, since: Sequence[Event]) -> None:
        for event in since:
            live.apply(event)

    async def note(self, txn: Transaction, live: LiveClub, drafts: Sequence[Draft]) -> None:
        """Nothing is written of a club but its log."""


class ClubsDesk:
    """Where committees keep their clubs, and everybody else looks on."""

    def __init__(self, room: Room, nights: NightsDesk) -> None:
        self.room = room
        self._nights = nights
        self._clubs = Clubs()

    # Looking

    async def every(self) -> list[ClubLine]:
        """The clubs by name."""
        logs = select(LogRow.id).where(LogRow.id.startswith(LOG, autoescape=True)).limit(MOST_CLUBS)
        async with self.room.store.read() as conn:
            ids = (await conn.scalars(logs)).all()
            found = [await self._look(conn, log.removeprefix(LOG)) for log in ids]
        return sorted((listed(live) for live in found), key=lambda each: (each.name, each.id))

    async def seen(self, id: str) -> LiveClub:
        """The club itself, for who changes nothing."""
        async with self.room.store.read() as conn:
            return await self._look(conn, id)

    # Founding

    async def open(self, account: Account, form: ClubForm) -> ClubPage:
        """Found a club, or take one up, once for each key."""
        if form.document is None:
            club = found(form.house, form.options)
        else:
            club = read_club(form.document)

        async def opens(txn: Transaction) -> ClubPage:
            body = {
                "name": form.name,
                "club": club.to_json(),
                "secret": secrets.token_hex(32),
                "by": account.id,
            }
            live = LiveClub(Event(log_of(secrets.token_hex(8)), 1, "opened", body, txn.at))
            txn.open(self._clubs, live)
            txn.happened(live, Draft("opened", body), {})
            return club_page(live, member=None, keeps=True)

        key = keys.of_form(account.id, form, "club")
        return await self.room.logs.once(key, ClubPage, opens)

    # Acting

    async def act(self, account: Account, id: str, form: ClubActForm) -> ClubBooks:
        """Do something; where money leaves a club that wants two people for it, ask a second."""

        async def does(txn: Transaction) -> ClubBooks:
            return self.answer(txn, await self._wanted(txn, account, id, form))

        return await self.once(account, id, "act", form, does)

    async def record(self, account: Account, id: str, form: ClubActForm) -> ClubPage:
        """Write down a night, for who runs nights and does not read the books."""
        if form.act.get("act") != RecordNight.act:
            raise BadInput(f"{form.act.get('act')!r} is not {RecordNight.act}")

        async def records(txn: Transaction) -> ClubPage:
            live = await self._wanted(txn, account, id, form)
            self.answer(txn, live)
            return club_page(live, member=live.members.get(account.id), keeps=False)

        key = keys.of_form(account.id, form, "record", id)
        return await self.room.logs.once(key, ClubPage, records)

    async def _wanted(
        self, txn: Transaction, account: Account, id: str, form: ClubActForm
    ) -> LiveClub:
        act, live = read_act(form.act), await self.hold(txn, id, form.seq)
        await self.want(txn, live, Asked(0, act, account.id, account.name, day_of(form.on, txn.at)))
        return live

    async def want(self, txn: Transaction, live: LiveClub, wanted: Asked) -> None:
        """Within a transaction: do it, or put it before a second person."""
        if wanted.act.pays_out and live.club.rules.treasury.four_eyes:
            await self._ask(txn, live, wanted)
        else:
            await self.do(txn, live, wanted)

    async def second(self, account: Account, id: str, number: int, form: ClubStepForm) -> ClubBooks:
        """A second person agrees to what another has asked for, and it happens."""

        async def seconds(txn: Transaction) -> ClubBooks:
            live = await self.hold(txn, id, form.seq)
            asked = _waiting(live, number)
            if asked.by == account.id:
                raise NotAllowed("the second person is another than who asked")
            await self.do(txn, live, asked, seconded=account.name)
            return self.answer(txn, live)

        return await self.once(account, id, f"second {number}", form, seconds)

    async def drop(self, account: Account, id: str, number: int, form: ClubStepForm) -> ClubBooks:
        """What waits for a second person is not wanted any more."""

        async def drops(txn: Transaction) -> ClubBooks:
            live = await self.hold(txn, id, form.seq)
            if night := _waiting(live, number).night:
                await self._nights.log.book(txn, night, "")
            self.happen(txn, live, Draft("dropped", {"number": number, "by": account.id}))
            return self.answer(txn, live)

        return await self.once(account, id, f"drop {number}", form, drops)

    async def undo(self, account: Account, id: str, form: ClubStepForm) -> ClubBooks:
        """Take back the last act; where two people are wanted, not one that paid money out."""

        async def takes_back(txn: Transaction) -> ClubBooks:
            live = await self.hold(txn, id, form.seq)
            club = live.club
            if club.log and club.log[-1].act.pays_out and club.rules.treasury.four_eyes:
                raise Illegal("two people agreed to it; it is put right by another act")
            before = set(live.nights.values())
            self.happen(txn, live, Draft("undone", {"by": account.id, "name": account.name}))
            for night in before - set(live.nights.values()):
                await self._nights.log.book(txn, night, "")
            return self.answer(txn, live)

        return await self.once(account, id, "undo", form, takes_back)

    async def link(self, account: Account, id: str, form: LinkForm) -> ClubBooks:
        """Say whose account is which member; a name alone proves nothing."""

        async def links(txn: Transaction) -> ClubBooks:
            live = await self.hold(txn, id, None)
            live.club.register.person(form.member)
            whose = await staff.find(txn.conn, form.account)
            body = {"account": whose.id, "member": form.member, "by": account.id}
            self.happen(txn, live, Draft("linked", body))
            return self.answer(txn, live)

        return await self.once(account, id, "link", form, links)

    # Within a transaction

    async def do(self, txn: Transaction, live: LiveClub, wanted: Asked, seconded: str = "") -> None:
        if len(live.club.log) >= MOST_ACTS:
            raise BadInput(f"{live.name} has had {MOST_ACTS:,} acts; export it and begin anew")
        body: dict[str, Any] = {
            "act": wanted.act.to_json(),
            "by": wanted.by,
            "name": wanted.name,
            "on": wanted.day.isoformat(),
        }
        if seconded:
            body |= {"seconded": seconded, "asked": wanted.number}
        if wanted.night:
            body |= {"night": wanted.night}
            if not seconded:  # else it stands since it was asked for
                await self._nights.log.book(txn, wanted.night, live.name)
        self.happen(txn, live, Draft("done", body))

    async def _ask(self, txn: Transaction, live: LiveClub, wanted: Asked) -> None:
        """Put an act before a second person; one that would be refused is refused at once."""
        if len(live.asked) >= MOST_ASKED:
            raise BadInput(f"{MOST_ASKED} acts wait for a second person; agree to some first")
        live.club.do(wanted.act, by=wanted.name, day=wanted.day, seconded="a second person")
        body = {
            "number": live.seq + 1,
            "act": wanted.act.to_json(),
            "by": wanted.by,
            "name": wanted.name,
            "on": wanted.day.isoformat(),
        }
        if wanted.night:
            body |= {"night": wanted.night}
            await self._nights.log.book(txn, wanted.night, live.name)
        self.happen(txn, live, Draft("asked", body))

    def happen(self, txn: Transaction, live: LiveClub, draft: Draft) -> None:
        live.apply(draft)
        txn.happened(live, draft, {})

    def answer(self, txn: Transaction, live: LiveClub) -> ClubBooks:
        txn.after.append(lambda: self.room.hub.notify(live.log, live.seq))
        return club_books(live)

    async def hold(self, txn: Transaction, id: str, seq: int | None) -> LiveClub:
        live = await txn.hold(self._clubs, log_of(id))
        if live is None:
            raise _unknown(id)
        if seq is not None and seq != live.seq:
            raise Stale(f"{live.name} has moved on from {seq} to {live.seq}; look again")
        return live

    async def once(
        self, account: Account, id: str, what: str, form: keys.Keyed, work: Work
    ) -> ClubBooks:
        key = keys.of_form(account.id, form, what, id)
        return await self.room.logs.once(key, ClubBooks, work)

    async def _look(self, conn: AsyncConnection, id: str) -> LiveClub:
        async with self._clubs.lock(log_of(id)):
            live = await self._clubs.look(conn, log_of(id))
        if live is None:
            raise _unknown(id)
        return live


def day_of(on: str, at: int) -> date:
    """The day that is named, or today."""
    if not on:
        return datetime.fromtimestamp(at / 1000, UTC).date()
    try:
        return date.fromisoformat(on)
    except ValueError:
        raise BadInput(f"{on!r} is no day; write 2026-02-13") from None


def _waiting(live: LiveClub, number: int) -> Asked:
    if number not in live.asked:
        waits = ", ".join(map(str, live.asked)) or "nothing"
        raise BadInput(f"{number} does not wait for a second person; there is {waits}")
    return live.asked[number]


def _unknown(id: str) -> UnknownClub:
    return UnknownClub(f"there is no club {id[:40]!r}")
