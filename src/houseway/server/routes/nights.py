"""Tournament nights: announced, directed, looked at."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, StreamingResponse

from houseway.server.desk import Desk
from houseway.server.errors import NotAllowed
from houseway.server.nights.night_views import clock_view, held
from houseway.server.people import staff
from houseway.server.people.callers import SECURED, AtDesk, Caller, MaybeCaller, SignedIn
from houseway.server.people.roles import StaffAct, may, needed
from houseway.server.shapes.nights import (
    ActForm,
    ActSaid,
    EntriesForm,
    HouseNights,
    NightForm,
    NightLine,
    NightPage,
    TimerForm,
    UndoForm,
)
from houseway.server.web.answers import documented, documented_beside

router = APIRouter(prefix="/api", tags=["nights"])

NightId = Annotated[str, Path(max_length=64)]
Named = Annotated[str, Query(max_length=80)]
RECHECK_SECONDS = 15.0
CHANGES = documented(400, 401, 403, 404, 409, 413, 422, 429)


async def directs(desk: Desk, caller: Caller | None) -> bool:
    """Whether a caller may direct nights."""
    if caller is None:
        return False
    async with desk.store.read() as conn:
        roles = await staff.roles_of(conn, desk.house, caller.account)
    return may(roles, StaffAct.DIRECT_NIGHT)


async def check_directs(desk: Desk, caller: Caller) -> None:
    desk.buckets.commands.take(caller.account.id)
    if not await directs(desk, caller):
        raise NotAllowed(needed(StaffAct.DIRECT_NIGHT))


@router.get("/nights")
async def list_nights(desk: AtDesk) -> list[NightLine]:
    """Every night, the last first."""
    return await desk.nights.every()


@router.post("/nights", responses=CHANGES, dependencies=SECURED)
async def open_night(desk: AtDesk, caller: SignedIn, form: NightForm) -> NightPage:
    """Announce a night."""
    await check_directs(desk, caller)
    return await desk.nights.open(caller.account, form)


@router.get("/night-events")
def list_events() -> list[HouseNights]:
    """The kinds of events that can be announced, by house."""
    return held()


@router.get("/nights/{night_id}", responses=documented(404, 422))
async def show_night(desk: AtDesk, caller: MaybeCaller, night_id: NightId) -> NightPage:
    """A night as it stands, for everybody; with what may be done, for those who direct."""
    return await desk.nights.find(night_id, directs=await directs(desk, caller))


@router.get("/nights/{night_id}/options", responses=documented(400, 401, 403, 404, 422))
async def list_options(
    desk: AtDesk, caller: SignedIn, night_id: NightId, table: Named = "", player: Named = ""
) -> list[ActSaid]:
    """What may be done now: at a table, or with a player, where one is named."""
    await check_directs(desk, caller)
    live = await desk.nights.seen(night_id)
    return [act.to_json() for act in live.night.options(table=table, player=player)]


@router.post("/nights/{night_id}/acts", responses=CHANGES, dependencies=SECURED)
async def act_in_night(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: ActForm
) -> NightPage:
    """Do something; everything that follows from it is in the answer."""
    await check_directs(desk, caller)
    return await desk.nights.act(caller.account, night_id, form)


@router.post("/nights/{night_id}/entries", responses=CHANGES, dependencies=SECURED)
async def enter_players(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: EntriesForm
) -> NightPage:
    """Enter everybody on a list; if one of them may not play, nobody is entered."""
    await check_directs(desk, caller)
    return await desk.nights.enter(caller.account, night_id, form)


@router.post("/nights/{night_id}/undo", responses=CHANGES, dependencies=SECURED)
async def undo_in_night(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: UndoForm
) -> NightPage:
    """Take back the last act."""
    await check_directs(desk, caller)
    return await desk.nights.undo(caller.account, night_id, form)


@router.post("/nights/{night_id}/timer", responses=CHANGES, dependencies=SECURED)
async def time_night(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: TimerForm
) -> NightPage:
    """Start the clock, stop it, or put it forward or back."""
    await check_directs(desk, caller)
    return await desk.nights.time(caller.account, night_id, form)


@router.get(
    "/nights/{night_id}/clock",
    responses=documented_beside("text/event-stream", 404, 422),
    response_class=StreamingResponse,
)
async def follow_clock(desk: AtDesk, night_id: NightId) -> StreamingResponse:
    """The clock and the number of the last event, at once and after every change."""
    await desk.nights.seen(night_id)  # or there is no such night
    return StreamingResponse(_told(desk, night_id), media_type="text/event-stream")


async def _told(desk: Desk, night_id: str) -> AsyncIterator[str]:
    log = (await desk.nights.seen(night_id)).log
    with desk.hub.listening(log) as listener:
        while True:
            live = await desk.nights.seen(night_id)
            shown = clock_view(live, desk.room.at()).model_dump_json()
            yield f"id: {live.seq}\ndata: {shown}\n\n"
            await listener.wait(RECHECK_SECONDS)


@router.get(
    "/nights/{night_id}/results.csv",
    responses=documented_beside("text/csv", 404, 422),
    response_class=PlainTextResponse,
)
async def results_as_csv(desk: AtDesk, night_id: NightId) -> PlainTextResponse:
    """Places and prizes, for a spreadsheet."""
    live = await desk.nights.seen(night_id)
    places, prizes = live.night.places, live.night.prizes
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(["place", "player", "prize"])
    for name, place in sorted(places.items(), key=lambda each: (each[1], each[0])):
        rows.writerow([place, _safe(name), "; ".join(map(str, prizes.get(name, ())))])
    return PlainTextResponse(out.getvalue(), media_type="text/csv")


def _safe(name: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
