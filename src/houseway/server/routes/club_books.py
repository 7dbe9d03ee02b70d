"""A club's committee at its books: register, fees, statements, previews, links, exports."""

from __future__ import annotations

import csv
import io
from datetime import UTC, date, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response

from houseway import houses
from houseway.club import (
    Statement,
    event_statement,
    member_statement,
    purse_statement,
    season_statement,
    write_members,
)
from houseway.club.spreadsheet import harmless
from houseway.errors import BadInput
from houseway.money import text
from houseway.server.clubs.club_people import invite, take_up
from houseway.server.clubs.committee_views import (
    fees_view,
    points_preview,
    register_view,
    statement_view,
)
from houseway.server.clubs.live_club import LiveClub
from houseway.server.clubs.member_views import club_books
from houseway.server.database.models import AccountRow
from houseway.server.people import links
from houseway.server.people.callers import SECURED, AtDesk, address_of
from houseway.server.routes.clubs import CHANGES, LOOKS, ClubId, Keeps, Named, Reads
from houseway.server.routes.session import signed_in_as
from houseway.server.shapes.club_books import (
    FeesView,
    ImportedView,
    LinkSignIn,
    LinkView,
    MembersForm,
    PersonView,
    PointsForm,
    PreviewRow,
    StatementView,
)
from houseway.server.shapes.clubs import ClubBooks
from houseway.server.shapes.people import Me
from houseway.server.web.answers import documented, documented_beside
from houseway.server.web.pictures import code_picture

router = APIRouter(prefix="/api", tags=["clubs"])

Of = Annotated[str, Query(max_length=120)]
Kind = Literal["purse", "event", "season", "member"]
SeasonName = Annotated[str, Path(max_length=60)]
Week = Annotated[int, Query(ge=0, le=1_000)]
Days = Annotated[int, Query(ge=0, le=10_000)]
MOVES = ("act", "day", "from", "to", "amount", "why", "clause")


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
    kind: Kind,
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


@router.get("/clubs/{club_id}/statement/{kind}", responses=LOOKS)
async def show_statement(
    desk: AtDesk, _: Reads, club_id: ClubId, kind: Kind, of: Of
) -> StatementView:
    """A statement line by line, and whether the books say the same."""
    live = await desk.clubs.seen(club_id)
    return statement_view(live, _statement(live, kind, of))


@router.get(
    "/clubs/{club_id}/books.csv",
    responses=documented_beside("text/csv", 400, 401, 403, 404, 422),
    response_class=PlainTextResponse,
)
async def export_books(desk: AtDesk, _: Reads, club_id: ClubId) -> PlainTextResponse:
    """Every move of money there was, for a spreadsheet."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\n")
    table.writerow(MOVES)
    for move in (await desk.clubs.seen(club_id)).club.books.moves:
        told = [harmless(each) for each in (move.source, move.target)]
        amount = text(move.amount).replace(",", "")
        row = [move.act, move.day or "", *told, amount, harmless(move.why), harmless(move.clause)]
        table.writerow(row)
    return PlainTextResponse(out.getvalue(), media_type="text/csv")


@router.get("/clubs/{club_id}/register", responses=LOOKS)
async def show_register(desk: AtDesk, _: Reads, club_id: ClubId) -> list[PersonView]:
    """Everybody in the register, with addresses."""
    live = await desk.clubs.seen(club_id)
    named = select(AccountRow.id, AccountRow.name).where(AccountRow.id.in_(live.members))
    async with desk.store.read() as conn:
        accounts = {row.id: row.name for row in await conn.execute(named)}
    return register_view(live, accounts)


@router.get("/clubs/{club_id}/fees", responses=LOOKS)
async def show_fees(
    desk: AtDesk, _: Reads, club_id: ClubId, season: Of = "", week: Week = 0, days: Days = 60
) -> FeesView:
    """Who has paid what, and everything that is to be sent: reminders, and seats to be played."""
    today = _today(desk.room.at())
    return fees_view(await desk.clubs.seen(club_id), season, week, today, days)


def _today(at: int) -> date:
    return datetime.fromtimestamp(at / 1000, UTC).date()


@router.post("/clubs/{club_id}/seasons/{season}/preview", responses=LOOKS, dependencies=SECURED)
async def preview_points(
    desk: AtDesk, _: Reads, club_id: ClubId, season: SeasonName, form: PointsForm
) -> list[PreviewRow]:
    """Past nights scored in another way, before it counts."""
    return points_preview(await desk.clubs.seen(club_id), season, form)


@router.post("/clubs/{club_id}/members", responses=CHANGES, dependencies=SECURED)
async def import_members(
    desk: AtDesk, caller: Keeps, club_id: ClubId, form: MembersForm
) -> ImportedView:
    """Members from a spreadsheet, with a report of what is wrong in which row."""
    desk.buckets.commands.take(caller.account.id)
    return await take_up(desk.clubs, caller.account, club_id, form)


@router.post("/clubs/{club_id}/members/{name}/link", responses=CHANGES, dependencies=SECURED)
async def make_link(
    request: Request, desk: AtDesk, caller: Keeps, club_id: ClubId, name: Named
) -> LinkView:
    """A link that signs a member in, once and within a week; an older one is void from now on."""
    desk.buckets.commands.take(caller.account.id)
    secret, ends_at = await invite(desk.clubs, caller.account, club_id, name)
    address = f"{request.base_url}#/enter/{secret}?club={club_id}"
    return LinkView(member=name, address=address, ends_at=ends_at, picture=code_picture(address))


@router.post("/session/link", responses=documented(400, 401, 413, 422, 429))
async def sign_in_by_link(
    request: Request, response: Response, desk: AtDesk, form: LinkSignIn
) -> Me:
    """Sign in by a link; it works once."""
    await desk.doors.comes(address_of(request))
    async with desk.store.write() as conn:
        account = await links.take(conn, form.secret, at=desk.room.at())
    return await signed_in_as(request, response, desk, account)
