"""Other engines, each playing whole hands of 6-max no-limit hold'em at random, and a fair clock.

Each is driven the way its documentation shows, on one core. OpenSpiel's bets are its own choice of
fold, call, pot and all in, which is the quickest way to play it from Python.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

SEATS = 6
STACK = 10_000
SLICE = 0.25  # seconds of CPU

Hand = Callable[[random.Random], int]  # plays one hand; the number of decisions


def pokerkit_hand(rng: random.Random) -> int:
    """A hand with pokerkit."""
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


def clubs_hands() -> Hand:
    """Hands with clubs."""
    from clubs import configs
    from clubs.poker import Dealer

    dealer = Dealer(**configs.NO_LIMIT_HOLDEM_SIX_PLAYER)

    def hand(rng: random.Random) -> int:
        seen: Any = dealer.reset(reset_button=True, reset_stacks=True)
        decisions = 0
        while True:
            call, least, most = seen["call"], seen["min_raise"], seen["max_raise"]
            bet = (-1, call, int(least + rng.random() * (most - least + 1)))[int(rng.random() * 3)]
            seen, _, done = dealer.step(bet)
            decisions += 1
            if all(done):
                return decisions

    return hand


def rlcard_hands() -> Hand:
    """Hands with RLCard."""
    from rlcard.games.nolimitholdem import Game

    def hand(rng: random.Random) -> int:
        game = Game(num_players=SEATS)
        game.init_game()
        decisions = 0
        while not game.is_over():
            legal = game.get_legal_actions()
            game.step(legal[int(rng.random() * len(legal))])
            decisions += 1
        game.get_payoffs()
        return decisions

    return hand


def openspiel_hands() -> Hand:
    """Hands with OpenSpiel's universal poker, which is written in C++."""
    import pyspiel

    stacks = " ".join([str(STACK)] * SEATS)
    game = pyspiel.load_game(
        "universal_poker(betting=nolimit,numPlayers=6,numRounds=4,blind=50 100 0 0 0 0,"
        "firstPlayer=3 1 1 1,numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1,"
        f"stack={stacks},bettingAbstraction=fcpa)"
    )

    def hand(rng: random.Random) -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            legal = (
                [each for each, _ in state.chance_outcomes()] if chance else state.legal_actions()
            )
            state.apply_action(legal[int(rng.random() * len(legal))])
            decisions += not chance
        state.returns()
        return decisions

    return hand


class Player:
    """One engine, with what it has played so far."""

    def __init__(self, hand: Callable[[random.Random], int], batch: int = 1) -> None:
        self.hand = hand
        self.batch = batch  # hands that one call plays
        self.rng = random.Random(1)
        self.hands = self.decisions = 0
        self.spent = 0.0
        self.best = 0.0  # decisions a second, in the slice that the machine disturbed least
        hand(self.rng)

    def play(self, seconds: float) -> None:
        """Play for so much CPU time."""
        start, before = time.process_time(), self.decisions
        while time.process_time() - start < seconds:
            for _ in range(5 if self.batch == 1 else 1):
                self.decisions += self.hand(self.rng)
                self.hands += self.batch
        took = time.process_time() - start
        self.spent += took
        self.best = max(self.best, (self.decisions - before) / took)

    @property
    def rate(self) -> float:
        return self.decisions / self.spent

    @property
    def pace(self) -> float:
        return self.hands / self.spent

    def __str__(self) -> str:
        return f"{self.rate:>10,.0f} decisions/s {self.pace:>9,.0f} hands/s"
