"""Views: what one viewer may know, and nothing else.

Of every game 8 random rounds are looked at from every place; the soak looks at 92 more.
"""

import json
import random
from collections import Counter

import pytest

from houseway import games
from houseway.cards import parse_cards
from houseway.play.actions import CALL, CHECK, FOLD, RaiseTo
from houseway.play.happenings import DEALER, PUBLIC
from houseway.play.view import seen_together

CATALOGUE = list(games.catalogue().values())

rounds_of_every_game = pytest.mark.parametrize(
    ("game", "seeds"),
    [
        pytest.param(game, seeds, id=f"{game.id}-{seeds.stop}", marks=marks)
        for game in CATALOGUE
        for seeds, marks in ((range(4), []), (range(4, 100), [pytest.mark.soak]))
    ],
)


def viewers(round):
    return (DEALER, PUBLIC, *round.numbers())


def moments(game, seed):
    """A random round at each of its decisions, and at its end."""
    round = game.random_round(seed)
    rng = random.Random(seed)
    while options := round.options():
        yield round
        round.play(options.choose(rng))
    yield round


@rounds_of_every_game
def test_a_face_down_card_is_in_no_view_but_its_owners(game, seeds) -> None:
    """Nor in the JSON, by its text or by its name."""
    hidden = 0
    for seed in seeds:
        for round in moments(game, seed):
            deck = Counter(game.deck_for(round.settings))
            for viewer in viewers(round):
                written = json.dumps(round.view(viewer).to_json())
                for place, held in round.holdings.items():
                    for card, seen in zip(held.cards, held.seen_by(viewer), strict=True):
                        if seen:
                            continue
                        hidden += 1
                        if deck[card] > 1:
                            continue  # another of the kind may lie open; check_game sees to it
                        assert f'"{card}"' not in written, f"{viewer} sees {card} of {place}"
                        assert card.words not in written, f"{viewer} reads {card} of {place}"
    assert hidden or not any(game.random_round(seed).options() for seed in seeds)


@rounds_of_every_game
def test_options_are_in_the_views_of_those_asked_alone(game, seeds) -> None:
    for seed in seeds:
        for round in moments(game, seed):
            options = round.options()
            for viewer in viewers(round):
                view = round.view(viewer)
                assert view.to_act == (options.seat if options else None)
                asked = viewer in round.waiting_for()
                assert view.options == (round.options(viewer) if asked else None)
                assert asked == (view.options is not None)


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.id)
def test_a_view_says_whose_it_is_and_where_the_round_stands(game) -> None:
    for round in moments(game, 5):
        for viewer in viewers(round):
            written = round.view(viewer).to_json()
            assert written["viewer"] == (f"seat {viewer}" if isinstance(viewer, int) else viewer)
            assert written["game"] == game.id
            assert written["state"] == round.state
            assert written["over"] == round.over
            assert [seat["seat"] for seat in written["seats"]] == sorted(round.numbers())


def test_a_seat_sees_its_own_cards_and_backs_of_the_others(hold_em) -> None:
    cards = {1: "As Ah", 2: "Kc Kd", 3: "2c 7d"}
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000}, cards=cards)
    assert round.view(1).cards(1) == ("As", "Ah")
    assert round.view(1).cards(2) == (None, None)
    assert round.view(PUBLIC).cards(1) == (None, None)
    assert round.view(DEALER).cards(1) == (None, None)
    assert round.view(1).cards("nowhere") == ()


def test_who_plays_several_seats_knows_the_cards_of_each(hold_em) -> None:
    cards = {1: "As Ah", 2: "Kc Kd", 3: "2c 7d"}
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000}, cards=cards)
    both = seen_together([round.view(3), round.view(1)])
    assert [both.cards(seat) for seat in (1, 2, 3)] == [("As", "Ah"), (None, None), ("2c", "7d")]
    assert (both.viewer, both.seen(3)) == ("seat 3", tuple(parse_cards("2c 7d")))
    assert both.seen(2) == (None, None)
    alone = seen_together([round.view(2)])
    assert alone == round.view(2)


