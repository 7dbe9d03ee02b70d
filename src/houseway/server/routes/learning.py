"""Hints while one plays, grades when one has played: for the caller's own seat alone."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from houseway.server.people.callers import SECURED, AtDesk, SignedIn
from houseway.server.routes.tables import RoundNumber, TableId
from houseway.server.shapes.learning import GradeView, HintView, Reckoned
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["learning"])
OWN: dict[str, Any] = {
    "responses": documented(401, 403, 404, 422, 429),
    "dependencies": SECURED,
}


@router.get("/tables/{table_id}/hint", **OWN)
async def show_hint(desk: AtDesk, caller: SignedIn, table_id: TableId) -> HintView:
    """The best play of what the caller is asked now, from what his seat sees."""
    desk.buckets.previews.take(caller.account.id)
    return await desk.lessons.hint(caller.account, table_id)


@router.get("/tables/{table_id}/rounds/{number}/grade", **OWN)
async def show_grade(
    desk: AtDesk, caller: SignedIn, table_id: TableId, number: RoundNumber
) -> GradeView:
    """A finished round of the caller's: each decision, what was best, and what it cost."""
    desk.buckets.previews.take(caller.account.id)
    return await desk.lessons.grade(caller.account, table_id, number)


@router.get("/tables/{table_id}/reckoning", **OWN)
async def show_reckoning(desk: AtDesk, caller: SignedIn, table_id: TableId) -> Reckoned:
    """Where the caller's money went at a table: what rules cost, what mistakes cost, and luck."""
    desk.buckets.previews.take(caller.account.id)
    return await desk.lessons.reckon(caller.account, table_id)
