"""An answer or a card is put right later, with a reason, and the log keeps both."""

import copy
import json
import pickle
import random

import pytest
from tests.play.test_put_away import alike, put_away

from houseway import games
from houseway.cards import KeyedShoe, RiggedShoe, card, parse_cards
from houseway.errors import BadCards, BadInput, IllegalAction, UnseenCard
from houseway.money import dollars
from houseway.play import Layout
from houseway.play.actions import CALL, FOLD, Fold, HouseWay, RaiseTo
from houseway.play.happenings import DEALER, PUBLIC
from houseway.play.worlds import another

GAMES = games.catalogue()
ROUNDS = 4


def played(game, seed):
    """A round at some moment of its own."""
    rng = random.Random(seed)
    round = game.random_round(seed)
    for _ in range(rng.randint(1, 12)):
        if options := round.options():
            round.play(options.choose(rng), options.seat)
    return round, rng


@pytest.mark.parametrize("id", GAMES)
def test_an_answer_is_put_right_at_any_moment(id) -> None:
    for seed in range(ROUNDS):
        round, rng = played(GAMES[id], seed)
        if not round.state:
            continue
        at = rng.randrange(round.state)
        seat, was = round.log.seats[at], round.log.answers[at]
        before = round.fork(at)
        now = before.options(seat).choose(rng)
        if now == was:
            continue
        untouched = round.log.to_json()
        other = round.amend(at, now, "misheard", "Ann", drop=True)
        assert round.log.to_json() == untouched
        [note] = other.log.amended
        assert (note.at, note.was, note.now, note.seat) == (at, was, now, seat)
        before.play(now, seat)
        for who, action in list(zip(round.log.seats, round.log.answers, strict=True))[at + 1 :]:
            if note.dropped and before.state == other.state:
                break
            before.play(action, who)
        assert before.log.answers == other.log.answers
        assert before.settlement.lines == other.settlement.lines
        assert other.state + len(note.dropped) == round.state
        if note.dropped:
            with pytest.raises(IllegalAction, match=f"answer {other.state + 1} does not fit"):
                round.amend(at, now, "misheard", "Ann")
        for kept in (put_away(other), other.fork(), pickle.loads(pickle.dumps(other))):
            alike(other, kept)
            assert kept.log.amended == [note]


@pytest.mark.parametrize("id", GAMES)
def test_a_card_is_put_right_at_any_moment_and_nobody_is_told_which(id) -> None:
    for seed in range(ROUNDS):
        round, rng = played(GAMES[id], seed)
        drawn = round.log.cards
        if not drawn:
            continue
        at = rng.randrange(len(drawn))
        free = [each for each in round.log.shoe.order[len(drawn) :] if each is not drawn[at]]
        if round.log.shoe.refilled or not free:
            continue
        now = rng.choice(free)
        other = round.amend(at, now, "mistyped", drop=True)
        assert other.log.cards[at] is now
        same_so_far = min(len(other.log.cards), len(drawn))
        assert all(other.log.cards[i] is drawn[i] for i in range(same_so_far) if i != at)
        [note] = other.log.amended
        assert (note.was, note.now) == (drawn[at], now)
        alike(other, put_away(other))
        for viewer in (PUBLIC, DEALER, *other.numbers()):
            told = other.view(viewer).said[-1].words
            assert told == f"Amended, card {at + 1} off the shoe: mistyped"


HOLDEM = games.find("texas-holdem@bclc")


def holdem():
    round = HOLDEM.random_round(3)
    return round, round.options()


def test_everybody_hears_what_was_put_right_and_what_it_was() -> None:
    round, asked = holdem()
    round.play(FOLD)
    other = round.amend(0, CALL, "he had said call", "floor")
    assert other.view(PUBLIC).said[-1].words == (
        f"Amended, seat {asked.seat}: call, not fold: he had said call (floor)"
    )
    assert other.fork(0).log.amended == []


def test_an_answer_that_no_longer_fits_is_named() -> None:
    round, asked = holdem()
    raised = asked.offer(RaiseTo).action()
    round.play(raised)
    next_seat = round.options().seat
    round.play(round.options().offer(RaiseTo).action())
    while round.options() and round.options().seat != asked.seat:
        round.play(FOLD)
    with pytest.raises(
        IllegalAction, match=f"so amended, answer 2 does not fit: seat {next_seat} "
    ):
        most = asked.offer(RaiseTo).action(asked.offer(RaiseTo).most)
        round.amend(0, most, "he had pushed all of it")


def test_what_was_not_on_offer_is_refused_as_ever() -> None:
    round, _ = holdem()
    round.play(FOLD)
    for drop in (False, True):
        with pytest.raises(IllegalAction, match=r"^seat \d+ may not raise to 0.01"):
            round.amend(0, RaiseTo(1), "a slip", drop=drop)
    for at, now, reason, words in (
        (1, CALL, "x", "there is no answer 1 yet; 1 are there"),
        (-1, CALL, "x", "there is no answer -1 yet"),
        (0, CALL, " ", "its reason is missing"),
        (0, Fold(), "x", "answer 0 is .* already"),
        (0, round.log.cards[0], "x", "card 0 is .* already"),
    ):
        with pytest.raises(BadInput, match=words):
            round.amend(at, now, reason)
    assert round.log.amended == []


