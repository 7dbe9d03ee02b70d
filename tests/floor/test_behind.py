"""Bets behind a seat, and commission beside it, at a table between rounds."""

import random

import pytest

from houseway import games
from houseway.cards import Shoe, shuffled
from houseway.errors import IllegalBet, IllegalSeat
from houseway.floor import BankedTable, open_table

LIMITS = {"minimum": 500, "maximum": 50_000}


@pytest.fixture
def mini() -> BankedTable:
    """Mini-Baccarat; Ann in seat 1 has a bet, Bob in seat 2 has none."""
    table = open_table(games.find("mini-baccarat@bclc"), LIMITS)
    table.sit(1, "Ann", 10_000)
    table.sit(2, "Bob", 10_000)
    table.bet(1, {"banker": 1000})
    return table


def deal(table: BankedTable) -> None:
    table.deal(Shoe(shuffled(table.game.deck_for(table.settings), random.Random(1))))


def behind(table: BankedTable) -> list[tuple[str, int, str, int]]:
    return [(each.by, each.on, each.spot, each.amount) for each in table.behind]


def test_who_bets_behind_anew_has_only_his_new_bets_there(mini) -> None:
    mini.bet(2, {"banker": 500})
    mini.bet_behind("Cid", 1, {"banker": 600, "tie": 0})
    mini.bet_behind("Dot", 1, {"banker": 800})
    mini.bet_behind("Cid", 2, {"banker": 500})
    mini.bet_behind("Cid", 1, {"banker": 700})
    assert sorted(behind(mini)) == [
        ("Cid", 1, "banker", 700),
        ("Cid", 2, "banker", 500),
        ("Dot", 1, "banker", 800),
    ]
    mini.bet_behind("Cid", 1, {})
    assert sorted(behind(mini)) == [("Cid", 2, "banker", 500), ("Dot", 1, "banker", 800)]


def test_a_bet_that_is_refused_leaves_what_lay_there(mini) -> None:
    mini.bet_behind("Cid", 1, {"banker": 600})
    with pytest.raises(IllegalBet, match="under the table minimum"):
        mini.bet_behind("Cid", 1, {"banker": 100})
    assert behind(mini) == [("Cid", 1, "banker", 600)]


def test_nobody_bets_behind_a_seat_that_does_not_bet_or_is_empty(mini) -> None:
    with pytest.raises(IllegalBet, match="nobody plays seat 2"):
        mini.bet_behind("Cid", 2, {"banker": 600})
    with pytest.raises(IllegalSeat):
        mini.bet_behind("Cid", 5, {"banker": 600})
    mini.bet(1, {})
    with pytest.raises(IllegalBet, match="nobody plays seat 1"):  # where no bet lies at all
        mini.bet_behind("Cid", 1, {"banker": 600})


def test_commission_lies_beside_a_bet_and_another_amount_takes_its_place(mini) -> None:
    mini.bet(2, {"banker": 500})
    mini.prepay(1, 50)
    mini.prepay(2, 25)
    mini.prepay(1, 60)
    assert mini.prepaid == {1: 60, 2: 25}
    mini.prepay(1, 0)
    assert mini.prepaid == {2: 25}


def test_commission_beside_no_bet_is_refused_and_nothing_lies_there(mini) -> None:
    with pytest.raises(IllegalBet, match="seat 2 has no bet") as refused:
        mini.prepay(2, 50)
    assert str(refused.value.clause) == "bclc-baccarat/1/5.1.1"
    with pytest.raises(IllegalSeat):
        mini.prepay(5, 0)
    assert mini.prepaid == {}


def test_once_the_cards_are_out_nothing_is_laid_beside_a_seat() -> None:
    game = games.find("classic-squeeze-midi-baccarat@bclc")
    posted = {each.name: each.suggest for each in game.settings if each.required}
    squeeze = open_table(game, {**posted, **LIMITS})
    squeeze.sit(1, "Ann", 10_000)
    squeeze.bet(1, {"banker": 1000})
    deal(squeeze)  # and Ann looks at the cards
    for lay in (lambda: squeeze.bet(1, {}), lambda: squeeze.bet_behind("Cid", 1, {"banker": 700})):
        with pytest.raises(IllegalBet, match="bets are closed") as refused:
            lay()
        assert str(refused.value.clause) == "bclc-baccarat/4/4.2"
    with pytest.raises(IllegalBet, match="bets are closed"):
        squeeze.prepay(1, 60)


def test_what_lies_beside_others_bets_is_dealt_and_what_lies_beside_none_is_not(mini) -> None:
    mini.bet(2, {"banker": 500})
    mini.bet_behind("Cid", 1, {"banker": 600})
    mini.bet_behind("Dot", 2, {"banker": 800})
    mini.prepay(1, 50)
    mini.prepay(2, 25)
    mini.bet(2, {})
    deal(mini)
    layout = mini.round.layout
    assert [(each.by, each.on) for each in layout.back] == [("Cid", 1)]
    assert layout.prepaid == {1: 50}


def test_who_leaves_takes_with_him_what_lay_beside_his_seat_alone(mini) -> None:
    mini.bet(2, {"banker": 500})
    mini.bet_behind("Cid", 1, {"banker": 600})
    mini.bet_behind("Dot", 2, {"banker": 800})
    mini.prepay(1, 50)
    mini.prepay(2, 25)
    mini.leave(2)
    assert behind(mini) == [("Cid", 1, "banker", 600)]
    assert mini.prepaid == {1: 50}
