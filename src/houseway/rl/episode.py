"""One round as learners play it: wagers, if they choose them, and then every decision."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from houseway.errors import IllegalAction
from houseway.money import Cents
from houseway.play import Round
from houseway.play.actions import Action
from houseway.play.banked import BankedGame
from houseway.play.options import Options
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating
from houseway.play.view import View
from houseway.rl.table import Table
from houseway.rl.ways import ways
from houseway.wagers import Spot

BET, DEAL = "bet", "deal"  # before the cards: a unit on a spot, and no more bets


class Episode:
    """A round from the first wager to the settlement, one seat's decision after the other."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.round: Round[Any] | None = None
        self.stakes: dict[int, dict[str, Cents]] = {seat: {} for seat in table.numbers}
        self._before: Mapping[int, Cents] = {}  # the stacks of a pot game
        self.betting: list[int] = list(table.numbers)  # who has yet to say that his bets are down
        if isinstance(table.game, PotGame) or table.bets is not None:
            self.betting = []
            self._deal()

    def _deal(self) -> None:
        game, table, rng = self.table.game, self.table, self.rng
        shoe = game.shoe(table.settings, rng)
        if isinstance(game, PotGame):
            stakes = game.stakes(table.settings)
            stacks = dict.fromkeys(table.numbers, Cents(round(table.stack * table.unit)))
            fee = stakes.fees.fee(table.seats)
            stacks[table.seats] = Cents(stacks[table.seats] + fee)
            self._before = stacks
            thrown = game.chances[0].throw(rng) if game.chances else ()
            seating = Seating(
                stacks, table.seats, fee=fee, fee_cite=stakes.fees.fee_cite, thrown=thrown
            )
            self.round = game.round(seating, shoe, stakes)
            return
        if table.bets is not None:
            self.stakes = {seat: table.stakes() for seat in table.numbers}
        self.round = game.round(table.layout(self.stakes, rng), shoe, table.settings)

    # Whose turn it is, and what he may do

    @property
    def seat(self) -> int | None:
        """Who is to decide; None when all is settled."""
        if self.betting:
            return self.betting[0]
        waiting = self.round.waiting_for() if self.round else ()
        return waiting[0] if waiting else None

    @property
    def over(self) -> bool:
        return self.seat is None

    def options(self, seat: int) -> Options | None:
        """What a seat is asked, once the cards are out."""
        return self.round.options(seat) if self.round and not self.betting else None

    def view(self, seat: int) -> View | None:
        """What a seat sees, once the cards are out."""
        return self.round.view(seat) if self.round else None

    def ways(self) -> Mapping[str, Action | None]:
        """The names of what may be answered now, and the answers; none before the cards."""
        if self.betting:
            return dict.fromkeys(self._bets(self.betting[0]))
        assert self.seat is not None
        options = self.options(self.seat)
        assert options is not None
        return dict(ways(options, self.table.unit))

    def play(self, name: str) -> None:
        """Answer by name."""
        if self.over:
            raise IllegalAction(f"nobody may {name}: the round is over; sit down for another one")
        found = self.ways()
        if name not in found:
            raise IllegalAction(f"seat {self.seat} may not {name}; allowed: {', '.join(found)}")
        self.answer(found[name], name)

    def answer(self, action: Action | None, name: str = "") -> None:
        """Answer what is asked: an action of the game, or before the cards a bet by its name."""
        if not self.betting:
            assert self.round is not None
            assert action is not None
            self.round.play(action, self.seat)
            return
        seat = self.betting[0]
        if name == DEAL:
            self.betting.pop(0)
            if not self.betting:
                self._deal()
            return
        self._stake(seat, name.removeprefix(f"{BET} "))

    # Before the cards

    def _bets(self, seat: int) -> list[str]:
        game = self.table.game
        assert isinstance(game, BankedGame)
        held = self.stakes[seat]
        found = [f"{BET} {spot.name}" for spot in game.spots if self._takes(game, spot, held)]
        opened = any(name in held for name in game.opens_with) if game.opens_with else bool(held)
        return [*found, *([DEAL] if opened else ())]

    def _takes(self, game: BankedGame, spot: Spot, held: Mapping[str, Cents]) -> bool:
        """Whether a unit may go on a spot beside what lies there."""
        closed = spot.later or spot.equals or spot.name in held
        if closed or spot.name in game.closed_spots(self.table.settings):
            return False
        beside = not spot.needs or any(other in held for other in spot.needs)
        excluded = any(other in held for other in spot.against)
        return beside and not excluded

    def _stake(self, seat: int, name: str) -> None:
        game = self.table.game
        assert isinstance(game, BankedGame)
        for spot in game.spots:
            if name in (spot.name, spot.equals):
                self.stakes[seat][spot.name] = spot.exactly or Cents(self.table.unit)

    def open_usual(self, seat: int) -> None:
        """A seat that nobody teaches puts a unit where the game begins, and waits."""
        while self.betting and self.betting[0] == seat:
            names = self._bets(seat)
            self.answer(None, DEAL if DEAL in names else names[0])

    # What came of it

    def net(self, seat: int) -> float:
        """What a seat has won or lost, in units."""
        assert self.round is not None
        if isinstance(self.table.game, PotGame):
            return (self.round.stacks()[seat] - self._before[seat]) / self.table.unit
        return self.round.settlement.net(seat) / self.table.unit
