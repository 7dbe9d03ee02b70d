"""Clubs: what everybody sees, a member's own page, the committee's books and acts."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path
from fastapi.responses import PlainTextResponse, Response
from starlette.requests import Request

from houseway.server.clubs import club_staff
from houseway.server.clubs.club_nights import planned, write_down
from houseway.server.clubs.club_staff import appoint, check_in, may_in
from houseway.server.clubs.club_views import club_page, player_view
from houseway.server.clubs.committee_views import act_forms, club_houses
from houseway.server.clubs.icalendar import calendar
from houseway.server.clubs.live_club import LiveClub
from houseway.server.clubs.member_views import member_view, ticket_view
from houseway.server.desk import Desk
from houseway.server.errors import NotAllowed, UnknownClub
from houseway.server.people.callers import (
    SECURED,
    AtDesk,
    Caller,
    MaybeCaller,
    SignedIn,
    address_of,
    allowed,
)
from houseway.server.people.roles import StaffAct
from houseway.server.shapes import LAST_NUMBER
from houseway.server.shapes.club_books import ActFormView, ClubHouse, DeskNightForm, NightPlan
from houseway.server.shapes.clubs import (
    ClubActForm,
    ClubBooks,
    ClubForm,
    ClubLine,
    ClubPage,
    ClubStaffForm,
    ClubStaffPage,
    ClubStepForm,
    LinkForm,
    MemberView,
    PlayerView,
    TicketView,
)
from houseway.server.web.answers import documented, documented_beside
from houseway.server.web.pictures import code_picture

router = APIRouter(prefix="/api", tags=["clubs"])

AskedNumber = Annotated[int, Path(ge=0, le=LAST_NUMBER)]
ClubId = Annotated[str, Path(max_length=64)]
Named = Annotated[str, Path(max_length=60)]


def _allowed_in_club(act: StaffAct) -> Any:
    """Lets in those who may do it in the club that the address names."""

    async def check(desk: AtDesk, caller: SignedIn, club_id: ClubId) -> Caller:
        await check_in(desk.clubs, club_id, caller.account, act)
        return caller

    return Depends(check)


Founds = Annotated[Caller, allowed(StaffAct.KEEP_CLUB)]
Keeps = Annotated[Caller, _allowed_in_club(StaffAct.KEEP_CLUB)]
Records = Annotated[Caller, _allowed_in_club(StaffAct.RECORD_NIGHT)]
Reads = Annotated[Caller, _allowed_in_club(StaffAct.READ_CLUB)]
DOCUMENTS = re.compile(r"/api/clubs(/[^/]+/members)?")  # where whole documents are taken
CODE = r"^[A-Z2-7]{10}$"
CHANGES = documented(400, 401, 403, 404, 409, 413, 422, 429)
LOOKS = documented(400, 401, 403, 404, 422)


@router.get("/clubs")
async def list_clubs(desk: AtDesk) -> list[ClubLine]:
    """Every club."""
    return await desk.clubs.every()


@router.post("/clubs", responses=CHANGES, dependencies=SECURED)
async def open_club(desk: AtDesk, caller: Founds, form: ClubForm) -> ClubPage:
    """Found a club by the rules of a house, or take one up whole; its founder is its committee."""
    desk.buckets.openings.take(caller.account.id)
    return await desk.clubs.open(caller.account, form)


@router.get("/clubs/{club_id}", responses=documented(404, 422))
async def show_club(desk: AtDesk, caller: MaybeCaller, club_id: ClubId) -> ClubPage:
    """League, dates and champions, for everybody: no money, no addresses."""
    live = await desk.clubs.seen(club_id)
    member = live.members.get(caller.account.id) if caller else None
    act = StaffAct.KEEP_CLUB
    keeps = caller is not None and await may_in(desk.clubs, live, caller.account, act)
    return club_page(live, member=member, keeps=keeps)


@router.get("/club-houses")
def list_club_houses() -> list[ClubHouse]:
    """Houses by whose rules a club can be founded, and what it may decide otherwise."""
    return club_houses()


@router.get("/club-acts")
def list_club_acts() -> list[ActFormView]:
    """Everything that can be done in a club, and what it asks for."""
    return act_forms()


@router.get("/clubs/{club_id}/players/{name}", responses=documented(400, 404, 422))
async def show_player(desk: AtDesk, club_id: ClubId, name: Named) -> PlayerView:
    """A player's nights and rivals, for everybody: no money, no addresses."""
    return player_view(await desk.clubs.seen(club_id), name)


@router.get(
    "/clubs/{club_id}/calendar.ics",
    responses=documented_beside("text/calendar", 404, 422),
    response_class=PlainTextResponse,
)
async def follow_calendar(desk: AtDesk, club_id: ClubId) -> PlainTextResponse:
    """The club's dates, for a telephone's calendar to follow."""
    written = calendar(await desk.clubs.seen(club_id))
    return PlainTextResponse(written, media_type="text/calendar")


@router.get("/clubs/{club_id}/me", responses=LOOKS)
async def show_myself(desk: AtDesk, caller: SignedIn, club_id: ClubId) -> MemberView:
    """The caller's own nights, seats and money."""
    live = await desk.clubs.seen(club_id)
    name = live.members.get(caller.account.id)
    if name is None:
        raise NotAllowed(f"nobody has said which member of {live.name} you are; ask the committee")
    return member_view(live, name)


