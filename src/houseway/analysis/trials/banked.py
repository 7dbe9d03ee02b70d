"""Rounds of a banked game by its own script: what each spot wins and loses."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

from houseway.analysis.policies import Policy
from houseway.analysis.trials.totals import Tally, Totals
from houseway.cards import Shoe
from houseway.money import Cents, dollars
from houseway.play.banked import BankedGame
from houseway.play.banked.bank import Bank
from houseway.play.banked.layout import Layout
from houseway.play.settings import Settings
from houseway.wagers import Result, Spot

SEAT, BANKER = 1, 2
UNIT = dollars(100)  # large enough for every odds to come out in whole cents
COVER = dollars(10_000_000)

Stakes = dict[str, Cents]


@dataclass(frozen=True, slots=True)
class Table:
    """A table with a unit on every spot that is open before the deal."""

    game: BankedGame
    settings: Settings
    seats: dict[int, Stakes] = field(default_factory=dict)
    owner: dict[str, str] = field(default_factory=dict)  # the wager that each spot is a part of

    @classmethod
    def of(cls, game: BankedGame, settings: Settings) -> Table:
        return cls(game, settings, opening_stakes(game, settings), belongs_to(game, settings))

    @property
    def closed_to_kernels(self) -> bool:
        """Whether it posts what only the script knows: a meter, or how commission is rounded."""
        posted = (self.settings.get(name) for name in ("meter", "commission_unit"))
        return any(each is not None for each in posted)

    def stake(self, spot: str) -> Cents:
        return next(stakes[spot] for stakes in self.seats.values() if spot in stakes)

    def totals(self) -> Totals:
        """Nothing played yet."""
        initial = [spot for stakes in self.seats.values() for spot in stakes]
        return Totals(tallies={spot: Tally(self.stake(spot)) for spot in initial
                               if self.owner[spot] == spot})  # fmt: skip

    def play(self, policy: Policy, rounds: int, seed: str) -> Totals:
        """Play rounds from fresh shuffles, and add up what each spot won."""
        rng = random.Random(seed)
        chance = self.game.chance_for(self.settings)
        totals = self.totals()
        for _ in range(rounds):
            thrown = chance.throw(rng) if chance else ()
            self.play_one(self.game.shoe(self.settings, rng), policy, totals, thrown)
        return totals

    def play_one(
        self, shoe: Shoe, policy: Policy, totals: Totals, thrown: tuple[int, ...] = ()
    ) -> None:
        """Play one round with the cards of a shoe."""
        bank = Bank(BANKER, COVER) if self.game.covering else None
        layout = Layout(self.seats, bank=bank, thrown=thrown)
        round = self.game.round(layout, shoe, self.settings)
        while (options := round.options()) is not None:
            round.play(policy(round.view(options.seat), options), options.seat)
            totals.counts["decisions"] += 1
        won: Counter[str] = Counter()
        staked: Counter[str] = Counter()
        for line in round.settlement.lines:
            if line.seat in self.seats and not line.tip and line.wager in self.owner:
                spot = self.owner[line.wager]
                won[spot] += line.net
                if line.wager == line.spot and line.result is not Result.RETURNED:
                    staked[spot] += line.stake
        for spot, tally in totals.tallies.items():
            tally.add(won[spot], staked[spot])
            tally.nets[won[spot]] += 1
        totals.rounds += 1


def opening_stakes(game: BankedGame, settings: Settings) -> dict[int, Stakes]:
    """A unit on every spot that is open before the deal; what excludes a wager has a seat apart."""
    closed = game.closed_spots(settings)
    free = (seat for seat in range(SEAT, game.seats + 1) if seat != BANKER or not game.covering)
    seats: dict[int, Stakes] = {next(free): {}}
    for spot in game.spots:
        if spot.later or spot.name in closed:
            continue
        fits = [seat for seat, held in seats.items() if not set(spot.against) & held.keys()]
        if (seat := fits[0] if fits else next(free, None)) is not None:
            seats.setdefault(seat, {})[spot.name] = spot.exactly or UNIT
    return seats


def belongs_to(game: BankedGame, settings: Settings) -> dict[str, str]:
    """The initial wager that each spot is a part of: a raise is part of the ante's game."""
    stakes = [spot for held in opening_stakes(game, settings).values() for spot in held]
    main = next((name for name in game.opens_with if name in stakes), stakes[0])

    def of(spot: Spot) -> str:
        return spot.equals or (main if spot.later else spot.name)

    return {spot.name: of(spot) for spot in game.spots if spot.later or spot.name in stakes}
