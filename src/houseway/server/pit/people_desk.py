"""What the floor does for and to people: comps, exclusions; and what they set for themselves."""

from __future__ import annotations

from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput
from houseway.server.database.models import AccountRow, SeatRow, TableRow
from houseway.server.logs import events, keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Transaction
from houseway.server.money import ledger
from houseway.server.people import exclusions, own_limits
from houseway.server.people.accounts import Account
from houseway.server.people.exclusions import DAY_MS, Exclusion
from houseway.server.people.names import key_of
from houseway.server.people.own_limits import DEPOSIT, KINDS, LOSS
from houseway.server.people.recognised import Addresses
from houseway.server.people.roles import StaffAct
from houseway.server.pit import floor_acts
from houseway.server.pit.floor_acts import act_view, order
from houseway.server.room import Room
from houseway.server.shapes import floor_forms as ask
from houseway.server.shapes.floor import FloorActView, FloorPerson

COMPED = "comped"
ACTS = {
    "comp": StaffAct.COMP_PLAYER,
    "exclude": StaffAct.EXCLUDE_PLAYER,
    "readmit": StaffAct.READMIT_PLAYER,
}
MOST_FOUND = 20
MOST_NEAR = 50


class PeopleDesk:
    """Those who run the room, with those who play in it."""

    def __init__(self, room: Room, addresses: Addresses) -> None:
        self._room = room
        self._addresses = addresses

    async def command(self, account: Account, person: str, form: ask.PersonForm) -> FloorActView:
        """Do something for or to somebody, once for each key."""

        async def does(txn: Transaction) -> FloorActView:
            command = form.command
            name = await _named(txn.conn, person)
            told = order(ACTS[command.do], account, command.why, place=name)
            if isinstance(command, ask.CompPlayer):
                event = await _comp(txn.conn, person, command.amount, told, txn.at)
            elif isinstance(command, ask.ExcludePlayer):
                until = None if command.days is None else txn.at + command.days * DAY_MS
                new = Exclusion(False, account.id, txn.at, until, command.why)
                event = await exclusions.exclude(txn.conn, person, new, told)
            else:
                event = await exclusions.readmit(txn.conn, person, account.id, txn.at, told)
            await floor_acts.note(txn.conn, event, self._room.house.calendar)
            return act_view(event, account.name)

        key = keys.of_form(account.id, form, "person", person)
        return await self._room.logs.once(key, FloorActView, does)

    async def search(self, words: str) -> list[FloorPerson]:
        """People by a part of their name, guests too; those who sit somewhere first."""
        key, at = key_of(words), self._room.at()
        seated = select(SeatRow.seat).where(SeatRow.account_id == AccountRow.id).exists()
        like = AccountRow.name.icontains(words.strip(), autoescape=True)
        async with self._room.store.read() as conn:
            rows = await conn.execute(
                select(AccountRow.id, AccountRow.name, AccountRow.password.is_(None).label("guest"))
                .where(or_(AccountRow.name_key.contains(key, autoescape=True), like))
                .order_by(seated.desc(), AccountRow.made_at.desc(), AccountRow.id)
                .limit(MOST_FOUND)
            )
            return [
                FloorPerson(
                    person=row.id,
                    name=row.name,
                    guest=bool(row.guest),
                    seats=await _seats(conn, row.id),
                    excluded=_words(await exclusions.find(conn, row.id, at)),
                    near=await self._near(conn, row.id, at),
                    limits=await _limits(conn, row.id, at),
                )
                for row in rows.all()
            ]

    async def _near(self, conn: AsyncConnection, person: str, at: int) -> list[str]:
        """Excluded people who came from where he comes from; it may be a household or a room."""
        near = self._addresses.near(person)[:MOST_NEAR]
        return [
            await _named(conn, other) for other in near if await exclusions.find(conn, other, at)
        ]

    # What somebody sets for himself

    async def own(self, account: Account) -> ask.OwnLimits:
        """One's own limits, what is used of them, and whether one is excluded."""
        at, calendar = self._room.at(), self._room.house.calendar
        async with self._room.store.read() as conn:
            held = await own_limits.of(conn, account.id)
            used = await own_limits.used(conn, account.id, at, calendar)
            excluded = _words(await exclusions.find(conn, account.id, at))
        so_far = {LOSS: used.loss, DEPOSIT: used.deposit}
        return ask.OwnLimits(
            limits=[
                ask.OwnLimitView(
                    kind=kind,  # type: ignore[arg-type]
                    used=so_far.get(kind, used.minutes),
                    **held.get(kind, own_limits.Limit(None)).to_json(),
                )
                for kind in KINDS
            ],
            excluded=excluded,
        )

    async def set_own(self, account: Account, form: ask.OwnLimitForm) -> ask.OwnLimits:
        """A limit for oneself: a tighter one at once, a softer one in a day."""
        async with self._room.store.write() as conn:
            await own_limits.set_own(conn, account, form.kind, form.amount, self._room.at())
        return await self.own(account)

    async def exclude_own(self, account: Account, form: ask.OwnExclusionForm) -> ask.OwnLimits:
        """Exclude oneself; nobody lifts it before its time."""
        at = self._room.at()
        until = None if form.days is None else at + form.days * DAY_MS
        async with self._room.store.write() as conn:
            new = Exclusion(True, account.id, at, until, "")
            await exclusions.exclude(conn, account.id, new, {})
        return await self.own(account)


async def _comp(
    conn: AsyncConnection, person: str, amount: int, told: dict[str, Any], at: int
) -> Event:
    """Chips on the house: out of its issue, into the wallet, with the event that says so."""
    purse = ledger.wallet(person)
    before = await ledger.hold(conn, purse)
    body = {**told, "account": person, "amount": amount}
    body |= {"before": {"wallet": before}, "after": {"wallet": before + amount}}
    event = await events.tell_house(conn, Draft(COMPED, body), at)
    moves = ledger.moved(ledger.ISSUE, purse, amount)
    await ledger.post(conn, at, [ledger.Movement(f"{events.HOUSE}:{event.seq}", COMPED, moves)])
    return event


async def _named(conn: AsyncConnection, person: str) -> str:
    name = await conn.scalar(select(AccountRow.name).where(AccountRow.id == person))
    if name is None:
        raise BadInput(f"nobody here has the account {person!r}")
    return str(name)


async def _seats(conn: AsyncConnection, person: str) -> list[str]:
    rows = await conn.execute(
        select(SeatRow.seat, TableRow.name)
        .join(TableRow, TableRow.id == SeatRow.table_id)
        .where(SeatRow.account_id == person)
        .order_by(TableRow.name, SeatRow.seat)
    )
    return [f"seat {row.seat} of {row.name}" for row in rows]


async def _limits(conn: AsyncConnection, person: str, at: int) -> dict[str, int]:
    held = await own_limits.of(conn, person)
    return {kind: most for kind, limit in held.items() if (most := limit.now(at)) is not None}


def _words(held: Exclusion | None) -> str | None:
    if held is None:
        return None
    return f"{'by himself' if held.own else 'by the house'}, {held.words}"
