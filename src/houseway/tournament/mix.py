"""A mix: games of the catalogue that a dealt event plays in turn, from whatever house.

    Mix.of("texas-holdem@bclc, omaha-hi-lo@bclc, razz@bcpc, seven-card-stud@bclc", hands=8)

A club's own gamecards (`Setup.gamecards`) are drawn; a mix goes round. The game changes after so
many hands of a table, or with each level. In a dealer's choice whoever has the button says which
of them comes next; who says nothing in time has the next one of the list.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from houseway import games
from houseway.errors import BadInput, BadSetting, HousewayError
from houseway.floor.event_table import pot_game
from houseway.play.pot import PotGame

LIMIT = "limit"
ANTES = 5  # so many antes are a small bet, where everybody antes
KNOWN = {  # mixes that people know by name, as slugs of the catalogue
    "HORSE": ("texas-holdem", "omaha-hi-lo", "razz", "seven-card-stud", "seven-card-stud-hi-lo"),
    "Hold'em and Omaha": ("texas-holdem", "omaha"),
    "Triple draws": ("2-7-triple-draw", "a-5-triple-draw", "badugi"),
}


@dataclass(frozen=True, slots=True)
class Mix:
    """Games in their order, and when the next one comes."""

    games: tuple[str, ...]
    hands: int = 0  # of a table, to a game; 0: a game for each level
    limit: str = LIMIT  # the betting of all of them
    choice: bool = False  # of whoever has the button; 0 hands are one then

    def __post_init__(self) -> None:
        if not self.games or self.hands < 0:
            raise BadInput("a mix has a game, and changes after hands from 1 on, or by the level")
        for id in self.games:
            game = pot_game(id)
            try:
                game.read_settings(self.settings(game, (100, 200), 25, 100), complete=True)
            except BadSetting as error:
                raise BadSetting(f"{game.name} cannot be dealt in a mix: {error}") from None

    @classmethod
    def of(cls, written: str, hands: int = 0, limit: str = LIMIT, *, choice: bool = False) -> Mix:
        """A mix from game ids with commas between them, or by the name that people know."""
        listed = tuple(each.strip() for each in written.split(","))
        found = known()[written] if written in KNOWN else listed
        return cls(found, hands, limit, choice)

    @property
    def seats(self) -> int:
        """How many can sit at a table, whatever comes."""
        return min(pot_game(id).seats for id in self.games)

    def game_of(self, hands: int, level: int) -> str:
        """The game of a table that has dealt so many hands, in a level."""
        turn = hands // self.hands if self.hands else level - 1
        return self.games[turn % len(self.games)]

    @property
    def lasts(self) -> int:
        """How many hands of a table a dealer's choice is for."""
        return self.hands or 1

    def next_of(self, game: str) -> str:
        """What comes after a game where nobody chooses; the first one at the beginning."""
        at = self.games.index(game) + 1 if game in self.games else 0
        return self.games[at % len(self.games)]

    def chosen(self, game: str) -> Mix:
        """The mix while one of its games is dealt."""
        if game not in self.games:
            told = ", ".join(self.games)
            raise BadInput(f"{game[:80]!r} is not in this mix; there are {told}")
        return replace(self, games=(game,))

    def settings(
        self, game: PotGame, blinds: tuple[int, int], chip: int, unit: int
    ) -> dict[str, object]:
        """What a game is played for: the big blind is the small bet, and a fifth of it the ante."""
        small, big = blinds
        ante = max(chip, big // ANTES // chip * chip)
        posted: dict[str, object] = {
            "limit": self.limit,
            "blinds": [unit * small, unit * big],
            "limits": [unit * big, 2 * unit * big],
            "ante": unit * ante,
            "bring_in": unit * max(chip, small),
            "chip": unit * chip,
            "rake": 0,
            "tournament": True,
            "minimum_buy_in": unit,
        }
        known = {setting.name for setting in game.settings}
        return {name: value for name, value in posted.items() if name in known}

    def to_json(self) -> dict[str, Any]:
        said = {"games": list(self.games), "hands": self.hands, "limit": self.limit}
        return {**said, "choice": self.choice}

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Mix:
        games, hands = tuple(said["games"]), said["hands"]
        return cls(games, hands, said["limit"], said.get("choice", False))


@cache
def mixable() -> tuple[PotGame, ...]:
    """The games of the catalogue that can be dealt in a mix."""
    found = []
    for id, game in games.catalogue().items():
        try:
            Mix((id,))
        except HousewayError:
            continue
        assert isinstance(game, PotGame)
        found.append(game)
    return tuple(found)


@cache
def known() -> dict[str, tuple[str, ...]]:
    """The mixes that people know, each game from the first house that has it."""
    first = {game.slug: game.id for game in reversed(mixable())}
    return {name: tuple(first[slug] for slug in slugs) for name, slugs in KNOWN.items()}
