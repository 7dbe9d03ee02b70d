"""What a game costs: the report of its figures, and pay tables tried out."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Path, Request

from houseway import games
from houseway.analysis.report import report, tried_out
from houseway.errors import BadInput
from houseway.play.banked import BankedGame
from houseway.server.people.callers import SECURED, AtDesk, MaybeCaller, address_of
from houseway.server.shapes.analysis import GameAnalysis, TriedTable, WagerFigures
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["games"])

GameId = Annotated[str, Path(max_length=80)]
_counting = Lock()


@router.get("/games/{game_id}/analysis", responses=documented(400, 404, 422))
async def show_analysis(game_id: GameId) -> GameAnalysis:
    """A banked game's figures, from those that are kept; a stranger's game is played a while."""
    return await to_thread.run_sync(_report, banked(game_id).id)


@router.post(
    "/games/{game_id}/analysis",
    responses=documented(400, 401, 403, 404, 413, 422, 429),
    dependencies=SECURED,
)
async def try_pay_table(
    request: Request, desk: AtDesk, caller: MaybeCaller, game_id: GameId, form: TriedTable
) -> WagerFigures:
    """A side bet with other odds, exactly: the deals of each row are known."""
    desk.buckets.previews.take(caller.account.id if caller else address_of(request))
    rows = "\n".join(f"{row.hand}  {row.pays}" for row in form.rows)
    return WagerFigures.model_validate(tried_out(banked(game_id), form.spot, rows, form.meter))


def banked(game_id: str) -> BankedGame:
    game = games.find(game_id)
    if not isinstance(game, BankedGame):
        raise BadInput(f"{game.id} is played for a pot: nobody has an edge by its rules")
    return game


def _report(game_id: str) -> GameAnalysis:
    with _counting:  # whoever asks while a game is being played waits for the same figures
        return _kept(game_id)


@lru_cache(maxsize=256)
def _kept(game_id: str) -> GameAnalysis:
    return GameAnalysis.model_validate(report(banked(game_id)))
