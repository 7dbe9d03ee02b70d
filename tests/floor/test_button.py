"""The button's rule is the house's choice: it moves, or it is dead as in a tournament."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway import games
from houseway.cards import STANDARD, Shoe, parse_cards, shuffled
from houseway.errors import BadCards, IllegalBet
from houseway.floor import DeadButtonTable, PotTable, open_table
from houseway.floor.button_draw import deal_draw, highest
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


def test_under_the_gun_may_straddle_where_the_small_blind_has_died() -> None:
    table = table_with(1, 2, 3, 4, 5)
    assert [after(table) for _ in range(2)] == [(1, 2, 3), (2, 3, 4)]
    table.leave(4)
    table.straddle(1, 400)
    deal(table)
    assert lies(table) == (3, 0, 5)
    assert table.round.options().seat == 2, "the straddle acts last"


@pytest.mark.parametrize("drawn", ["Ks 9s", "Jk", "Jk Jk", "9s Jk"])
def test_the_first_card_with_a_rank_counts_for_the_button(drawn) -> None:
    game = games.find("out-pops-the-devil@chico")
    cards = {1: parse_cards("2c"), 2: parse_cards(drawn)}
    with pytest.raises(BadCards, match="the first card with a rank counts") as refused:
        highest(game, cards)
    assert refused.value.clause == game.button.draw.again
    assert highest(game, {**cards, 2: parse_cards("Jk 9s")}) == 2


def test_where_nothing_is_printed_of_a_joker_one_card_is_drawn() -> None:
    game = games.find("texas-holdem@chico")
    with pytest.raises(BadCards) as refused:
        highest(game, {1: parse_cards("2c"), 2: parse_cards("Jk 9s")})
    assert refused.value.clause == game.button.drawn


@pytest.mark.parametrize("seed", range(40))
def test_cards_for_the_button_are_dealt_until_each_has_a_rank(seed) -> None:
    game = games.find("out-pops-the-devil@chico")
    drawn = deal_draw(game, range(1, 9), Shoe(shuffled(game.deck, random.Random(seed))))
    assert list(drawn) == list(range(1, 9))
    for cards in drawn.values():
        assert [card.suit is None for card in cards] == [True] * (len(cards) - 1) + [False]
    dealt = Counter(card for cards in drawn.values() for card in cards)
    assert dealt <= Counter(game.deck)


def test_whoever_draws_the_highest_card_has_the_first_button() -> None:
    game = games.find("out-pops-the-devil@chico")
    settings = {"limit": "limit", "limits": (400, 800), "blinds": (200, 400), "minimum_buy_in": 100}
    table = open_table(game, settings)
    for seat in range(1, 9):
        table.sit(seat, f"person {seat}", 20_000)
    cards = Shoe(shuffled(game.deck, random.Random(1)))
    button = highest(game, deal_draw(game, range(1, 9), cards))
    table.deal(cards)
    assert table.hand.button == button
    back = [
        each
        for each in table.round.happenings
        if getattr(each, "clause", 0) == game.button.draw.back
    ]
    assert back, "the cards go back into the deck"
