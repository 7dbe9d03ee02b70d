"""Whole hands of 6-max no-limit hold'em, random legal actions, against pokerkit in the same run.

Both play through their public surface on one core. Ours is asked for its options, plays, settles
and keeps its log; pokerkit's state is asked what it can do and plays.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Callable

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.play.pot import PotGame
from houseway.play.stakes import Seating

SEATS = 6
STACK = 10_000
SLICE = 0.25  # seconds of CPU
SLICES = 24
LEAST_A_SECOND = 100_000
LEAST_RATIO = 60


def houseway_hand(rng: random.Random) -> int:
    """Play one hand; the number of decisions."""
    round = GAME.round(SEATING, Shoe(shuffled(STANDARD, rng, MOST_CARDS)), STAKES)
    decisions = 0
    while (options := round.options()) is not None:
        round.play(options.choose(rng))
        decisions += 1
    assert round.settlement.lines
    assert len(round.log.answers) == decisions
    return decisions


def pokerkit_hand(rng: random.Random) -> int:
    """Play one hand with pokerkit; the number of decisions."""
    from pokerkit import Automation, Mode, NoLimitTexasHoldem

    state = NoLimitTexasHoldem.create_state(
        tuple(Automation), True, 0, (50, 100), 100, (STACK,) * SEATS, SEATS, mode=Mode.CASH_GAME
    )
    decisions = 0
    while state.status:
        kinds = []
        if state.can_fold():
            kinds.append("fold")
        if state.can_check_or_call():
            kinds.append("call")
        if state.can_complete_bet_or_raise_to():
            kinds.append("raise")
        kind = kinds[int(rng.random() * len(kinds))]
        if kind == "fold":
            state.fold()
        elif kind == "call":
            state.check_or_call()
        else:
            least = state.min_completion_betting_or_raising_to_amount or 0
            most = state.max_completion_betting_or_raising_to_amount or 0
            state.complete_bet_or_raise_to(rng.randint(least, most))
        decisions += 1
    return decisions


GAME = games.find("texas-holdem@bclc")
assert isinstance(GAME, PotGame)
STAKES = GAME.stakes({"limit": "no-limit", "blinds": (50, 100), "chip": 1})
MOST_CARDS = GAME.most_cards(SEATS)
SEATING = Seating(dict.fromkeys(range(1, SEATS + 1), STACK), button=SEATS)  # type: ignore[arg-type]


class Player:
    """One engine, with what it has played so far."""

    def __init__(self, hand: Callable[[random.Random], int]) -> None:
        self.hand = hand
        self.rng = random.Random(1)
        self.hands = self.decisions = 0
        self.spent = 0.0
        hand(self.rng)

    def play(self, seconds: float) -> None:
        """Play for so much CPU time."""
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _ in range(5):
                self.decisions += self.hand(self.rng)
                self.hands += 1
        self.spent += time.process_time() - start

    @property
    def rate(self) -> float:
        return self.decisions / self.spent

    def __str__(self) -> str:
        return f"{self.rate:>10,.0f} decisions/s {self.hands / self.spent:>9,.0f} hands/s"


def test_decisions_a_second() -> None:
    """At least 100,000 decisions a second, and at least 60 times pokerkit's.

    Both take turns in short slices, so that what else the machine does slows both.
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theirs, ours = Player(pokerkit_hand), Player(houseway_hand)
        for _ in range(SLICES):
            theirs.play(SLICE)
            ours.play(SLICE)
    ratio = ours.rate / theirs.rate
    print(f"\nhouseway  {ours}\npokerkit  {theirs}\nratio     {ratio:>10,.1f}")
    assert ratio >= LEAST_RATIO
    assert ours.rate >= LEAST_A_SECOND
