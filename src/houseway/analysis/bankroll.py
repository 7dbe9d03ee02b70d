"""Bankrolls: how a wager's luck runs over many rounds, some ways it may go, and how far."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt

ROUNDS, POINTS, PATHS = 1_000, 50, 10
TWO = 2.0  # standard deviations: about nineteen bankrolls of twenty stay within


@dataclass(frozen=True, slots=True)
class Bankrolls:
    """A few players who each stake a unit, round after round; what each has won, in units."""

    rounds: tuple[int, ...]  # after how many it is looked at
    paths: tuple[tuple[float, ...], ...]
    expected: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]


def bankrolls(outcomes: Sequence[tuple[float, float]], seed: int = 1) -> Bankrolls:
    """Some bankrolls at random from what a wager may win and how likely that is."""
    nets = [net for net, _ in outcomes]
    chances = list(accumulate(chance for _, chance in outcomes))
    mean = sum(net * chance for net, chance in outcomes)
    scatter = sqrt(max(0.0, sum(net * net * chance for net, chance in outcomes) - mean**2))
    step = ROUNDS // POINTS
    rounds = tuple(range(0, ROUNDS + 1, step))
    rng = random.Random(seed)
    paths = []
    for _ in range(PATHS):
        luck = rng.choices(nets, cum_weights=chances, k=ROUNDS)
        paths.append(tuple([0.0, *accumulate(luck)][::step]))
    return Bankrolls(
        rounds,
        tuple(paths),
        tuple(mean * at for at in rounds),
        tuple(mean * at - TWO * scatter * sqrt(at) for at in rounds),
        tuple(mean * at + TWO * scatter * sqrt(at) for at in rounds),
    )
