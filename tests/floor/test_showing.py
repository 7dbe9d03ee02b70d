"""A hand that won without a showdown may be shown, by its player and nobody else."""

import random

import pytest

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.errors import IllegalAction
from houseway.floor import open_table
from houseway.floor.showing import table_hand, unseen_winner
from houseway.play.actions import CALL, CHECK, CHOP, FOLD

POSTED = {"blinds": (100, 200), "minimum_buy_in": 4_000, "maximum_buy_in": 40_000}


@pytest.fixture
def table():
    opened = open_table(games.find("texas-holdem@bclc"), POSTED)
    for seat in (1, 2, 3):
        opened.sit(seat, f"person {seat}", 20_000)
    return opened


def deal(table) -> None:
    table.deal(Shoe(shuffled(STANDARD, random.Random(1))))


def ends(table, *answers) -> None:
    """A hand is dealt and everybody answers with the first of these that is open to him."""
    deal(table)
    while options := table.round.options():
        table.play(options.seat, next(each for each in answers if options.accepts(each)))


def test_whoever_everybody_else_left_may_show_his_hand_once(table) -> None:
    ends(table, FOLD)
    assert (table.hand.big, unseen_winner(table)) == (2, 2)
    seen = table.round.view(1)
    state = table.state
    with pytest.raises(IllegalAction, match="seat 1 has no hand to show"):
        table_hand(table, 1)
    assert (table.state, table.round.view(1)) == (state, seen)
    table_hand(table, 2)
    cards = table.round.holdings[2].cards
    assert list(table.round.holdings[2].seen_by(1)) == list(cards)
    said = table.round.happenings[-1]
    assert said.words == f"Seat 2 shows {cards[0].text} {cards[1].text}"
    assert said.clause == table.game.showdown.unopposed
    assert table.state == state + 1
    assert unseen_winner(table) == 0, "it is seen now"
    with pytest.raises(IllegalAction):
        table_hand(table, 2)


def test_nobody_may_show_before_the_first_hand_during_one_or_after_a_showdown(table) -> None:
    assert unseen_winner(table) == 0
    with pytest.raises(IllegalAction):
        table_hand(table, 1)
    deal(table)
    assert unseen_winner(table) == 0
    for _ in range(2):
        table.play(table.round.options().seat, FOLD)
    assert unseen_winner(table) == 2
    ends(table, CHECK, CALL)
    assert unseen_winner(table) == 0


def test_nobody_has_won_where_the_blinds_chop(table) -> None:
    ends(table, CHOP, FOLD)
    assert table.round.chopped
    assert unseen_winner(table) == 0
    ends(table, FOLD)
    assert unseen_winner(table) == table.hand.big
