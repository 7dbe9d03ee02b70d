"""Whole hands of six other poker games, random legal actions, against pokerkit in the same run.

Pokerkit spends most of its time on comparing hands of hold'em and Omaha, and next to none on those
of draw and stud games, so the ratios differ from game to game.
"""

from __future__ import annotations

import random
import warnings
from typing import Any, NamedTuple

import pokerkit
import pytest
from benchmarks.peers import SLICE, Hand, Player
from pokerkit import Automation, Mode

from houseway import games
from houseway.cards import Shoe, top_of
from houseway.play.pot import PotGame
from houseway.play.stakes import Seating

SEATS = 6
STACK = 10_000
SLICES = 12

BLINDS: dict[str, object] = {"blinds": (50, 100), "chip": 1}
LIMIT = BLINDS | {"limit": "limit", "limits": (100, 200)}
STUD: dict[str, object] = {"limits": (100, 200), "ante": 10, "bring_in": 30, "chip": 1}


class Match(NamedTuple):
    """A game of ours, the same game of pokerkit's, and by how much we must be ahead."""

    game: str
    settings: dict[str, object]
    theirs: Any
    least: int  # hands a second, as a ratio
    stud: bool = False


MATCHES = {
    "pot-limit Omaha": Match(
        "omaha@bclc", BLINDS | {"limit": "pot-limit"}, pokerkit.PotLimitOmahaHoldem, 40
    ),
    "Omaha eight or better": Match(
        "omaha-hi-lo@bclc", LIMIT, pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter, 40
    ),
    "seven-card stud": Match(
        "seven-card-stud@bclc", STUD, pokerkit.FixedLimitSevenCardStud, 5, stud=True
    ),
    "razz": Match("razz@bcpc", LIMIT, pokerkit.FixedLimitRazz, 5, stud=True),
    "2-7 triple draw": Match(
        "2-7-triple-draw@bcpc", LIMIT, pokerkit.FixedLimitDeuceToSevenLowballTripleDraw, 5
    ),
    "badugi": Match("badugi@bcpc", LIMIT, pokerkit.FixedLimitBadugi, 5),
}


def ours(match: Match) -> Hand:
    """Hands of a game of ours; a twist of the button is left out, as pokerkit has none."""
    game = games.find(match.game)
    assert isinstance(game, PotGame)
    stakes = game.stakes(match.settings)
    seating = Seating(dict.fromkeys(range(1, SEATS + 1), STACK), SEATS)  # type: ignore[arg-type]

    def hand(rng: random.Random) -> int:
        round = game.round(seating, Shoe(top_of(game.deck, len(game.deck), rng)), stakes)
        decisions = 0
        if stakes.twists and (options := round.options()):
            round.play(options.offers[0].action())
        while (options := round.options()) is not None:
            round.play(options.choose(rng))
            decisions += 1
        assert round.settlement.lines
        return decisions

    return hand


def theirs(match: Match) -> Hand:
    """Hands of the same game with pokerkit."""
    ante = 10 if match.stud else 0
    forced: tuple[Any, ...] = (30,) if match.stud else ((50, 100),)
    bets = (100,) if match.settings.get("limit") == "pot-limit" else (100, 200)
    stacks = (STACK,) * SEATS

    def hand(rng: random.Random) -> int:
        state = match.theirs.create_state(
            tuple(Automation), True, ante, *forced, *bets, stacks, SEATS, mode=Mode.CASH_GAME
        )
        decisions = 0
        while state.status:
            decisions += 1
            if state.can_stand_pat_or_discard():
                held = list(state.hole_cards[state.stand_patter_or_discarder_index])
                state.stand_pat_or_discard(rng.sample(held, rng.randint(0, len(held))))
                continue
            kinds = []
            if state.can_fold():
                kinds.append(state.fold)
            if state.can_check_or_call():
                kinds.append(state.check_or_call)
            if state.can_post_bring_in():
                kinds.append(state.post_bring_in)
            if state.can_complete_bet_or_raise_to():
                kinds.append(state.complete_bet_or_raise_to)
            act = kinds[int(rng.random() * len(kinds))]
            if act == state.complete_bet_or_raise_to:
                least = state.min_completion_betting_or_raising_to_amount
                act(rng.randint(least, state.max_completion_betting_or_raising_to_amount))
            else:
                act()
        return decisions

    return hand


@pytest.mark.parametrize("name", MATCHES)
def test_hands_a_second(name: str) -> None:
    """So many times as many hands a second as pokerkit."""
    match = MATCHES[name]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        us, them = Player(ours(match)), Player(theirs(match))
        for _ in range(SLICES):
            them.play(SLICE)
            us.play(SLICE)
    ratio = us.hands / us.spent / (them.hands / them.spent)
    print(f"\n{name}\n  houseway {us}\n  pokerkit {them}\n  hands, ratio {ratio:,.0f}")
    assert ratio >= match.least
