"""Cards that nobody has seen: dealt, mucked and thrown away, and the dealer says who wins."""

import json
import pickle
import random
import re

import pytest
from tests.play.test_put_away import alike, put_away

from houseway import games
from houseway.cards import (
    STANDARD,
    UNSEEN,
    KeyedShoe,
    card,
    parse_cards,
    read_card,
    read_shoe,
)
from houseway.errors import BadCards, IllegalAction, UnseenCard
from houseway.money import dollars
from houseway.play import Layout
from houseway.play.actions import Choose, Fold
from houseway.play.happenings import DEALER, PUBLIC, Dealt
from houseway.play.options import DEALER_SEAT
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating
from houseway.play.unseen import go_back

GAMES = games.catalogue()
POTS = [id for id, game in GAMES.items() if game.kind == "pot"]
HOLDEM = games.find("texas-holdem@bclc")
BOARD = parse_cards("Ah 7d 2c 9s 3h")
ROUNDS = 3


def checked_down(keyed, players=3, game=HOLDEM, **settings):
    """A hand in which everybody calls and checks, up to the dealer's question."""
    seating = Seating(dict.fromkeys(range(1, players + 1), dollars(100)), players)
    stakes = {"blinds": (100, 200), "chop": False, **settings}
    round = game.round(seating, KeyedShoe(game.deck, keyed), stakes)
    while (asked := round.options()) and asked.seat != DEALER_SEAT:
        round.play(asked.offers[1].action())
    return round


def spots(round):
    return [offer.spot for offer in round.options().offers]


def test_the_dealer_declares_who_wins_with_cards_that_nobody_has_seen() -> None:
    round = checked_down({1: parse_cards("As Kd"), 2: parse_cards("Qs Qd"), "board": BOARD})
    assert round.waiting_for() == (DEALER_SEAT,)
    assert spots(round) == [
        "seat 1 for the main pot",
        "seat 3 for the main pot",
        "seat 1 and seat 3 for the main pot",
    ]
    assert {str(offer.cite) for offer in round.options().offers} == {"bclc-poker/17/1.2"}
    round.play(Choose("seat 3 for the main pot"))
    assert round.over
    assert round.stack == {1: 9800, 2: 9800, 3: 10400}
    [won] = [line for line in round.lines if line.seat == 3 and line.net > 0]
    assert won.reason == "a hand nobody has seen"
    assert won.clause == HOLDEM.share.cite


def test_the_best_hand_that_was_shown_is_named_by_its_cards() -> None:
    round = checked_down({1: parse_cards("As Kd"), "board": BOARD}, players=2)
    round.play(Choose("seat 1 for the main pot"))
    assert "aces" in next(line.reason for line in round.lines if line.net > 0)


def test_hands_that_were_all_seen_are_ranked_as_ever() -> None:
    keyed = {1: parse_cards("As Kd"), 2: parse_cards("Qs Qd"), "board": BOARD}
    round = checked_down(keyed, players=2)
    assert round.over
    assert round.log.seats.count(DEALER_SEAT) == 0
    assert round.stack == {1: 10200, 2: 9800}


def test_a_board_that_nobody_has_seen_ranks_no_hand() -> None:
    round = checked_down({1: parse_cards("As Kd"), 2: parse_cards("Qs Qd")}, players=2)
    assert len(spots(round)) == 3


def test_high_and_low_are_declared_each_and_there_may_be_no_low() -> None:
    game = games.find("omaha-hi-lo@bclc")
    round = checked_down({"board": BOARD}, players=2, game=game)
    high = spots(round)
    assert all("high half of the main pot" in spot for spot in high)
    round.play(Choose(high[0]))
    assert "nobody for the low half of the main pot" in spots(round)
    round.play(Choose("nobody for the low half of the main pot"))
    assert round.stack == {1: 10200, 2: 9800}


def test_the_question_is_the_dealers_and_nobody_sees_an_unseen_card() -> None:
    round = checked_down({1: parse_cards("As Kd"), "board": BOARD})
    assert round.view(DEALER).options == round.options()
    assert round.view(1).options is None
    for viewer in (DEALER, PUBLIC, 1, 2, 3):
        assert round.view(viewer).cards(2) == (None, None)
    with pytest.raises(IllegalAction, match="it is the dealer's turn"):
        round.play(Fold(), 1)
    with pytest.raises(IllegalAction, match="the dealer may not fold"):
        round.play(Fold())
    round.play(round.options().offers[0].action())
    assert round.view(2).cards(2) == (None, None)
    said = [each.words for each in round.view(PUBLIC).said]
    assert "The dealer: choose seat 1 for the main pot" in said


