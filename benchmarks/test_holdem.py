"""Whole hands of 6-max no-limit hold'em, random legal actions, against other engines in one run.

All play through their public surface on one core. Ours is asked for its options, plays, settles
and keeps its log.
"""

from __future__ import annotations

import random
from contextlib import ExitStack

from benchmarks.engines import ROOT, Engine
from benchmarks.peers import SEATS, STACK

from houseway import games
from houseway.cards import STANDARD, Shoe, top_of
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating

SLICES, SLICE = 60, 0.1  # of CPU seconds
LEAST_A_SECOND = 100_000
LEAST_RATIO = 20  # to pokerkit
LEAST_COMPILED = 1.1  # to OpenSpiel
COMPILED = ROOT / "build" / "compiled"
ENGINES = {
    "houseway": "benchmarks.test_holdem:houseway_hand",
    "pokerkit": "benchmarks.peers:pokerkit_hand",
    "clubs": "benchmarks.peers:clubs_hands",
    "RLCard": "benchmarks.peers:rlcard_hands",
    "OpenSpiel (C++)": "benchmarks.peers:openspiel_hands",
}


def houseway_hand(rng: random.Random) -> int:
    """Play one hand; the number of decisions."""
    round = GAME.round(SEATING, Shoe(top_of(STANDARD, MOST_CARDS, rng)), STAKES)
    decisions = 0
    while (options := round.options()) is not None:
        round.play(options.choose(rng))
        decisions += 1
    assert round.settlement.lines
    assert len(round.log.answers) == decisions
    return decisions


GAME = games.find("texas-holdem@bclc")
assert isinstance(GAME, PotGame)
STAKES = GAME.stakes({"limit": "no-limit", "blinds": (50, 100), "chip": 1})
MOST_CARDS = GAME.most_cards(SEATS)
SEATING = Seating(dict.fromkeys(range(1, SEATS + 1), STACK), button=SEATS)  # type: ignore[arg-type]


def test_decisions_a_second() -> None:
    """At least 100,000 decisions a second, 20 times pokerkit's, and ahead of every Python engine;
    compiled ahead of OpenSpiel, which is written in C++.

    All take turns in short slices, so that what else the machine does slows each of them; how many
    a second each can play is what it plays in the slice that is disturbed least.
    """
    assert COMPILED.exists(), "`make fast` has not been run; `make bench` does it first"
    with ExitStack() as opened:
        play = {name: opened.enter_context(Engine(where)) for name, where in ENGINES.items()}
        compiled = Engine(ENGINES["houseway"], COMPILED)
        play["houseway, compiled"] = opened.enter_context(compiled)
        for _ in range(SLICES):
            for each in play.values():
                each.play(SLICE)
    ours = play.pop("houseway")
    print(f"\n{'houseway':<18} {ours}  times as many, plain and compiled")
    for name, each in play.items():
        ratios = f"{ours.best / each.best:>6.2f}x {compiled.best / each.best:>6.2f}x"
        print(f"{name:<18} {each}  {ratios}")
    assert ours.best >= LEAST_RATIO * play["pokerkit"].best
    assert ours.best > max(play["clubs"].best, play["RLCard"].best)
    assert ours.best >= LEAST_A_SECOND
    assert compiled.best >= LEAST_COMPILED * play["OpenSpiel (C++)"].best
