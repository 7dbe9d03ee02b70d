"""Ways to put a fact of a pot game wrong: the game stands changed in the catalogue."""

from dataclasses import replace

from houseway import games
from houseway.play.pot import PotGame

IDS = {game.section: game.id for game in games.catalogue().values() if isinstance(game, PotGame)}


def game_of(section: str) -> PotGame:
    game = games.find(IDS[section])
    assert isinstance(game, PotGame)
    return game


def change(patch, section, **changes) -> None:
    """A game with another fact, in the catalogue in its place."""
    game = game_of(section)
    patch.setitem(games.catalogue(), game.id, replace(game, **changes))


def change_street(patch, section, at, **changes) -> None:
    streets = list(game_of(section).streets)
    streets[at] = replace(streets[at], **changes)
    change(patch, section, streets=tuple(streets))


def rank_by(patch, section, ranking, at=0) -> None:
    shares = list(game_of(section).shares)
    shares[at] = replace(shares[at], ranking=ranking)
    change(patch, section, shares=tuple(shares))