def test_a_card_that_lies_elsewhere_is_refused() -> None:
    round, _ = holdem()
    first, second = round.log.cards[:2]
    with pytest.raises(BadCards, match=f"{second} is there 2 times; the table has 1"):
        round.amend(0, second, "mistyped")
    assert round.log.cards[:2] == (first, second)


def test_a_keyed_card_is_put_right() -> None:
    """The ante wins once the dealer's queen turns out to have been a jack."""
    game = games.find("three-card-poker@bclc")
    keyed = {1: parse_cards("Qs 9d 4c"), "dealer": parse_cards("Qh Td 2c")}
    layout = Layout(bets={1: {"ante": dollars(5)}})
    round = game.round(layout, RiggedShoe(game.deck, keyed))
    round.play(round.options().offers[-1].action())
    at = round.log.cards.index(card("Qh"))
    other = round.amend(at, card("Jh"), "read wrongly", "Ann")
    assert sum(line.net for line in round.settlement.lines) == -dollars(10)
    assert sum(line.net for line in other.settlement.lines if line.seat == 1) > 0
    assert "Qh" not in other.view(DEALER).cards("dealer")
    alike(other, put_away(other))
    twice = other.amend(at, card("Kh"), "it was the king")
    assert [each.now for each in twice.log.amended] == [card("Jh"), card("Kh")]
    assert json.dumps(twice.log.to_json()).count("read wrongly") == 1


def test_another_world_has_the_same_amendments() -> None:
    round, _ = holdem()
    round.play(FOLD)
    other = round.amend(0, CALL, "misheard")
    world = another(other, PUBLIC, random.Random(1))
    assert world is not None
    assert world.log.amended == other.log.amended
    assert copy.copy(other).log.amended == other.log.amended


def test_two_cards_that_were_keyed_the_wrong_way_round_are_put_right_together() -> None:
    game = games.find("three-card-poker@bclc")
    keyed = {1: parse_cards("Qs 9d 4c"), "dealer": parse_cards("Qh Td 2c")}
    layout = Layout(bets={1: {"ante": dollars(5)}})
    for shoe in (RiggedShoe(game.deck, keyed), KeyedShoe(game.deck, keyed), None):
        round = game.round(layout, shoe)
        mine, his = round.holdings[1].cards[0], round.holdings["dealer"].cards[0]
        at = [round.log.cards.index(each) for each in (mine, his)]
        with pytest.raises(BadCards, match="2 times|more often"):
            round.amend(at[0], his, "swapped")
        rest = round.log.shoe.rest().order
        other = round.amend_together([(at[0], his), (at[1], mine)], "swapped", "Ann")
        assert other.holdings[1].cards[0] is his
        assert other.holdings["dealer"].cards[0] is mine
        assert other.log.shoe.rest().order == rest
        assert [each.was for each in other.log.amended] == [mine, his]
        alike(other, put_away(other))


def test_an_answer_and_a_card_are_put_right_together() -> None:
    round, _ = holdem()
    round.play(FOLD)
    free = round.log.shoe.order[len(round.log.cards)]
    other = round.amend_together([(0, CALL), (0, free)], "misread")
    assert (other.log.answers, other.log.cards[0]) == ([CALL], free)
    assert len(other.log.amended) == 2


def test_seats_that_answer_together_wait_for_an_unseen_card_as_well() -> None:
    game = games.find("pai-gow-poker@bclc")
    hands = ("As Ks Qs 9d 8d 4c 2h", "Ad Kd Qd 9c 8c 4h 2s", "Ac Kc Qc 9h 8h 4s 2d")
    keyed = {seat: parse_cards(cards) for seat, cards in enumerate(hands, 1)}
    layout = Layout(bets={seat: {"base": dollars(5)} for seat in keyed})
    round = game.round(layout, KeyedShoe(game.deck, keyed))
    assert round.waiting_for() == (1, 2, 3)
    round.play(HouseWay(), 2)
    round.play(HouseWay(), 3)
    with pytest.raises(UnseenCard, match=r"nobody has seen \(dealer\)"):
        round.play(HouseWay(), 1)
    assert round.waiting_for() == (1,)
    assert round.state == 2  # the answers of the other two stand


def test_a_round_that_cannot_even_begin_says_what_to_key() -> None:
    game = games.find("mini-baccarat@bclc")
    with pytest.raises(UnseenCard, match="key them before the round is opened"):
        game.round(
            Layout(bets={1: {"player": dollars(5)}}),
            KeyedShoe(game.deck_for(game.read_settings({})), {}),
        )