def test_an_unseen_card_is_named_when_it_is_turned_up() -> None:
    round = checked_down({1: parse_cards("As Kd"), "board": BOARD}, players=2)
    round.play(Choose("seat 1 for the main pot"))
    held = [at for at, place in enumerate(places_of(round)) if place == 2]
    once = round.amend(held[0], card("7s"), "turned up")
    assert once.log.answers == round.log.answers
    turned = once.amend(held[1], card("7c"), "turned up", drop=True)
    assert turned.over
    assert turned.stack == {1: 9800, 2: 10200}
    assert [each.was for each in turned.log.amended] == [UNSEEN, UNSEEN]
    assert turned.log.amended[1].dropped == ((DEALER_SEAT, Choose("seat 1 for the main pot")),)
    alike(turned, put_away(turned))
    with pytest.raises(BadCards, match="As is there 2 times"):
        round.amend(held[0], card("As"), "turned up")


def test_a_bank_that_needs_a_card_says_so_and_goes_on_once_it_is_named() -> None:
    game = games.find("three-card-poker@bclc")
    shoe = KeyedShoe(game.deck, {1: parse_cards("As Kd 4c")})
    round = game.round(Layout(bets={1: {"ante": dollars(5)}}), shoe)
    assert round.view(DEALER).cards("dealer") == (None, None, None)
    play = round.options().offers[-1].action()
    before, asked = round.log.to_json(), round.options()
    for _ in range(2):
        with pytest.raises(UnseenCard, match=r"nobody has seen \(dealer\); name them") as needs:
            round.play(play)
        assert round.log.to_json() == before
        assert round.options() == asked
    down = [at for at, place in enumerate(places_of(round)) if place == "dealer"]
    assert list(needs.value.cards) == down
    turned = list(zip(down, parse_cards("Qs 6d 4h"), strict=True))
    named = round.amend_together(turned, "turned up")
    named.play(play)
    assert named.over
    assert sum(line.net for line in named.lines if line.seat == 1) == dollars(10)
    alike(named, put_away(named))


def test_where_every_card_was_seen_whatever_is_wrong_is_told_as_it_is() -> None:
    game = games.find("three-card-poker@bclc")
    keyed = {1: parse_cards("As Kd 4c"), "dealer": parse_cards("Qs 6d 4h")}
    round = game.round(Layout(bets={1: {"ante": dollars(5)}}), KeyedShoe(game.deck, keyed))
    wrong = BadCards("something else")
    with pytest.raises(BadCards) as told:
        go_back(round, wrong)
    assert told.value is wrong


def test_the_dealer_says_who_opens_and_an_equal_split_asks_for_no_card() -> None:
    """Both are all in by the ante; only an odd chip would go by the highest card."""
    game = games.find("seven-card-stud@bclc")
    assert game.odd_chips.by_card
    seating = Seating(dict.fromkeys((1, 2), dollars(1)), 2)
    stakes = {"limits": (200, 400), "ante": 100, "bring_in": 100}
    round = game.round(seating, KeyedShoe(game.deck, {}), stakes)
    assert {str(offer.cite) for offer in round.options().offers} == {"bclc-poker/23/10.3"}
    while spots(round) == ["seat 1 opens", "seat 2 opens"]:
        round.play(Choose("seat 2 opens"))
        assert round.opener == 2
    assert round.state == sum(street.opener is not None for street in round.streets)
    round.play(Choose("seat 1 and seat 2 for the main pot"))
    assert round.stack == {1: 100, 2: 100}


def places_of(round):
    return [place for each in round.happenings if isinstance(each, Dealt) for place in each.places]


@pytest.mark.parametrize("id", GAMES)
def test_with_no_card_keyed_pots_are_declared_and_no_rank_is_made_up(id) -> None:
    """A hand for a pot ends without one card known, or says that it needs one."""
    game = GAMES[id]
    finished, needed = 0, []
    for seed in range(ROUNDS):
        rng = random.Random(seed)
        usual = game.random_round(seed)
        shoe = KeyedShoe(game.deck_for(usual.settings), {})
        try:
            round = usual.again(shoe)
            while options := round.options():
                round.play(options.choose(rng), options.seat)
        except BadCards as error:
            needed.append(error.message)
            continue
        alike(round, put_away(round))
        finished += 1
        assert set(round.log.cards) <= {UNSEEN}
        if isinstance(round, PotRound) and len(round.live) > 1 and not round.chopped:
            assert DEALER_SEAT in round.log.seats
    assert id not in POTS or all("nobody has seen" in message for message in needed)
    assert finished or id not in POTS or GAMES[id].streets[0].opener


