"""What the desk can be asked: every kind of situation has a form, and every form can be read."""

from typing import Any

import pytest

from houseway import houses
from houseway.errors import BadInput
from houseway.formats.scenarios import load, scenario_files
from houseway.formats.scenarios.rulings import read_situation
from houseway.rulings import rules_of
from houseway.rulings.questions import check, find, question_of, questions
from houseway.rulings.questions.blanks import LONGEST, MOST, MOST_ACTIONS, MOST_CHIPS

RULING = [house for house in houses.every().values() if house.rulings]


@pytest.mark.parametrize("house", RULING, ids=lambda each: each.id)
def test_every_situation_that_a_house_rules_on_can_be_asked_about(house: houses.House) -> None:
    asked = {each.about for each in questions(house.id)}
    assert asked == set(rules_of(house.id).RULES)


@pytest.mark.parametrize("house", RULING, ids=lambda each: each.id)
def test_every_scenario_of_a_house_could_be_told_at_the_desk(house: houses.House) -> None:
    told = [
        entry
        for path in scenario_files(house.scenarios)
        for entry in load(path)
        if entry.kind == "ruling" and entry.get("house") == house.id and not entry.get("illegal")
    ]
    assert told
    for entry in told:
        given = (
            {"game": entry.game, **entry.get("given", {})} if entry.game else entry.get("given", {})
        )
        check(house.id, given)
        asked = question_of(house.id, read_situation(given))
        assert asked.told_by in given or not asked.told_by, entry.name
        assert given.keys() >= {each.key for each in asked.blanks if each.needed}, entry.name


def test_no_two_questions_have_the_same_name() -> None:
    for house in RULING:
        names = [each.slug for each in questions(house.id)]
        assert len(names) == len(set(names)), names


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("oversized", "wager"),
        ("string bet", "wager"),
        ("misdeal", "dealt-wrong"),
        ("OUT of TURN", "out-of-turn"),
        ("reopen", "reopening"),
        ("skip", "skipped"),
    ],
)
def test_a_question_is_found_by_the_words_people_use(words: str, first: str) -> None:
    assert find("bcpc", words)[0].question.slug == first


def test_a_choice_that_was_looked_for_is_filled_in() -> None:
    found, *_ = find("bcpc", "seat left out")
    assert found.filled == {"dealt": "seat left out"}


def test_all_words_must_be_there_and_none_finds_everything() -> None:
    assert find("bcpc", "oversized zeppelin") == ()
    assert len(find("bcpc", "  ")) == len(questions("bcpc"))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"chips": [-5]}, "chips: "),
        ({"chips": "[100]"}, "it takes a list of up to"),
        ({"chips": [1] * (MOST_CHIPS + 1)}, "chips: "),
        ({"chips": [0.001]}, "chips: "),
        ({"facing": MOST + 1}, "from 0 to 10,000,000,000"),
        ({"facing": True}, "facing: "),
        ({"facing": float("inf")}, "facing: "),
        ({"said": "x" * (LONGEST + 1)}, "up to 200 letters"),
        ({"said": "call\x1b[31m"}, "said: "),
        ({"gesture": "throws"}, "one of drop, combine, pull back all, pull back some"),
        ({"after": ["call"] * (MOST_ACTIONS + 1)}, "after: "),
        ({"players": 2.5}, "players: "),
        ({"offence": "humming"}, "one of abuse"),
        ({"shared": 50, "winners": ["A"]}, "a list of seats"),
        ({"hands": {"A": 5}}, "words by player"),
        ({"shoe": [1]}, "has no 'shoe'; there are"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_would_do(
    given: dict[str, Any], told: str
) -> None:
    with pytest.raises(BadInput) as refused:
        check("bcpc", given)
    assert told in refused.value.message


def test_what_is_needed_is_asked_for() -> None:
    with pytest.raises(BadInput, match="needs 'pot': the pot"):
        check("bcpc", {"asked": "pot"})


def test_a_house_without_rulings_is_refused() -> None:
    with pytest.raises(BadInput, match="there are no rulings of a house 'mars'"):
        questions("mars")
