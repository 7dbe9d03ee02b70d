"""The board, and the lists somebody is on."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from houseway.errors import HousewayError
from houseway.server.people.callers import SECURED, AtDesk, MaybeCaller, SignedIn
from houseway.server.people.four_eyes import NEEDS_TWO, Deed
from houseway.server.people.roles import StaffAct
from houseway.server.shapes.board import BoardForm, BoardView, OpenForm, Places
from houseway.server.shapes.tables import TableView
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["board"])

OPEN = Deed(
    "listed-table",
    OpenForm,
    lambda form: StaffAct.OPEN_LISTED,
    lambda desk, account, list_id, form: desk.board.open_table(account, list_id, form),
)
ListId = Annotated[str, Path(max_length=32)]


@router.get("/board", dependencies=SECURED)
async def show_board(desk: AtDesk, caller: MaybeCaller) -> BoardView:
    """Each game and its stakes: the tables that spread it, and who waits."""
    return await desk.board.look(caller.account if caller else None)


@router.post(
    "/board/commands",
    responses=documented(400, 401, 404, 409, 413, 422, 429),
    dependencies=SECURED,
)
async def command_board(desk: AtDesk, caller: SignedIn, form: BoardForm) -> BoardView:
    """Wait for a game, or wait no longer, once for each key; the answer is its line."""
    counted = desk.metrics.commands
    try:
        desk.buckets.commands.take(caller.account.id)
        view = await desk.board.command(caller.account, form)
    except HousewayError:
        counted.labels(f"board_{form.command.do}", "refused").inc()
        raise
    counted.labels(f"board_{form.command.do}", "done").inc()
    return view


@router.post(
    "/board/{list_id}/tables",
    responses={**documented(400, 401, 403, 404, 409, 413, 422, 429), **NEEDS_TWO},
    dependencies=SECURED,
)
async def open_listed(desk: AtDesk, caller: SignedIn, list_id: ListId, form: OpenForm) -> TableView:
    """Open a table for those who wait, once for each key; for the floor and directors."""
    desk.buckets.openings.take(caller.account.id)
    return await OPEN.perform(desk, caller.account, list_id, form)


@router.get("/me/places", responses=documented(401), dependencies=SECURED)
async def my_places(desk: AtDesk, caller: SignedIn) -> Places:
    """Every list the caller is on, and the seats that are held for him."""
    return await desk.board.places(caller.account)