@router.get("/clubs/{club_id}/members/{name}", responses=LOOKS)
async def show_member(desk: AtDesk, _: Reads, club_id: ClubId, name: Named) -> MemberView:
    """A member's page, for the committee."""
    return member_view(await desk.clubs.seen(club_id), name)


@router.get("/clubs/{club_id}/tickets/{code}", responses=documented(404, 422, 429))
async def show_ticket(
    desk: AtDesk, request: Request, club_id: ClubId, code: Annotated[str, Path(max_length=20)]
) -> TicketView:
    """What the code on a ticket stands for."""
    return ticket_view(*await _ticket(desk, request, club_id, code))


@router.get(
    "/clubs/{club_id}/tickets/{code}/picture.svg",
    responses=documented_beside("image/svg+xml", 404, 422),
    response_class=Response,
)
async def draw_ticket(
    desk: AtDesk, request: Request, club_id: ClubId, code: Annotated[str, Path(pattern=CODE)]
) -> Response:
    """A ticket's address for a telephone's camera; whether it is one is not said here."""
    live = await desk.clubs.seen(club_id)
    address = f"{request.base_url}#/club/{live.id}/ticket/{code}"
    return Response(code_picture(address), media_type="image/svg+xml")


async def _ticket(desk: Desk, request: Request, club_id: str, code: str) -> tuple[LiveClub, str]:
    desk.buckets.sign_ins.take(address_of(request))  # nobody tries them one by one
    live = await desk.clubs.seen(club_id)
    if not (seat := live.seat_of(code)):
        raise UnknownClub(f"no ticket of {live.name} has the code {code!r}")
    return live, seat


@router.get("/clubs/{club_id}/staff", responses=LOOKS)
async def show_club_staff(desk: AtDesk, _: Reads, club_id: ClubId) -> ClubStaffPage:
    """Who is on the committee, who directs, who audits: in this club, and in no other."""
    live = await desk.clubs.seen(club_id)
    async with desk.store.read() as conn:
        return await club_staff.page(conn, live)


@router.post("/clubs/{club_id}/staff", responses=CHANGES, dependencies=SECURED)
async def appoint_in_club(
    desk: AtDesk, caller: SignedIn, club_id: ClubId, form: ClubStaffForm
) -> ClubStaffPage:
    """Give or take a role in this club: its committee does, or an admin of the card room."""
    desk.buckets.commands.take(caller.account.id)
    return await appoint(desk.clubs, caller.account, club_id, form)


@router.post("/clubs/{club_id}/acts", responses=CHANGES, dependencies=SECURED)
async def act_in_club(desk: AtDesk, caller: Keeps, club_id: ClubId, form: ClubActForm) -> ClubBooks:
    """Do something; where two people are wanted for it, it waits for the second."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.clubs.act(caller.account, club_id, form)


@router.post("/clubs/{club_id}/nights", responses=CHANGES, dependencies=SECURED)
async def record_night(
    desk: AtDesk, caller: Records, club_id: ClubId, form: ClubActForm
) -> ClubPage:
    """Write down what came of a night; directors do it, and see no books."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.clubs.record(caller.account, club_id, form)


@router.get("/clubs/{club_id}/events/{event}/plan", responses=LOOKS)
async def plan_night(desk: AtDesk, _: Records, club_id: ClubId, event: Named) -> NightPlan:
    """An event as a night to be announced at the desk, with the club's register."""
    return planned((await desk.clubs.seen(club_id)).club, event)


@router.post("/clubs/{club_id}/events/{event}/night", responses=CHANGES, dependencies=SECURED)
async def write_down_night(
    desk: AtDesk, caller: Records, club_id: ClubId, event: Named, form: DeskNightForm
) -> ClubPage:
    """A night that was run at the desk goes into the books and the league, all at once."""
    desk.buckets.commands.take(caller.account.id)
    return await write_down(desk.clubs, desk.nights, caller.account, (club_id, event), form)


@router.post("/clubs/{club_id}/asked/{number}", responses=CHANGES, dependencies=SECURED)
async def second_in_club(
    desk: AtDesk, caller: Keeps, club_id: ClubId, number: AskedNumber, form: ClubStepForm
) -> ClubBooks:
    """Agree to what another of the committee has asked for."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.clubs.second(caller.account, club_id, number, form)


@router.post("/clubs/{club_id}/asked/{number}/drop", responses=CHANGES, dependencies=SECURED)
async def drop_in_club(
    desk: AtDesk, caller: Keeps, club_id: ClubId, number: AskedNumber, form: ClubStepForm
) -> ClubBooks:
    """Let go of what waits for a second person."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.clubs.drop(caller.account, club_id, number, form)


@router.post("/clubs/{club_id}/undo", responses=CHANGES, dependencies=SECURED)
async def undo_in_club(
    desk: AtDesk, caller: Keeps, club_id: ClubId, form: ClubStepForm
) -> ClubBooks:
    """Take back the last act."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.clubs.undo(caller.account, club_id, form)


@router.post("/clubs/{club_id}/links", responses=CHANGES, dependencies=SECURED)
async def link_member(desk: AtDesk, caller: Keeps, club_id: ClubId, form: LinkForm) -> ClubBooks:
    """Say whose account is which member."""
    desk.buckets.commands.take(caller.account.id)
    return await desk.clubs.link(caller.account, club_id, form)
