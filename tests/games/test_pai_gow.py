"""Pai gow: words for set hands, what lies open when, and what a table with a bank shows."""

import pytest

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.errors import IllegalBet
from houseway.formats.transcript import transcript
from houseway.money import Cents
from houseway.play import Layout
from houseway.play.actions import HOUSE_WAY, SetHands
from houseway.play.banked.bank import Bank

GAME = games.find("pai-gow-poker@bclc")
FACE_UP = games.find("face-up-pai-gow@bclc")
SEVEN = "Kd Kc 8s 6c 2h Ad 5h"
OTHER = "Qd Qc 9s 7c 4h 3d 2s"
DEALER = "Jd Jc Ts 7d 6h 4d 3c"


def opened(game, layout, **cards):
    given = {
        int(place[1:]) if place[0] == "s" else place: parse_cards(written)
        for place, written in cards.items()
    }
    return game.round(layout, RiggedShoe(game.deck, given))


def bets(*seats):
    return {seat: {"base": Cents(1_000)} for seat in seats}


@pytest.mark.parametrize(
    ("cards", "words"),
    [
        ("Kd Kc 8s 6c 2h", "a pair of kings"),
        ("Ad 5h", "ace-five"),
        ("Jk 5h", "ace-five"),
        ("Jk Ad", "a pair of aces"),
        ("9d 9h", "a pair of nines"),
        ("Ad 5h 6h", None),
    ],
)
def test_a_set_hand_in_words(cards, words) -> None:
    assert GAME.hand_words("", parse_cards(cards)) == words


def test_views_say_what_was_set() -> None:
    round = opened(GAME, Layout(bets(1)), s1=SEVEN, dealer=DEALER)
    assert [hand.words for hand in round.view(1).seats[0].hands] == [None]
    round.play(SetHands((parse_cards("Kd Kc 8s 6c 2h"), parse_cards("Ad 5h"))))
    said = [hand.words for hand in round.view("public").seats[0].hands]
    assert said == ["a pair of kings", "ace-five"]


def test_of_two_hands_the_other_stays_unread_until_the_dealer_opens_it() -> None:
    layout = Layout(bets(1, 2), people={1: "Ann", 2: "Ann"}, views={"Ann": 1})
    round = opened(GAME, layout, s1=SEVEN, s2=OTHER, dealer=DEALER)
    assert round.waiting_for() == (1,)
    assert round.view(2).cards(2) == (None,) * 7
    assert "Qd" not in transcript(round, 2)
    assert "Kd" in transcript(round, 1)
    round.play(HOUSE_WAY)
    assert "Qd" in transcript(round, 2)


def test_the_banking_player_is_asked_alone_after_the_others() -> None:
    bank = Bank(3, Cents(10_000), dealer_bet=Cents(1_000))
    round = opened(GAME, Layout(bets(1, 2), bank=bank), s1=SEVEN, s2=OTHER, dealer=DEALER)
    assert round.waiting_for() == (1, 2)
    round.play(HOUSE_WAY, 2)
    round.play(HOUSE_WAY, 1)
    assert round.waiting_for() == (3,)
    round.play(HOUSE_WAY)
    assert round.over
    told = transcript(round)
    assert "seat 3 banks with 100.00" in told
    assert "the dealer bets 10.00 against it" in told
    assert sum(round.settlement.accounts().values()) == 0


def test_face_up_the_dealer_lies_open_before_anybody_sets() -> None:
    round = opened(FACE_UP, Layout(bets(1)), s1=SEVEN, dealer=DEALER)
    assert round.waiting_for() == (1,)
    assert None not in round.view(1).cards("dealer")
    assert opened(GAME, Layout(bets(1)), s1=SEVEN).view(1).cards("dealer") == (None,) * 7


def test_nobody_banks_face_up() -> None:
    bank = Bank(3, Cents(10_000), dealer_bet=Cents(1_000))
    with pytest.raises(IllegalBet, match="the house banks"):
        opened(FACE_UP, Layout(bets(1), bank=bank))
