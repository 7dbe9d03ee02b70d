"""The end of a hand: the house's part, who shows first, and each pot to its winners."""

from __future__ import annotations

from houseway.cards import STANDARD, Shoe
from houseway.games.bclc import texas_holdem
from houseway.money import Cents
from houseway.play.actions import Bet, Check, Draw, Fold, RaiseTo
from houseway.play.happenings import Dealt, Did
from houseway.play.pot.award import last_to_bet
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating
from houseway.wagers import Result

SEATING = Seating({seat: Cents(10_000) for seat in (1, 2, 3)}, 3)


def hand(**settings) -> PotRound:
    posted = {"blinds": (100, 200), **settings}
    return texas_holdem.GAME.round(SEATING, Shoe(STANDARD), posted)


def test_the_last_to_bet_is_of_this_street() -> None:
    bet, raised = Did(1, Bet(Cents(200))), Did(2, RaiseTo(Cents(400)))
    assert last_to_bet([bet, raised, Did(1, Fold())]) == 2
    assert last_to_bet([bet, Dealt((), (), False), Did(2, Check())]) == 0
    assert last_to_bet([bet, Did(2, Draw(()))]) == 0


def test_the_last_who_is_live_takes_the_pot_unshown() -> None:
    round = hand(chop=False)
    round.play(Fold())
    round.play(Fold())
    assert [line.seat for line in round.lines if line.result is Result.WINS] == [2]
    assert not round.holdings[2].up
    assert [(pot.name, pot.amount) for pot in round.award.pots] == [("main pot", 200)]


def test_chopped_blinds_are_no_pot() -> None:
    round = hand()
    round.award.divide(0, chopped=True)
    assert round.award.pots == ()
    assert round.chips.stack == {1: 10_000, 2: 10_000, 3: 10_000}


def test_rake_comes_out_of_what_was_called_and_the_drop_beside_it() -> None:
    round = hand(rake=10, jackpot_drop=100, no_flop_no_drop=False)
    for seat in (1, 2, 3):
        round.chips.pay_in(seat, 1_000 - round.chips.put[seat])
    round.chips.folds(1)
    round.chips.folds(2)
    round.award.divide(0, chopped=False)
    assert (round.award.rake, round.award.dropped) == (300, 100)
    assert [pot.amount for pot in round.award.pots] == [2_600]
