"""The floor: the room as whoever runs it sees it, what he does there, and his reports."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

from houseway.server.desk import Desk
from houseway.server.people.callers import SECURED, AtDesk, Caller, SignedIn, allowed
from houseway.server.people.four_eyes import NEEDS_TWO, Deed
from houseway.server.people.roles import StaffAct
from houseway.server.pit import entries, floor_desk, people_desk, reports, review
from houseway.server.pit.floor_view import floor_view
from houseway.server.pit.periods import Period, period
from houseway.server.pit.report_files import as_csv
from houseway.server.routes.tables import RoundNumber, TableId
from houseway.server.shapes.floor import FloorActView, FloorPerson, FloorView
from houseway.server.shapes.floor_forms import (
    FloorOpenForm,
    OrderForm,
    OwnExclusionForm,
    OwnLimitForm,
    OwnLimits,
    PersonForm,
)
from houseway.server.shapes.proofs import Proof
from houseway.server.shapes.recall import RecallView
from houseway.server.shapes.reports import Report, ReportEntries
from houseway.server.web.answers import documented, documented_beside

router = APIRouter(prefix="/api", tags=["floor"])

OPEN = Deed(
    "floor-open",
    FloorOpenForm,
    lambda form: StaffAct.OPEN_TABLE,
    lambda desk, account, _place, form: desk.floor.open(account, form),
)
COMMAND = Deed(
    "floor-command",
    OrderForm,
    lambda form: floor_desk.ACTS[form.command.do],
    lambda desk, account, table, form: desk.floor.command(account, table, form),
)
PERSON = Deed(
    "person-command",
    PersonForm,
    lambda form: people_desk.ACTS[form.command.do],
    lambda desk, account, person, form: desk.guests.command(account, person, form),
)
CHANGES = {**documented(400, 401, 403, 404, 409, 413, 422, 429), **NEEDS_TWO}
Sees = Annotated[Caller, allowed(StaffAct.READ_FLOOR)]
Reads = Annotated[Caller, allowed(StaffAct.READ_REPORT)]
Reviews = Annotated[Caller, allowed(StaffAct.REVIEW_ROUND)]
Day = Annotated[date | None, Query(ge=date(1970, 1, 2), le=date(9000, 1, 1))]
Shift = Annotated[int | None, Query(ge=1, le=24)]
PersonId = Annotated[str, Path(max_length=64)]
Seat = Annotated[int, Query(ge=0, le=100, description="0 is what everybody saw")]


@router.get("/floor", responses=documented(401, 403), dependencies=SECURED)
async def show_floor(desk: AtDesk, caller: Sees) -> FloorView:
    """Every table, what stands beside them, and what is to be done; no card is in it."""
    return await floor_view(desk)


@router.post("/floor/tables", responses=CHANGES, dependencies=SECURED)
async def open_for_house(desk: AtDesk, caller: SignedIn, form: FloorOpenForm) -> FloorActView:
    """Open a table for the house, once for each key."""
    desk.buckets.openings.take(caller.account.id)
    return await OPEN.perform(desk, caller.account, "", form)


@router.post("/floor/tables/{table_id}/commands", responses=CHANGES, dependencies=SECURED)
async def order_at_table(
    desk: AtDesk, caller: SignedIn, table_id: TableId, form: OrderForm
) -> FloorActView:
    """Pause, close, move, seat, put out, change stakes, fill or credit, once for each key."""
    desk.buckets.commands.take(caller.account.id)
    return await COMMAND.perform(desk, caller.account, table_id, form)


@router.get("/floor/people", responses=documented(401, 403, 422), dependencies=SECURED)
async def find_people(
    desk: AtDesk, caller: Sees, name: Annotated[str, Query(min_length=1, max_length=24)]
) -> list[FloorPerson]:
    """People by a part of their name, with their seats, limits and exclusions."""
    return await desk.guests.search(name)


@router.post("/floor/people/{person}/commands", responses=CHANGES, dependencies=SECURED)
async def order_for_person(
    desk: AtDesk, caller: SignedIn, person: PersonId, form: PersonForm
) -> FloorActView:
    """Comp somebody, exclude him, or let him in again, once for each key."""
    desk.buckets.commands.take(caller.account.id)
    return await PERSON.perform(desk, caller.account, person, form)


@router.get(
    "/floor/rounds/{table_id}/{number}",
    responses=documented(401, 403, 404, 422),
    dependencies=SECURED,
)
async def review_round(
    desk: AtDesk, caller: Reviews, table_id: TableId, number: RoundNumber, seat: Seat = 0
) -> RecallView:
    """A finished round step by step from a seat; that it was looked at is written down."""
    return await review.look(desk, caller.account, table_id, number, seat)


@router.get(
    "/floor/rounds/{table_id}/{number}/proof",
    responses=documented(401, 403, 404, 422),
    dependencies=SECURED,
)
async def review_proof(
    desk: AtDesk, caller: Reviews, table_id: TableId, number: RoundNumber, seat: Seat = 0
) -> Proof:
    """Proof of the cards that were seen from a seat of a finished round."""
    return await review.proof(desk, table_id, number, seat)


@router.get("/floor/report", responses=documented(400, 401, 403, 422), dependencies=SECURED)
async def show_report(desk: AtDesk, caller: Reads, day: Day = None, shift: Shift = None) -> Report:
    """What came together on a gaming day or in one of its shifts; today, if none is named."""
    return await _report(desk, day, shift)


@router.get(
    "/floor/report.csv",
    responses=documented_beside("text/csv", 400, 401, 403, 422),
    dependencies=SECURED,
    response_class=PlainTextResponse,
)
async def take_report(
    desk: AtDesk, caller: Reads, day: Day = None, shift: Shift = None
) -> PlainTextResponse:
    """The same as a sheet."""
    told = await _report(desk, day, shift)
    part = f"-shift-{told.shift}" if told.shift else ""
    named = f'attachment; filename="houseway-{told.day}{part}.csv"'
    return PlainTextResponse(
        as_csv(told), media_type="text/csv", headers={"Content-Disposition": named}
    )


@router.get("/floor/entries", responses=documented(400, 401, 403, 422), dependencies=SECURED)
async def open_figure(
    desk: AtDesk,
    caller: Reads,
    figure: Annotated[str, Query(min_length=1, max_length=80)],
    day: Day = None,
    shift: Shift = None,
    table: Annotated[str | None, Query(max_length=64)] = None,
) -> ReportEntries:
    """The entries that a figure of a report is made of."""
    async with desk.store.read() as conn:
        return await entries.entries(conn, _period(desk, day, shift), figure, table)


@router.get("/me/limits", responses=documented(401), dependencies=SECURED)
async def my_limits(desk: AtDesk, caller: SignedIn) -> OwnLimits:
    """The limits that the caller has set himself, and what he has used of them today."""
    return await desk.guests.own(caller.account)


@router.post("/me/limits", responses=documented(401, 413, 422, 429), dependencies=SECURED)
async def set_limit(desk: AtDesk, caller: SignedIn, form: OwnLimitForm) -> OwnLimits:
    """Set a limit: a tighter one holds at once, a softer one a day later."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.guests.set_own(caller.account, form)


@router.post("/me/exclusion", responses=documented(400, 401, 413, 422, 429), dependencies=SECURED)
async def exclude_myself(desk: AtDesk, caller: SignedIn, form: OwnExclusionForm) -> OwnLimits:
    """Exclude oneself, for days or for good; nobody lifts it before its time."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.guests.exclude_own(caller.account, form)


async def _report(desk: Desk, day: date | None, shift: int | None) -> Report:
    async with desk.store.read() as conn:
        return await reports.report(conn, _period(desk, day, shift), desk.room.at())


def _period(desk: Desk, day: date | None, shift: int | None) -> Period:
    house = desk.house
    return period(day or house.calendar.day(house.now()), shift, house.calendar, house.shifts)
