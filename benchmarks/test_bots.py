"""Bot matches: a style against the plain bot, in every pot game, and what a decision costs.

Every deal is played once for each seat that the style may sit in, against plain bots in all the
others. So whoever is lucky with the cards, both sides hold them all, and the error is that of the
sums over a deal.
"""

from __future__ import annotations

import os
import random
import time
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

import pytest

from houseway import games
from houseway.analysis.posted import usual_settings
from houseway.cards import Shoe
from houseway.floor.bot_policy import PlaysLike
from houseway.floor.bot_styles import BEST, STYLES, Style
from houseway.money import Cents
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating

SEATS = 6
DEALS = int(os.environ.get("HOUSEWAY_BOT_DEALS", "100"))
HOLDEM_DEALS = 10 * DEALS
STACK = 100  # big blinds
LEAST = 30  # of them won in a hundred hands of no-limit hold'em
MOST = 0.020  # seconds of CPU for a decision
POT_GAMES = {game.id: game for game in games.catalogue().values() if isinstance(game, PotGame)}


class Match(NamedTuple):
    """What a style won from plain bots, in big blinds for a hundred hands."""

    won: float
    error: float
    hands: int
    decision: float  # seconds of CPU, on average
    raises: float  # of the style's answers about chips

    def __str__(self) -> str:
        return (
            f"{self.won:+8.1f} ± {self.error:5.1f} bb/100 in {self.hands:,} hands, "
            f"{1000 * self.decision:.1f} ms a decision, {self.raises:.0%} raises"
        )


def match(game: PotGame, style: Style, deals: int, since: int = 0, **posted: object) -> Match:
    """Play every deal from every seat; others than before, with `since`."""
    settings = {**usual_settings(game), **posted}
    stakes = game.stakes(settings)
    unit = stakes.forced.big_blind or stakes.limits.bets[0]
    seats = min(SEATS, game.seats)
    chips = dict.fromkeys(range(1, seats + 1), Cents(STACK * unit))
    spent, asked, raised, sums = 0.0, 0, 0, []
    for deal in range(since, since + deals):
        rng = random.Random(deal)
        order = list(game.shoe(stakes.settings, rng).order)
        dice = game.chances[0].throw(rng) if game.chances else ()
        won = 0
        for mine in chips:
            own = PlaysLike(game, stakes, style, random.Random(f"{deal} {mine} own"))
            plain = PlaysLike(game, stakes, None, random.Random(f"{deal} {mine} plain"))
            round = game.round(Seating(chips, seats, thrown=dice), Shoe(list(order)), stakes)
            while (options := round.options()) is not None:
                view = round.view(options.seat)
                began = time.process_time()
                action = (own if options.seat == mine else plain)(view, options)
                if options.seat == mine:
                    spent += time.process_time() - began
                    asked += 1
                    raised += action.act in ("raise_to", "bet")
                round.play(action, options.seat)
            won += round.stack[mine] - chips[mine]
        sums.append(100 * won / seats / unit)
    error = stdev(sums) / sqrt(len(sums))
    return Match(fmean(sums), error, deals * seats, spent / max(1, asked), raised / max(1, asked))


def test_the_best_style_beats_the_plain_bot_at_no_limit_holdem() -> None:
    found = match(POT_GAMES["texas-holdem@bclc"], BEST, HOLDEM_DEALS, limit="no-limit")
    print(f"\n{BEST.name} at no-limit hold'em: {found}")
    assert found.won - found.error > LEAST
    assert found.decision < MOST


@pytest.mark.parametrize("id", POT_GAMES)
def test_the_best_style_wins_in_every_pot_game(id: str) -> None:
    found = match(POT_GAMES[id], BEST, DEALS)
    print(f"\n{BEST.name} at {id}: {found}")
    assert found.won > 0
    assert found.decision < MOST


@pytest.mark.parametrize("name", STYLES)
def test_every_style_has_a_character(name: str) -> None:
    """What each makes of the same deals of hold'em."""
    found = match(POT_GAMES["texas-holdem@bclc"], STYLES[name], DEALS, limit="no-limit")
    print(f"\n{name} at no-limit hold'em: {found}")
    assert found.raises > 0
