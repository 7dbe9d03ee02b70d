"""The poker room's jackpots."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from houseway.server.jackpots import jackpots
from houseway.server.people.callers import SECURED, AtDesk, OnFloor
from houseway.server.shapes.jackpots import (
    JackpotBooks,
    JackpotCommandForm,
    JackpotForm,
    JackpotPage,
    JackpotSign,
)
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["jackpots"])

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
    "/jackpots", responses=documented(400, 401, 403, 409, 413, 422, 429), dependencies=SECURED
)
async def open_jackpot(desk: AtDesk, caller: OnFloor, form: JackpotForm) -> JackpotBooks:
    """Open a jackpot that tables may take part in; for the floor."""
    desk.buckets.openings.take(caller.account.id)
    return await desk.jackpots.open(caller.account, form)


@router.get(
    "/jackpots/{name}/books", responses=documented(401, 403, 404, 422), dependencies=SECURED
)
async def show_books(desk: AtDesk, caller: OnFloor, name: JackpotName) -> JackpotBooks:
    """Its claims and its books; for the floor."""
    return await desk.jackpots.books(name)


@router.post(
    "/jackpots/{name}/commands",
    responses=documented(400, 401, 403, 404, 409, 413, 422, 429),
    dependencies=SECURED,
)
async def command_jackpot(
    desk: AtDesk, caller: OnFloor, name: JackpotName, form: JackpotCommandForm
) -> JackpotBooks:
    """Post, verify, void, seed, freeze or pay, once for each key; for the floor."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.jackpots.command(caller.account, name, form)
