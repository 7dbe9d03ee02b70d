"""A hand as it lies open: bets, folded hands, and what stands before whoever looks."""

from __future__ import annotations

import pytest

from houseway.cards import STANDARD, RiggedShoe, parse_cards
from houseway.games.bclc import texas_holdem
from houseway.games.bcpc import badugi, stud
from houseway.games.bcpc import texas_holdem as club
from houseway.money import Cents
from houseway.play.actions import CALL, DECLINE, FOLD, Choose, Expose, RaiseTo
from houseway.play.happenings import DEALER
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating

BLINDS = {"blinds": (100, 200)}


def hand(game=texas_holdem.GAME, stacks=(10_000,) * 3, **settings) -> PotRound:
    seating = Seating({seat: Cents(each) for seat, each in enumerate(stacks, 1)}, len(stacks))
    return game.round(seating, stakes={**BLINDS, **settings})


def test_a_bet_lies_before_who_made_it() -> None:
    round = hand()
    assert [round.bets_of(seat) for seat in (1, 2, 3)] == [{"bet": 100}, {"bet": 200}, {}]


def test_who_bets_without_a_limit_is_reminded_and_nobody_else() -> None:
    round = hand()
    assert round.standing(3) == texas_holdem.GAME.told.big_bet_prompts
    assert [*round.standing(1)] == [*round.standing(DEALER)] == []
    assert [*hand(limit="limit").standing(3)] == []


def test_the_dealer_keeps_count_of_a_pot_limit_pot_until_the_hand_is_over() -> None:
    desk = [cite for structure, cite in club.GAME.told.desk if structure == "pot-limit"]
    round = hand(club.GAME, limit="pot-limit")
    assert [*round.standing(DEALER)] == desk
    assert [*round.standing(1)] == []
    round.play(FOLD)
    round.play(FOLD)
    assert [*round.standing(DEALER)] == []


def test_a_card_that_was_turned_up_goes_down_with_its_hand() -> None:
    """Badugi: a neighbour's pick lies open until its hand is folded."""
    round = hand(badugi.GAME)
    round.play(Choose("exposed-2"))
    for _ in range(3):
        round.play(Expose("1"))
    seat = round.options().seat
    assert len(round.holdings[seat].exposed) == 1
    round.play(FOLD)
    assert not round.holdings[seat].exposed
    assert len(round.holdings[seat].lay_open) == 1  # everybody has seen it


@pytest.mark.parametrize(("chips", "may_raise"), [(299, False), (300, True)])
def test_who_brought_it_in_whole_answers_a_raise_and_not_half_of_one(chips, may_raise) -> None:
    """Stud: seat 1 opens for a full bet of 200; of the next, half as much more is a raise."""
    dealt = {1: "Kc Kd 2c", 2: "Qc Qd 9c", 3: "Jc Jd Tc"}
    shoe = RiggedShoe(STANDARD, {seat: parse_cards(cards) for seat, cards in dealt.items()})
    seating = Seating({1: Cents(10_000), 2: Cents(chips), 3: Cents(10_000)}, 3)
    round = stud.GAME.round(seating, shoe, BLINDS)
    round.play(DECLINE)  # no twist
    assert round.options().seat == 1
    round.play(RaiseTo(Cents(200)))
    round.play(RaiseTo(Cents(chips)))
    round.play(CALL)
    assert round.options().seat == 1
    assert bool(round.options().offer(RaiseTo)) == may_raise
