"""Many tables of 6-max no-limit hold'em at once, arrays in and arrays out, against OpenSpiel.

Both act at random on one core and take turns in short slices; how many decisions a second each
makes is what it makes in the slice that is disturbed least. Ours counts the choice of answers in.
"""

from __future__ import annotations

import random

import numpy as np
from benchmarks.engines import Engine
from benchmarks.peers import SEATS, STACK, Player

from houseway import games
from houseway.analysis.many_tables import ManyTables, at_random
from houseway.play.pot import PotGame

TABLES = 4096
SLICES, SLICE = 20, 0.25  # of CPU seconds
LEAST_A_SECOND = 2_000_000
LEAST_RATIO = 30  # to OpenSpiel, driven from Python
SETTINGS = {"limit": "no-limit", "blinds": (50, 100), "chip": 1, "chop": False}


def test_decisions_a_second() -> None:
    """At least 2 million decisions a second, and 30 times OpenSpiel's."""
    game = games.find("texas-holdem@bclc")
    assert isinstance(game, PotGame)
    tables = ManyTables(game, SETTINGS, [STACK] * SEATS, tables=TABLES, seed=1)
    chance = np.random.default_rng(1)
    tables.reset()

    def step(rng: random.Random) -> int:
        tables.step(*at_random(tables.seen, chance))
        return TABLES

    ours = Player(step)
    with Engine("benchmarks.peers:openspiel_hands") as peer:
        for _ in range(SLICES):
            ours.play(SLICE)
            peer.play(SLICE)
    ratio = ours.best / peer.best
    print(f"\nmany tables  {ours.rate:>12,.0f} decisions/s, at best {ours.best:,.0f}")
    print(f"OpenSpiel    {peer}  {ratio:.1f}x")
    assert ratio >= LEAST_RATIO
    assert ours.best >= LEAST_A_SECOND
