"""Who is what in the house, and what waits for a second person."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query

from houseway.server.money import takings
from houseway.server.people import four_eyes, giving
from houseway.server.people.callers import SECURED, AtDesk, Caller, SignedIn, allowed
from houseway.server.people.four_eyes import NEEDS_TWO
from houseway.server.people.roles import StaffAct
from houseway.server.shapes.roles import AskedView, DayTakings, PersonRoles, RoleForm, RolesPage
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["roles"])

AskedId = Annotated[str, Path(max_length=16)]


@router.get("/roles", responses=documented(401, 403), dependencies=SECURED)
async def show_roles(
    desk: AtDesk, caller: Annotated[Caller, allowed(StaffAct.READ_ROLES)]
) -> RolesPage:
    """Roles and acts, who has what, and who gave it; for admins and auditors."""
    return await giving.page(desk)


@router.get("/roles/accounts", responses=documented(400, 401, 403, 422), dependencies=SECURED)
async def find_accounts(
    desk: AtDesk,
    caller: Annotated[Caller, allowed(StaffAct.GIVE_ROLE)],
    name: Annotated[str, Query(min_length=1, max_length=24)],
) -> list[str]:
    """Accounts by part of their name; for admins."""
    return await giving.search(desk, name)


@router.post(
    "/roles/commands",
    responses={**documented(400, 401, 403, 409, 413, 422, 429), **NEEDS_TWO},
    dependencies=SECURED,
)
async def change_role(desk: AtDesk, caller: SignedIn, form: RoleForm) -> PersonRoles:
    """Give or take a role, once for each key; for admins."""
    desk.buckets.commands.take(caller.account.id)
    return await giving.CHANGE.perform(desk, caller.account, form.command.name, form)


@router.get("/four-eyes", responses=documented(401), dependencies=SECURED)
async def show_asked(desk: AtDesk, caller: SignedIn) -> list[AskedView]:
    """What waits for a second person, as far as it is the caller's to confirm or withdraw."""
    return await four_eyes.open_to(desk, caller.account)


@router.post(
    "/four-eyes/{id}/confirm",
    responses=documented(400, 401, 403, 404, 409, 422, 429),
    dependencies=SECURED,
)
async def confirm(desk: AtDesk, caller: SignedIn, id: AskedId) -> AskedView:
    """Be the second person: what was asked for happens now, once."""
    desk.buckets.commands.take(caller.account.id)
    return await four_eyes.confirm(desk, caller.account, id)


@router.post(
    "/four-eyes/{id}/withdraw",
    responses=documented(401, 403, 404, 409, 422, 429),
    dependencies=SECURED,
)
async def withdraw(desk: AtDesk, caller: SignedIn, id: AskedId) -> AskedView:
    """Ask for it no longer."""
    desk.buckets.commands.take(caller.account.id)
    return await four_eyes.withdraw(desk, caller.account, id)


@router.get("/takings", responses=documented(401, 403, 422), dependencies=SECURED)
async def show_takings(
    desk: AtDesk,
    caller: Annotated[Caller, allowed(StaffAct.READ_TAKINGS)],
    day: Annotated[date | None, Query(ge=date(1970, 1, 2), le=date(9000, 1, 1))] = None,
) -> DayTakings:
    """What each table took on a gaming day, today's if none is named; for those who count."""
    calendar = desk.house.calendar
    async with desk.store.read() as conn:
        found = await takings.read_day(conn, day or calendar.day(desk.house.now()), calendar)
    return DayTakings.model_validate(found.to_json())
