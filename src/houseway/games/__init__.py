"""The catalogue: every game file in the houses' folders, found by looking.

A game file is a module with a `GAME`. Adding one, and nothing else, puts the game everywhere.
"""

from __future__ import annotations

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from houseway import rulebook
from houseway.errors import UnknownGame
from houseway.play import Game


@cache
def catalogue() -> dict[str, Game]:
    """Every game by its id, in the order of the rulebooks."""
    found: list[Game] = []
    for house in pkgutil.iter_modules(__path__, f"{__name__}."):
        package = import_module(house.name)
        for module in pkgutil.iter_modules(package.__path__, f"{house.name}."):
            game = getattr(import_module(module.name), "GAME", None)
            if isinstance(game, Game):
                found.append(game)
    return {game.id: game for game in sorted(found, key=_printed_order)}


def find(id: str) -> Game:
    """The game with this id, such as `three-card-poker@bclc`."""
    games = catalogue()
    if id in games:
        return games[id]
    same = [each for each in games if each.split("@")[0] == id]
    if len(same) == 1:
        return games[same[0]]
    near = same or get_close_matches(id, games, n=3, cutoff=0.5)
    hint = f"perhaps {', '.join(near)}" if near else "`houseway games` lists them"
    raise UnknownGame(f"there is no game {id!r}; {hint}")


def _printed_order(game: Game) -> tuple[str, int, str]:
    book = game.section.partition("/")[0]
    return book, _sections().get(game.section, 0), game.slug


@cache
def _sections() -> dict[str, int]:
    """Every section by its place in print."""
    return {name: at for at, name in enumerate(rulebook.sections())}
