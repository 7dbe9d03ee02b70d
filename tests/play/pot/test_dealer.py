"""The cards of a hand: where each goes, and what becomes of those that are thrown away."""

from __future__ import annotations

import gc
import weakref

import pytest

from houseway import games
from houseway.cards import STANDARD, KeyedShoe, Shoe
from houseway.games.bclc import seven_card_stud, texas_holdem
from houseway.money import Cents
from houseway.play.actions import Fold
from houseway.play.happenings import Dealt, Shown
from houseway.play.pot.boards import Lay
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
    assert round.dealer.common() == list(STANDARD[7:10])
    assert round.dealer.runs() == [[round.dealer.common()]]


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
    thrown = round.felt.put_away[-1]
    dealer.reshuffle([waits.away])
    assert round.felt.shuffled_back == [thrown]
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


def left_in(round: PotRound, count: int) -> None:
    """Nearly the whole stub is gone."""
    round.dealer.shoe.deal(("gone",) * (len(round.dealer.shoe) - count))


def test_the_last_card_of_a_stub_is_not_burned() -> None:
    round = holdem()
    left_in(round, 2)
    round.dealer.burns(1)
    assert len(round.dealer.burned) == 1
    round.dealer.burns(1)
    assert len(round.dealer.burned) == len(round.dealer.shoe) == 1


def test_a_draw_is_burned_for_with_the_last_card_and_then_from_the_muck() -> None:
    round = holdem()
    left_in(round, 1)
    round.dealer.puts_away(1, [*round.holdings[1].cards])
    round.dealer.burns_before_draw(1)
    assert (len(round.dealer.burned), round.dealer.reshuffled) == (1, 0)
    round.dealer.burns_before_draw(1)
    assert (len(round.dealer.burned), round.dealer.reshuffled) == (2, 1)


def test_of_cards_that_are_put_away_those_that_lay_open_were_seen() -> None:
    round = holdem()
    dealer, held = round.dealer, round.holdings[1]
    first, second = held.cards
    dealer.turns_up(1, first)
    dealer.puts_away(1, [first, second])
    assert dealer.put_away[-1].lay_open == {first}
    assert held.exposed == set()


def test_open_gaps_are_filled_with_open_cards_and_the_others_hidden() -> None:
    round = holdem()
    dealer, held = round.dealer, round.holdings[1]
    dealer.turns_up(1, held.cards[0])
    told = len(round.happenings)
    new, hidden = dealer.replaces(1, dealer.throws_away(1, [*held.cards]).gaps)
    assert held.exposed == {new}
    assert round.happenings[told:] == [
        Dealt((1, 1), (new, hidden), False),
        Shown(1, None, (new,)),
    ]


def test_where_every_gap_was_open_the_cards_come_face_up() -> None:
    round = holdem()
    dealer, held = round.dealer, round.holdings[1]
    dealer.turns_up(1, held.cards[0])
    told = len(round.happenings)
    (new,) = dealer.replaces(1, dealer.throws_away(1, held.cards[:1]).gaps)
    assert round.happenings[told:] == [Dealt((1,), (new,), True)]


def test_a_shuffled_muck_is_remembered_with_what_was_seen_of_it() -> None:
    round = holdem()
    dealer = round.dealer
    seat = round.options().seat
    folded = [*round.holdings[seat].cards]
    dealer.turns_up(seat, folded[0])
    other = next(each for each in (1, 2, 3) if each != seat)
    dealer.puts_away(other, round.holdings[other].cards[:1])
    thrown = dealer.put_away[-1]
    round.play(Fold())
    dealer.burns(1)
    dealer.reshuffle()
    assert dealer.shuffled_back[0] is thrown
    (back,) = dealer.shuffled_back[1:]
    assert (back.cards, back.lay_open) == (folded, {folded[0]})
    assert round.holdings[seat].cards == []
    assert len(dealer.burned) == 1, "what is burned stays out, but where the house says otherwise"


def test_a_stub_that_is_too_short_for_a_street_is_made_of_the_muck_and_the_burned_cards() -> None:
    settings = {"limits": (200, 400), "ante": 50}
    round = games.find("seven-card-stud@chico").round(SEATING, Shoe(STANDARD), settings)
    dealer = round.dealer
    dealer.burns(3)
    burned = {*dealer.burned}
    left_in(round, 2)
    dealer.deal_street(round.streets[1])
    assert dealer.reshuffled == 1
    assert dealer.burned == []
    dealt = {round.holdings[seat].cards[-1] for seat in (1, 2, 3)}
    assert len(dealt) == 3
    assert dealt & burned, "two are left in the stub, and one comes from the shuffle"


# What is told of a deal: what lies face down is told face down


def test_cards_of_ones_own_are_dealt_face_down() -> None:
    dealt = [each for each in holdem().happenings if isinstance(each, Dealt)]
    assert [each.up for each in dealt] == [False]


def test_who_has_shown_opens_nobody_elses_next_card() -> None:
    """All in, one hand is turned up: the last card of the others still comes face down."""
    round = stud()
    round.dealer.reveal(1)
    told = len(round.happenings)
    round.dealer.deal_street(round.streets[-1])
    assert [each.up for each in round.happenings[told:] if isinstance(each, Dealt)] == [False]
    round.dealer.reveal(2, 3)
    told = len(round.happenings)
    round.dealer.deal_street(round.streets[-1])
    assert [each.up for each in round.happenings[told:] if isinstance(each, Dealt)] == [True]


def test_one_card_for_everybody_lies_open() -> None:
    round = stud()
    left_in(round, 2)
    round.dealer.deal_street(round.streets[-1])
    last = round.happenings[-1]
    assert (last.places, last.up, last.clause) == (("community",), True, round.game.deal.runs_out)


def test_a_board_grows_at_the_side_where_it_is_laid() -> None:
    round = holdem()
    dealer, river = round.dealer, round.streets[-1]
    dealer.lay(Lay("board", 2), river)
    first = [*dealer.common()]
    dealer.lay(Lay("board", 2, front=True), river)
    new = list(STANDARD[8:10])
    assert dealer.common() == [*reversed(new), *first]


def test_a_draw_takes_the_last_card_of_a_stub_that_is_kept_for_nothing() -> None:
    round = holdem()
    left_in(round, 1)
    round.dealer.replaces(1, round.dealer.throws_away(1, round.holdings[1].cards[:1]).gaps)
    assert round.dealer.reshuffled == 0


def test_a_muck_goes_under_what_is_left_of_the_stub() -> None:
    round = holdem()
    left_in(round, 1)
    round.dealer.puts_away(1, [*round.holdings[1].cards])
    round.dealer.reshuffle()
    assert round.dealer.shoe.deal(("next",)) == [STANDARD[-1]]


def test_where_one_of_two_boards_was_not_seen_no_hand_is_ranked() -> None:
    game = games.find("double-flop-holdem@chico")
    keyed = {1: STANDARD[:2], 2: STANDARD[2:4], 3: STANDARD[4:6], "board": STANDARD[6:11]}
    shoe = KeyedShoe(game.deck, keyed)
    dealer = game.round(SEATING, shoe, {"blinds": (100, 200)}).dealer
    street = next(each for each in game.streets if each.lays)
    dealer.deal_street(street)
    assert dealer.seen_seats() == []
