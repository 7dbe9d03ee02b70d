"""Whole hands of 6-max no-limit hold'em, random legal actions, against other engines in one run.

All play through their public surface on one core. Ours is asked for its options, plays, settles
and keeps its log.
"""

from __future__ import annotations

import random
import warnings

from benchmarks.peers import (
    SEATS,
    SLICE,
    STACK,
    Player,
    clubs_hands,
    openspiel_hands,
    pokerkit_hand,
    rlcard_hands,
)

from houseway import games
from houseway.cards import STANDARD, Shoe, top_of
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating

SLICES = 24
LEAST_A_SECOND = 100_000
LEAST_RATIO = 60


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
    """At least 100,000 decisions a second, 60 times pokerkit's, and ahead of every Python engine.

    All take turns in short slices, so that what else the machine does slows each of them; how many
    a second we can play is what we play in the slice that it disturbs least.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ours, pokerkit = Player(houseway_hand), Player(pokerkit_hand)
        clubs, rlcard = Player(clubs_hands()), Player(rlcard_hands())
        openspiel = Player(openspiel_hands())
        for _ in range(SLICES):
            for each in (pokerkit, clubs, rlcard, openspiel, ours):
                each.play(SLICE)
    print(f"\nhouseway        {ours}, at best {ours.best:,.0f}")
    peers = {"pokerkit": pokerkit, "clubs": clubs, "RLCard": rlcard, "OpenSpiel (C++)": openspiel}
    for name, each in peers.items():
        print(f"{name:<15} {each}  {ours.rate / each.rate:>6.1f}x")
    assert ours.rate >= LEAST_RATIO * pokerkit.rate
    assert ours.rate > max(clubs.rate, rlcard.rate)
    assert ours.best >= LEAST_A_SECOND
