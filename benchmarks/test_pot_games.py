"""Whole hands of six other poker games, random legal actions, against pokerkit in the same run.

Ours are played twice: by the script, which is asked for its options, plays, settles and keeps its
log, and by the kernels that simulations use (a test ties them to the script, hand by hand). What is
asked is forty times pokerkit's hands. The script reaches that where pokerkit spends its time on
comparing hands, in Omaha; draw and stud games cost it next to nothing there, and the kernels do.
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
from houseway.analysis.many_hands import CHUNK, ManyHands
from houseway.cards import Shoe, top_of
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating

SEATS = 6
STACK = 10_000
SLICES = 12
LEAST = 40  # times pokerkit's hands a second

BLINDS: dict[str, object] = {"blinds": (50, 100), "chip": 1}
LIMIT = BLINDS | {"limit": "limit", "limits": (100, 200)}
STUD: dict[str, object] = {"limits": (100, 200), "ante": 10, "bring_in": 30, "chip": 1}
NO_CHOP: dict[str, object] = {"chop": False}


class Match(NamedTuple):
    """A game of ours, the same game of pokerkit's, and by how much the script must be ahead."""

    game: str
    settings: dict[str, object]
    theirs: Any
    least: int  # hands a second, as a ratio
    stud: bool = False


MATCHES = {
    "pot-limit Omaha": Match(
        "omaha@bclc",
        BLINDS | NO_CHOP | {"limit": "pot-limit"},
        pokerkit.PotLimitOmahaHoldem,
        LEAST,
    ),
    "Omaha eight or better": Match(
        "omaha-hi-lo@bclc",
        LIMIT | NO_CHOP,
        pokerkit.FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
        LEAST,
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


def scripted(match: Match) -> Hand:
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


class Compiled(Player):
    """The kernels, which play some thousand hands at a time."""

    def __init__(self, match: Match) -> None:
        game = games.find(match.game)
        assert isinstance(game, PotGame)
        self.table = ManyHands(game, match.settings, [STACK] * SEATS, seed=1)
        super().__init__(self.some, batch=CHUNK)

    def some(self, rng: random.Random) -> int:
        played = self.table.play(CHUNK)
        assert (played.stacks.sum(axis=1) + played.taken == SEATS * STACK).all()
        return int(played.decisions.sum())


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
        script, them, kernels = Player(scripted(match)), Player(theirs(match)), Compiled(match)
        for _ in range(SLICES):
            for each in (them, script, kernels):
                each.play(SLICE)
    print(f"\n{name}")
    print(f"  pokerkit         {them}")
    print(f"  houseway, script {script}  {script.pace / them.pace:>8,.0f}x")
    print(f"  houseway, kernel {kernels}  {kernels.pace / them.pace:>8,.0f}x")
    assert script.pace >= match.least * them.pace
    assert kernels.pace >= LEAST * them.pace
