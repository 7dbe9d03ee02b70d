"""The catalogue: every game file of every house, found by looking.

A game file is a module with a `GAME`. Adding one, and nothing else, puts the game everywhere.
"""

from __future__ import annotations

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
