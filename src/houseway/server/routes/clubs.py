"""Clubs: what everybody sees, a member's own page, the committee's books and acts."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from starlette.requests import Request

from houseway import houses
from houseway.club import (
    Statement,
    event_statement,
    member_statement,
    purse_statement,
    season_statement,
    write_members,
)
from houseway.errors import BadInput
from houseway.server.clubs.club_views import club_books, club_page, member_view, ticket_view
from houseway.server.clubs.icalendar import calendar
from houseway.server.clubs.live_club import LiveClub
from houseway.server.desk import Desk
from houseway.server.errors import NotAllowed, UnknownClub
from houseway.server.people import staff
from houseway.server.people.callers import (
    SECURED,
    AtDesk,
    Caller,
    MaybeCaller,
    SignedIn,
    address_of,
    allowed,
)
from houseway.server.people.roles import StaffAct, may
from houseway.server.shapes import LAST_NUMBER
from houseway.server.shapes.clubs import (
    ClubActForm,
    ClubBooks,
    ClubForm,
    ClubLine,
    ClubPage,
    ClubStepForm,
    LinkForm,
    MemberView,
    TicketView,
)
from houseway.server.web.answers import documented, documented_beside

router = APIRouter(prefix="/api", tags=["clubs"])

AskedNumber = Annotated[int, Path(ge=0, le=LAST_NUMBER)]
ClubId = Annotated[str, Path(max_length=64)]
Named = Annotated[str, Path(max_length=60)]
Of = Annotated[str, Query(max_length=120)]
Keeps = Annotated[Caller, allowed(StaffAct.KEEP_CLUB)]
Records = Annotated[Caller, allowed(StaffAct.RECORD_NIGHT)]
Reads = Annotated[Caller, allowed(StaffAct.READ_CLUB)]
CHANGES = documented(400, 401, 403, 404, 409, 413, 422, 429)
LOOKS = documented(400, 401, 403, 404, 422)


async def _may(desk: Desk, caller: Caller | None, act: StaffAct) -> bool:
    if caller is None:
        return False
    async with desk.store.read() as conn:
        return may(await staff.roles_of(conn, desk.house, caller.account), act)


@router.get("/clubs")
async def list_clubs(desk: AtDesk) -> list[ClubLine]:
    """Every club."""
    return await desk.clubs.every()


@router.post("/clubs", responses=CHANGES, dependencies=SECURED)
async def open_club(desk: AtDesk, caller: Keeps, form: ClubForm) -> ClubPage:
    """Found a club by the rules of a house, or take one up whole."""
    desk.buckets.openings.take(caller.account.id)
    return await desk.clubs.open(caller.account, form)


@router.get("/clubs/{club_id}", responses=documented(404, 422))
async def show_club(desk: AtDesk, caller: MaybeCaller, club_id: ClubId) -> ClubPage:
    """League, dates and champions, for everybody: no money, no addresses."""
    live = await desk.clubs.seen(club_id)
    member = live.members.get(caller.account.id) if caller else None
    keeps = await _may(desk, caller, StaffAct.KEEP_CLUB)
    return club_page(live, member=member, keeps=keeps)


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


@router.get("/clubs/{club_id}/books", responses=LOOKS)
async def show_club_books(desk: AtDesk, _: Reads, club_id: ClubId) -> ClubBooks:
    """What is in every purse, every seat, and what waits for a second person."""
    return club_books(await desk.clubs.seen(club_id))


@router.get(
    "/clubs/{club_id}/statements/{kind}",
    responses=documented_beside("text/plain", 400, 401, 403, 404, 422),
    response_class=PlainTextResponse,
)
async def print_statement(
    desk: AtDesk,
    _: Reads,
    club_id: ClubId,
    kind: Literal["purse", "event", "season", "member"],
    of: Of,
    *,
    as_csv: bool = False,
) -> PlainTextResponse:
    """A statement to print, or for a spreadsheet."""
    live = await desk.clubs.seen(club_id)
    found = _statement(live, kind, of)
    if as_csv:
        return PlainTextResponse(found.csv(), media_type="text/csv")
    return PlainTextResponse(found.text(houses.find(live.club.house).currency))


def _statement(live: LiveClub, kind: str, of: str) -> Statement:
    if kind == "purse" and of not in live.club.books.balances:
        raise BadInput(f"there is no purse {of!r}")
    makers = {
        "purse": purse_statement,
        "event": event_statement,
        "season": season_statement,
        "member": member_statement,
    }
    return makers[kind](live.club, of)


@router.get("/clubs/{club_id}/export", responses=LOOKS)
async def export_club(desk: AtDesk, _: Keeps, club_id: ClubId) -> dict[str, Any]:
    """The club whole, to be taken up elsewhere."""
    return (await desk.clubs.seen(club_id)).club.to_json()


@router.get(
    "/clubs/{club_id}/members.csv",
    responses=documented_beside("text/csv", 400, 401, 403, 404, 422),
    response_class=PlainTextResponse,
)
async def export_members(desk: AtDesk, _: Keeps, club_id: ClubId) -> PlainTextResponse:
    """The register, for a spreadsheet."""
    club = (await desk.clubs.seen(club_id)).club
    season = list(club.seasons)[-1] if club.seasons else ""
    return PlainTextResponse(write_members(club.register, season), media_type="text/csv")


@router.get("/clubs/{club_id}/tickets/{code}", responses=documented(404, 422, 429))
async def show_ticket(
    desk: AtDesk, request: Request, club_id: ClubId, code: Annotated[str, Path(max_length=20)]
) -> TicketView:
    """What the code on a ticket stands for."""
    desk.buckets.sign_ins.take(address_of(request))  # nobody tries them one by one
    live = await desk.clubs.seen(club_id)
    if not (seat := live.seat_of(code)):
        raise UnknownClub(f"no ticket of {live.name} has the code {code!r}")
    return ticket_view(live, seat)


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
