"""The poker room's jackpots."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from houseway.server.jackpots import jackpots
from houseway.server.people.callers import SECURED, AtDesk, Caller, SignedIn, allowed
from houseway.server.people.four_eyes import NEEDS_TWO, Deed
from houseway.server.people.roles import StaffAct
from houseway.server.shapes.jackpots import (
    JackpotBooks,
    JackpotCommandForm,
    JackpotForm,
    JackpotPage,
    JackpotSign,
)
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["jackpots"])

_ACTS = {
    "post": StaffAct.POST_JACKPOT,
    "verify": StaffAct.VERIFY_CLAIM,
    "void": StaffAct.VOID_CLAIM,
    "reseed": StaffAct.SEED_JACKPOT,
    "freeze": StaffAct.FREEZE_JACKPOT,
    "unfreeze": StaffAct.FREEZE_JACKPOT,
    "pay": StaffAct.PAY_BONUS,
}
OPEN = Deed(
    "jackpot",
    JackpotForm,
    lambda form: StaffAct.OPEN_JACKPOT,
    lambda desk, account, _place, form: desk.jackpots.open(account, form),
)
COMMAND = Deed(
    "jackpot-command",
    JackpotCommandForm,
    lambda form: _ACTS[form.command.do],
    lambda desk, account, name, form: desk.jackpots.command(account, name, form),
)
JackpotName = Annotated[str, Path(max_length=64)]


@router.get("/jackpots")
async def list_jackpots(desk: AtDesk) -> list[JackpotSign]:
    """The room's jackpots, with what is posted of each."""
    async with desk.store.read() as conn:
        return [JackpotSign.model_validate(each) for each in await jackpots.signs(conn)]


@router.get("/jackpots/{name}", responses=documented(404, 422))
async def show_jackpot(desk: AtDesk, name: JackpotName) -> JackpotPage:
    """A jackpot and its posted conditions, each with its clause."""
    return await desk.jackpots.page(name)


@router.post(
    "/jackpots",
    responses={**documented(400, 401, 403, 409, 413, 422, 429), **NEEDS_TWO},
    dependencies=SECURED,
)
async def open_jackpot(desk: AtDesk, caller: SignedIn, form: JackpotForm) -> JackpotBooks:
    """Open a jackpot that tables may take part in; for the floor."""
    desk.buckets.openings.take(caller.account.id)
    return await OPEN.perform(desk, caller.account, "", form)


@router.get(
    "/jackpots/{name}/books", responses=documented(401, 403, 404, 422), dependencies=SECURED
)
async def show_books(
    desk: AtDesk, caller: Annotated[Caller, allowed(StaffAct.READ_BOOKS)], name: JackpotName
) -> JackpotBooks:
    """Its claims and its books; for those who run the room and those who check it."""
    return await desk.jackpots.books(name)


@router.post(
    "/jackpots/{name}/commands",
    responses={**documented(400, 401, 403, 404, 409, 413, 422, 429), **NEEDS_TWO},
    dependencies=SECURED,
)
async def command_jackpot(
    desk: AtDesk, caller: SignedIn, name: JackpotName, form: JackpotCommandForm
) -> JackpotBooks:
    """Post, verify, void, seed, freeze or pay, once for each key; for the floor."""
    desk.buckets.commands.take(caller.account.id)
    return await COMMAND.perform(desk, caller.account, name, form)
