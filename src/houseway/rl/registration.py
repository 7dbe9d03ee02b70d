"""The names by which `gymnasium.make` finds the games: `houseway/three-card-poker-bclc-v0`."""

from __future__ import annotations

import gymnasium

from houseway import games
from houseway.play import Game
from houseway.rl.aec import VERSION

NAMESPACE = "houseway"


def id_of(game: Game | str) -> str:
    """The name of a game's environment, with the version of its numbers."""
    id = game if isinstance(game, str) else game.id
    return f"{NAMESPACE}/{id.replace('@', '-')}-v{VERSION}"


def register() -> None:
    """Let `gymnasium.make` know every game of the catalogue, those of other houses too."""
    for game in games.catalogue().values():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), "houseway.rl.single:SeatEnv", kwargs={"game": game.id})
