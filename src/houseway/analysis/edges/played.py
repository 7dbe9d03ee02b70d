"""A game by its own script, round after round, with any policy: what each spot wins and loses."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from houseway.analysis.edges.results import Row, Study, Wager
from houseway.analysis.edges.work import Work
from houseway.analysis.policies import Policy, stays_in
from houseway.money import Cents, dollars
from houseway.play.banked import BankedGame
from houseway.play.banked.bank import Bank
from houseway.play.banked.layout import Layout
from houseway.play.settings import Settings
from houseway.wagers import Spot

SEAT, BANKER = 1, 2
UNIT = dollars(100)  # large enough for every odds to come out in whole cents
ROUNDS = 20_000
BLOCK = 500
COVER = dollars(10_000_000)


def study_by_play(
    game: BankedGame, settings: Settings, work: Work, policy: Policy = stays_in
) -> Study:
    """Every spot of a game, from rounds that its script has played."""
    rounds = work.rounds or ROUNDS
    blocks = [
        Block(game, dict(settings), policy, work.seed, at, min(BLOCK, rounds - at))
        for at in range(0, rounds, BLOCK)
    ]
    found: dict[str, Counter[int]] = {}
    staked: Counter[str] = Counter()
    for nets, added in work.over(play_block, blocks):
        staked.update(added)
        for spot, counted in nets.items():
            found.setdefault(spot, Counter()).update(counted)
    stakes = opening_stakes(game, settings)
    wagers = tuple(
        _wager(spot, counted, stakes[spot], Fraction(staked[spot], rounds * stakes[spot]))
        for spot, counted in found.items()
    )
    name = getattr(policy, "__name__", "policy").replace("_", " ")
    return Study(wagers, notes=(f"played by the script, a seat that {name}",))


def _wager(spot: str, nets: Counter[int], stake: int, staked: Fraction) -> Wager:
    rows = (Row(f"{net / stake:+g}", deals, Fraction(net, stake)) for net, deals in nets.items())
    return Wager(spot, tuple(sorted(rows, key=lambda row: -row.net)), staked, sampled=True)


@dataclass(frozen=True, slots=True)
class Block:
    """Some rounds, numbered, so that whoever plays them deals the same cards."""

    game: BankedGame
    settings: dict[str, object]
    policy: Policy
    seed: int
    start: int
    rounds: int


def play_block(block: Block) -> tuple[dict[str, Counter[int]], Counter[str]]:
    """What each spot won in each round, and what was staked on it in all."""
    game, rng = block.game, random.Random(f"{block.seed} {block.start}")
    settings = game.read_settings(block.settings)
    owner = belongs_to(game, settings)
    nets: dict[str, Counter[int]] = {}
    staked: Counter[str] = Counter()
    for layout in _layouts(game, settings, rng, block.rounds):
        round = game.round(layout, game.shoe(settings, rng), settings)
        while (options := round.options()) is not None:
            round.play(block.policy(round.view(options.seat), options), options.seat)
        won: Counter[str] = Counter(dict.fromkeys(layout.bets[SEAT], 0))
        for line in round.settlement.lines:
            if line.seat == SEAT and not line.tip and line.wager in owner:
                won[owner[line.wager]] += line.net
                if line.wager == line.spot:
                    staked[owner[line.wager]] += line.stake
        for spot, net in won.items():
            if owner[spot] == spot:
                nets.setdefault(spot, Counter())[net] += 1
    return nets, staked


def _layouts(
    game: BankedGame, settings: Settings, rng: random.Random, rounds: int
) -> Iterator[Layout]:
    stakes = opening_stakes(game, settings)
    bank = Bank(BANKER, COVER) if game.covering else None
    chance = game.chance_for(settings)
    for _ in range(rounds):
        thrown = chance.throw(rng) if chance else ()
        yield Layout({SEAT: stakes}, bank=bank, thrown=thrown)


def opening_stakes(game: BankedGame, settings: Settings) -> dict[str, Cents]:
    """A unit on every spot that is open before the deal; of two that exclude each other, one."""
    closed = game.closed_spots(settings)
    stakes: dict[str, Cents] = {}
    for spot in game.spots:
        if not spot.later and spot.name not in closed and not set(spot.against) & stakes.keys():
            stakes[spot.name] = spot.exactly or UNIT
    return stakes


def belongs_to(game: BankedGame, settings: Settings) -> dict[str, str]:
    """The initial wager that each spot is a part of: a raise is part of the ante's game."""
    stakes = opening_stakes(game, settings)
    main = next((name for name in game.opens_with if name in stakes), next(iter(stakes)))

    def of(spot: Spot) -> str:
        return spot.equals or (main if spot.later else spot.name)

    return {spot.name: of(spot) for spot in game.spots if spot.later or spot.name in stakes}
