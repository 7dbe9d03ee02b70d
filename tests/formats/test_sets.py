"""`[[set]]` entries: the hands a house way makes, compared so that a person can read it."""

import pytest

from houseway.cards import WITH_JOKER
from houseway.errors import BadScenario
from houseway.formats.scenarios import load, run
from houseway.formats.scenarios.banked import house_ways
from houseway.hands import JOKER_TWO_CARD
from houseway.play.arrangement import Arrangement
from houseway.rulebook import clause

HEAD = """
[[set]]
name = "a hand"
proves = []
game = "fast-action-holdem@bclc"
cards = "2c 9d Ah 9s"
"""
NINES = "bclc-poker/9/7.2.1"


@pytest.fixture
def differences(tmp_path):
    """Run what is written and say how it came out."""

    def differ(text):
        path = tmp_path / "house_ways.toml"
        path.write_text(text)
        (entry,) = load(path)
        return run(entry).differences

    return differ


@pytest.mark.parametrize("word", ["keep", "play", "front"])
def test_the_cards_that_are_kept_go_by_several_words(differences, word) -> None:
    assert differences(f'{HEAD}{word} = "9s 9d"') == []
    assert differences(f'{HEAD}{word} = "9s Ah"') != []


@pytest.mark.parametrize("keep", ["9d 9s", "9s 9d", "9s9d"])
def test_the_right_cards_in_any_order_come_out(differences, keep) -> None:
    assert differences(f'{HEAD}keep = "{keep}"\nrule = "{NINES}"') == []


@pytest.mark.parametrize(
    ("expected", "difference"),
    [
        ('keep = "Ah 9d"', f"keep, by {NINES}: expected Ah 9d, got 9d 9s"),
        ('keep = "9c 9s"', f"keep, by {NINES}: expected 9c 9s, got 9d 9s"),
        ('keep = "9d"', f"keep, by {NINES}: expected 9d, got 9d 9s"),
        (
            'rule = "bclc-poker/9/7.2.2"',
            f"rule that decides: expected bclc-poker/9/7.2.2, got {NINES}",
        ),
    ],
)
def test_a_difference_can_be_read(differences, expected, difference) -> None:
    assert differences(HEAD + expected) == [difference]


def test_a_setting_of_the_table_counts(differences) -> None:
    cards = HEAD.replace("2c 9d Ah 9s", "Ts 8h 6s 4d")
    assert differences(f'{cards}keep = "Ts 8h"') == []
    table = 'table = { fah_line13 = "top_suited" }'
    assert differences(f'{cards}{table}\nkeep = "Ts 6s"') == []


@pytest.mark.parametrize(
    ("cards", "difference"),
    [
        ("2c 9d Ah", "refused: Fast Action Hold'em sets 4 cards, and 3 are given"),
        ("2c 9d Ah Jk", "refused: Jk is not in the deck of Fast Action Hold'em"),
    ],
)
def test_cards_that_cannot_be_set_are_a_difference(differences, cards, difference) -> None:
    found = differences(HEAD.replace("2c 9d Ah 9s", cards) + 'keep = "Ah 9d"')
    assert [each[: len(difference)] for each in found] == [difference]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (HEAD + 'high = "Ah 9d"', "'high' says nothing of fast-action-holdem@bclc; its hands"),
        (HEAD + 'mid = "Ah 9d"', "its hands are written keep"),
        (HEAD + 'rule = "bclc-poker/9/7.2.15"', "bclc-poker/9/7.2.15"),
        (HEAD + 'keep = 9', "cannot be read"),
        (HEAD + 'back = "Ah 9d"', "there is no key 'back'"),
        (HEAD.replace("fast-action-holdem", "mini-baccarat"), "has no house way"),
        (HEAD.replace('game = "fast-action-holdem@bclc"', ""), "the game is missing"),
        (HEAD + "table = { colour = 2 }", "there is no table setting 'colour'"),
    ],
)  # fmt: skip
def test_an_entry_that_cannot_be_understood_is_refused(differences, text, complaint) -> None:
    with pytest.raises(BadScenario) as refused:
        differences(text)
    assert complaint in refused.value.message
    assert "\n" not in refused.value.message


class Pai:
    """A game that sets its cards into hands as they come."""

    id, name, settings, hand_rankings = "pai@house", "Pai", (), ()

    def __init__(self, *sizes: int) -> None:
        self.sizes, self.set_size = sizes, sum(sizes)
        self.hand_names = ("high", "low") if len(sizes) == 2 else ("high", "medium", "low")

    def deck_for(self, settings):
        return WITH_JOKER

    def read_settings(self, given):
        return dict(given)

    def house_way(self, cards, settings):
        left = iter(cards)
        hands = tuple(tuple(next(left) for _ in range(size)) for size in self.sizes)
        return Arrangement(hands, clause("bclc-poker/2/9.1"))


