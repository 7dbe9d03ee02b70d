"""Four eyes: an act that one person asks for, and that happens when a second confirms it.

What the act is does not matter here. A deed is filled in as a form; where the house wants two
people for its act, the form is put away, and done later as its first sender would have done it:
by his account and under his key, so that it happens once however often and wherever it is
confirmed, and whatever stops in between. Each step is an event in the log of the house.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Generic, Protocol, TypeVar

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import HousewayError
from houseway.server.database.models import AccountRow, AskedRow
from houseway.server.desk import Desk
from houseway.server.errors import AskedFor, DoneAlready, KeyReused, NotAllowed, Stale, UnknownAsked
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.logs.hashes import hashed
from houseway.server.logs.transaction import Transaction
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.asked_views import FORMS, views
from houseway.server.people.roles import StaffAct, may
from houseway.server.shapes import Shape
from houseway.server.shapes.roles import AskedView

WAITING, CONFIRMED, DONE, REFUSED = "waiting", "confirmed", "done", "refused"
WITHDRAWN, LAPSED = "withdrawn", "lapsed"
ASKED = "act_asked"
KINDS = {state: f"act_{state}" for state in (CONFIRMED, DONE, REFUSED, WITHDRAWN, LAPSED)}


# What a route may answer where the house wants two people for its act.
NEEDS_TWO: dict[int | str, dict[str, Any]] = {
    202: {"model": AskedView, "description": "It waits for a second person"}
}


class Keyed(Protocol):
    """A form with the key of its sender."""

    @property
    def key(self) -> str: ...

    def model_dump(self, *, mode: str = ..., exclude: set[str] | None = ...) -> dict[str, Any]: ...


FormT = TypeVar("FormT", bound=Keyed)
AnswerT = TypeVar("AnswerT", bound=Shape)


@dataclass(frozen=True, slots=True)
class Deed(Generic[FormT, AnswerT]):
    """Something that is done with a form: which act it is, and how it is done."""

    name: str
    form: type[FormT]
    act: Callable[[FormT], StaffAct]
    do: Callable[[Desk, Account, str, FormT], Awaitable[AnswerT]]

    def __post_init__(self) -> None:
        DEEDS[self.name] = self
        FORMS[self.name] = self.form

    async def perform(self, desk: Desk, account: Account, place: str, form: FormT) -> AnswerT:
        """Do it now if one person is enough, else put it before a second one."""
        act = self.act(form)
        async with desk.store.read() as conn:
            await staff.check(conn, desk.house, account, act)
        if act in desk.house.staff.four_eyes:
            wanted = _Wanted(self.name, act, place, form.key, form.model_dump(mode="json"))
            view = await _ask(desk, account, wanted)
            if view.state != DONE:
                raise AskedFor(view)
        return await self.do(desk, account, place, form)


DEEDS: dict[str, Deed[Any, Any]] = {}


@dataclass(frozen=True, slots=True)
class _Wanted:
    deed: str
    act: StaffAct
    place: str
    key: str
    form: dict[str, Any]

    @property
    def body_hash(self) -> str:
        told = {name: value for name, value in self.form.items() if name != "key"}
        return hashed([self.deed, self.place, told])


async def _ask(desk: Desk, account: Account, wanted: _Wanted) -> AskedView:
    """Put an act before a second person, once for each key and once for each thing."""

    async def asks(txn: Transaction) -> AskedView:
        await _lapse(txn.conn, txn.at)
        row = await _known(txn.conn, account, wanted)
        row = row or await _new(desk, txn.conn, account, wanted)
        [view] = await views(txn.conn, desk, account, [row])
        return view

    return await desk.room.logs.change(asks)


async def _known(conn: AsyncConnection, account: Account, wanted: _Wanted) -> AskedRow | None:
    """The same act, asked for before."""
    mine = (AskedRow.account_id == account.id) & (AskedRow.key == wanted.key)
    if row := await _one(conn, mine):
        if row.body_hash != wanted.body_hash:
            raise KeyReused(f"key {wanted.key} was used for another act; take a new key for each")
        if row.state in (REFUSED, WITHDRAWN, LAPSED):
            raise Stale(f"this was asked for before and {_ended(row)}; ask again with a new key")
        return row
    same = await _one(conn, (AskedRow.body_hash == wanted.body_hash) & (AskedRow.state == WAITING))
    if same and same.account_id != account.id:
        names = await staff.names_of(conn, [same.account_id])
        raise Stale(f"{names[same.account_id]} has asked for this already; confirm that")
    return same


async def _new(desk: Desk, conn: AsyncConnection, account: Account, wanted: _Wanted) -> AskedRow:
    at = desk.room.at()
    row = {
        "id": secrets.token_hex(8),
        "account_id": account.id,
        "key": wanted.key,
        "body_hash": wanted.body_hash,
        "act": wanted.act.value,
        "deed": wanted.deed,
        "place": wanted.place,
        "form": wanted.form,
        "state": WAITING,
        "second": None,
        "asked_at": at,
        "ends_at": at + int(desk.house.staff.eyes_seconds * 1000),
    }
    await conn.execute(insert(AskedRow).values(row))
    told = {name: row[name] for name in ("id", "act", "place", "form")}
    await _note(conn, ASKED, {**told, "by": account.id}, at)
    return AskedRow(**row)


async def confirm(desk: Desk, account: Account, id: str) -> AskedView:
    """The second person says yes, and it happens."""
    async with desk.store.write() as conn:
        await _lapse(conn, desk.room.at())
        row = await _find(conn, desk, account, id)
        if row.account_id == account.id:
            raise NotAllowed("you asked for this yourself; somebody else confirms it")
        asker = await _account(conn, row.account_id)
        if row.state == WAITING:
            allowed = may(await staff.roles_of(conn, desk.house, asker), StaffAct(row.act))
            row = await _move(conn, row, CONFIRMED if allowed else REFUSED, desk.room.at(), account)
    fresh = desk.room.at() - row.asked_at < desk.house.kept.key_seconds * 1000
    if row.state == CONFIRMED and fresh:  # again, where the first to confirm it was stopped
        row = await _do(desk, row, asker)
    async with desk.store.read() as conn:
        [view] = await views(conn, desk, account, [row])
    if row.state != DONE:
        raise Stale(f"{view.by}'s request {_ended(row)}; nothing was done")
    return view


async def withdraw(desk: Desk, account: Account, id: str) -> AskedView:
    """The first person thinks better of it."""
    async with desk.store.write() as conn:
        await _lapse(conn, desk.room.at())
        row = await _find(conn, desk, account, id)
        if row.account_id != account.id:
            raise NotAllowed("only who asked for it withdraws it; leave it, and it lapses")
        if row.state == WAITING:
            row = await _move(conn, row, WITHDRAWN, desk.room.at())
        [view] = await views(conn, desk, account, [row])
    if view.state != WITHDRAWN:
        raise Stale(f"this {_ended(row)}; it cannot be withdrawn any more")
    return view


async def open_to(desk: Desk, account: Account) -> list[AskedView]:
    """What waits, as far as it is the caller's to confirm or to withdraw."""
    async with desk.store.read() as conn:
        rows = await conn.execute(
            select(*AskedRow.__table__.columns)
            .where(AskedRow.state.in_((WAITING, CONFIRMED)), AskedRow.ends_at > desk.room.at())
            .order_by(AskedRow.asked_at, AskedRow.id)
        )
        found = [AskedRow(**row._mapping) for row in rows]
        shown = await views(conn, desk, account, found)
    return [view for view in shown if view.yours or view.may_confirm]


