"""What the card room remembers of the caller: his seats, his rounds, his results."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse

from houseway.server.people.callers import SECURED, AtDesk, Caller, MaybeCaller, SignedIn, allowed
from houseway.server.people.roles import StaffAct
from houseway.server.recall.memory import Wanted
from houseway.server.routes.tables import RoundNumber, TableId
from houseway.server.shapes.recall import (
    DisputeAnswer,
    DisputeForm,
    DisputeView,
    MySeat,
    Profile,
    RecallView,
    RoundList,
    ShareView,
)
from houseway.server.web.answers import documented, documented_beside

router = APIRouter(prefix="/api", tags=["recall"])

Mark = Annotated[str, Query(pattern=r"^$|^\d{1,16}-[0-9a-z]{1,32}-\d{1,10}$")]
Named = Annotated[str, Query(max_length=80)]
AS_TEXT: dict[str, Any] = {
    "responses": documented_beside("text/plain", 400, 401, 404, 422, 429),
    "dependencies": SECURED,
    "response_class": PlainTextResponse,
}
Code = Annotated[str, Path(max_length=24)]
Answers = Annotated[Caller, allowed(StaffAct.ANSWER_DISPUTE)]


@router.get("/me/seats", responses=documented(401), dependencies=SECURED)
async def my_seats(desk: AtDesk, caller: SignedIn) -> list[MySeat]:
    """Where the caller sits, with how much, and whether it is his turn."""
    return await desk.memory.seats(caller.account)


@router.get("/me/rounds", responses=documented(401, 422), dependencies=SECURED)
async def my_rounds(
    desk: AtDesk,
    caller: SignedIn,
    game: Named = "",
    table: Named = "",
    result: Annotated[Literal["won", "lost"] | None, Query()] = None,
    day: Annotated[date | None, Query(description="A gaming day")] = None,
    before: Mark = "",
) -> RoundList:
    """The rounds that the caller took part in, the last first; `before` asks for older ones."""
    return await desk.memory.rounds(
        caller.account, Wanted(game=game, table=table, result=result, day=day), before
    )


@router.get("/me/profile", responses=documented(401), dependencies=SECURED)
async def my_profile(desk: AtDesk, caller: SignedIn) -> Profile:
    """What the caller has won and lost, by game and by evening."""
    return await desk.memory.profile(caller.account)


@router.get(
    "/tables/{table_id}/rounds/{number}", responses=documented(404, 422, 429), dependencies=SECURED
)
async def recall_round(
    desk: AtDesk, caller: MaybeCaller, table_id: TableId, number: RoundNumber
) -> RecallView:
    """A finished round step by step, with the cards that the caller may know."""
    account = caller.account if caller else None
    recalled = await desk.memory.recall(account, table_id, number)
    if account and recalled.own:
        dispute = await desk.disputes.of(account, table_id, number)
        return recalled.model_copy(update={"dispute": dispute})
    return recalled


@router.get("/tables/{table_id}/rounds/{number}/transcript", **AS_TEXT)
async def take_transcript(
    desk: AtDesk, caller: SignedIn, table_id: TableId, number: RoundNumber
) -> PlainTextResponse:
    """A finished round as the caller saw it, in words."""
    told = await desk.memory.text(caller.account, table_id, number, "transcript")
    return PlainTextResponse(told)


@router.get("/tables/{table_id}/rounds/{number}/phh", **AS_TEXT)
async def take_history(
    desk: AtDesk, caller: SignedIn, table_id: TableId, number: RoundNumber
) -> PlainTextResponse:
    """A finished hand as the caller saw it, as PHH."""
    return PlainTextResponse(await desk.memory.text(caller.account, table_id, number, "phh"))


@router.post(
    "/tables/{table_id}/rounds/{number}/share",
    responses=documented(401, 403, 404, 422, 429),
    dependencies=SECURED,
)
async def share_round(
    desk: AtDesk, caller: SignedIn, table_id: TableId, number: RoundNumber
) -> ShareView:
    """Lay a round open, as the caller saw it, for whoever has the link."""
    desk.buckets.previews.take(caller.account.id)
    return await desk.memory.share(caller.account, table_id, number)


@router.get("/shared/{code}", responses=documented(404, 422, 429), dependencies=SECURED)
async def show_shared(desk: AtDesk, caller: MaybeCaller, code: Code) -> RecallView:
    """A round that somebody has laid open, through his eyes."""
    return await desk.memory.shared(caller.account if caller else None, code)


@router.post(
    "/tables/{table_id}/rounds/{number}/dispute",
    responses=documented(400, 401, 403, 404, 409, 413, 422, 429),
    dependencies=SECURED,
)
async def dispute_round(
    desk: AtDesk, caller: SignedIn, table_id: TableId, number: RoundNumber, form: DisputeForm
) -> DisputeView:
    """Bring a round before the floor, as the caller saw it, with a note."""
    desk.buckets.previews.take(caller.account.id)
    return await desk.disputes.flag(caller.account, table_id, number, form.note)


@router.get("/disputes", responses=documented(401, 403), dependencies=SECURED)
async def list_disputes(desk: AtDesk, caller: Answers) -> list[DisputeView]:
    """Rounds that came before the floor, those that wait for an answer first."""
    return await desk.disputes.listed()


@router.post(
    "/disputes/{code}/answer",
    responses=documented(400, 401, 403, 404, 413, 422),
    dependencies=SECURED,
)
async def answer_dispute(
    desk: AtDesk, caller: Answers, code: Code, form: DisputeAnswer
) -> DisputeView:
    """Answer a dispute; who brought it reads the answer where he brought it."""
    return await desk.disputes.answer(caller.account, code, form)
