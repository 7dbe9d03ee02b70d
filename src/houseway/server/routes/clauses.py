"""The rulebooks, clause by clause."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query

from houseway import houses, rulebook
from houseway.rulebook import Clause
from houseway.server.shapes.games import ClausePage, ClauseView
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["rulebooks"])

Words = Annotated[str, Query(max_length=200, description="Words that must all be there")]
Section = Annotated[str, Query(max_length=80, examples=["bclc-poker/6"])]
Limit = Annotated[int, Query(ge=1, le=500)]


@router.get("/clauses", responses=documented(422))
async def find_clauses(q: Words = "", section: Section = "", limit: Limit = 50) -> list[ClauseView]:
    """The clauses that hold all of the words, of one section if one is named."""
    houses.every()  # whose rulebooks come with them
    found = rulebook.search(q.split())
    if section:
        found = [each for each in found if each.section == section]
    return [_view(each) for each in found[:limit]]


@router.get("/clauses/{clause_id:path}", responses=documented(404, 422))
async def show_clause(clause_id: Annotated[str, Path(max_length=120)]) -> ClausePage:
    """One clause in our words, with its neighbours in print."""
    houses.every()
    found = rulebook.clause(clause_id)
    book = rulebook.book(found.rulebook)
    page = rulebook.sections()[found.section]
    at = page.index(found)
    return ClausePage(
        **_view(found).model_dump(),
        rulebook_title=book.title,
        section_title=book.titles.get(found.section, found.section),
        before=[_view(each) for each in page[max(0, at - 2) : at]],
        after=[_view(each) for each in page[at + 1 : at + 3]],
    )


def _view(each: Clause) -> ClauseView:
    return ClauseView(id=each.id, kind=each.kind.value, gist=each.gist, section=each.section)
