"""The dead button: the big blind goes round the players, the rest follows it round the seats."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.errors import IllegalBet
from houseway.floor import PotTable, open_table
from houseway.floor.button import around
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


def test_a_full_table_goes_round_as_ever() -> None:
    table = table_with(1, 2, 3, 4)
    assert [after(table) for _ in range(5)] == [
        (1, 2, 3),
        (2, 3, 4),
        (3, 4, 1),
        (4, 1, 2),
        (1, 2, 3),
    ]


def test_the_first_button_is_in_seat_one_though_nobody_sits_there() -> None:
    assert after(table_with(3, 5, 8)) == (1, 3, 5)


def test_heads_up_from_the_start_the_button_is_the_small_blind() -> None:
    table = table_with(1, 6)
    assert [after(table) for _ in range(3)] == [(1, 1, 6), (6, 6, 1), (1, 1, 6)]
    assert after(table_with(3, 6)) == (3, 3, 6)


def test_the_small_blind_has_gone_and_the_button_is_dead_in_the_next_hand() -> None:
    table = table_with(1, 2, 3, 4, 5)
    assert after(table) == (1, 2, 3)
    table.leave(2)
    assert after(table) == (2, 3, 4)  # on the empty seat
    assert sorted(table.hand.dealt) == [1, 3, 4, 5]
    assert after(table) == (3, 4, 5)


def test_the_big_blind_has_gone_and_nobody_posts_the_small_one() -> None:
    table = table_with(1, 2, 3, 4, 5)
    assert after(table) == (1, 2, 3)
    table.leave(3)
    deal(table)
    assert lies(table) == (2, 0, 4)
    assert {seat: table.round.bets_of(seat) for seat in (1, 2, 5)} == {1: {}, 2: {}, 5: {}}
    assert table.round.bets_of(4) == {"bet": 200}
    assert table.round.options().seat == 5
    while options := table.round.options():
        table.play(options.seat, FOLD)
    assert after(table) == (3, 4, 5)  # a dead button, and two blinds again


def test_both_blinds_have_gone() -> None:
    table = table_with(1, 2, 3, 4, 5)
    assert after(table) == (1, 2, 3)
    table.leave(2)
    table.leave(3)
    assert after(table) == (2, 0, 4)
    assert after(table) == (3, 4, 5)
    assert after(table) == (4, 5, 1)


def test_going_heads_up_nobody_has_the_big_blind_twice() -> None:
    table = table_with(1, 2, 3)
    assert after(table) == (1, 2, 3)
    table.leave(1)
    assert after(table) == (3, 3, 2)
    assert after(table) == (2, 2, 3)


def test_a_third_player_comes_to_a_heads_up_table() -> None:
    table = table_with(1, 5)
    assert after(table) == (1, 1, 5)
    table.sit(3, "newcomer", 20_000)
    table.post(3)
    assert after(table) == (3, 5, 1)  # the button is his, who sits before the small blind
    assert table.hand.posts == [(3, "live", 200)]
    assert after(table) == (5, 1, 3)


def test_a_third_player_who_does_not_post_waits_for_the_big_blind() -> None:
    table = table_with(1, 5)
    assert after(table) == (1, 1, 5)
    table.sit(3, "newcomer", 20_000)
    assert after(table) == (5, 5, 1)
    assert after(table) == (5, 1, 3)


def test_nobody_gets_a_hand_between_the_button_and_the_small_blind() -> None:
    table = table_with(1, 2, 4, 5, new_player_must_post=False)
    assert after(table) == (1, 2, 4)
    table.sit(3, "newcomer", 20_000)
    assert after(table) == (2, 4, 5)
    assert 3 not in table.hand.dealt
    assert after(table) == (4, 5, 1)
    assert 3 in table.hand.dealt
    assert table.hand.posts == []


def test_a_newcomer_may_take_over_the_small_blind_of_one_who_has_gone() -> None:
    table = table_with(1, 2, 3, 4, new_player_must_post=False)
    assert after(table) == (1, 2, 3)
    table.leave(3)
    table.sit(3, "newcomer", 20_000)
    assert after(table) == (2, 3, 4)
    assert 3 in table.hand.dealt


def test_whoever_is_away_misses_the_blind_that_passes_him() -> None:
    table = table_with(1, 2, 3, 4, 5)
    assert after(table) == (1, 2, 3)
    table.away(4)
    table.away(3)
    assert after(table) == (2, 0, 5)
    assert (table.seats[3].missed, table.seats[4].missed) == ({"small"}, {"big"})
    table.back(4)
    assert table.seats[4].waiting


def test_the_straddle_is_left_of_the_big_blind_where_the_small_one_has_died() -> None:
    table = table_with(1, 2, 3, 4, 5, 6)
    assert after(table) == (1, 2, 3)
    table.leave(3)
    assert table.straddle_offers() == {5: (400, 400)}
    with pytest.raises(IllegalBet, match="seat 6 may not straddle; seat 5 may"):
        table.straddle(6, 400)
    table.straddle(5, 400)
    deal(table)
    assert table.round.closer == 5


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
            table.sit(seat := rng.choice(free), f"newcomer {hand}", 20_000)
            if rng.random() < 0.5:
                table.post(seat)
        live = sorted(table.seats)
        fold_round(table)
        lay = table.hand
        if big:
            assert lay.big == around(live, big)[0]
            assert lay.big != big
        assert lay.big in lay.dealt
        assert lay.small in {0, *lay.dealt}
        assert lay.small != lay.big
        assert lay.button != lay.big
        assert (lay.small == lay.button) == (len(lay.dealt) == 2)
        big = lay.big
