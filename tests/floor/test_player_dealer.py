"""Tables where a player banks: who may, for how long, with what, and what is written down."""

import random

import pytest

from houseway import games
from houseway.cards import Shoe, shuffled
from houseway.errors import IllegalBet, IllegalSeat
from houseway.floor import open_table
from houseway.floor.bot import risk_no_more
from houseway.floor.rotation import Offered, Turns
from houseway.play.banked.burning import BURNED

GAME = games.find("pure-21.5-blackjack-6-5@chico")
POSTED = {"minimum": 500, "maximum": 20_000, "collection_option": 4}


def opened(**settings):
    table = open_table(GAME, {**POSTED, **settings})
    for seat, name in ((1, "Ann"), (2, "Bob"), (5, "Cat")):
        table.sit(seat, name, 100_000)
    return table


@pytest.fixture
def table():
    return opened()


def shoe(table, seed=1):
    return Shoe(shuffled(table.game.deck_for(table.settings), random.Random(seed)))


def play(table, cards=None, seed=1):
    """A round in which everybody who does not bank bets the least."""
    for seat, who in table.seats.items():
        if seat != table.bank.seat and not who.away:
            table.bet(seat, {"base": 500})
    table.deal(cards or shoe(table, seed))
    while options := table.round.options():
        table.play(options.seat, risk_no_more(table.round))


def test_no_cards_without_a_player_dealer(table) -> None:
    table.bet(1, {"base": 500})
    assert table.can_deal() == "nobody banks; a player-dealer is needed"
    with pytest.raises(IllegalBet, match="nobody banks"):
        table.deal(shoe(table))
    table.take_bank(2, 10_000)
    assert table.can_deal() is None


def test_anybody_may_take_a_bank_that_lies_open_and_nobody_one_that_is_held(table) -> None:
    table.take_bank(5, 10_000)
    with pytest.raises(IllegalBet, match="not offered to seat 1"):
        table.take_bank(1, 10_000)
    table.take_bank(5, 20_000)  # its holder may wager more
    assert table.bank.roll == 20_000


@pytest.mark.parametrize(
    ("roll", "words"), [(499, "at least"), (0, "covers nothing"), (100_001, "has 1,000.00")]
)
def test_a_bank_that_is_too_small_or_not_there_is_refused(table, roll, words) -> None:
    with pytest.raises(IllegalBet, match=words):
        table.take_bank(1, roll)
    assert table.bank is None


def test_whoever_takes_the_bank_takes_his_bet_down(table) -> None:
    table.bet(1, {"base": 500})
    table.take_bank(1, 10_000)
    assert table.seats[1].bets == {}
    with pytest.raises(IllegalBet, match="seat 1 banks"):
        table.bet(1, {"base": 500})


def test_after_two_rounds_it_is_offered_clockwise_and_every_answer_is_kept(table) -> None:
    table.take_bank(2, 10_000)
    turns = []
    for number in range(2):
        assert table.bank_offer is None
        play(table, seed=number)
        turns.append(table.round.layout.bank.turn)
    assert turns == [1, 2]
    table.bet(1, {"base": 500})
    assert table.bank_offer == 5
    assert table.can_deal() == "the bank is offered to seat 5"
    with pytest.raises(IllegalBet):
        table.take_bank(1, 10_000)
    table.waive_bank(5)
    assert table.bank_offer == 1
    table.waive_bank(1)
    assert table.bank_offer is None
    assert table.offers == [Offered(5, taken=False), Offered(1, taken=False)]
    play(table, seed=3)
    assert (table.round.layout.bank.seat, table.round.layout.bank.turn) == (2, 1)


def test_somebody_who_sits_out_is_not_asked(table) -> None:
    table.take_bank(2, 10_000)
    for number in range(2):
        play(table, seed=number)
    table.away(5)
    assert table.bank_offer == 1


@pytest.mark.parametrize("go", ["leave", "away", "waive_bank"])
def test_a_bank_whose_holder_goes_lies_open(table, go) -> None:
    table.take_bank(2, 10_000)
    getattr(table, go)(2)
    assert table.bank is None
    table.take_bank(1, 10_000)
    assert table.bank.seat == 1


