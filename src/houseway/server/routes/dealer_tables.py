"""Dealer mode: banked games at a real table, and a tablet that follows the rulebook."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter

from houseway.errors import HousewayError
from houseway.server.people.callers import SECURED, AtDesk, Caller, MaybeCaller, SignedIn, allowed
from houseway.server.people.four_eyes import NEEDS_TWO, Deed
from houseway.server.people.roles import StaffAct
from houseway.server.routes.live_tables import TableId
from houseway.server.shapes.dealer_commands import DealerCommandForm
from houseway.server.shapes.dealer_tables import DealerTableView
from houseway.server.shapes.live_tables import LiveTableForm
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["dealer mode"])

OPEN = Deed(
    "dealer-table",
    LiveTableForm,
    lambda form: StaffAct.OPEN_LIVE,
    lambda desk, account, _place, form: desk.dealers.open(account, form),
)


@router.post(
    "/dealer-tables",
    responses={**documented(400, 401, 403, 404, 409, 413, 422, 429), **NEEDS_TWO},
    dependencies=SECURED,
)
async def open_dealer_table(desk: AtDesk, caller: SignedIn, form: LiveTableForm) -> DealerTableView:
    """Open a live table of a banked game; for the floor."""
    desk.buckets.openings.take(caller.account.id)
    return await OPEN.perform(desk, caller.account, "", form)


@router.get("/dealer-tables/{table_id}", responses=documented(404, 422), dependencies=SECURED)
async def show_dealer_table(
    desk: AtDesk, caller: MaybeCaller, table_id: TableId
) -> DealerTableView:
    """The table as anybody in the room sees it, and for those who deal there, theirs."""
    return await desk.dealers.view(table_id, caller.account if caller else None)


@router.post(
    "/dealer-tables/{table_id}/commands",
    responses=documented(400, 401, 403, 404, 409, 413, 422, 429),
    dependencies=SECURED,
)
async def command_dealer_table(
    desk: AtDesk,
    caller: Annotated[Caller, allowed(StaffAct.DEAL_LIVE)],
    table_id: TableId,
    form: DealerCommandForm,
) -> DealerTableView:
    """Key what happens at the table, once for each key, in the state that was seen."""
    counted = desk.metrics.commands
    try:
        desk.buckets.commands.take(caller.account.id)
        view = await desk.dealers.command(caller.account, table_id, form)
    except HousewayError:
        counted.labels(f"dealer_{form.command.do}", "refused").inc()
        raise
    counted.labels(f"dealer_{form.command.do}", "done").inc()
    return view
