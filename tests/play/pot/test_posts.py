"""Who posts before the cards, and who gets the first one."""

from __future__ import annotations

import pytest

from houseway.errors import IllegalBet
from houseway.games.bclc import mandarin_five_card_stud, texas_holdem
from houseway.games.bcpc import texas_holdem as club
from houseway.money import Cents
from houseway.play.pot.posts import Posts
from houseway.play.pot.stakes import Post, Seating

BLINDS = {"blinds": (100, 200)}
ANTES = {"limits": (200, 400), "ante": 50}


def posts_of(game, settings, seats=(1, 2, 3, 4), button=4, posts=()) -> Posts:
    seating = Seating({seat: Cents(10_000) for seat in seats}, button, posts)
    return game.round(seating, stakes=settings).posts


def test_the_two_seats_left_of_the_button_post() -> None:
    posts = posts_of(texas_holdem.GAME, BLINDS)
    assert (posts.small, posts.big, posts.closer, posts.opening_bet) == (1, 2, 2, 200)
    assert posts.seats() == [1, 2, 3, 4]
    assert posts.before_the_flop() == [3, 4, 1, 2]


@pytest.mark.parametrize(("game", "first"), [(texas_holdem.GAME, [4, 2]), (club.GAME, [2, 4])])
def test_of_two_the_button_has_the_small_blind_and_the_first_or_the_last_card(game, first) -> None:
    posts = posts_of(game, BLINDS, seats=(2, 4))
    assert (posts.small, posts.big) == (4, 2)
    assert posts.seats() == first
    assert posts.from_small_blind() == [4, 2]


def test_a_button_that_deals_itself_the_first_card() -> None:
    assert posts_of(mandarin_five_card_stud.GAME, ANTES).seats() == [4, 1, 2, 3]


def test_a_straddle_closes_the_betting() -> None:
    posts = posts_of(texas_holdem.GAME, BLINDS, posts=(Post(3, "straddle", Cents(400)),))
    assert posts.before_the_flop() == [4, 1, 2, 3]
    assert posts.opening_bet == 400
    assert (posts.marks(3), posts.marks(4)) == (("straddle",), ("button",))


def test_where_antes_go_in_nobody_posts() -> None:
    with pytest.raises(IllegalBet, match="has antes"):
        posts_of(mandarin_five_card_stud.GAME, ANTES, posts=(Post(1, "live", Cents(200)),))