async def _do(desk: Desk, row: AskedRow, asker: Account) -> AskedRow:
    """Do what was asked for, under its own key, and write down what came of it."""
    deed = DEEDS[row.deed]
    if row.second:
        async with desk.store.read() as conn:
            asker = replace(asker, second=(await staff.names_of(conn, [row.second]))[row.second])
    try:
        with suppress(DoneAlready):  # by one who was stopped before he could write it down
            await deed.do(desk, asker, row.place, deed.form.model_validate(row.form))
    except HousewayError:
        async with desk.store.write() as conn:
            await _move(conn, row, REFUSED, desk.room.at())
        raise
    async with desk.store.write() as conn:
        return await _move(conn, row, DONE, desk.room.at())


async def _move(
    conn: AsyncConnection, row: AskedRow, state: str, at: int, second: Account | None = None
) -> AskedRow:
    """From one state to the next; of two who try at once one does, and both see the same."""
    values = {"state": state, "second": second.id if second else row.second}
    moved = await conn.execute(
        update(AskedRow).where(AskedRow.id == row.id, AskedRow.state == row.state).values(values)
    )
    if moved.rowcount:
        told = {"id": row.id, "act": row.act, "by": row.account_id, "second": values["second"]}
        await _note(conn, KINDS[state], told, at)
    found = await _one(conn, AskedRow.id == row.id)
    assert found is not None
    return found


async def _lapse(conn: AsyncConnection, at: int) -> None:
    """What has waited for too long waits no more."""
    rows = await conn.execute(
        select(*AskedRow.__table__.columns)
        .where(AskedRow.state == WAITING, AskedRow.ends_at <= at)
        .order_by(AskedRow.asked_at, AskedRow.id)
    )
    for row in rows.all():
        await _move(conn, AskedRow(**row._mapping), LAPSED, at)


async def _find(conn: AsyncConnection, desk: Desk, account: Account, id: str) -> AskedRow:
    """What was asked for, for somebody who may do it himself."""
    row = await _one(conn, AskedRow.id == id)
    if row is None:
        raise UnknownAsked(f"nothing that waits for a second person is called {id[:16]}")
    if row.account_id != account.id:
        await staff.check(conn, desk.house, account, StaffAct(row.act))
    return row


async def _one(conn: AsyncConnection, where: Any) -> AskedRow | None:
    row = (await conn.execute(select(*AskedRow.__table__.columns).where(where))).first()
    return AskedRow(**row._mapping) if row else None


async def _account(conn: AsyncConnection, id: str) -> Account:
    found = select(AccountRow.name, AccountRow.password.is_(None)).where(AccountRow.id == id)
    name, guest = (await conn.execute(found)).one()
    return Account(id, name, guest=bool(guest))


async def _note(conn: AsyncConnection, kind: str, body: dict[str, Any], at: int) -> None:
    await events.tell_house(conn, Draft(kind, body), at)


def _ended(row: AskedRow) -> str:
    words = {WAITING: "waits", CONFIRMED: "was confirmed", DONE: "is done"}
    return words.get(row.state, "lapsed" if row.state == LAPSED else f"was {row.state}")
