"""The command that plays a pot table by the million."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass

from houseway import games, houses
from houseway.analysis.many_hands import Weights
from houseway.analysis.simulation import Simulation, Totals
from houseway.cli import counted_in
from houseway.cli.equity import Bar
from houseway.cli.listing import print_json
from houseway.errors import BadInput
from houseway.formats.scenarios.posted_table import read_table
from houseway.money import dollars
from houseway.play import Game


@dataclass(frozen=True, slots=True)
class Players:
    """Who sits at the simulated table: how many, with what, and how they act."""

    seats: int
    stack: int  # in the money of the house
    weights: str  # "1,1,1"

    def read_weights(self) -> Weights:
        try:
            fold, stay, raise_ = (int(each) for each in self.weights.split(","))
        except ValueError:
            raise BadInput(
                f"{self.weights!r} is not how players act; write three numbers, such as 1,2,1: "
                "how likely they fold, stay in, and raise"
            ) from None
        return Weights(fold, stay, raise_)


def simulate(
    name: str, rounds: int, players: Players, given: Sequence[str], *, seed: int, json: bool
) -> None:
    """Play hands at random and print what they came to."""
    game = games.find(name)
    with counted_in(houses.of(game).currency):
        table = Simulation(
            game,
            settings_of(game, given),
            [dollars(players.stack)] * players.seats,
            weights=players.read_weights(),
            seed=seed,
        )
    start = time.perf_counter()
    totals = table.run(rounds, Bar("playing"))
    spent = time.perf_counter() - start
    if json:
        print_json({"game": game.id, "seed": seed, "compiled": table.compiled, **totals.to_json()})
    else:
        print_totals(game, totals, spent, compiled=table.compiled)


def settings_of(game: Game, given: Sequence[str]) -> dict[str, object]:
    """The settings of a usual table of the game, and those that are named."""
    usual = {s.name: s.suggest for s in game.settings if s.required or s.name == "rake"}
    if any(each.name == "chop" for each in game.settings):
        usual["chop"] = False  # nobody at a simulated table does
    return usual | settings_given(game, given)


def settings_given(game: Game, given: Sequence[str]) -> dict[str, object]:
    """The settings that are named on the command line, and no others."""
    return read_table(game, dict(_read(each) for each in given), besides=())


def _read(written: str) -> tuple[str, object]:
    """A setting as one writes it: limits=[4,8], or limit=pot-limit without quotes."""
    name, sign, value = written.partition("=")
    if not sign:
        raise BadInput(f"{written!r} is no setting; write NAME=VALUE, such as 'limits=[4, 8]'")
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return name.strip(), value.strip()


def print_totals(game: Game, totals: Totals, spent: float, *, compiled: bool) -> None:
    hands, money = totals.hands, houses.of(game).currency

    def average(cents: int) -> str:
        return money.text(round(cents / hands))

    how = "by compiled kernels" if compiled else "by the script"
    print(f"{game.id}: {hands:,} hands {how} in {spent:,.1f} s")
    print(f"decisions a hand  {totals.decisions / hands:8.2f}")
    print(f"showdowns         {totals.showdowns / hands:8.1%}")
    print(f"average pot       {average(totals.pots):>8}")
    share = totals.taken / totals.pots if totals.pots else 0
    print(f"the house takes   {average(totals.taken):>8} a hand, {share:.2%} of the pots")
    print("seats from the button's left, and what each wins or loses a hand:")
    for seat, net in enumerate(totals.nets, 1):
        button = "  button" if seat == len(totals.nets) else ""
        print(f"{seat:>4} {average(net):>10}{button}")
