"""A table that learners sit at: a game, what it posts, how many play, and for how much."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict, Unpack

from houseway import games
from houseway.analysis.posted import usual_settings
from houseway.errors import BadInput
from houseway.money import Cents, dollars
from houseway.play import Game
from houseway.play.banked import BankedGame
from houseway.play.banked.bank import Bank
from houseway.play.pot import PotGame
from houseway.play.settings import Settings

UNIT = dollars(100)  # of a banked game: large enough for every odds to come out in whole cents
COVER = dollars(10_000_000)  # what a player-dealer has, so that every wager is covered
STACK = 100  # units that everybody brings to a pot
SEATS, PLAYERS = 6, 2  # of a table for a pot, and against a bank

Units = Mapping[str, float]


class Posted(TypedDict, total=False):
    """What may be said of a table besides its game."""

    seats: int | None
    settings: Mapping[str, object] | None
    stack: float  # in units, of each player for a pot
    bets: Units | None  # against a bank: by spot, in units, from every seat


@dataclass(frozen=True, slots=True)
class Table:
    """What an episode is dealt at, the same for all of them.

    A unit is the big blind of a pot game, its small bet where nobody posts blinds; against a bank
    it is the wager on a spot. Where `bets` are given, in units by spot, every seat opens with
    them; otherwise the seats choose their wagers before the cards.
    """

    game: Game
    settings: Settings
    seats: int
    unit: int
    stack: float = STACK
    bets: Units | None = field(default=None, hash=False)

    @classmethod
    def of(cls, game: Game | str, **posted: Unpack[Posted]) -> Table:
        """The usual table of a game, but for what is said; or a refusal that says why not."""
        found = games.find(game) if isinstance(game, str) else game
        settings = found.read_settings(usual_settings(found) | dict(posted.get("settings") or {}))
        if isinstance(found, PotGame):
            return cls._of_pot(found, settings, posted)
        assert isinstance(found, BankedGame)
        most = found.seats - 1 if found.covering else found.seats
        seats, bets = posted.get("seats"), posted.get("bets")
        table = cls(
            found, settings, min(PLAYERS, most) if seats is None else seats, UNIT, bets=bets
        )
        _check_seats(table, 1, most)
        if bets is not None:
            table.layout({seat: table.stakes() for seat in table.numbers}, random.Random(0))
        return table

    @classmethod
    def _of_pot(cls, game: PotGame, settings: Settings, posted: Posted) -> Table:
        if posted.get("bets") is not None:
            raise BadInput(f"{game.id} is played for a pot: nobody bets before the cards")
        stakes = game.stakes(settings)
        seats, stack = posted.get("seats"), posted.get("stack", STACK)
        unit = stakes.forced.big_blind or stakes.limits.bets[0]
        if stack * unit < 1:
            raise BadInput(f"a stack of {stack:g} units is nothing to play with")
        table = cls(
            game, settings, min(SEATS, stakes.seats) if seats is None else seats, unit, stack
        )
        _check_seats(table, 2, stakes.seats)
        return table

    @property
    def numbers(self) -> tuple[int, ...]:
        """The seats of those who play; a player-dealer sits beside them."""
        return tuple(range(1, self.seats + 1))

    @property
    def key(self) -> str:
        """A text that is the same for tables at which the same happens."""
        bets = dict(self.bets) if self.bets is not None else None
        told = (self.game.id, dict(self.settings), self.seats, self.unit, self.stack, bets)
        return json.dumps(told, default=str)

    def stakes(self) -> dict[str, Cents]:
        """What every seat opens with, where that is said."""
        assert isinstance(self.game, BankedGame)
        found = {}
        for name, units in (self.bets or {}).items():
            spot = self.game.spot(name)
            if spot is None or spot.later:
                known = ", ".join(each.name for each in self.game.spots if not each.later)
                raise BadInput(
                    f"{self.game.id} takes no bet {name!r} before the cards; it takes {known}"
                )
            found[name] = spot.exactly or Cents(round(units * self.unit))
        for spot in self.game.spots:
            if spot.equals in found:
                found[spot.name] = found[spot.equals]
        return found

    def layout(self, bets: Mapping[int, Mapping[str, Cents]], rng: random.Random) -> Any:
        """The layout of a round, with a player-dealer where the game has one; checked."""
        from houseway.play.banked.layout import Layout
        from houseway.play.banked.layout_checks import check_layout

        game = self.game
        assert isinstance(game, BankedGame)
        bank = Bank(self.seats + 1, COVER) if game.covering else None
        chance = game.chance_for(self.settings)
        thrown = chance.throw(rng) if chance else ()
        layout = Layout(bets, bank=bank, thrown=thrown)
        check_layout(layout, game, self.settings)
        return layout


def _check_seats(table: Table, least: int, most: int) -> None:
    if not least <= table.seats <= most:
        raise BadInput(
            f"{table.game.id} is played by {least} to {most} at a table, not {table.seats}"
        )


def at_seat(numbers: Sequence[int], seat: int, step: int) -> int:
    """The seat so many places to the left of another."""
    return numbers[(numbers.index(seat) + step) % len(numbers)]
