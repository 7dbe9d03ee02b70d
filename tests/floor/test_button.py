"""The button's rule is the house's choice: it moves, or it is dead as in a tournament."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.errors import IllegalBet
from houseway.floor import DeadButtonTable, PotTable, open_table
from houseway.play.actions import FOLD

POSTED = {"blinds": (100, 200), "minimum_buy_in": 4_000, "maximum_buy_in": 40_000}


def table_with(*seats: int, **settings) -> PotTable:
    posted = {**POSTED, "button_rule": "dead", **settings}
    table = open_table(games.find("texas-holdem@bclc"), posted)
    for seat in seats:
        table.sit(seat, f"person {seat}", 20_000)
    return table


def deal(table: PotTable) -> None:
    table.deal(Shoe(shuffled(STANDARD, random.Random(1))))


def fold_round(table: PotTable) -> None:
    deal(table)
    while options := table.round.options():
        table.play(options.seat, FOLD)


def lies(table: PotTable) -> tuple[int, int, int]:
    return table.hand.button, table.hand.small, table.hand.big


def after(table: PotTable) -> tuple[int, int, int]:
    fold_round(table)
    return lies(table)


@pytest.mark.parametrize(
    ("game", "posted", "dead"),
    [
        ("texas-holdem@bclc", {}, False),
        ("texas-holdem@bclc", {"button_rule": "dead"}, True),
        ("texas-holdem@bcpc", {}, True),
        ("texas-holdem@bcpc", {"button_rule": "moving"}, False),
    ],
)
def test_a_house_posts_its_rule_and_the_club_plays_with_a_dead_button(game, posted, dead) -> None:
    table = open_table(games.find(game), {"blinds": (100, 200), "minimum_buy_in": 1, **posted})
    assert isinstance(table, DeadButtonTable) is dead


def test_it_follows_the_blinds_onto_empty_seats() -> None:
    table = table_with(1, 2, 3, 4, 5)
    assert after(table) == (1, 2, 3)
    table.leave(2)
    table.leave(3)
    assert after(table) == (2, 0, 4)
    assert after(table) == (3, 4, 5)
    assert after(table) == (4, 5, 1)


def test_the_straddle_is_left_of_the_big_blind_where_the_small_one_has_died() -> None:
    table = table_with(1, 2, 3, 4, 5, 6)
    assert after(table) == (1, 2, 3)
    table.leave(3)
    assert table.straddle_offers() == {5: (400, 400)}
    with pytest.raises(IllegalBet, match="seat 6 may not straddle; seat 5 may"):
        table.straddle(6, 400)
    table.straddle(5, 400)
    deal(table)
    assert table.round.posts.closer == 5


@given(st.integers(0, 2**32), st.integers(2, 7))
def test_the_big_blind_passes_nobody_over_and_nobody_has_it_twice(seed: int, count: int) -> None:
    rng = random.Random(seed)
    table = table_with(*rng.sample(range(1, 11), count))
    big = 0
    for hand in range(12):
        for seat in list(table.seats):
            if len(table.seats) > 2 and rng.random() < 0.15:
                table.leave(seat)
        if rng.random() < 0.3 and (free := sorted(set(range(1, 11)) - table.seats.keys())):
            table.sit(rng.choice(free), f"newcomer {hand}", 20_000)
        live = sorted(table.seats)
        fold_round(table)
        lay = table.hand
        if big:
            assert lay.big == min((s for s in live if s > big), default=min(live))
            assert lay.big != big
        assert lay.big in lay.dealt
        assert lay.small in {0, *lay.dealt}
        assert lay.small != lay.big
        assert lay.button != lay.big
        assert (lay.small == lay.button) == (len(lay.dealt) == 2)
        big = lay.big
