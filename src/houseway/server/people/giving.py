"""An admin gives and takes roles, and sees who has what."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import AccountRow, EventRow
from houseway.server.desk import Desk
from houseway.server.logs import events, keys
from houseway.server.logs.events import Event
from houseway.server.logs.transaction import Transaction
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.four_eyes import ASKED, CONFIRMED, KINDS, Deed
from houseway.server.people.names import key_of
from houseway.server.people.roles import GIVEN, Role, StaffAct, read_role
from houseway.server.people.staff import RUN_WITH, Held
from houseway.server.shapes.roles import (
    ActFacts,
    HeldRole,
    Note,
    PersonRoles,
    RoleFacts,
    RoleForm,
    RolesPage,
)

MOST_NOTES = 50
MOST_FOUND = 20
THE_TERMINAL = "the terminal"


async def change(desk: Desk, account: Account, _place: str, form: RoleForm) -> PersonRoles:
    """Give or take a role, once for each key; what is so already is left as it is."""
    command = form.command
    key = keys.key_of(account.id, form.key, "role", command.model_dump(mode="json"))
    role = read_role(command.role)
    changes = staff.give if command.do == "give" else staff.take

    async def does(txn: Transaction) -> PersonRoles:
        person = await staff.find(txn.conn, command.name)
        await changes(txn.conn, person, role, account.id, txn.at)
        held = (await staff.everybody(txn.conn, desk.house)).get(person, [])
        names = await staff.names_of(txn.conn, [each.by for each in held if each.by])
        return PersonRoles(name=person.name, roles=_held(held, names))

    return await desk.room.logs.once(key, PersonRoles, does)


CHANGE = Deed("role", RoleForm, lambda form: StaffAct.GIVE_ROLE, change)


async def page(desk: Desk) -> RolesPage:
    """Roles, acts, people, and what was written down about them."""
    house = desk.house
    async with desk.store.read() as conn:
        people = await staff.everybody(conn, house)
        givers = {held.by for each in people.values() for held in each if held.by}
        names = await staff.names_of(conn, givers)
        kept, notes = await staff.kept_names(conn, house), await _notes(conn)
    return RolesPage(
        roles=[RoleFacts(role=role, words=role.words, given=role in GIVEN) for role in Role],
        acts=[
            ActFacts(
                act=act,
                words=act.words,
                roles=[role for role in Role if role in act.roles],
                money=act.money,
                four_eyes=act in house.staff.four_eyes,
            )
            for act in StaffAct
        ],
        people=[
            PersonRoles(name=who.name, roles=_held(held, names)) for who, held in people.items()
        ],
        kept=kept,
        notes=notes,
    )


async def search(desk: Desk, words: str) -> list[str]:
    """Accounts whose name has these letters in it."""
    key = key_of(words)
    async with desk.store.read() as conn:
        found = await conn.scalars(
            select(AccountRow.name)
            .where(AccountRow.name_key.contains(key, autoescape=True))
            .order_by(AccountRow.name_key)
            .limit(MOST_FOUND)
        )
        return list(found)


def _held(held: list[Held], names: Mapping[str, str]) -> list[HeldRole]:
    return [
        HeldRole(role=each.role, by=_giver(each, names), at=each.at)
        for each in sorted(held, key=lambda each: list(Role).index(each.role))
    ]


def _giver(held: Held, names: Mapping[str, str]) -> str:
    if held.at is None:
        return "the command that the room is run with"
    return names[held.by] if held.by else THE_TERMINAL


async def _notes(conn: AsyncConnection) -> list[Note]:
    """The last of what the log says about roles and acts."""
    kinds = ("role_given", "role_taken", RUN_WITH, ASKED, *KINDS.values())
    rows = await conn.execute(
        select(EventRow.log_id, EventRow.seq, EventRow.kind, EventRow.body, EventRow.at)
        .where(EventRow.log_id == events.HOUSE, EventRow.kind.in_(kinds))
        .order_by(EventRow.seq.desc())
        .limit(MOST_NOTES)
    )
    found = [Event(*row) for row in rows]
    people = [event.body.get(part) for event in found for part in ("account", "by", "second")]
    names = await staff.names_of(conn, filter(None, people))
    return [Note(at=event.at, words=_words(event, names)) for event in found]


def _words(event: Event, names: Mapping[str, str]) -> str:
    body = event.body
    if event.kind == RUN_WITH:
        said = [f"{part.replace('_', ' ')}: {', '.join(body[part]) or 'nobody'}" for part in body]
        return f"The room is run with {'; '.join(said)}".replace("eyes: nobody", "eyes: nothing")
    by = names.get(body["by"] or "", THE_TERMINAL)
    if event.kind in ("role_given", "role_taken"):
        person, gave = names[body["account"]], event.kind == "role_given"
        done = f"made {person} {body['role']}" if gave else f"took {body['role']} from {person}"
        return f"{by[0].upper()}{by[1:]} {done}"
    act = StaffAct(body["act"]).words
    if event.kind == ASKED:
        return f"{by} asked to {': '.join(filter(None, [act, body['place']]))}"
    what = event.kind.removeprefix("act_")
    second = f" by {names[body['second']]}" if body["second"] and what == CONFIRMED else ""
    return f"{by}'s request to {act}: {what}{second}"
