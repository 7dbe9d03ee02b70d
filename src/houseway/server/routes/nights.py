"""Tournament nights: announced, directed, looked at."""

from __future__ import annotations

import csv
import io
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response, StreamingResponse

from houseway.money import text
from houseway.server.desk import Desk
from houseway.server.errors import NotAllowed
from houseway.server.nights.announcements import held, options_of, proposed
from houseway.server.nights.night_views import clock_view, log_line
from houseway.server.people import staff
from houseway.server.people.callers import (
    SECURED,
    AtDesk,
    Caller,
    MaybeCaller,
    SignedIn,
    address_of,
)
from houseway.server.people.roles import StaffAct, may, needed
from houseway.server.shapes.night_forms import (
    ActForm,
    ActSaid,
    AnswerForm,
    AskForm,
    DealForm,
    EntriesForm,
    EveningForm,
    ListForm,
    NightForm,
    TimerForm,
    UndoForm,
)
from houseway.server.shapes.nights import (
    DealOffers,
    HouseNights,
    ListReport,
    LogLine,
    NightLine,
    NightOption,
    NightPage,
    ProposalView,
)
from houseway.server.web.answers import documented, documented_beside
from houseway.server.web.pictures import code_picture
from houseway.tournament import Event as Night

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


@router.get("/night-events/{house}/{event}", responses=documented(400, 422))
def list_night_options(
    house: Annotated[str, Path(max_length=80)], event: Annotated[str, Path(max_length=80)]
) -> list[NightOption]:
    """What a night may decide otherwise: each option with its clause and what it may be."""
    return options_of(house, event)


@router.post("/night-structure", responses=documented(400, 413, 422, 429))
async def propose_structure(request: Request, desk: AtDesk, form: EveningForm) -> ProposalView:
    """Levels from chips, players and hours, and when it will be over; nothing is announced."""
    desk.buckets.previews.take(address_of(request))
    return await desk.room.thinking.of(proposed, form)


@router.get("/nights/{night_id}", responses=documented(404, 422))
async def show_night(desk: AtDesk, caller: MaybeCaller, night_id: NightId) -> NightPage:
    """A night as it stands, for everybody; with what may be done, for those who direct."""
    mine = caller.account.id if caller else ""
    return await desk.nights.find(night_id, directs=await directs(desk, caller), caller=mine)


@router.get("/nights/{night_id}/options", responses=documented(400, 401, 403, 404, 422))
async def list_options(
    desk: AtDesk, caller: SignedIn, night_id: NightId, table: Named = "", player: Named = ""
) -> list[ActSaid]:
    """What may be done now: at a table, or with a player, where one is named."""
    await check_directs(desk, caller)
    live = await desk.nights.log.seen(night_id)
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
    return await desk.nights.door.enter(caller.account, night_id, form)


@router.post("/nights/{night_id}/list", responses=CHANGES, dependencies=SECURED)
async def enter_list(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: ListForm
) -> ListReport:
    """Enter every row of a list that is right; of the others, what was wrong is told."""
    await check_directs(desk, caller)
    return await desk.nights.door.enter_list(caller.account, night_id, form)