def test_the_holder_does_not_leave_in_the_middle_of_a_round(table) -> None:
    table.take_bank(2, 10_000)
    table.bet(1, {"base": 500})
    for seed in range(20):
        table.deal(shoe(table, seed))
        if table.in_round:
            break
    with pytest.raises(IllegalSeat):
        table.leave(2)


def test_a_bank_that_lost_what_it_had_lies_open() -> None:
    table = opened()
    table.sit(8, "Dee", 600)
    table.take_bank(8, 550)
    for seed in range(40):
        if table.bank is None:
            break
        while (seat := table.bank_offer) is not None:
            table.waive_bank(seat)
        play(table, seed=seed)
    assert table.bank is None
    assert table.seats[8].stack >= 0


def test_the_fee_comes_before_the_wager(table) -> None:
    """The bank has put up all it has; what the fee costs is not there to cover bets."""
    table.take_bank(1, 100_000)
    play(table)
    assert table.round.layout.bank.roll == 100_000 - 50


def test_a_bet_that_leaves_nothing_for_the_fee_is_refused() -> None:
    table = opened(collection_option=1)
    table.sit(3, "Eve", 520)
    with pytest.raises(IllegalBet, match="collection fee is 0.50"):
        table.bet(3, {"base": 500})
    table.bet(1, {"base": 500})


def test_a_shuffler_is_burned_once(table) -> None:
    table.take_bank(2, 10_000)
    burned = []
    for number in range(2):
        play(table, seed=number)
        burned.append(BURNED in table.round.holdings)
    assert burned == [True, False]


def test_a_shoe_is_burned_after_every_shuffle() -> None:
    table = opened(dealt_from="shoe", decks=8)
    table.take_bank(2, 10_000)
    first = shoe(table)
    play(table, first)
    assert BURNED in table.round.holdings
    rest = first.rest()
    play(table, rest)
    assert BURNED not in table.round.holdings
    while (seat := table.bank_offer) is not None:
        table.waive_bank(seat)
    play(table, shoe(table, 2))
    assert BURNED in table.round.holdings


def test_one_person_in_several_seats_is_asked_once() -> None:
    turns = Turns(8, 2)
    turns.takes(1)
    for _ in range(2):
        turns.passes()
    person = {1: "Ann", 2: "Bob", 3: "Bob", 4: "Ann", 6: "Cat"}.__getitem__
    seats = [1, 2, 3, 4, 6]
    assert turns.offer(seats, person) == 2
    turns.answers(2, "Bob", taken=False)
    assert turns.offer(seats, person) == 6
    turns.answers(6, "Cat", taken=True)
    assert (turns.holder, turns.turn) == (6, 1)


def test_a_bank_that_was_lost_is_free_for_whoever_takes_it(table) -> None:
    table.take_bank(1, 10_000)
    table.bet(2, {"base": 500})
    table.deal(shoe(table))
    table.away(1)
    while options := table.round.options():
        table.play(options.seat, risk_no_more(table.round))
    assert table.bank is None
    table.take_bank(5, 10_000)
    assert table.bank.seat == 5


def test_who_leaves_with_the_bank_leaves_it_open_and_nobody_elses(table) -> None:
    table.take_bank(2, 10_000)
    table.leave(5)
    assert table.bank.seat == 2
    table.leave(2)
    assert table.bank is None
    table.take_bank(1, 10_000)
    assert table.bank.seat == 1


def test_a_bank_stays_up_with_what_its_holder_still_has(table) -> None:
    table.take_bank(2, 100_000)
    play(table)
    stack = table.seats[2].stack
    assert table.bank.roll == min(100_000, stack)


def test_who_goes_away_while_he_banks_leaves_the_bank_open_after_the_round(table) -> None:
    table.take_bank(2, 10_000)
    for seat in (1, 5):
        table.bet(seat, {"base": 500})
    table.deal(shoe(table))
    table.away(2)
    while options := table.round.options():
        table.play(options.seat, risk_no_more(table.round))
    assert table.bank is None


def test_the_fee_of_the_coming_round_is_kept_back_from_the_bank(table) -> None:
    """He banks all that he has: what he pays to the house does not cover anybody."""
    table.take_bank(2, 100_000)
    table.bet(1, {"base": 500})
    table.deal(shoe(table))
    own = [line for line in table.round.lines if (line.seat, line.spot) == (2, "collection")]
    assert sum(line.net for line in own) < 0
    assert table.bank.roll == 100_000 + sum(line.net for line in own)