def test_buttons_lie_before_a_seat_and_not_on_its_hand(hold_em) -> None:
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000})
    seats = round.view(PUBLIC).seats
    assert {mark for seat in seats for mark in seat.marks} >= {"button", "small blind"}
    assert [hand.marks for seat in seats for hand in seat.hands] == [(), (), ()]


def test_a_seat_is_told_which_of_its_cards_the_others_see() -> None:
    """Third street of stud: the third card lies face up before its owner, who sees all three."""
    round = games.find("seven-card-stud@bclc").random_round(1)
    first, other = round.numbers()[:2]

    def told(viewer, seat):
        seats = {each.seat: each for each in round.view(viewer).seats}
        return seats[seat].hands[0].open

    assert round.view(PUBLIC).cards(first)[:2] == (None, None)
    assert told(first, first) == (2,)
    assert told(first, other) == told(PUBLIC, first) == ()
    rng = random.Random(1)
    while options := round.options():
        round.play(options.choose(rng))
        for seat in round.numbers():
            shown = round.view(PUBLIC).cards(seat)
            seen = tuple(at for at, card in enumerate(shown) if card)
            assert told(seat, seat) == (() if round.holdings[seat].up else seen)


def test_a_hand_without_open_cards_has_none_marked(hold_em) -> None:
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000})
    for viewer in viewers(round):
        written = round.view(viewer).to_json()
        assert all(hand["open"] == [] for seat in written["seats"] for hand in seat["hands"])


def test_a_winner_whom_everybody_else_left_shows_nothing(hold_em) -> None:
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000}, cards={3: "As Ah"})
    round.play(FOLD)
    round.play(FOLD)
    assert round.over
    assert round.view(PUBLIC).cards(3) == (None, None)
    assert round.view(3).cards(3) == ("As", "Ah")


def test_at_the_showdown_live_hands_are_open_and_folded_ones_are_not(hold_em) -> None:
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000}, cards={1: "As Ah", 2: "Kc Kd", 3: "2c 7d"})
    for action in (CALL, FOLD, *(CHECK,) * 7):
        round.play(action)
    assert round.over
    assert round.view(PUBLIC).cards(1) == ("As", "Ah")
    assert round.view(PUBLIC).cards(3) == ("2c", "7d")
    assert round.view(PUBLIC).cards(2) == (None, None)


def test_words_for_a_hand_are_made_of_cards_the_viewer_sees(hold_em) -> None:
    board = {"board": "Ac Kh 9d 4s 2c"}
    round = hold_em({1: 5_000, 2: 5_000}, button=1, cards={1: "As Qd", 2: "Kc Kd", **board})
    round.play(CALL)
    round.play(CHECK)

    def words(viewer, seat):
        seats = {each.seat: each for each in round.view(viewer).seats}
        return seats[seat].hands[0].words

    assert words(1, 1) == "a pair of aces"
    assert words(1, 2) is None
    assert words(PUBLIC, 1) is None


def test_a_prompt_is_heard_by_the_one_it_concerns(hold_em) -> None:
    """Whoever is all in is told to say so; nobody else is."""
    round = hold_em({1: 5_000, 2: 5_000, 3: 900})
    round.play(CALL)
    round.play(FOLD)
    round.play(RaiseTo(900))
    told = {
        viewer: [said.clause.id for said in round.view(viewer).said if said.clause]
        for viewer in viewers(round)
    }
    all_in = round.game.acts.all_in.id
    assert [viewer for viewer, heard in told.items() if all_in in heard] == [3]


def test_burned_and_undealt_cards_are_in_no_view(hold_em) -> None:
    round = hold_em({1: 5_000, 2: 5_000}, cards={"burn": "Jc Js Jh"})
    for action in (CALL, *(CHECK,) * 7):
        round.play(action)
    assert [card.text for card in round.dealer.burned] == ["Jc", "Js", "Jh"]
    for viewer in viewers(round):
        written = json.dumps(round.view(viewer).to_json())
        assert not any(f'"{card}"' in written for card in round.dealer.burned)
