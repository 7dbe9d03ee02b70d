"""Which clause stands against an act that is refused, where several might."""

from __future__ import annotations

import pytest

from houseway.errors import BadSetting, IllegalAction
from houseway.games.bclc import texas_holdem
from houseway.games.chico import texas_holdem as california
from houseway.money import Cents
from houseway.play.actions import CALL, CHECK, FOLD, Action, Bet, RaiseTo
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating
from houseway.rulebook import Clause

GAME = texas_holdem.GAME
SAYS = GAME.bets.refusals


def hand(stacks=(10_000,) * 3, **settings) -> PotRound:
    seating = Seating({seat: Cents(each) for seat, each in enumerate(stacks, 1)}, len(stacks))
    return GAME.round(seating, stakes={"blinds": (100, 200), **settings})


def against(round: PotRound, action: Action) -> Clause | None:
    with pytest.raises(IllegalAction) as refused:
        round.play(action)
    return refused.value.clause


def flop(*stacks: int) -> PotRound:
    round = hand(stacks or (10_000,) * 3)
    for action in (CALL, CALL, CHECK):
        round.play(action)
    assert round.street == "flop"
    return round


def test_an_opening_bet_is_measured_by_the_least_and_a_raise_by_the_bet_before() -> None:
    round = flop()
    assert against(round, Bet(Cents(100))) == SAYS.least
    round.play(Bet(Cents(200)))  # just the least
    assert against(round, RaiseTo(Cents(300))) == GAME.bets.raise_cite("no-limit")


def test_a_raise_that_nobody_can_call_is_no_matter_of_a_cap() -> None:
    """No-limit has none; the other one is all in."""
    round = hand((10_000, 900, 10_000))
    round.play(FOLD)
    round.play(CALL)
    round.play(RaiseTo(Cents(900)))
    assert round.options().offer(RaiseTo) is None
    assert against(round, RaiseTo(Cents(2_000))) != GAME.bets.raises.cite


# Tables that just open


def test_a_big_bet_may_be_as_much_as_the_house_takes() -> None:
    posted = {"limit": "limit", "blinds": (100, 200), "limits": (200, 400)}
    assert GAME.stakes({**posted, "max_bet": 400}).limits.bets == (200, 400)
    with pytest.raises(BadSetting, match="over the maximum single bet"):
        GAME.stakes({**posted, "max_bet": 399})


def test_where_the_small_blind_need_not_be_half_it_may_be_the_big_one() -> None:
    assert california.GAME.blinds.half is False
    stakes = california.GAME.stakes({"blinds": (200, 200)})
    assert (stakes.forced.small_blind, stakes.forced.big_blind) == (200, 200)
    with pytest.raises(BadSetting, match="more than the big blind"):
        california.GAME.stakes({"blinds": (201, 200)})
