"""What it takes to count games exactly, and to deal rounds of those that are sampled.

Time is CPU time of all threads, so that a busy machine counts the same; two cores take half of it.
A first count compiles the kernels and is not measured.
"""

from __future__ import annotations

import resource
import time

import pytest

from houseway import games
from houseway.analysis.edges import Work, analyse
from houseway.analysis.policy_names import policy_named
from houseway.analysis.trials import Trial

BACCARAT = (
    "mini-baccarat", "full-baccarat", "squeeze-midi-baccarat", "classic-squeeze-midi-baccarat",
    "dragon-bonus-baccarat", "ruyi-baccarat", "ruyi-baccarat-ruby-9", "ruyi-baccarat-commission",
)  # fmt: skip
MOST = {  # seconds on two cores
    "three-card-poker@bclc": 60,
    "let-it-ride@bclc": 60,
    "three-card-baccarat@bclc": 60,
    "four-card-poker-bad-beat@bclc": 60,
    "texas-holdem-bonus@bclc": 60,
    "ultimate-texas-holdem@bclc": 60,
    "flushes-gone-wild@bclc": 90,
    "discard-inferno@bclc": 90,
    "three-card-poker@chico": 60,
    "never-foldem-holdem@chico": 60,
    "pure-21.5-blackjack-6-5@chico": 60,
}
CORES = 2
PEAK = 4 << 20  # kilobytes
ROUNDS = {  # a second
    "three-card-poker@bclc": 20_000_000,
    "pai-gow-poker@bclc": 1_000_000,
    "pure-21.5-blackjack-6-5@chico": 2_000_000,
}


def cpu_of(names: tuple[str, ...]) -> float:
    start = time.process_time()
    for name in names:
        analyse(games.find(name), work=Work())  # type: ignore[arg-type]
    return time.process_time() - start


def test_every_baccarat_is_counted_within_a_second() -> None:
    names = tuple(f"{each}@bclc" for each in BACCARAT)
    analyse(games.find(names[0]), settings={"decks": 6})  # type: ignore[arg-type]
    spent = cpu_of(names)
    print(f"\nall baccarat, 8 decks  {spent:.2f} s of CPU")
    assert spent < 1 * CORES


@pytest.mark.parametrize("name", MOST)
def test_games_are_counted_within_a_minute(name: str) -> None:
    cpu_of((name,))
    spent = cpu_of((name,))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"\n{name}  {spent:.1f} s of CPU, at most {peak / 1024:,.0f} MB")
    assert spent < MOST[name] * CORES
    assert peak < PEAK


@pytest.mark.parametrize("name", ROUNDS)
def test_simulated_rounds_a_second(name: str) -> None:
    """As `houseway simulate` plays them: all spots, by the best play, to the cent."""
    game = games.find(name)
    _, policy = policy_named("", game, game.read_settings({}))
    trial = Trial.of(game, policy)
    assert trial.compiled
    trial.play(1)
    rounds = ROUNDS[name]
    start = time.process_time()
    trial.play(rounds)
    rate = rounds / (time.process_time() - start)
    print(f"\n{name}  {rate:,.0f} rounds a second and core")
    assert rate * CORES > rounds
