"""The catalogue of games."""

from __future__ import annotations

from fastapi import APIRouter

from houseway import games
from houseway.server.shapes.games import GameFacts
from houseway.server.web.answers import documented

router = APIRouter(prefix="/api", tags=["games"])


@router.get("/games")
async def list_games() -> list[GameFacts]:
    """Every game that can be played here, in the order of the rulebooks."""
    return [GameFacts.model_validate(games.facts(game)) for game in games.catalogue().values()]


@router.get("/games/{game_id}", responses=documented(404, 422))
async def show_game(game_id: str) -> GameFacts:
    """One game."""
    return GameFacts.model_validate(games.facts(games.find(game_id)))
