"""`houseway set`: cards set the house way, with the rule that decided."""

import json

import pytest

from houseway.cards import STANDARD, WITH_JOKER, parse_cards
from houseway.cli import setting
from houseway.errors import BadCards
from houseway.play.arrangement import Arrangement, by_house_way
from houseway.rulebook import clause

GAME = "fast-action-holdem@bclc"


@pytest.mark.parametrize(
    ("cards", "hand", "rule"),
    [
        ("2c 9d Ah 9s", "play  9d 9s  a pair of nines, unsuited", "7.2.1"),
        ("2c 9d Ah 9d", "play  9d 9d  a pair of nines, suited", "7.2.1"),
        ("Ah Ks 6d 2c", "play  Ah Ks  ace-king, unsuited", "7.2.2"),
        ("Ts 8h 6s 4d", "play  Ts 8h  ten-eight, unsuited", "7.2.14"),
    ],
)
def test_the_hand_its_words_and_the_rule(houseway, cards, hand, rule) -> None:
    ran = houseway("set", GAME, *cards.split())
    assert (ran.code, ran.err) == (0, "")
    cite = clause(f"bclc-poker/9/{rule}")
    assert ran.out.splitlines() == [hand, f"{cite.id}  {cite.gist}"]


@pytest.mark.parametrize("cards", [["Ts 8h 6s 4d"], ["Ts8h6s4d"], ["Ts", "8h", "6s", "4d"]])
def test_json_has_the_hands_and_the_rule(houseway, cards) -> None:
    ran = houseway("set", GAME, *cards, "--json")
    assert json.loads(ran.out) == {"hands": {"play": "Ts 8h"}, "rule": "bclc-poker/9/7.2.14"}


def test_a_setting_may_be_tried(houseway) -> None:
    ran = houseway("set", GAME, "Ts8h6s4d", "--set", "fah_line13=top_suited", "--json")
    assert json.loads(ran.out) == {"hands": {"play": "Ts 6s"}, "rule": "bclc-poker/9/7.2.13"}


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        ([GAME, "Ts 8h 6s"], "Fast Action Hold'em sets 4 cards, and 3 are given"),
        ([GAME, "Ts 8h 6s 4d 2c"], "Fast Action Hold'em sets 4 cards, and 5 are given"),
        (
            [GAME, "Ts 8h 6s Jk"],
            "Jk is not in the deck of Fast Action Hold'em, which has twos to aces",
        ),
        ([GAME, "Ts 8h 6s 1x"], "'1x' is not a card; write rank and suit such as As"),
        ([GAME, "Ts8h6s4d", "--set", "fah_line13"], "is no setting; write NAME=VALUE"),
        ([GAME, "Ts8h6s4d", "--set", "fah=1"], "there is no table setting 'fah'; there are "),
        (
            [GAME, "Ts8h6s4d", "--set", "fah_line13=any"],
            "setting 'fah_line13' is 'any'; it must be top_two or top_suited",
        ),
        ([GAME, "Ts8h6s4d", "--set", "seats=many"], "'seats' is 'many'; it must be a whole"),
        ([GAME, "Ts8h6s4d", "--set", "minimum=x"], "'x' is not an amount in dollars"),
        (["texas-holdem@bclc", "Ts 8h"], "Texas Hold'em has no house way; there is one in "),
        (["snap@bclc", "Ts 8h"], "there is no game 'snap@bclc'"),
    ],
)
def test_bad_input_is_one_line_that_says_what_is_allowed(houseway, args, complaint) -> None:
    ran = houseway("set", *args)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.complaint


def test_a_game_without_a_house_way_names_those_that_have_one(houseway) -> None:
    ran = houseway("set", "three-card-poker@bclc", "Ts 8h 6s")
    assert ran.code == 2
    assert GAME in ran.complaint
    assert "mini-baccarat" not in ran.complaint


class Pai:
    """A game with two hands and one joker, as far as setting cards goes."""

    name, hand_names, set_size = "Pai", ("high", "low"), 3

    def __init__(self, deck=WITH_JOKER) -> None:
        self.deck = deck

    def deck_for(self, settings):
        return self.deck

    def house_way(self, cards, settings):
        return Arrangement((cards[:2], cards[2:]), clause("bclc-poker/2/9.1"))

    def hand_words(self, name, cards):
        return None


def test_a_card_is_given_no_oftener_than_the_deck_holds_it() -> None:
    with pytest.raises(BadCards, match="^As is given 2 times; Pai has it once$"):
        by_house_way(Pai(), parse_cards("As As Kd"), {})
    with pytest.raises(BadCards, match="^As is given 3 times; Pai has it 2 times$"):
        by_house_way(Pai(STANDARD * 2), parse_cards("As As As"), {})
    with pytest.raises(BadCards, match="^Bk is not in .* has twos to aces and the joker$"):
        by_house_way(Pai(), parse_cards("As Bk Kd"), {})
    assert str(by_house_way(Pai(), parse_cards("As Jk Kd"), {})) == "As Jk / Kd"


def test_hands_without_words_are_printed_under_each_other(capsys) -> None:
    setting.print_hands(Pai(), by_house_way(Pai(), parse_cards("As Jk Kd"), {}))
    assert capsys.readouterr().out.splitlines()[:2] == ["high  As Jk", "low   Kd"]
