"""A table where players bank: who is asked, what he needs, and what he may bet himself."""

import random

import pytest

from houseway import games
from houseway.cards import RiggedShoe, Shoe, parse_cards, shuffled
from houseway.errors import IllegalBet
from houseway.floor import BankedTable, open_table
from houseway.rulebook import clause

LIMITS = {"minimum": 1_000, "maximum": 50_000}


@pytest.fixture
def table() -> BankedTable:
    """Three Card Baccarat with Ann in seat 2, Bob in seat 5 and Cat in seat 7; one round played."""
    opened = open_table(games.find("three-card-baccarat@bclc"), LIMITS)
    for seat, name in ((2, "Ann"), (5, "Bob"), (7, "Cat")):
        opened.sit(seat, name, 100_000)
        opened.bet(seat, {"base": 2_000})
    assert opened.bank_offer is None
    play(opened)
    return opened


def play(table, **cards) -> None:
    """Deal the next round and play it out."""
    if cards:
        places = {p.removeprefix("seat_"): parse_cards(c) for p, c in cards.items()}
        given = {int(p) if p.isdigit() else p: c for p, c in places.items()}
        table.deal(RiggedShoe(table.game.deck, given))
    else:
        table.deal(Shoe(shuffled(table.game.deck, random.Random(1))))
    while options := table.round.options():
        table.play(options.seat, options.offers[0].action())


def test_the_bank_is_offered_from_the_dealers_left(table) -> None:
    for seat in (2, None, 5, None, 7, None, 2):
        assert table.bank_offer == seat
        table.bet(5, {"base": 1_000})
        play(table)


def test_who_cannot_cover_the_bets_is_passed_over(table) -> None:
    table.seats[2].stack = 5_000
    assert table.bank_offer == 2
    table.bet(5, {"base": 4_000})  # with the dealer's 1,000 it is all that Ann has
    assert table.bank_offer == 2
    table.bet(5, {"base": 4_000, "three_kings": 3_000})  # the house books that one
    assert table.bank_offer == 2
    table.bet(5, {"base": 4_001})
    assert table.bank_offer == 5
    with pytest.raises(IllegalBet, match="not offered to seat 2") as refused:
        table.take_bank(2, 5_000, 1_000)
    assert refused.value.clause == clause("bclc-baccarat/6/2.2.2")
    play(table)
    table.bet(5, {"base": 1_000})
    play(table)
    assert table.bank_offer == 7


def test_a_turn_that_was_waived_stays_waived_when_more_is_bet(table) -> None:
    table.seats[2].stack = 5_000
    table.waive_bank(2)
    table.bet(7, {"base": 20_000})
    assert table.bank_offer is None
    play(table)
    table.bet(7, {"base": 1_000})
    play(table)
    assert table.bank_offer == 5


def test_who_waived_may_leave_before_the_round_is_dealt(table) -> None:
    table.waive_bank(2)
    table.leave(2)
    table.bet(5, {"base": 1_000})
    assert table.bank_offer is None
    play(table)
    table.bet(5, {"base": 1_000})
    play(table)
    assert table.bank_offer == 5


def test_a_banker_may_back_his_own_hand_for_the_bonus_and_for_nothing_else(table) -> None:
    stacks = {seat: who.stack for seat, who in table.seats.items()}
    table.bet(5, {"base": 2_000})
    table.take_bank(2, 10_000)
    with pytest.raises(IllegalBet, match="banks and may not bet"):
        table.bet(2, {"base": 2_000})
    with pytest.raises(IllegalBet, match="may not bet for the dealer"):
        table.bet(2, {"three_kings": 1_000}, {"three_kings": 1_000})
    table.bet(2, {"three_kings": 1_000})
    play(table, seat_2="Ac 3c 4c", seat_5="Ad 2d 4d", dealer="Ah 2h 3h")
    assert table.seats[5].stack == stacks[5] - 2_000
    assert table.seats[2].stack == stacks[2] + 4_000 - 200 + 2_000
    assert table.seats[2].bets == {}


def test_a_banker_has_chips_for_the_roll_and_his_bonus_bet(table) -> None:
    table.seats[2].stack = 10_000
    table.take_bank(2, 10_000)
    with pytest.raises(IllegalBet, match="seat 2 bets"):
        table.bet(2, {"three_kings": 1_000})


def test_a_bank_plays_against_the_dealer_alone(table) -> None:
    before = table.seats[2].stack
    assert table.can_deal() == "there is no bet on the table"
    table.take_bank(2, 10_000)
    assert table.can_deal() is None
    play(table, seat_2="Ac 3c 4c", dealer="Ah 2h 3h")
    assert table.seats[2].stack == before + 2_000 - 100


def test_who_plays_two_hands_and_banks_leaves_the_other_empty(table) -> None:
    table.sit(3, "Ann", 10_000)
    table.bet(3, {"base": 2_000})
    table.bet(5, {"base": 2_000})
    table.take_bank(2, 10_000)
    assert table.seats[3].bets == {}
    with pytest.raises(IllegalBet, match="may not play a hand as well"):
        table.bet(3, {"base": 2_000})


def test_nobody_is_told_what_a_bank_needs_that_is_not_offered(table) -> None:
    assert table.bank_terms() == (2_000, 2_000), "the dealer stakes as she did, nobody else bets"
    table.waive_bank(2)
    assert table.bank_terms() is None


def test_a_bank_covers_the_bets_for_the_dealer_but_not_the_bankers_own(table) -> None:
    table.bet(2, {"base": 3_000}, {"base": 500})
    table.bet(5, {"base": 1_000}, {"base": 700})
    assert table.bank_terms() == (2_000, 2_000 + 1_000 + 700)


def test_against_a_bank_the_dealer_stakes_the_highest_of_ones_bets() -> None:
    opened = open_table(games.find("three-card-baccarat@bclc"), LIMITS)
    for seat, bet in ((2, 2_000), (3, 5_000), (4, 3_000)):
        opened.sit(seat, "Ann", 100_000)
        opened.bet(seat, {"base": bet})
    play(opened)
    assert opened.bank_terms() == (5_000, 5_000)
