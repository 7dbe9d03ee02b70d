"""Who is what in one club: its committee, its directors, its auditors, and nobody in another's.

Whoever founds a club is its committee, and its committee appoints others; an admin of the card room
may too, so that no club is ever without one. The card room's auditors read every club's books.
"""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import Illegal
from houseway.server.clubs.clubs import ClubsDesk
from houseway.server.clubs.live_club import LiveClub
from houseway.server.database.models import AccountRow
from houseway.server.errors import NotAllowed, UnknownClub
from houseway.server.logs import keys
from houseway.server.logs.events import Draft
from houseway.server.logs.transaction import Transaction
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.roles import Role, StaffAct, may, needed
from houseway.server.shapes.clubs import ClubStaffForm, ClubStaffLine, ClubStaffPage

EVERYWHERE = frozenset({Role.AUDITOR})  # roles of the card room that hold in every club


async def may_in(clubs: ClubsDesk, live: LiveClub, account: Account, act: StaffAct) -> bool:
    """Whether somebody may do something in a club."""
    async with clubs.room.store.read() as conn:
        held = await staff.roles_of(conn, clubs.room.house, account)
    return may(live.roles_of(account.id) | (held & EVERYWHERE), act)


async def check_in(clubs: ClubsDesk, id: str, account: Account, act: StaffAct) -> None:
    """Refuse what somebody may not do in a club.

    Whether there is such a club is told to those alone whose part it could be.
    """
    try:
        live = await clubs.seen(id)
    except UnknownClub:
        async with clubs.room.store.read() as conn:
            await staff.check(conn, clubs.room.house, account, act)
        raise
    if not await may_in(clubs, live, account, act):
        raise NotAllowed(_needed(live, act))


def _needed(live: LiveClub, act: StaffAct) -> str:
    who = needed(act).partition("; ")[0]
    return f"{who}, and of {live.name}; its committee appoints"


async def appoint(
    clubs: ClubsDesk, account: Account, id: str, form: ClubStaffForm
) -> ClubStaffPage:
    """Give or take a role in a club; a committee always has somebody."""

    async def appoints(txn: Transaction) -> ClubStaffPage:
        live = await clubs.hold(txn, id, None)
        held = await staff.roles_of(txn.conn, clubs.room.house, account)
        admin = may(held, StaffAct.GIVE_ROLE)
        if not admin and not may(live.roles_of(account.id), StaffAct.KEEP_CLUB):
            raise NotAllowed(_needed(live, StaffAct.KEEP_CLUB))
        whose, role = await staff.find(txn.conn, form.account), Role(form.role)
        if not form.given and role not in live.roles_of(whose.id):
            raise Illegal(f"{whose.name} is no {role} of {live.name}")
        if not form.given and live.holders(role) == [whose.id] and role is Role.COMMITTEE:
            raise Illegal(
                f"{whose.name} is all the committee of {live.name}; appoint another first"
            )
        kind = "appointed" if form.given else "dismissed"
        body = {"account": whose.id, "role": str(role), "by": account.id}
        clubs.happen(txn, live, Draft(kind, body))
        clubs.answer(txn, live)
        return await page(txn.conn, live)

    key = keys.of_form(account.id, form, "staff", id)
    return await clubs.room.logs.once(key, ClubStaffPage, appoints)


async def page(conn: AsyncConnection, live: LiveClub) -> ClubStaffPage:
    """Everybody who is something in a club."""
    named = select(AccountRow.id, AccountRow.name).where(AccountRow.id.in_(live.staff))
    names = {row.id: row.name for row in await conn.execute(named)}
    lines = [
        ClubStaffLine.model_validate({"account": names[id], "role": str(role)})
        for id, roles in live.staff.items()
        for role in sorted(roles)
        if id in names
    ]
    lines.sort(key=lambda each: (each.role, each.account))
    return ClubStaffPage(staff=lines)