PAI = '[[set]]\nname = "a hand"\nproves = []\ngame = "pai@house"\n'


def test_the_front_of_two_hands_is_those_very_cards(differences, monkeypatch) -> None:
    monkeypatch.setattr(house_ways.games, "find", lambda id: Pai(3, 2))
    cards = f'{PAI}cards = "As Ks Qd Jk Jc"\n'
    assert differences(f'{cards}front = "Jc Jk"') == []
    assert differences(f'{cards}front = "Js Jk"') == [
        "front, by bclc-poker/2/9.1: expected Js Jk, got Jc Jk"
    ]
    assert differences(f'{cards}front = "Jc Ac"') == [
        "front, by bclc-poker/2/9.1: expected Ac Jc, got Jc Jk"
    ]
    assert differences(f'{cards}low = "Jc Jk"\nhigh = "Ks As Qd"') == []
    for key in ("keep", "mid"):
        with pytest.raises(BadScenario, match="its hands are written high, front"):
            differences(f'{cards}{key} = "Js Qh"')


FORTUNE = '[[set]]\nname = "a hand"\nproves = []\ngame = "fortune-pai-gow@chico"\n'


def test_a_front_may_be_of_other_suits_if_as_good_a_hand_stays_behind(differences) -> None:
    queens = f'{FORTUNE}cards = "Qc Qd Qh Qs Ad 4c 3h"\n'
    assert differences(f'{queens}front = "Qh Qs"') == []
    assert differences(f'{queens}front = "Qc Ad"') == [
        "front, by chico/fortune-pai-gow/houseway.quads.1: expected Ad Qc, got Qc Qd"
    ]
    flush = f'{FORTUNE}cards = "Kc Jc 9c 7c 3c Kd 4h"\n'
    assert differences(f'{flush}front = "4h Kd"') == []
    assert differences(f'{flush}front = "4h Kc"') == [
        "front, by chico/fortune-pai-gow/houseway.complete-one-pair: expected Kc 4h, got Kd 4h"
    ]


TRIPS = '[[set]]\nname = "a hand"\nproves = []\ngame = "pai-gow-poker@bclc"\n'


@pytest.mark.parametrize("front", ["9c 9d", "9h 9d", "9c 9h"])
def test_a_front_of_other_suits_will_do_where_the_high_hand_is_as_good(differences, front) -> None:
    assert differences(f'{TRIPS}cards = "9c 9d 9h 8c 7d 6s 5c"\nfront = "{front}"') == []


@pytest.mark.parametrize(
    ("cards", "front"),
    [
        ("9s 9d 9c Ks 7s 4s 2s", "9s 9c"),  # the flush behind needs its nine
        ("Ac Ad Jk 7c 5d 3h 2s", "Jk 7c"),  # the straight needs the joker
        ("9c 9d 9h 8c 7d 6s 5c", "9c 9s"),  # not dealt
    ],
)
def test_a_front_that_spoils_the_high_hand_will_not_do(differences, cards, front) -> None:
    assert differences(f'{TRIPS}cards = "{cards}"\nfront = "{front}"') != []


def test_the_lower_two_of_three_hands_are_compared_by_rank(differences, monkeypatch) -> None:
    monkeypatch.setattr(house_ways.games, "find", lambda id: Pai(2, 2, 1))
    cards = f'{PAI}cards = "As Ks Jk Qd Jc"\n'
    assert differences(f'{cards}mid = "Qs Jk"\nlow = "Jh"') == []
    assert differences(f'{cards}mid = "Ah Qc"') == []  # there the joker is an ace
    assert differences(f'{cards}mid = "Qs Jh"\nlow = "Th"') == [
        "mid, by bclc-poker/2/9.1: expected queen jack, got ace queen",
        "low, by bclc-poker/2/9.1: expected ten, got jack",
    ]


def test_the_high_of_three_hands_is_those_very_cards(differences, monkeypatch) -> None:
    monkeypatch.setattr(house_ways.games, "find", lambda id: Pai(2, 2, 1))
    cards = f'{PAI}cards = "As Ks Jk Qd Jc"\n'
    assert differences(f'{cards}high = "Ks As"') == []
    assert differences(f'{cards}high = "Kc As"') == [
        "high, by bclc-poker/2/9.1: expected As Kc, got As Ks"
    ]


def test_what_the_high_hand_makes(differences, monkeypatch) -> None:
    game = Pai(2, 2, 1)
    monkeypatch.setattr(house_ways.games, "find", lambda id: game)
    entry = f'{PAI}cards = "As Jk Ks Qd Jc"\nmakes = "high card"'
    with pytest.raises(BadScenario, match="'makes' says nothing of pai@house"):
        differences(entry)
    game.hand_rankings = (JOKER_TWO_CARD,)
    assert differences(entry) == ["what the high hand makes: expected high card, got pair"]
    assert differences(entry.replace("high card", "pair")) == []
