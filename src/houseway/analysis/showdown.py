"""How a pot game ends, read off its declared streets and shares."""

from __future__ import annotations

from dataclasses import dataclass
from math import lcm

from houseway.cards import Cards
from houseway.errors import BadInput
from houseway.hands import Ranking
from houseway.play import Game
from houseway.play.pot import Drawing, PotGame, TwoBoards

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
    _refuse_choices(game)
    places = game.boards.places if game.boards else ("board",)
    return Showdown(
        pack=game.deck,
        hole=game.hole_cards,
        board=sum(each.board for each in game.streets) or _laid(game, places[0]),
        boards=len(places),
        shares=tuple(share_of(each.ranking) for each in game.shares),
    )


def _refuse_choices(game: PotGame) -> None:
    """Equity is about cards that come of themselves, and one board for each part of the pot."""
    steps = [step for street in game.streets for step in (*street.steps, *street.after)]
    if any(isinstance(step, Drawing) for step in steps):
        raise BadInput(
            f"in {game.name} players draw new cards as they choose; equity is not counted for it"
        )
    if game.boards and not isinstance(game.boards, TwoBoards):
        raise BadInput(
            f"in {game.name} each hand plays the best of several boards; "
            "equity is not counted for it"
        )


def _laid(game: PotGame, place: str) -> int:
    """How many cards come to lie on one of several boards."""
    return sum(lay.count for each in game.streets for lay in each.boards if lay.place == place)


def share_of(ranking: Ranking) -> Share:
    """A ranking with a category for no hand at all needs a better one; others need nothing."""
    qualified = ranking.categories[0].name == _NO_LOW
    return Share(ranking.name, 1 << ranking.tie_bits if qualified else 0)
