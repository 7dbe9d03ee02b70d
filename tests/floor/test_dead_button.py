"""The club's tables: who has the blinds when players come and go."""

import random

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.floor import DeadButtonTable, open_table
from houseway.play.actions import Fold


def table_of(slug: str, *seats: int, **settings) -> DeadButtonTable:
    game = games.find(f"{slug}@bcpc")
    given = {"limit": "no-limit", "blinds": (5_000, 10_000), "minimum_buy_in": 100} | settings
    table = open_table(game, given)
    assert isinstance(table, DeadButtonTable)
    for seat in seats:
        table.sit(seat, f"seat {seat}", 1_000_000)
    return table


def play(table, seed=1) -> tuple[int, int, int]:
    """A hand in which everybody folds; the button's and the blinds' seats."""
    table.deal(Shoe(shuffled(STANDARD, random.Random(seed))))
    while options := table.round.options():
        fold = options.offer(Fold)
        table.play(options.seat, fold.action() if fold else options.offers[0].action())
    return table.hand.button, table.hand.small, table.hand.big


def test_every_player_has_the_big_blind_once_a_round() -> None:
    table = table_of("texas-holdem", 1, 3, 4, 8)
    assert [play(table)[2] for _ in range(8)] == [4, 8, 1, 3, 4, 8, 1, 3]


def test_nobody_has_the_big_blind_twice_running_whoever_goes() -> None:
    for seed in range(60):
        rng = random.Random(seed)
        table = table_of("texas-holdem", *range(1, 10))
        before = 0
        while True:
            _, _, big = play(table, seed)
            assert big != before
            before = big
            left = [seat for seat, who in table.seats.items() if who.stack]
            if len(left) == 2:
                break
            if rng.random() < 0.6:
                table.breaks(rng.choice(left))


def test_a_newcomer_between_button_and_small_blind_waits() -> None:
    table = table_of("texas-holdem", 1, 4, 5, 6)
    assert play(table) == (1, 4, 5)
    table.sit(2, "seat 2", 1_000_000)
    table.breaks(4)
    assert play(table) == (4, 5, 6)
    assert table.hand.dealt == [5, 6, 1, 2]
    table.sit(7, "seat 7", 1_000_000)
    assert play(table) == (5, 6, 7), "a newcomer may have the big blind"


def test_a_newcomer_left_of_the_dead_button_is_not_dealt_in() -> None:
    table = table_of("texas-holdem", 1, 4, 5, 6)
    play(table)
    play(table)
    assert (table.hand.button, table.hand.small) == (4, 5)
    table = table_of("texas-holdem", 1, 5, 6, 8)
    assert play(table) == (1, 5, 6)
    assert play(table) == (5, 6, 8)
    table.sit(7, "seat 7", 1_000_000)
    assert play(table) == (6, 8, 1)
    assert 7 not in table.hand.dealt
    assert play(table) == (8, 1, 5)
    assert 7 in table.hand.dealt


def test_who_is_away_posts_and_is_dealt_a_dead_hand() -> None:
    table = table_of("texas-holdem", 1, 2, 3, big_blind_ante=False)
    table.away(3)
    table.deal(Shoe(shuffled(STANDARD, random.Random(2))))
    assert table.hand.big == 3
    assert table.round.stack[3] == 990_000
    assert table.round.live == [2, 1]


def test_a_third_player_comes_to_a_heads_up_table() -> None:
    table = table_of("texas-holdem", 2, 5)
    play(table)
    play(table)
    table.sit(7, "seat 7", 1_000_000)
    button, small, big = play(table)
    assert len({button, small, big}) == 3


def test_the_button_of_a_stud_game_goes_from_player_to_player() -> None:
    table = table_of("stud", 1, 3, 6, limit="limit", limits=(10_000, 20_000))
    assert [play(table, seed)[0] for seed in range(4)] == [1, 3, 6, 1]


def test_the_borg_has_its_dice_at_a_table() -> None:
    game = games.find("the-borg@bcpc")
    table = table_of("the-borg", 1, 2, limit="limit", limits=(10_000, 20_000))
    table.deal(Shoe(shuffled(STANDARD)), game.chance_for(table.settings).throw(random.Random(1)))
    assert len(table.round.seating.thrown) == 12


def test_when_two_come_to_a_table_of_two_the_button_is_right_before_the_small_blind() -> None:
    table = table_of("texas-holdem", 2, 6)
    assert play(table) == (2, 2, 6)
    for seat in (4, 5):
        table.sit(seat, f"seat {seat}", 1_000_000)
    assert play(table) == (5, 6, 2)
