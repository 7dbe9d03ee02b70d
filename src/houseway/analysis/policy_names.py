"""Policies by name, as they are asked for in the terminal."""

from __future__ import annotations

from houseway.analysis.best_play import best_play
from houseway.analysis.policies import RANDOM, AtRandom, Policy, SetsTheHouseWay, Weights, stays_in
from houseway.analysis.policy_files import read_policy
from houseway.errors import BadInput
from houseway.play import Game
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

NAMES = ("best", "random", "house-way", "stays-in")


def policy_named(
    name: str, game: Game, settings: Settings, weights: Weights = RANDOM
) -> tuple[str, Policy]:
    """A policy for a game, and its name; an empty one stands for what is usual.

    Usual is the best play of a game against the bank, where it is known, and players who act at
    random where they play for a pot.
    """
    if not name:
        name = usual(game, settings)
    if name == "random":
        at_random = AtRandom(weights)
        return at_random.name, at_random
    if name == "stays-in":
        return name, stays_in
    if name == "house-way":
        return name, SetsTheHouseWay(game, settings)
    if name == "best":
        return name, _best(game, settings)
    if ".py" in name:
        written = read_policy(name)
        return written.name, written
    raise BadInput(f"there is no policy {name!r}; there are {', '.join(NAMES)} and FILE.py:NAME")


def usual(game: Game, settings: Settings) -> str:
    """What is played where nobody names a policy."""
    if not isinstance(game, BankedGame):
        return "random"
    return "best" if best_play(game, settings) else "stays-in"


def _best(game: Game, settings: Settings) -> Policy:
    found = best_play(game, settings)
    if found is None:
        why = (
            "nobody has found it yet"
            if isinstance(game, BankedGame)
            else "for a pot it depends on the others"
        )
        raise BadInput(
            f"no best play of {game.id} is known: {why}; name random, house-way, stays-in or "
            "FILE.py:NAME"
        )
    return found
