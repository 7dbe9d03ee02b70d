"""Live tables: real cards and chips, and a tablet that keeps the count."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from houseway.errors import HousewayError
from houseway.server.people.callers import SECURED, AtDesk, Caller, MaybeCaller, SignedIn, allowed
from houseway.server.people.four_eyes import NEEDS_TWO, Deed
from houseway.server.people.roles import StaffAct
from houseway.server.shapes.live_commands import LiveCommandForm
from houseway.server.shapes.live_tables import (
    LiveTableForm,
    LiveTableLine,
    LiveTableView,
)
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["live tables"])

OPEN = Deed(
    "live-table",
    LiveTableForm,
    lambda form: StaffAct.OPEN_LIVE,
    lambda desk, account, _place, form: desk.tablets.open(account, form),
)
TableId = Annotated[str, Path(max_length=64)]


@router.get("/live-tables")
async def list_live_tables(desk: AtDesk) -> list[LiveTableLine]:
    """The live tables that are open, the liveliest first."""
    return await desk.tablets.list()


@router.post(
    "/live-tables",
    responses={**documented(400, 401, 403, 404, 409, 413, 422, 429), **NEEDS_TWO},
    dependencies=SECURED,
)
async def open_live_table(desk: AtDesk, caller: SignedIn, form: LiveTableForm) -> LiveTableView:
    """Open a live table of a pot game; for the floor."""
    desk.buckets.openings.take(caller.account.id)
    return await OPEN.perform(desk, caller.account, "", form)


@router.get("/live-tables/{table_id}", responses=documented(404, 422), dependencies=SECURED)
async def show_live_table(desk: AtDesk, caller: MaybeCaller, table_id: TableId) -> LiveTableView:
    """The table as anybody in the room sees it, and for those who keep its count, theirs."""
    return await desk.tablets.view(table_id, caller.account if caller else None)


@router.post(
    "/live-tables/{table_id}/commands",
    responses=documented(400, 401, 403, 404, 409, 413, 422, 429),
    dependencies=SECURED,
)
async def command_live_table(
    desk: AtDesk,
    caller: Annotated[Caller, allowed(StaffAct.DEAL_LIVE)],
    table_id: TableId,
    form: LiveCommandForm,
) -> LiveTableView:
    """Key what happens at the table, once for each key, in the state that was seen."""
    counted = desk.metrics.commands
    try:
        desk.buckets.commands.take(caller.account.id)
        view = await desk.tablets.command(caller.account, table_id, form)
    except HousewayError:
        counted.labels(f"live_{form.command.do}", "refused").inc()
        raise
    counted.labels(f"live_{form.command.do}", "done").inc()
    return view
