"""Rulings on cards: there always is one, it can be said, and it moves only chips that are there."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.cards import STANDARD, parse_cards
from houseway.errors import BadInput, BadScenario, HousewayError
from houseway.formats.scenarios.rulings import RULED_ON, read_situation
from houseway.formats.scenarios.rulings.deals import DEALS
from houseway.formats.scenarios.rulings.hands import HANDS
from houseway.formats.scenarios.rulings.showdowns import SHOWDOWNS
from houseway.money import Cents
from houseway.rulings import Ruling, rule_on
from houseway.rulings.bcpc import CARDS
from houseway.rulings.situations import (
    DealtWrong,
    DeckFouled,
    HandShown,
    HandsRead,
    Killed,
    RefusedToShow,
    Showdown,
)

steady = settings(deadline=None, derandomize=True, max_examples=80)
chips = st.integers(0, 40).map(lambda number: Cents(number * 2_500))
actions = st.lists(
    st.sampled_from(("A check", "B bet", "C call", "D fold", "E posts 50", "F raise out of turn")),
    max_size=4,
).map(tuple)


@st.composite
def hands_read(draw) -> HandsRead:
    deck = draw(st.permutations(STANDARD))
    hands = {name: tuple(deck[2 * at : 2 * at + 2]) for at, name in enumerate("ABC")}
    return HandsRead(hands, tuple(deck[6:11]), draw(st.sampled_from(({}, {"A": "a flush"}))))


@st.composite
def showdowns(draw) -> Showdown:
    some = st.lists(st.sampled_from("ABC"), unique=True).map(tuple)
    return Showdown(tuple("ABC"), draw(actions), draw(some), draw(st.booleans()), draw(some))


def any_of(kind: type) -> st.SearchStrategy[Any]:
    if kind is HandsRead:
        return hands_read()
    if kind is Showdown:
        return showdowns()
    if kind is HandShown:
        deck = st.permutations(STANDARD).map(lambda deck: tuple(deck[:2]))
        return st.builds(HandShown, deck, whole=st.sampled_from((0, 2, 4)), alone=st.booleans())
    if kind is DealtWrong:
        return st.builds(DealtWrong, number=st.integers(1, 3), after=actions, pot=st.none() | chips)
    if kind is DeckFouled:
        who = st.sampled_from(("", "B"))
        return st.builds(DeckFouled, after=actions, pot=chips, knew=who, his_chips=st.none())
    if kind is Killed:
        return st.builds(Killed, in_round=chips, to_call=chips)
    if kind is RefusedToShow:
        return st.builds(RefusedToShow, given=st.sampled_from(((), ("1 round",))))
    return st.from_type(kind)


@pytest.mark.parametrize("kind", [each for each in CARDS if each.__name__ != "SuitKept"])
def test_there_is_a_ruling_that_can_be_said(kind: type) -> None:
    @steady
    @given(any_of(kind))
    def ruled(seen) -> None:
        if kind.__name__ in ("BurnMissed", "DealtEarly"):
            seen = replace(seen, street="river")
        ruling = rule_on("bcpc", seen)
        assert ruling.act or len(ruling.choices) > 1
        assert ruling.aloud[0].isupper()
        assert ruling.aloud.endswith(".")
        assert ".." not in ruling.aloud
        assert all(choice.effect for choice in ruling.choices)
        assert all(clause.rulebook == "bcpc" for clause in (*ruling.clauses, *ruling.told))

    ruled()


@steady
@given(any_of(Killed))
def test_a_killed_hand_gets_back_what_nobody_called_and_no_more(seen: Killed) -> None:
    ruling = rule_on("bcpc", seen)
    assert 0 <= ruling.returned <= max(0, seen.in_round - seen.to_call)
    assert not (seen.called and ruling.returned)


@steady
@given(any_of(DealtWrong) | any_of(DeckFouled))
def test_a_hand_that_is_void_gives_back_the_pot_or_nothing(seen) -> None:
    ruling = rule_on("bcpc", seen)
    unsure = ruling.act == "void" and seen.knew  # what the others get back is not told
    gone = ruling.act not in ("misdeal", "void") or unsure
    back = 0 if gone else seen.pot or 0
    assert ruling.returned == back


@steady
@given(hands_read())
def test_cards_speak_the_same_whatever_was_said_and_whoever_is_named_first(seen) -> None:
    def winners(of: HandsRead) -> set[str]:
        return set(rule_on("bcpc", of).bound)

    backwards = replace(seen, hands=dict(reversed(seen.hands.items())))
    assert winners(seen) == winners(replace(seen, claims={})) == winners(backwards)


def refusal(written: dict[str, Any]) -> str:
    with pytest.raises((BadInput, BadScenario)) as refused:
        rule_on("bcpc", read_situation(written))
    return refused.value.message


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ({"held": 3}, "a hand is counted; name the game, or say how many it has with whole"),
        ({"held": "three", "whole": 2}, "held is a whole number, not 'three'"),
        ({"killed": "nobody"}, "killed = 'nobody' is none of dealer, player"),
        ({"folded": "slowly"}, "folded = 'slowly' is none of said, forward, face down"),
        ({"killed": "dealer", "protected": "yes"}, "protected is true or false, not 'yes'"),
        ({"showdown": "AB"}, 'showdown lists players, ["A", "B"], not \'AB\''),
        ({"showdown": []}, "a showdown has the players who are still in"),
        ({"showdown": ["A"], "all_in": ["Z"]}, "'Z' is none of those at the showdown: A"),
        ({"showdown": ["A"], "game": "stud"}, "in stud the open cards say who is first to act"),
        ({"hands": {"A": "As Ks"}, "board": "2c"}, "the board has 1 cards; a whole one has 5"),
        ({"hands": {"A": "As"}}, "A has 1 cards; Texas Hold'em has 2"),
        ({"hands": {"A": "As 2c"}, "board": "As 3d 4d 5d 6h"}, "As is there twice; that is a"),
        ({"hands": "As Ks"}, "hands and claims go by player: "),
        ({"dealt": "boxed card", "by": "nobody"}, "by = 'nobody' is none of dealer, player"),
        ({"dealt": "boxed card", "game": "whist"}, "there is no game 'whist'"),
        (
            {"dealt": "card found twice", "pot": 5, "knew": "B", "his_chips": 6},
            "B has put in more than the pot of 5.00",
        ),
        ({"joker": False}, "joker is true: there is one in his hand"),
        ({"refuses_to_show": False}, "refuses_to_show is true: he threw away"),
        (
            {"up_cards": "picked up", "chips": [5]},
            "given with 'up_cards' has no 'chips'; there are",
        ),
    ],
)
def test_what_cannot_be_read_says_what_is_wrong(written, line) -> None:
    assert refusal(written).startswith(line)


WORDS = ("", "x", "As Ks", "fold", "stud", "dealer", "omaha@bcpc", "1 round")
LISTS = (["A"], ["A fold"], [None], [[1]], {}, {"A": "As Ks"}, {"A": 5})
ANYTHING = st.sampled_from((5, -1, 2.5, True, None, *WORDS, *LISTS))


@pytest.mark.parametrize("kind", [*DEALS, *HANDS, *SHOWDOWNS], ids=lambda kind: kind.told_by)
def test_whatever_is_written_is_read_or_refused(kind) -> None:
    @steady
    @given(st.dictionaries(st.sampled_from(sorted(kind.known)), ANYTHING, max_size=5), ANYTHING)
    def asked(others, told) -> None:
        with suppress(HousewayError):
            rule_on("bcpc", read_situation({**others, kind.told_by: told}))

    asked()


def test_every_kind_has_a_key_of_its_own() -> None:
    told_by = [kind.told_by for kind in RULED_ON]
    assert len(set(told_by)) == len(told_by)
    assert told_by[-1] == ""


def test_the_sentence_keeps_the_parts_that_the_desk_did_not_say_itself() -> None:
    clause = rule_on("bcpc", Killed("dealer")).clause
    ruling = Ruling("dead hand", (clause,), returned=Cents(50_000), effect="that is all")
    assert ruling.aloud == "Dead hand. 500.00 comes back. That is all."
    assert replace(ruling, said="Gone").aloud == "Gone. 500.00 comes back. That is all."


@pytest.mark.parametrize("game", ["three-card-poker@bclc", "the-borg@bcpc"])
def test_a_game_without_one_board_for_a_pot_is_not_read(game: str) -> None:
    seen = HandsRead({"A": parse_cards("As 2c")}, game=game)
    with pytest.raises(BadInput, match=f"hands of {game} are not read"):
        rule_on("bcpc", seen)


def test_a_house_that_has_no_rule_on_it_says_what_it_has() -> None:
    with pytest.raises(
        BadInput, match="'bclc' has no rule on this: dealt wrong; it has rules on wager, "
    ):
        rule_on("bclc", DealtWrong("seat left out"))
