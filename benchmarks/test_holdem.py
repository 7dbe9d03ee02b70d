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
SECONDS = 4.0
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


def rate(hand: Callable[[random.Random], int], seed: int = 1) -> tuple[float, float]:
    """Decisions and hands a second of CPU time."""
    rng = random.Random(seed)
    hand(rng)
    hands = decisions = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        for _ in range(20):
            decisions += hand(rng)
            hands += 1
    return decisions / spent, hands / spent


def test_decisions_a_second() -> None:
    """At least 100,000 decisions a second, and at least 60 times pokerkit's."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        theirs, their_hands = rate(pokerkit_hand)
    ours, our_hands = rate(houseway_hand)
    print(
        f"\nhouseway  {ours:>10,.0f} decisions/s {our_hands:>9,.0f} hands/s"
        f"\npokerkit  {theirs:>10,.0f} decisions/s {their_hands:>9,.0f} hands/s"
        f"\nratio     {ours / theirs:>10,.1f} (at least {LEAST_RATIO})"
    )
    assert ours / theirs >= LEAST_RATIO
    assert ours >= LEAST_A_SECOND
