"""Who posts before the cards, and who gets the first one."""

from __future__ import annotations

import pytest

from houseway.errors import IllegalBet
from houseway.games.bclc import mandarin_five_card_stud, omaha, texas_holdem
from houseway.games.bcpc import texas_holdem as club
from houseway.games.chico import texas_holdem as california
from houseway.money import Cents
from houseway.play.happenings import Posted
from houseway.play.pot.posts import Posts
from houseway.play.pot.stakes import KillButton, Post, Seating

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


def marks(posts: Posts, seats=(1, 2, 3, 4)) -> dict[int, tuple[str, ...]]:
    """The buttons before each seat that has one."""
    return {seat: posts.marks(seat) for seat in seats if posts.marks(seat)}


def test_the_blinds_lie_open_and_no_straddle_where_nobody_made_one() -> None:
    posts = posts_of(texas_holdem.GAME, BLINDS)
    assert marks(posts) == {1: ("small blind",), 2: ("big blind",), 4: ("button",)}


def test_where_antes_go_in_only_the_button_is_marked() -> None:
    assert marks(posts_of(mandarin_five_card_stud.GAME, ANTES)) == {4: ("button",)}


def test_an_over_blind_is_no_straddle() -> None:
    posts = posts_of(
        california.GAME,
        {**BLINDS, "over_blinds": True},
        posts=(Post(3, "over-blind", Cents(400)),),
    )
    assert marks(posts)[3] == ("over-blind",)


def test_a_small_blind_that_has_died_leaves_the_order_to_the_button() -> None:
    seating = Seating({seat: Cents(10_000) for seat in (1, 2, 3, 4)}, 4, small=0, big=2)
    posts = texas_holdem.GAME.round(seating, stakes=BLINDS).posts
    assert posts.from_small_blind() == [1, 2, 3, 4]


def test_with_three_players_nobody_straddles_from_the_big_blind() -> None:
    with pytest.raises(IllegalBet, match="seat 2 may not straddle; nobody may"):
        posts_of(
            texas_holdem.GAME,
            BLINDS,
            seats=(1, 2, 3),
            button=3,
            posts=(Post(2, "straddle", Cents(400)),),
        )


def test_a_limit_table_has_one_straddle() -> None:
    twice = (Post(3, "straddle", Cents(400)),) * 2
    with pytest.raises(IllegalBet, match="one straddle is made already") as refused:
        posts_of(omaha.GAME, {**BLINDS, "limit": "limit"}, posts=twice)
    assert str(refused.value.clause) == "bclc-poker/27/4.1.3"


def test_a_newcomer_who_has_posted_straddles_for_the_rest() -> None:
    live, straddle = Post(3, "live", Cents(200)), Post(3, "straddle", Cents(400))
    posts = posts_of(texas_holdem.GAME, BLINDS, posts=(live, straddle))
    assert (posts.chips.put[3], posts.chips.stack[3]) == (400, 9_600)
    posted = [each for each in posts.chips.happenings if isinstance(each, Posted)]
    assert posted[-2:] == [Posted(3, "posts", Cents(200)), Posted(3, "straddle", Cents(200))]


def test_an_ante_that_somebody_posts_is_in_the_pot_and_no_bet() -> None:
    posts = posts_of(texas_holdem.GAME, BLINDS, posts=(Post(3, "ante", Cents(50)),))
    assert (posts.chips.put[3], posts.chips.paid[3]) == (0, 50)


def test_one_cent_is_enough_to_be_dealt_in() -> None:
    seating = Seating({1: Cents(10_000), 2: Cents(10_000), 3: Cents(1)}, 3)
    assert texas_holdem.GAME.round(seating, stakes=BLINDS).chips.order == [1, 2, 3]


@pytest.mark.parametrize(("fee", "dealt"), [(299, True), (300, False)])
def test_a_collection_leaves_the_button_something_to_play_with(fee, dealt) -> None:
    """The button pays it; what the others have does not matter."""
    cite = texas_holdem.GAME.cite
    stacks = {1: Cents(10_000), 2: Cents(200), 3: Cents(300)}
    seating = Seating(stacks, 3, fee=Cents(fee), fee_cite=cite)
    if dealt:
        round = texas_holdem.GAME.round(seating, stakes=BLINDS)
        assert round.chips.stack[3] == 300 - fee
    else:
        with pytest.raises(IllegalBet, match="leave nothing to play with") as refused:
            texas_holdem.GAME.round(seating, stakes=BLINDS)
        assert refused.value.clause == cite


def test_two_who_play_alone_have_nothing_to_chop() -> None:
    """Nobody has folded round to the blinds where there is nobody else."""
    assert not posts_of(texas_holdem.GAME, BLINDS, seats=(1, 2), button=2).may_chop()


@pytest.mark.parametrize(
    ("killer", "posted"),
    [
        (1, [(2, "big blind", 200), (1, "kill", 400)]),
        (2, [(1, "small blind", 100), (2, "kill", 400)]),
        (3, [(1, "small blind", 100), (2, "big blind", 200), (3, "kill", 400)]),
        (0, [(1, "small blind", 100), (2, "big blind", 200)]),
    ],
)
def test_who_kills_from_a_blind_posts_the_kill_and_no_blind(killer, posted) -> None:
    """bclc-poker/22/6.2.5; the others post as ever, and both where the killer has left (6.2.6)."""
    settings = {**BLINDS, "limit": "limit", "kill": "full"}
    seating = Seating(
        {seat: Cents(10_000) for seat in (1, 2, 3, 4)},
        4,
        (Post(killer, "kill", Cents(400)),) if killer else (),
        kill=KillButton("kill", killer) if killer else None,
    )
    stakes = texas_holdem.GAME.stakes(settings).killed(half=False)
    chips = texas_holdem.GAME.round(seating, stakes=stakes).posts.chips
    assert [tuple(each) for each in chips.happenings if isinstance(each, Posted)] == posted
