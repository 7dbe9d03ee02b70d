"""The command that plays any game by the thousand and the million."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from houseway import games, houses
from houseway.analysis.edges.work import Work
from houseway.analysis.frames import check_path
from houseway.analysis.policies import Weights
from houseway.analysis.posted import posting, usual_settings
from houseway.analysis.trials import Kept, Simulated, Totals, Trial
from houseway.analysis.trials.pot import PLAYER
from houseway.cli import STOPPED, counted_in
from houseway.cli.equity import Bar
from houseway.cli.given import settings_given
from houseway.cli.listing import print_json
from houseway.cli.pay_tables import read_pay_tables
from houseway.cli.workers import Workers
from houseway.errors import BadInput
from houseway.floor.bot_policy import named_policy
from houseway.money import dollars
from houseway.play import Game

WORTH_IT = 5_000  # rounds of a script from which more processes are hired


@dataclass(frozen=True, slots=True)
class Players:
    """Who sits at a simulated table: how many, with what, and how they act."""

    policy: str = ""
    against: str = ""
    seats: int = 6
    stack: int = 200  # in the money of the house
    weights: str = "1,1,1"

    def read_weights(self) -> Weights:
        try:
            fold, stay, raise_ = (int(each) for each in self.weights.split(","))
        except ValueError:
            raise BadInput(
                f"{self.weights!r} is not how players act; write three numbers, such as 1,2,1: "
                "how likely they fold, stay in, and raise"
            ) from None
        return Weights(fold, stay, raise_)


@dataclass(frozen=True, slots=True)
class Posted:
    """What the table posts otherwise: settings and pay tables, as they are typed."""

    settings: Sequence[str] = ()
    pay_tables: Sequence[str] = ()
    script: bool = False  # whether rounds are played by the script, whatever kernels know


@dataclass(frozen=True, slots=True)
class Results:
    """Where results go, besides the terminal."""

    json: bool = False
    out: Path | None = None
    resume: Path | None = None
    workers: Workers = field(default_factory=Workers)


def simulate(
    name: str, rounds: int, players: Players, posted: Posted, results: Results, *, seed: int
) -> int:
    """Play rounds and print what they came to; what is stopped says how far it came."""
    trial = read_trial(name, players, posted, seed)
    if results.out:
        check_path(results.out)
    kept = Kept(results.resume, trial) if results.resume else None
    totals = kept.done() if kept else Totals()
    if kept and totals.rounds > rounds:
        raise BadInput(f"{results.resume} has {totals.rounds:,} rounds already, not {rounds:,}")
    start, before = time.perf_counter(), totals.rounds
    stopped = _play(trial, rounds, results.workers, totals, kept)
    spent = time.perf_counter() - start
    if stopped:
        print(f"houseway: {_stopped(totals, rounds, kept)}", file=sys.stderr)
    if totals.rounds:
        found = Simulated.of(trial, totals)
        if results.out:
            found.write(results.out)
        if results.json:
            print_json(found.to_json())
        else:
            print_head(trial, totals.rounds, totals.rounds - before, spent)
            (print_wagers if found.banked else print_seats)(trial.game, found)
    return STOPPED if stopped else 0


def read_trial(name: str, players: Players, posted: Posted, seed: int) -> Trial:
    """What is to be played, from what was typed."""
    game = posting(games.find(name), read_pay_tables(posted.pay_tables))
    settings = usual_settings(game) | settings_given(game, posted.settings)
    checked, weights = game.read_settings(settings), players.read_weights()
    named, policy = named_policy(players.policy, game, checked, weights)
    against = None
    if players.against:
        _, against = named_policy(players.against, game, checked, weights)
    with counted_in(houses.of(game).currency):
        trial = Trial.of(
            game,
            policy,
            settings=settings,
            seed=seed,
            stacks=(dollars(players.stack),) * players.seats,
            against=against,
            named=named,
        )
    return trial.by_script() if posted.script else trial


def _play(trial: Trial, rounds: int, workers: Workers, totals: Totals, kept: Kept | None) -> bool:
    """Play on to so many rounds; whether somebody stopped it."""
    many = rounds - totals.rounds >= WORTH_IT and not trial.compiled
    bar = Bar("playing")
    with ExitStack() as stack:
        executor: Executor | None
        if trial.compiled and workers == Workers():  # kernels run beside each other in one process
            executor = stack.enter_context(ThreadPoolExecutor(os.cpu_count()))
        else:
            executor = stack.enter_context(workers.hired(worth_it=many))
        work = Work(executor, bar)
        steps = (kept.play if kept else trial.steps)(rounds, work, totals)
        try:
            for _ in steps:
                pass
        except KeyboardInterrupt:
            steps.close()  # type: ignore[attr-defined]
            return True
        finally:
            bar.end()
    return False


def _stopped(totals: Totals, rounds: int, kept: Kept | None) -> str:
    on = f"; --resume {kept.path} goes on" if kept else "; with --resume FILE it could go on"
    return f"stopped after {totals.rounds:,} of {rounds:,} rounds{on}"


def print_head(trial: Trial, rounds: int, played: int, spent: float) -> None:
    how = "by compiled kernels" if trial.compiled else "by the script"
    what = "rounds" if trial.table is None else "hands"
    more = f", {played:,} of them" if played != rounds else ""
    print(f"{trial.game.id}: {rounds:,} {what} {how}{more} in {spent:,.1f} s, {trial.named}")


def print_wagers(game: Game, found: Simulated) -> None:
    """What each spot cost, with its standard error."""
    print(f"{'':<16} {'house edge':>11} {'':>11} {'of all staked':>14} {'std dev':>9}")
    for spot, tally in found.totals.tallies.items():
        print(
            f"{spot.replace('_', ' '):<16} {-tally.mean:>11.4%} {'± ' + f'{tally.stderr:.4%}':>11} "
            f"{tally.element_of_risk:>14.4%} {tally.std_dev:>9.3f}"
        )


def print_seats(game: Game, found: Simulated) -> None:
    """What the house took, and what each seat won, with its standard error."""
    hands, counts, money = found.rounds, found.totals.counts, houses.of(game).currency

    def average(cents: float) -> str:
        return money.text(round(cents))

    print(f"decisions a hand  {counts['decisions'] / hands:8.2f}")
    print(f"showdowns         {counts['showdowns'] / hands:8.1%}")
    print(f"average pot       {average(counts['pots'] / hands):>8}")
    share = counts["taken"] / counts["pots"] if counts["pots"] else 0
    print(
        f"the house takes   {average(counts['taken'] / hands):>8} a hand, {share:.2%} of the pots"
    )
    tallies = dict(found.totals.tallies)
    if own := tallies.pop(PLAYER, None):
        against = found.trial["against"]
        print(f"{found.trial['policy']} against {against}, in every seat in turn, wins a hand:")
        print(f"{'':>4} {average(own.mean):>10} ± {average(own.stderr)}")
    print("seats from the button's left, and what each wins or loses a hand:")
    for seat, tally in enumerate(tallies.values(), 1):
        button = "  button" if seat == len(tallies) else ""
        print(f"{seat:>4} {average(tally.mean):>10} ± {average(tally.stderr)}{button}")
