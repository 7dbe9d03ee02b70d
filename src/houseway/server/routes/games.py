"""The catalogue of games."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from anyio import to_thread
from fastapi import APIRouter, Path, Response
from pydantic import TypeAdapter

from houseway import games
from houseway.analysis.how_to_play import find_page
from houseway.server.shapes.games import GameFacts
from houseway.server.shapes.learning import HowToPlay
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["games"])


_FACTS = TypeAdapter(list[GameFacts])


@router.get("/games", response_model=list[GameFacts])
async def list_games() -> Response:
    """Every game that can be played here, in the order of the rulebooks."""
    return Response(_written(tuple(games.catalogue())), media_type="application/json")


@lru_cache(maxsize=2)
def _written(ids: tuple[str, ...]) -> bytes:
    """The catalogue as it is sent: it is long, everybody asks for it, and it seldom changes."""
    return _FACTS.dump_json([_facts(id) for id in ids])


@router.get("/games/{game_id}", responses=documented(404, 422))
async def show_game(game_id: Annotated[str, Path(max_length=80)]) -> GameFacts:
    """One game."""
    return _facts(games.find(game_id).id)


def _facts(game_id: str) -> GameFacts:
    return GameFacts.model_validate(games.facts(games.find(game_id)))


@router.get("/games/{game_id}/how-to-play", responses=documented(404, 422))
async def show_how_to_play(game_id: Annotated[str, Path(max_length=80)]) -> HowToPlay:
    """How a game is played: its idea, the course of a round, what spots pay, its whole section."""
    page = await to_thread.run_sync(find_page, game_id)
    return HowToPlay.model_validate(page.to_json())