@pytest.mark.parametrize("id", POTS)
def test_with_one_hand_unseen_some_declaration_comes_to_what_the_cards_say(id) -> None:
    game, compared = GAMES[id], 0
    for seed in range(ROUNDS):
        rng = random.Random(seed)
        round = game.random_round(seed)
        while options := round.options():
            choices = [each for each in options.offers if each.kind is not Fold]
            round.play(rng.choice(choices).pick(rng), options.seat)
        if round.log.shoe.refilled or round.dealer.suit is not None:
            continue
        if any(getattr(each, "cards", None) for each in round.log.answers):
            continue  # it names cards of the hand
        keyed = {}
        for each in round.happenings:
            if isinstance(each, Dealt):
                for place, dealt in each.pairs:
                    hides = place == round.live[0] and not each.up
                    keyed.setdefault(place, []).append(UNSEEN if hides else dealt)
        again = round.again(KeyedShoe(game.deck_for(round.settings), keyed))
        for seat, action in zip(round.log.seats, round.log.answers, strict=True):
            again.play(action, seat)
        won = {line.seat for line in round.lines if line.net > 0}
        assert any(each.stack == round.stack for each in endings(again, won))
        compared += 1
    assert compared or id in NAMES_CARDS


NAMES_CARDS = {id for id in POTS if any(each.steps or each.after for each in GAMES[id].streets)}


def endings(round, won):
    """The round as it ends with each declaration that names nobody but these."""
    options = round.options()
    if options is None:
        yield round
        return
    assert options.seat == DEALER_SEAT
    for offer in options.offers:
        if {int(seat) for seat in re.findall(r"seat (\d+)", offer.spot)} <= won:
            other = round.fork()
            try:
                other.play(offer.action())
            except BadCards:  # who gets an odd chip goes by cards that nobody has seen
                continue
            yield from endings(other, won)


@pytest.mark.parametrize("what", ["rank", "suit", "index", "bit", "lane", "key", "words"])
def test_an_unseen_card_has_nothing_that_a_card_is_known_by(what) -> None:
    with pytest.raises(BadCards, match="nobody has seen"):
        getattr(UNSEEN, what)


def test_an_unseen_card_is_one_and_the_same_wherever_it_is_written() -> None:
    assert pickle.loads(pickle.dumps(UNSEEN)) is UNSEEN
    assert read_card("??") is UNSEEN
    assert read_card("As") is card("As")
    with pytest.raises(BadCards):
        card("??")


def test_a_keyed_shoe_deals_what_was_keyed_and_holds_as_many_as_the_pack() -> None:
    keyed = {1: (card("As"), UNSEEN, card("Kd"))}
    shoe = KeyedShoe(STANDARD, keyed)
    written = json.loads(json.dumps(shoe.to_json()))
    for each in (shoe, shoe.again(), read_shoe(written)):
        assert each.deal((1, 2, 1, 1, 1)) == [card("As"), UNSEEN, UNSEEN, card("Kd"), UNSEEN]
        assert len(each) == 47
        with pytest.raises(BadCards, match="empty after 52"):
            each.deal((1,) * 48)
    with pytest.raises(BadCards, match="As is there 2 times"):
        KeyedShoe(STANDARD, {1: parse_cards("As"), 2: parse_cards("As")})
    with pytest.raises(BadCards, match="does not fit"):
        shoe.check(STANDARD * 2)


def test_one_open_card_that_nobody_has_keyed_leaves_the_opening_to_the_dealer() -> None:
    """Stud: two of three door cards were seen; the third may be the lowest."""
    game = games.find("seven-card-stud@bclc")
    keyed = {1: parse_cards("As Kd 9c"), 2: parse_cards("Qs Qd 3h")}
    seating = Seating(dict.fromkeys((1, 2, 3), dollars(100)), 3)
    round = game.round(seating, KeyedShoe(game.deck, keyed), {"limits": (200, 400), "ante": 50})
    assert round.waiting_for() == (DEALER_SEAT,)
    assert spots(round) == ["seat 1 opens", "seat 2 opens", "seat 3 opens"]


def test_whether_a_hand_that_nobody_has_seen_has_a_low_is_asked() -> None:
    """The hand that was shown has none: it is the other's, or nobody's."""
    game = games.find("omaha-hi-lo@bclc")
    keyed = {1: parse_cards("Kc Kd Qc Qd"), "board": parse_cards("2c 3d 4h Js Jh")}
    round = checked_down(keyed, players=2, game=game)
    round.play(Choose(next(spot for spot in spots(round) if spot.startswith("seat 1 for"))))
    assert spots(round) == [
        "nobody for the low half of the main pot",
        "seat 2 for the low half of the main pot",
    ]
