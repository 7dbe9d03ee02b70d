"""What it is worth to bank: a seat in the house's place, with its cover and its fees.

Rounds are played by the game's own script, so that cover is used up in the printed order, wagers
that it does not reach go back, and commission or collection is taken as it is at the table.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt

from houseway.analysis.edges.work import Work
from houseway.analysis.policies import Policy, own_chance
from houseway.errors import BadInput
from houseway.money import Cents, dollars
from houseway.play.banked import BankedGame
from houseway.play.banked.bank import Bank
from houseway.play.banked.layout import Layout
from houseway.play.settings import Settings
from houseway.wagers import Result
from houseway.wagers.party import at_seat

BLOCK = 100  # rounds at a time
ROUNDS = 20_000
STAKE = dollars(100)
FEES = ("commission", "collection")


@dataclass(frozen=True, slots=True)
class Banker:
    """Who banks against how many players, what each of them stakes, and what covers it."""

    players: int = 3
    stake: Cents = STAKE
    cover: Cents | None = None  # as much as is needed, where none is named

    def check(self, game: BankedGame) -> None:
        """Refuse a table that cannot be."""
        if not game.covering and not game.banking:
            raise BadInput(f"{game.name} is banked by the house alone")
        if not 1 <= self.players < game.seats:
            raise BadInput(
                f"{self.players} players against a bank: at {game.name} there are 1 to "
                f"{game.seats - 1}"
            )
        if self.stake < 1 or (self.cover is not None and self.cover < 1):
            raise BadInput("a stake and a cover are more than nothing")


@dataclass(frozen=True, slots=True)
class Banked:
    """What rounds of banking came to, in units of one player's stake on each round."""

    game: str
    banker: Banker
    rounds: int
    won: float  # from the players, before fees
    fees: Mapping[str, float]
    net: float
    stderr: float
    returned: float  # the part of all that was staked that the cover did not reach

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "method": "simulated"}


@dataclass(slots=True)
class Sums:
    """What was added up, in cents."""

    rounds: int = 0
    won: int = 0
    net: int = 0
    squares: int = 0
    commission: int = 0
    collection: int = 0
    staked: int = 0
    returned: int = 0

    def add(self, other: Sums) -> None:
        for name, value in asdict(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass(frozen=True, slots=True)
class Block:
    """Some rounds, numbered."""

    game: BankedGame
    settings: Settings
    policy: Policy
    banker: Banker
    seed: str
    rounds: int


def value_of_banking(
    game: BankedGame,
    settings: Settings,
    policy: Policy,
    banker: Banker = Banker(),
    work: Work = Work(),
) -> Banked:
    """Play rounds against a seat that banks; the same seed gives the same numbers."""
    banker.check(game)
    rounds = work.rounds or ROUNDS
    blocks = [
        Block(game, settings, policy, banker, f"{work.seed} {at}", min(BLOCK, rounds - at))
        for at in range(0, rounds, BLOCK)
    ]
    sums = Sums()
    for each in work.over(play_block, blocks):
        sums.add(each)
    unit, count = banker.stake, sums.rounds
    scatter = sqrt(sums.squares * count - sums.net**2) / count
    return Banked(
        game.id,
        banker,
        count,
        sums.won / count / unit,
        {name: getattr(sums, name) / count / unit for name in FEES if getattr(sums, name)},
        sums.net / count / unit,
        scatter / sqrt(count) / unit,
        sums.returned / sums.staked,
    )


def play_block(block: Block) -> Sums:
    """What some rounds come to for the seat that banks."""
    game, banker, sums = block.game, block.banker, Sums()
    rng = random.Random(block.seed)
    policy = own_chance(block.policy, f"{block.seed} policy")
    chance = game.chance_for(block.settings)
    for _ in range(block.rounds):
        thrown = chance.throw(rng) if chance else ()
        layout = Layout(_bets(game, banker), bank=_bank(game, banker), thrown=thrown)
        round = game.round(layout, game.shoe(block.settings, rng), block.settings)
        while (options := round.options()) is not None:
            round.play(policy(round.view(options.seat), options), options.seat)
        net = 0
        for line in round.settlement.lines:
            if line.party == at_seat(game.seats):
                net += line.net
                if line.spot in FEES:
                    setattr(sums, line.spot, getattr(sums, line.spot) - line.net)
                else:
                    sums.won += line.net
            elif line.spot not in FEES:
                sums.staked += line.stake
                sums.returned += line.stake if line.result is Result.RETURNED else 0
        sums.rounds += 1
        sums.net += net
        sums.squares += net * net
    return sums


def _bets(game: BankedGame, banker: Banker) -> dict[int, dict[str, Cents]]:
    """Everybody has the main wager; the last seat banks."""
    spots = (game.opens_with[0], *(spot.name for spot in game.spots if spot.equals))
    return {seat: dict.fromkeys(spots, banker.stake) for seat in range(1, banker.players + 1)}


def _bank(game: BankedGame, banker: Banker) -> Bank:
    """His own last bet is what the dealer stakes against him, where the dealer does."""
    enough = Cents(1000 * banker.stake * banker.players)
    last = banker.stake if game.banking else None
    return Bank(game.seats, banker.cover or enough, last_bet=last)
