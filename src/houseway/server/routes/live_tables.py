"""Live tables: real cards and chips, and a tablet that keeps the count or follows the rulebook.

Those for a pot are at `/live-tables`, those against a bank, dealer mode, at `/dealer-tables`.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from houseway.errors import HousewayError
from houseway.server.desk import Desk
from houseway.server.people.accounts import Account
from houseway.server.people.callers import SECURED, AtDesk, Caller, MaybeCaller, SignedIn, allowed
from houseway.server.people.four_eyes import NEEDS_TWO, Deed
from houseway.server.people.roles import StaffAct
from houseway.server.shapes.dealer_commands import DealerCommandForm
from houseway.server.shapes.dealer_tables import DealerTableView
from houseway.server.shapes.live_commands import LiveCommandForm
from houseway.server.shapes.live_tables import LiveTableForm, LiveTableLine, LiveTableView
from houseway.server.tablet.tablet_floor import CommandForm, TabletFloor, V
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["live tables"])

OPEN = Deed(
    "live-table",
    LiveTableForm,
    lambda form: StaffAct.OPEN_LIVE,
    lambda desk, account, _place, form: desk.tablets.open(account, form),
)
OPEN_BANKED = Deed(
    "dealer-table",
    LiveTableForm,
    lambda form: StaffAct.OPEN_LIVE,
    lambda desk, account, _place, form: desk.dealers.open(account, form),
)
TableId = Annotated[str, Path(max_length=64)]
Keeper = Annotated[Caller, allowed(StaffAct.DEAL_LIVE)]
OPENING = {**documented(400, 401, 403, 404, 409, 413, 422, 429), **NEEDS_TWO}
KEYING = documented(400, 401, 403, 404, 409, 413, 422, 429)


@router.get("/live-tables")
async def list_live_tables(desk: AtDesk) -> list[LiveTableLine]:
    """The live tables that are open, the liveliest first."""
    return await desk.tablets.list()


@router.post("/live-tables", responses=OPENING, dependencies=SECURED)
async def open_live_table(desk: AtDesk, caller: SignedIn, form: LiveTableForm) -> LiveTableView:
    """Open a live table of a pot game; for the floor."""
    desk.buckets.openings.take(caller.account.id)
    return await OPEN.perform(desk, caller.account, "", form)


@router.post("/dealer-tables", responses=OPENING, dependencies=SECURED)
async def open_dealer_table(desk: AtDesk, caller: SignedIn, form: LiveTableForm) -> DealerTableView:
    """Open a live table of a banked game; for the floor."""
    desk.buckets.openings.take(caller.account.id)
    return await OPEN_BANKED.perform(desk, caller.account, "", form)


@router.get("/live-tables/{table_id}", responses=documented(404, 422), dependencies=SECURED)
async def show_live_table(desk: AtDesk, caller: MaybeCaller, table_id: TableId) -> LiveTableView:
    """The table as anybody in the room sees it, and for those who keep its count, theirs."""
    return await desk.tablets.view(table_id, caller.account if caller else None)


@router.get("/dealer-tables/{table_id}", responses=documented(404, 422), dependencies=SECURED)
async def show_dealer_table(
    desk: AtDesk, caller: MaybeCaller, table_id: TableId
) -> DealerTableView:
    """The table as anybody in the room sees it, and for those who deal there, theirs."""
    return await desk.dealers.view(table_id, caller.account if caller else None)


@router.post("/live-tables/{table_id}/commands", responses=KEYING, dependencies=SECURED)
async def command_live_table(
    desk: AtDesk, caller: Keeper, table_id: TableId, form: LiveCommandForm
) -> LiveTableView:
    """Key what happens at the table, once for each key, in the state that was seen."""
    return await _keyed(desk, desk.tablets, caller.account, table_id, form)


@router.post("/dealer-tables/{table_id}/commands", responses=KEYING, dependencies=SECURED)
async def command_dealer_table(
    desk: AtDesk, caller: Keeper, table_id: TableId, form: DealerCommandForm
) -> DealerTableView:
    """Key what happens at the table, once for each key, in the state that was seen."""
    return await _keyed(desk, desk.dealers, caller.account, table_id, form)


async def _keyed(
    desk: Desk, floor: TabletFloor[Any, V], account: Account, id: str, form: CommandForm
) -> V:
    """Do it, and count whether it was done or refused."""
    kind = "dealer" if isinstance(form, DealerCommandForm) else "live"
    counted, name = desk.metrics.commands, f"{kind}_{form.command.do}"
    try:
        desk.buckets.commands.take(account.id)
        view = await floor.command(account, id, form)
    except HousewayError:
        counted.labels(name, "refused").inc()
        raise
    counted.labels(name, "done").inc()
    return view
