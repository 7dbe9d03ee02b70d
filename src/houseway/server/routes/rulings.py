"""The rulings desk: what an act at the table counts as."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from houseway.server.errors import SignedOut
from houseway.server.people.callers import SECURED, AtDesk, MaybeCaller, SignedIn, address_of
from houseway.server.people.four_eyes import NEEDS_TWO, Deed
from houseway.server.people.roles import StaffAct
from houseway.server.routes.tables import TableId
from houseway.server.rulings.ruling_views import desk_page
from houseway.server.rulings.table_situation import table_situation
from houseway.server.shapes.rulings import (
    DecisionForm,
    DeskPage,
    RulingForm,
    RulingPage,
    TableSituation,
)
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["rulings"])

DECIDE = Deed(
    "decision",
    DecisionForm,
    lambda form: StaffAct.DECIDE_RULING,
    lambda desk, account, id, form: desk.rulings.decide(account, id, form),
)
HouseId = Annotated[str, Query(max_length=40, description="The first that rules, if none is named")]
Words = Annotated[str, Query(max_length=200, description="Words that must all be there")]
RulingId = Annotated[str, Path(max_length=64)]
OfRound = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.get("/rulings/kinds", responses=documented(400, 422))
async def list_questions(house: HouseId = "", q: Words = "") -> DeskPage:
    """What a house can be asked, or what of it holds all of the words."""
    return desk_page(house, q)


@router.post(
    "/rulings",
    responses=documented(400, 401, 403, 404, 409, 413, 422, 429),
    dependencies=SECURED,
)
async def ask_ruling(
    request: Request, desk: AtDesk, caller: MaybeCaller, form: RulingForm
) -> RulingPage:
    """What the house rules; kept, and with a hand, where the form says so.

    Anybody may ask. Who keeps a ruling is signed in, as a guest or otherwise.
    """
    desk.buckets.commands.take(caller.account.id if caller else address_of(request))
    if form.keep is None:
        return desk.rulings.ask(form)
    if caller is None:
        raise SignedOut("nobody is signed in; start as a guest or sign in to keep a ruling")
    desk.buckets.openings.take(caller.account.id)
    return await desk.rulings.keep(caller.account, form, form.keep)


@router.get("/rulings/{ruling_id}", responses=documented(404, 422))
async def show_ruling(desk: AtDesk, ruling_id: RulingId) -> RulingPage:
    """A kept ruling, for whoever has its id."""
    return await desk.rulings.find(ruling_id)


@router.post(
    "/rulings/{ruling_id}/decisions",
    responses={**documented(400, 401, 403, 404, 409, 413, 422, 429), **NEEDS_TWO},
    dependencies=SECURED,
)
async def decide_ruling(
    desk: AtDesk, caller: SignedIn, ruling_id: RulingId, form: DecisionForm
) -> RulingPage:
    """What the director chose and why, once for each key; the last decision stands."""
    desk.buckets.commands.take(caller.account.id)
    return await DECIDE.perform(desk, caller.account, ruling_id, form)


@router.get("/tables/{table_id}/situation", responses=documented(400, 404, 422))
async def show_situation(desk: AtDesk, table_id: TableId) -> TableSituation:
    """How a pot table stands for whoever is to act, as `given` of a question to the desk."""
    return table_situation(await desk.room.look(table_id))


@router.get("/tables/{table_id}/rulings", responses=documented(404, 422))
async def list_rulings(desk: AtDesk, table_id: TableId, round: OfRound = None) -> list[RulingPage]:
    """The rulings kept with a table's hands, or with one of them, the last first."""
    return await desk.rulings.of_table(table_id, round)
