"""A jackpot as a house offers it: what its section prints, and what the house posts with it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import time
from functools import cached_property
from typing import Any

from houseway import games
from houseway.errors import BadSetting
from houseway.floor.jackpots.division import TABLE, WHOLE, Division
from houseway.floor.jackpots.naming import least
from houseway.floor.jackpots.rules import Rules
from houseway.floor.jackpots.sections import printed
from houseway.hands import Ranking
from houseway.money import ZERO, Cents, text
from houseway.play.pot import PotGame
from houseway.rulebook import Clause


@dataclass(frozen=True)
class Programme:
    """A jackpot programme: the printed rules, and everything a house decides for itself."""

    rules: Rules
    games: tuple[str, ...]
    loser: str = ""
    winner: str = ""
    hand: str = ""
    players: int = 0  # if more than printed
    minimum_pot: Cents = ZERO  # if more than printed
    both_runs: bool = False  # a hand that is run twice is judged on either board
    division: Division = TABLE
    contribution: Cents = ZERO  # out of each pot
    seed: int = 0  # per cent of each drop
    rake: int = 0
    rake_cap: Cents | None = None
    cut_over: time | None = None  # when the business day starts, if not as printed
    rooms: tuple[str, ...] = ()
    local: int = 0  # per cent of a room's drops, for its own jackpot
    feeds: Mapping[str, int] = field(default_factory=dict)  # per cent, by distinct jackpot
    reseed: Cents | Mapping[str, Cents] | None = None  # all of the seed pool if not said
    prizes: tuple[int, ...] = (WHOLE,)

    def __post_init__(self) -> None:
        self._check_games()
        self._check_hands()
        self._check_figures()
        self._check_money()

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def starts(self) -> time:
        """The hour at which the business day begins."""
        return self.cut_over or self.rules.cut_over

    @property
    def ranking(self) -> Ranking:
        """The order of hands at the game of a bad beat."""
        return pot_game(self.games[0]).share.ranking

    @property
    def holdem(self) -> bool:
        """Whether the conditions printed for hold'em apply."""
        return self.rules.bad_beat is None or self.games == (self.rules.main_game,)

    @property
    def least_players(self) -> int:
        return max(self.players, self.rules.players if self.holdem else 0)

    @property
    def least_pot(self) -> Cents:
        return max(self.minimum_pot, self.rules.pot)

    @cached_property
    def jackpots(self) -> tuple[str, ...]:
        """The jackpots that it keeps apart: one, unless its section tells several."""
        return tuple(each.name for each in self.rules.distinct) or ("",)

    @cached_property
    def local_programme(self) -> Programme | None:
        """The jackpot that a room carves out of the linked one, with a bad beat's qualifiers."""
        if not self.local:
            return None
        return Programme(
            printed(self.rules.local_as),
            self.games,
            players=self.players,
            minimum_pot=self.minimum_pot,
            both_runs=self.both_runs,
        )

    def seeds(self, jackpot: str) -> Cents | None:
        """What a jackpot is seeded with again; None for all that is there."""
        if isinstance(self.reseed, Mapping):
            return self.reseed.get(jackpot)
        return self.reseed

    # What a house may not post

    def _check_games(self) -> None:
        rules = self.rules
        if not self.games:
            raise BadSetting(f"the {rules.name} jackpot has no game", clause=rules.game_cite)
        for id in self.games:
            game = pot_game(id, rules.offered)
            if game.id in rules.never:
                raise BadSetting(
                    f"{game.id} has no part in any jackpot", clause=rules.never[game.id]
                )
            if rules.games and game.id not in rules.games:
                allowed = " and ".join(rules.games)
                raise BadSetting(
                    f"the {rules.name} jackpot is for {allowed}, not {game.id}",
                    clause=rules.game_cite,
                )
        if rules.bad_beat and len(self.games) > 1:
            raise BadSetting(
                f"one jackpot belongs to one game, not to {' and '.join(self.games)}",
                clause=rules.one_game or rules.game_cite,
            )

    def _check_hands(self) -> None:
        rules, beat, high = self.rules, self.rules.bad_beat, self.rules.high_hand
        if beat and self.hand:
            raise BadSetting("a bad beat posts a 'loser' and a 'winner', not a 'hand'")
        if high and (self.loser or self.winner):
            raise BadSetting("a high hand posts a 'hand', not a 'loser' or a 'winner'")
        if beat and self.games != (rules.main_game,) and not (self.loser and self.winner):
            raise BadSetting(
                f"nothing is printed for {self.games[0]}; post its 'loser' and 'winner'",
                clause=rules.as_posted,
            )
        for name in filter(None, (self.loser, self.winner, self.hand)):
            least(name, self.ranking)
        if high and self.hand and least(self.hand) < least(high.hand):
            raise BadSetting(f"{self.hand} is less than {high.hand}, the least", clause=high.cite)

    def _check_figures(self) -> None:
        rules = self.rules
        if self.players and self.players < (rules.players if self.holdem else 2):
            raise BadSetting(
                f"at least {rules.players} players are dealt in, not {self.players}",
                clause=rules.players_cite,
            )
        if self.minimum_pot and self.minimum_pot < rules.pot:
            raise BadSetting(
                f"a pot of {text(self.minimum_pot)} is under the least, {text(rules.pot)}",
                clause=rules.pot_cite,
            )
        if self.cut_over and rules.cut_over_cite and self.cut_over != rules.cut_over:
            raise BadSetting(
                f"its business day starts at {rules.cut_over:%H:%M}, not at {self.cut_over:%H:%M}",
                clause=rules.cut_over_cite,
            )
        if self.local and rules.local is None:
            raise BadSetting(f"the {rules.name} jackpot has no 'local' one beside it")
        if self.local and not self.holdem:
            raise BadSetting(f"no local jackpot is printed for {self.games[0]}", clause=rules.local)
        if self.rooms and rules.linked is None:
            raise BadSetting(f"the {rules.name} jackpot links no 'rooms'")
        if self.division != TABLE and rules.bad_beat is None:
            raise BadSetting(f"the {rules.name} jackpot is not divided between hands")
        if len(set(self.rooms)) != len(self.rooms):
            raise BadSetting("a room is linked once")

    def _check_money(self) -> None:
        rules = self.rules
        if min(self.contribution, self.rake, self.rake_cap or 0) < 0:
            raise BadSetting("what is taken out of a pot is not below 0")
        if not 0 <= self.seed <= WHOLE or not 0 <= self.local <= WHOLE:
            raise BadSetting("'seed' and 'local' are per cents, from 0 to 100")
        if self.seed and rules.books.seed is None:
            raise BadSetting(f"the {rules.name} pays everything out and seeds nothing")
        if self.feeds and (not rules.distinct or sum(self.feeds.values()) != WHOLE):
            raise BadSetting(
                "'feeds' are per cents by distinct jackpot and come to 100", clause=rules.books.drop
            )
        if min(self.feeds.values(), default=0) < 0:
            raise BadSetting("no jackpot is fed less than nothing")
        named = [*self.feeds, *(self.reseed if isinstance(self.reseed, Mapping) else ())]
        for name in named:
            self.check_jackpot(name)
        if self.prizes != (WHOLE,) and rules.daily is None:
            raise BadSetting(f"the {rules.name} jackpot has no 'prizes' by place")
        if not self.prizes or min(self.prizes) <= 0 or sum(self.prizes) != WHOLE:
            raise BadSetting(
                "'prizes' are per cents of the pool and come to 100", clause=rules.as_posted
            )

    def check_jackpot(self, name: str) -> None:
        """Refuse a name that none of its jackpots has."""
        if name not in self.jackpots:
            known = ", ".join(filter(None, self.jackpots)) or "one jackpot, without a name"
            raise BadSetting(f"{self.name} has no jackpot {name!r}; there are {known}")


def programme(name: str, **posted: Any) -> Programme:
    """The programme of a section, with what a house posts for it."""
    rules = printed(name)
    return Programme(rules, **({"games": (rules.main_game,)} | posted))


def pot_game(id: str, offered: Clause | None = None) -> PotGame:
    game = games.find(id)
    if not isinstance(game, PotGame):
        raise BadSetting(f"{game.id} is not played for a pot, and has no jackpot", clause=offered)
    return game
