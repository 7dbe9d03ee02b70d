"""How a pot game ends, read off its declared streets and shares."""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm

from houseway.cards import Cards
from houseway.errors import BadInput
from houseway.hands import Ranking
from houseway.play import Game
from houseway.play.pot import PotGame

MOST_PLAYERS = 11
_NO_LOW = "no low"


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the pot, who ranks for it, and the least value that may take it."""

    ranking: str
    least: int


@dataclass(frozen=True, slots=True)
class Showdown:
    """The cards each player ends with, the cards they share, and what is fought for."""

    pack: Cards
    hole: int
    board: int
    shares: tuple[Share, ...]
    boards: int = 1

    @property
    def unit(self) -> int:
        """What a board is worth: a number that any players and shares divide."""
        return lcm(*range(1, MOST_PLAYERS + 1)) * lcm(*range(1, len(self.shares) + 1))


def showdown_of(game: Game) -> Showdown:
    """What hands are compared at the end of a pot game."""
    if not isinstance(game, PotGame):
        raise BadInput(f"{game.id} is not played for a pot; equity is about pot games")
    return Showdown(
        pack=game.deck,
        hole=game.hole_cards,
        board=sum(each.board for each in game.streets),
        boards=len(game.boards.places) if game.boards else 1,
        shares=tuple(share_of(each.ranking) for each in game.shares),
    )


def share_of(ranking: Ranking) -> Share:
    """A ranking with a category for no hand at all needs a better one; others need nothing."""
    qualified = ranking.categories[0].name == _NO_LOW
    return Share(ranking.name, 1 << ranking.tie_bits if qualified else 0)
