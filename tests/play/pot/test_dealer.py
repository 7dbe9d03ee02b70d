"""The cards of a hand: where each goes, and what becomes of those that are thrown away."""

from __future__ import annotations

import gc
import weakref

import pytest

from houseway.cards import STANDARD, Shoe
from houseway.games.bclc import seven_card_stud, texas_holdem
from houseway.money import Cents
from houseway.play.actions import Fold
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating

SEATING = Seating({seat: Cents(10_000) for seat in (1, 2, 3)}, 3)


def holdem() -> PotRound:
    return texas_holdem.GAME.round(SEATING, Shoe(STANDARD), {"blinds": (100, 200)})


def stud() -> PotRound:
    settings = {"limits": (200, 400), "ante": 50}
    return seven_card_stud.GAME.round(SEATING, Shoe(STANDARD), settings)


def test_one_card_at_a_time_from_the_left_of_the_button() -> None:
    held = holdem().holdings
    assert [held[seat].cards for seat in (1, 2, 3)] == [
        [STANDARD[at], STANDARD[at + 3]] for at in range(3)
    ]


def test_a_street_is_burned_before_it_is_laid() -> None:
    round = holdem()
    round.dealer.deal_street(round.streets[1])
    assert round.dealer.burned == [STANDARD[6]]
    assert round.common() == list(STANDARD[7:10])
    assert round.dealer.runs() == [[round.common()]]


def test_gaps_are_filled_where_they_lay() -> None:
    round = holdem()
    dealer, (first, second) = round.dealer, round.holdings[1].cards
    thrown = dealer.throws_away(1, (first,))
    assert thrown.away.cards == [first]
    assert dealer.replaces(1, thrown.gaps) == (STANDARD[6],)
    assert round.holdings[1].cards == [STANDARD[6], second]


def test_a_muck_goes_back_without_the_cards_of_who_waits() -> None:
    round = holdem()
    dealer, before = round.dealer, len(round.log.shoe)
    waits = dealer.throws_away(1, round.holdings[1].cards[:1])
    dealer.puts_away(2, round.holdings[2].cards[:1])
    dealer.reshuffle([waits.away])
    assert len(round.log.shoe) == before + 1
    assert (dealer.reshuffled, round.felt.put_away) == (1, [waits.away])


def test_who_folds_unbet_cards_stays_in_the_deal() -> None:
    round = stud()
    seat = round.chips.order[0]
    round.dealer.mucks(seat, unbet=True)
    assert round.dealer.still_dealt == (seat,)
    assert round.dealer.face_up(seat) == ()


def test_who_folds_to_a_bet_does_not() -> None:
    round = stud()
    round.play(Fold())
    assert round.dealer.still_dealt == ()


@pytest.mark.parametrize("opened", [holdem, stud])
def test_a_hand_that_is_over_goes_as_soon_as_nobody_looks_at_it(opened) -> None:
    """Its parts do not hold it: a ring of them would stay until the collector comes round."""
    gc.disable()
    try:
        round = opened()
        while options := round.options():
            round.play(options.offers[0].action())  # fold, or what is forced
        gone = weakref.ref(round)
        del round
        assert gone() is None
    finally:
        gc.enable()
