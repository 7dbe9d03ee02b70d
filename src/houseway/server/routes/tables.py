"""The lobby and the tables."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import case, func, select

from houseway.errors import HousewayError
from houseway.server.database.models import TableRow
from houseway.server.desk import desk_of
from houseway.server.logs.events import Draft
from houseway.server.people.callers import (
    AS_SECURED,
    SECURED,
    AtDesk,
    Caller,
    MaybeCaller,
    SignedIn,
    address_of,
    allowed,
    signed_in,
)
from houseway.server.people.roles import StaffAct
from houseway.server.shapes.commands import CommandForm, Preview, PreviewForm
from houseway.server.shapes.proofs import Proof
from houseway.server.shapes.tables import TableForm, TableLine, TableView, TalkForm
from houseway.server.tables import previews, proofs
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["tables"])

TableId = Annotated[str, Path(max_length=64)]
RoundNumber = Annotated[int, Path(ge=1, le=2**31 - 1)]
MOST_LISTED = 200
Hushes = Annotated[Caller, allowed(StaffAct.HUSH_TABLE)]


@router.get("/tables")
async def list_tables(desk: AtDesk) -> list[TableLine]:
    """The tables that are open: those with players first, the liveliest first.

    Of those nobody plays at, every host's latest comes before anybody's second.
    """
    turn = (
        func.row_number()
        .over(partition_by=TableRow.host, order_by=(TableRow.touched_at.desc(), TableRow.id))
        .label("turn")
    )
    async with desk.store.read() as conn:
        rows = await conn.execute(
            select(
                TableRow.id,
                TableRow.name,
                TableRow.game,
                TableRow.phase,
                TableRow.players,
                TableRow.people,
                TableRow.seats,
                TableRow.waiting,
                TableRow.list_id.label("board"),
                TableRow.settings,
            )
            .where(~TableRow.closed, TableRow.night_id.is_(None))
            .order_by(
                (TableRow.people > 0).desc(),
                case((TableRow.people > 0, 0), else_=turn),
                TableRow.touched_at.desc(),
                TableRow.id,
            )
            .limit(MOST_LISTED)
        )
        return [TableLine.model_validate(dict(row._mapping)) for row in rows]


@router.post(
    "/tables", responses=documented(400, 401, 404, 409, 413, 422, 429), dependencies=SECURED
)
async def open_table(
    request: Request, desk: AtDesk, caller: SignedIn, form: TableForm
) -> TableView:
    """Open a table, with house bots if the game is played for a pot."""
    desk.buckets.openings.take(caller.account.id)
    desk.buckets.openings_from.take(address_of(request))
    return await desk.room.open_table(caller.account, form)


@router.get("/tables/{table_id}", responses=documented(404, 422), dependencies=SECURED)
async def show_table(desk: AtDesk, caller: MaybeCaller, table_id: TableId) -> TableView:
    """The table as the caller sees it."""
    return await desk.room.view(table_id, caller.account if caller else None)


@router.post(
    "/tables/{table_id}/commands",
    response_model=TableView,
    responses=documented(400, 401, 404, 409, 413, 422, 429),
    openapi_extra=AS_SECURED,
)
async def give_command(request: Request, table_id: TableId, form: CommandForm) -> Response:
    """Do something at the table, once for each key, in the state the caller has seen."""
    # Asked for more often than anything else: what others have handed to them it looks up itself.
    desk, caller = desk_of(request), await signed_in(request)
    counted = desk.metrics.commands
    try:
        desk.buckets.commands.take(caller.account.id)
        if form.command.do == "say":
            desk.buckets.talk.take(caller.account.id)
        view = await desk.room.command(caller.account, table_id, form)
    except HousewayError:
        counted.labels(form.command.do, "refused").inc()
        raise
    counted.labels(form.command.do, "done").inc()
    return Response(view.model_dump_json(), media_type="application/json")  # checked as it was made


@router.post(
    "/tables/{table_id}/talk",
    responses=documented(401, 403, 404, 413, 422),
    dependencies=SECURED,
)
async def hush_table(desk: AtDesk, caller: Hushes, table_id: TableId, form: TalkForm) -> TableView:
    """Hush a table, or let it talk again; what was said is gone from sight."""
    told = Draft("hushed", {"on": form.hushed, "by": caller.account.id})
    await desk.room.house_acts(table_id, lambda live: [told])
    return await desk.room.view(table_id, caller.account)


@router.post(
    "/tables/{table_id}/preview",
    responses=documented(400, 401, 404, 409, 413, 422, 429),
    dependencies=SECURED,
)
async def preview_hands(
    desk: AtDesk, caller: SignedIn, table_id: TableId, form: PreviewForm
) -> Preview:
    """What the caller's cards would make, set like this; nothing happens at the table."""
    desk.buckets.previews.take(caller.account.id)
    return previews.preview(await desk.room.look(table_id), caller.account, form)


@router.get(
    "/tables/{table_id}/rounds/{number}/proof",
    responses=documented(401, 404, 422),
    dependencies=SECURED,
)
async def prove_round(
    desk: AtDesk, caller: SignedIn, table_id: TableId, number: RoundNumber
) -> Proof:
    """Proof that the cards the caller saw lay in the shuffle before the round began."""
    async with desk.store.read() as conn:
        return await proofs.prove(conn, table_id, number, caller.account)
