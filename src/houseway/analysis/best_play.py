"""The best play of a game as a policy, where somebody has found it.

It is found by looking, as the game's study is: beside the studies of a house lies a package `best`,
and in it a file of the game's name with a function `policy(game, settings)`.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from houseway import games, houses
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.policies import Policy, SetsTheHouseWay, stays_in
from houseway.errors import BadInput
from houseway.play import Game
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings


def best_play(game: Game, settings: Settings) -> Policy | None:
    """How the game is best played, as far as that is known."""
    package = houses.of(game).analysis
    if not isinstance(game, BankedGame) or not package or find_spec(package) is None:
        return None
    name = f"{package}.best.{game.slug.replace('-', '_').replace('.', '_')}"
    if find_spec(f"{package}.best") and find_spec(name):
        found: Policy = import_module(name).policy(game, settings)
        return found
    return _by_its_figures(game, settings)


def _by_its_figures(game: BankedGame, settings: Settings) -> Policy | None:
    """The house way where the study goes by it, and any way where nothing is decided."""
    if game.set_size:
        return SetsTheHouseWay(game, settings)
    kept = shipped(game)
    return stays_in if kept and not kept["decisions"] and not kept["strategy"]["rules"] else None


def kept_rules(game: BankedGame) -> list[str]:
    """The rules to play by that are kept for the game as it is printed."""
    return list(_kept(game)["rules"])


def kept_chart(game: BankedGame, number: int = 0) -> dict[str, list[str]]:
    """The rows of a chart that is kept for the game as it is printed."""
    return dict(_kept(game)["charts"][number]["rows"])


def _kept(game: BankedGame) -> dict[str, Any]:
    printed = games.find(game.id) if game.replaced else game
    kept = shipped(printed) if isinstance(printed, BankedGame) else None
    if kept is None:
        raise BadInput(f"no figures are kept of {game.id}, so nobody knows how to play it best")
    told: dict[str, Any] = kept["strategy"]
    return told
