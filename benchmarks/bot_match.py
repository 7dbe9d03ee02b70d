"""A match between bots: a style against plain bots, every deal once from each seat.

Whoever is lucky with the cards, the style holds them all in turn; and whoever sits in a seat makes
the same guesses every time that a deal is played. What is left of chance is that of the sums over
a deal, from which the error is taken.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from houseway.analysis.posted import usual_settings
from houseway.cards import Shoe
from houseway.floor.bot import answer
from houseway.floor.bot_styles import Style
from houseway.money import Cents
from houseway.play import Round
from houseway.play.actions import Action
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating, Stakes

SEATS = 6
STACK = 100  # big blinds
TIMED = 8  # one decision in so many: the clock itself takes its time


class Match(NamedTuple):
    """What a style won from plain bots, in big blinds for a hundred hands."""

    won: float
    error: float
    hands: int
    decision: float  # seconds of CPU, on average
    raises: float  # of the style's answers

    def __str__(self) -> str:
        return (
            f"{self.won:+8.1f} ± {self.error:5.1f} bb/100 in {self.hands:,} hands, "
            f"{1000 * self.decision:.1f} ms a decision, {self.raises:.0%} raises"
        )


class Watch:
    """Counts the answers of a style, and times some of them."""

    def __init__(self) -> None:
        self.spent, self.timed, self.asked, self.raised = 0.0, 0, 0, 0

    def answer(self, round: Round[Any], rng: random.Random, style: Style) -> Action:
        self.asked += 1
        if self.asked % TIMED:
            action = answer(round, rng, style)
        else:
            began = time.process_time()
            action = answer(round, rng, style)
            self.spent += time.process_time() - began
            self.timed += 1
        self.raised += action.act in ("raise_to", "bet")
        return action


def match(game: PotGame, style: Style, deals: int, since: int = 0, **posted: object) -> Match:
    """Play every deal from every seat; others than before, with `since`."""
    stakes = game.stakes({**usual_settings(game), **posted})
    unit = stakes.forced.big_blind or stakes.limits.bets[0]
    seats = min(SEATS, game.seats)
    watch = Watch()
    sums = [
        100 * sum(_won(game, stakes, style, deal, unit, watch)) / seats / unit
        for deal in range(since, since + deals)
    ]
    return Match(
        fmean(sums),
        stdev(sums) / sqrt(len(sums)),
        deals * seats,
        watch.spent / max(1, watch.timed),
        watch.raised / max(1, watch.asked),
    )


def _won(
    game: PotGame, stakes: Stakes, style: Style, deal: int, unit: int, watch: Watch
) -> Iterator[int]:
    """What the style wins with the cards of each seat."""
    seats = min(SEATS, game.seats)
    chips = dict.fromkeys(range(1, seats + 1), Cents(STACK * unit))
    rng = random.Random(deal)
    order = list(game.shoe(stakes.settings, rng).order)
    dice = game.chances[0].throw(rng) if game.chances else ()
    for mine in chips:
        guesses = {seat: random.Random(f"{deal} {seat}") for seat in chips}
        round = game.round(Seating(chips, seats, thrown=dice), Shoe(list(order)), stakes)
        while (options := round.options()) is not None:
            seat = options.seat
            if seat == mine:
                action = watch.answer(round, guesses[seat], style)
            else:
                action = answer(round, guesses[seat])
            round.play(action, seat)
        yield round.stack[mine] - chips[mine]