@router.post("/nights/{night_id}/asks", responses=CHANGES, dependencies=SECURED)
async def ask_to_enter(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: AskForm
) -> NightPage:
    """Ask to be let in, from one's own phone; a director answers."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.nights.door.ask(caller.account, night_id, form)


@router.post("/nights/{night_id}/answers", responses=CHANGES, dependencies=SECURED)
async def answer_at_door(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: AnswerForm
) -> NightPage:
    """Let somebody in who asked, or not."""
    await check_directs(desk, caller)
    return await desk.nights.door.answer(caller.account, night_id, form)


@router.get(
    "/nights/{night_id}/door.svg",
    responses=documented_beside("image/svg+xml", 404, 422),
    response_class=Response,
)
async def show_door_code(desk: AtDesk, request: Request, night_id: NightId) -> Response:
    """The code that a phone reads to come to the door of a night."""
    live = await desk.nights.log.seen(night_id)
    picture = code_picture(f"{request.base_url}#/night/{live.id}/enter")
    return Response(picture, media_type="image/svg+xml")


@router.post("/nights/{night_id}/deal-offers", responses=CHANGES, dependencies=SECURED)
async def offer_deals(
    desk: AtDesk, caller: SignedIn, night_id: NightId, form: DealForm
) -> DealOffers:
    """What those who are left would have: evenly, by chips, by chances. Nothing is done."""
    await check_directs(desk, caller)
    return await desk.nights.offers(night_id, form)


@router.get("/nights/{night_id}/log", responses=documented(401, 403, 404, 422, 429))
async def read_log(
    desk: AtDesk,
    caller: SignedIn,
    night_id: NightId,
    before: Annotated[int, Query(ge=0, le=10**9)] = 0,
    most: Annotated[int, Query(ge=1, le=500)] = 100,
) -> list[LogLine]:
    """Everything that was done, by whom and when, before and after: the latest first."""
    await check_directs(desk, caller)
    return [log_line(each) for each in await desk.nights.history(night_id, before, most)]


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
    responses=documented_beside("text/event-stream", 404, 409, 422),
    response_class=StreamingResponse,
)
async def follow_clock(request: Request, desk: AtDesk, night_id: NightId) -> StreamingResponse:
    """The clock and the number of the last event, at once and after every change."""
    address = address_of(request)
    desk.gallery.check_place(address)
    await desk.nights.log.seen(night_id)  # or there is no such night
    return StreamingResponse(_told(desk, night_id, address), media_type="text/event-stream")


async def _told(desk: Desk, night_id: str, address: str) -> AsyncIterator[str]:
    log = (await desk.nights.log.seen(night_id)).log
    with desk.gallery.standing(address), desk.hub.listening(log) as listener:
        while True:
            live = await desk.nights.log.seen(night_id)
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
    live = await desk.nights.log.seen(night_id)
    out = io.StringIO()
    rows = csv.writer(out)
    rows.writerow(["place", "player", "prize", "bounties", "drawn"])
    for each in _results(live.night):
        rows.writerow(
            [
                each["place"],
                _safe(each["player"]),
                "; ".join(each["prizes"]),
                text(each["bounties"]),
                "; ".join(each["drawn"]),
            ]
        )
    return PlainTextResponse(out.getvalue(), media_type="text/csv")


@router.get("/nights/{night_id}/results.json", responses=documented(404, 422))
async def results_as_json(desk: AtDesk, night_id: NightId) -> list[dict[str, Any]]:
    """Places, prizes and bounties (in cents), the best place first."""
    return _results((await desk.nights.log.seen(night_id)).night)


def _results(night: Night) -> list[dict[str, Any]]:
    """How everybody did who has a place."""
    places, prizes, drawn = night.places, night.prizes, night.mysteries
    return [
        {
            "place": place,
            "player": name,
            "prizes": [str(each) for each in prizes.get(name, ())],
            "bounties": night.bounties.get(name, 0),
            "drawn": [str(each) for each in drawn.get(name, ())],
        }
        for name, place in sorted(places.items(), key=lambda each: (each[1], each[0]))
    ]


@router.get("/nights/{night_id}/night.json", responses=documented(401, 403, 404, 422))
async def night_as_json(desk: AtDesk, caller: SignedIn, night_id: NightId) -> dict[str, Any]:
    """The setup and every act, for those who direct: `Event.from_json` has the night again."""
    await check_directs(desk, caller)
    return (await desk.nights.log.seen(night_id)).night.to_json()


def _safe(name: str) -> str:
    """A name that a spreadsheet does not take for a formula."""
    return f"'{name}" if name.startswith(("=", "+", "-", "@")) else name
