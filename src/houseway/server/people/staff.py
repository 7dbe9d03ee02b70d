"""Who has which role: given and taken in the database, or named as the room is opened.

`--floor NAME` and `--admin NAME` hold for as long as the room is run with them, and no stranger
can take such a name: it is kept until its account is made at the terminal. Whoever has the terminal
has the database, so that nothing is asked of him that a secret on paper would make safer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import AccountRow, EventRow, RoleRow
from houseway.server.database.store import Store, upsert
from houseway.server.errors import BadName, NotAllowed
from houseway.server.house import House
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.people import accounts, names
from houseway.server.people.accounts import Account
from houseway.server.people.roles import Role, StaffAct, may, needed

TERMINAL = None  # who gives a role where nobody is signed in
RUN_WITH = "run_with"  # the event that says what names the room is run with


@dataclass(frozen=True, slots=True)
class Held:
    """A role that somebody has."""

    role: Role
    by: str | None = None  # an account; nobody is the terminal
    at: int | None = None  # None while the room is run with his name


def named(house: House, name: str) -> frozenset[Role]:
    """The roles of a name that the room is run with."""
    key = names.key_of(name)
    lists = {Role.FLOOR: house.staff.floor, Role.ADMIN: house.staff.admin}
    return frozenset(
        role for role, listed in lists.items() if key in {names.key_of(each) for each in listed}
    )


def keep_free(house: House, name: str | None) -> None:
    """Refuse a newcomer the name of somebody who runs the room, or one that looks like it."""
    if name is None:
        return
    names.check_not_ours(name)
    kept = {names.likeness(each) for each in (*house.staff.floor, *house.staff.admin)}
    if names.likeness(names.clean_name(name)) in kept:
        raise BadName(
            f"{names.clean_name(name)} is a name of those who run the room; choose another, "
            "or make the account at the terminal: houseway account make NAME"
        )


async def roles_of(conn: AsyncConnection, house: House, account: Account) -> frozenset[Role]:
    """Everything somebody is; a guest is a player, whatever he calls himself."""
    if account.guest:
        return frozenset({Role.PLAYER})
    rows = await conn.scalars(select(RoleRow.role).where(RoleRow.account_id == account.id))
    return frozenset({Role.PLAYER, *map(Role, rows)}) | named(house, account.name)


async def check(conn: AsyncConnection, house: House, account: Account, act: StaffAct) -> None:
    """Refuse what none of his roles may do."""
    if not may(await roles_of(conn, house, account), act):
        raise NotAllowed(needed(act))


async def anybody_may(conn: AsyncConnection, house: House, act: StaffAct) -> bool:
    """Whether somebody is there whose part it is."""
    if (house.staff.floor and Role.FLOOR in act.roles) or (
        house.staff.admin and Role.ADMIN in act.roles
    ):
        return True
    found = select(RoleRow.role).where(RoleRow.role.in_(act.roles)).limit(1)
    return await conn.scalar(found) is not None


async def find(conn: AsyncConnection, name: str) -> Account:
    """The account that has a name; a guest has none that is his."""
    key = names.key_of(name)
    rows = await conn.execute(
        select(AccountRow.id, AccountRow.name).where(AccountRow.name_key == key)
    )
    if (row := rows.first()) is None:
        raise BadName(
            f"nobody has an account {name!r}; he opens one, "
            "or make it at the terminal: houseway account make NAME"
        )
    return Account(row.id, row.name, guest=False)


async def give(conn: AsyncConnection, to: Account, role: Role, by: str | None, at: int) -> bool:
    """Give somebody a role; False if he has it already, and nothing is written."""
    row = {"account_id": to.id, "role": role.value, "given_by": by, "given_at": at}
    made = await conn.execute(upsert(conn, RoleRow).values(row).on_conflict_do_nothing())
    if made.rowcount:
        await _write(conn, "role_given", {"account": to.id, "role": role.value, "by": by}, at)
    return bool(made.rowcount)


async def take(conn: AsyncConnection, of: Account, role: Role, by: str | None, at: int) -> bool:
    """Take a role away; False if he did not have it."""
    gone = await conn.execute(
        delete(RoleRow).where(RoleRow.account_id == of.id, RoleRow.role == role.value)
    )
    if gone.rowcount:
        await _write(conn, "role_taken", {"account": of.id, "role": role.value, "by": by}, at)
    return bool(gone.rowcount)


async def everybody(conn: AsyncConnection, house: House) -> dict[Account, list[Held]]:
    """Those who have a role, by name, with who gave it."""
    held: dict[Account, list[Held]] = {}
    for name in sorted({*house.staff.floor, *house.staff.admin}, key=names.key_of):
        if await accounts.exists(conn, names.key_of(name)):
            held[await find(conn, name)] = [
                Held(role) for role in Role if role in named(house, name)
            ]
    rows = await conn.execute(
        select(AccountRow.id, AccountRow.name, RoleRow.role, RoleRow.given_by, RoleRow.given_at)
        .join(RoleRow, RoleRow.account_id == AccountRow.id)
        .order_by(RoleRow.given_at, RoleRow.role)
    )
    for id, name, role, by, at in rows:
        held.setdefault(Account(id, name, guest=False), []).append(Held(Role(role), by, at))
    return dict(sorted(held.items(), key=lambda each: each[0].name.casefold()))


async def kept_names(conn: AsyncConnection, house: House) -> list[str]:
    """Names the room is run with that have no account yet."""
    run_with = sorted({*house.staff.floor, *house.staff.admin})
    return [name for name in run_with if not await accounts.exists(conn, names.key_of(name))]


async def names_of(conn: AsyncConnection, ids: Iterable[str]) -> Mapping[str, str]:
    """What people are called, for those who read about them."""
    wanted = select(AccountRow.id, AccountRow.name).where(AccountRow.id.in_(set(ids)))
    return {row.id: row.name for row in await conn.execute(wanted)}


async def note_names(store: Store, house: House, at: int) -> None:
    """Write down what the room is run with, where that has changed since it was last opened."""
    told: dict[str, Any] = {
        "floor": sorted(house.staff.floor),
        "admin": sorted(house.staff.admin),
        "four_eyes": sorted(house.staff.four_eyes),
    }
    last = (
        select(EventRow.body)
        .where(EventRow.log_id == events.HOUSE, EventRow.kind == RUN_WITH)
        .order_by(EventRow.seq.desc())
        .limit(1)
    )
    async with store.read() as conn:
        before = await conn.scalar(last)
    if told == (before or {part: [] for part in told}):
        return
    async with store.write() as conn:
        await _write(conn, RUN_WITH, told, at)


async def _write(conn: AsyncConnection, kind: str, body: dict[str, Any], at: int) -> None:
    await events.tell_house(conn, Draft(kind, body), at)
