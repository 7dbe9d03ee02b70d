"""The catalogue: every game file of every house, found by looking.

A game file is a module with a `GAME`. Adding one, and nothing else, puts the game everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import cache

from houseway import houses, rulebook
from houseway.errors import UnknownGame
from houseway.play import Game


@cache
def catalogue() -> dict[str, Game]:
    """Every game by its id, in the order of the rulebooks."""
    found = [game for house in houses.every().values() for game in house.catalogue()]
    return {game.id: game for game in sorted(found, key=_printed_order)}


def find(id: str) -> Game:
    """A game by its id, `three-card-poker@bclc`, or by a name that people have for it.

    A name may stand for games of several houses: then they are listed, and none is picked.
    """
    games = catalogue()
    if id in games:
        return games[id]
    called = _called(*id.split("@", 1))
    if len(called) == 1:
        return called[0]
    if called:
        several = ", ".join(game.id for game in called)
        raise UnknownGame(f"{id!r} may be any of {several}; say which")
    near = get_close_matches(id.lower(), games, n=3, cutoff=0.5)
    hint = f"perhaps {', '.join(near)}" if near else "`houseway games` lists them"
    raise UnknownGame(f"there is no game {id!r}; {hint}")


def _called(name: str, house: str = "") -> list[Game]:
    """The games of a name: by their slug, or else as they are printed, or else as people say."""
    wanted = _plain(name)
    found = [game for game in catalogue().values() if _plain(house) in ("", _plain(game.house))]
    ways: tuple[Callable[[Game], Iterable[str]], ...] = (
        lambda game: (game.slug,),
        lambda game: (game.name,),
        lambda game: game.aliases,
    )
    for names in ways:
        if called := [game for game in found if wanted in map(_plain, names(game))]:
            return called
    return []


def _plain(name: str) -> str:
    return "".join(each for each in name.lower() if each.isalnum() or each in ".+")


def facts(game: Game) -> dict[str, object]:
    """Everything a lobby needs to know of a game, and of the house and the book it is from."""
    house = houses.of(game)
    titles = {book.id: book.title for book in house.rulebooks}
    return {
        **game.facts(),
        "house_title": house.title,
        "rulebook_title": titles.get(game.cite.rulebook, game.cite.rulebook),
        "currency": house.currency.code,
        "symbol": house.currency.symbol,
        "rulings": bool(house.rulings),
    }


def _printed_order(game: Game) -> tuple[str, int, str]:
    book = game.section.partition("/")[0]
    return book, _sections().get(game.section, 0), game.slug


@cache
def _sections() -> dict[str, int]:
    """Every section by its place in print."""
    return {name: at for at, name in enumerate(rulebook.sections())}


__all__ = [
    "catalogue",
    "facts",
    "find",
]
