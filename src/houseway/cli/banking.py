"""The command that says what it is worth to bank a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from houseway import houses
from houseway.analysis.banking import Banked, Banker, value_of_banking
from houseway.analysis.edges.work import Work
from houseway.analysis.policy_names import policy_named
from houseway.cli.edges import banked
from houseway.cli.equity import Bar
from houseway.cli.given import settings_given
from houseway.cli.listing import print_json
from houseway.cli.simulating import WORTH_IT
from houseway.cli.workers import Workers
from houseway.errors import BadInput
from houseway.money import dollars
from houseway.play.banked import BankedGame


@dataclass(frozen=True, slots=True)
class Asked:
    """Who banks against whom, as it was typed."""

    players: int
    stake: float
    cover: float | None
    policy: str
    settings: Sequence[str]
    rounds: int
    seed: int


def show_value(name: str, asked: Asked, workers: Workers, *, json: bool) -> None:
    """What the bank wins a round, in units of one player's stake."""
    game = banked(name)
    if asked.rounds < 1:
        raise BadInput(f"a simulation needs a round or more, not {asked.rounds}")
    settings = game.read_settings(_usual(game) | settings_given(game, asked.settings))
    cover = None if asked.cover is None else dollars(asked.cover)
    banker = Banker(asked.players, dollars(asked.stake), cover)
    banker.check(game)
    _, policy = policy_named(asked.policy, game, settings)
    bar = Bar("playing")
    with workers.hired(worth_it=asked.rounds >= WORTH_IT) as executor:
        work = Work(executor, bar, asked.rounds, asked.seed)
        found = value_of_banking(game, settings, policy, banker, work)
    bar.end()
    if json:
        print_json(found.to_json())
    else:
        print_value(game, found)


def _usual(game: BankedGame) -> dict[str, object]:
    """The collection that a form offers first, where a game is played for one."""
    return {each.name: each.suggest for each in game.settings if each.required and each.suggest}


def print_value(game: BankedGame, found: Banked) -> None:
    money, banker = houses.of(game).currency, found.banker
    cover = "covers everything" if banker.cover is None else f"covers {money.text(banker.cover)}"
    print(
        f"{game.name}: {found.rounds:,} rounds against {banker.players} players with "
        f"{money.text(banker.stake)} each; the bank {cover}"
    )
    print(f"from the players {found.won:>+10.4%} of one stake, a round")
    for name, fee in found.fees.items():
        print(f"{name:<16} {-fee:>+10.4%}")
    print(f"{'the bank wins':<16} {found.net:>+10.4%} ± {found.stderr:.4%}")
    if found.returned:
        print(f"handed back      {found.returned:>10.4%} of what was staked: the cover was used up")
