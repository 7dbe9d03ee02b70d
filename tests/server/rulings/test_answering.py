"""Whatever the forms of the desk take is ruled on or refused in a line; nothing breaks it."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from houseway.errors import HousewayError
from houseway.rulings.questions import questions
from houseway.rulings.questions.blanks import MOST, Blank, Kind
from houseway.rulings.questions.question import Question
from houseway.server.rulings.answering import answer
from houseway.server.rulings.ruling_views import asked_page

HOUSES = ("bcpc", "bclc", "chico")
ASKED = [(house, each) for house in HOUSES for each in questions(house)]

_amount = st.one_of(st.integers(0, 3000), st.sampled_from([0, 0.5, MOST]))
_card = st.sampled_from(["As", "Kd", "7c", "7h", "2s", "Th", "Qd", "zz", "", "As As"])
_cards = st.just("2s Th Qd 3c 9h") | st.lists(_card, max_size=6).map(" ".join)
_act = st.sampled_from(
    ["A bet 500", "B raise 1000", "C call", "D all in 1300", "E fold", "F", "A check", "call", "9"]
)
_words = st.sampled_from(
    ["", "call", "raise to five hundred", "pot", "if he bets I fold", "9" * 60, "million " * 20]
) | st.text(st.characters(categories=("L", "N", "P", "Zs")), max_size=30)
VALUES: dict[Kind, st.SearchStrategy[Any]] = {
    "amount": _amount,
    "chips": st.lists(st.integers(1, 5000), max_size=5) | _amount,
    "words": _words,
    "cards": _cards,
    "who": st.lists(st.sampled_from("ABCX"), max_size=3) | st.sampled_from(["A", "", "A raise?"]),
    "actions": st.lists(_act, max_size=5),
    "number": st.sampled_from([0, 1, 2, 3, 4, 5, 9, 10, 70, 10_000]),
    "yes": st.booleans(),
    "seats": st.lists(st.integers(1, 12), max_size=4) | st.just([[1, 2], [3]]),
    "by name": st.just({"A": "As Kd", "B": "7c 7h"})
    | st.dictionaries(st.sampled_from(["A", "B", "3"]), _cards | _words, max_size=3),
}


def filled(blank: Blank) -> st.SearchStrategy[Any]:
    kinds = [VALUES[kind] for kind in (blank.kind, *blank.also) if kind in VALUES]
    if blank.choices:
        kinds.insert(0, st.sampled_from(blank.choices))
    return st.one_of(*kinds)


def told(question: Question) -> st.SearchStrategy[dict[str, Any]]:
    needed = {each.key: filled(each) for each in question.blanks if each.needed}
    others = {each.key: filled(each) for each in question.blanks if not each.needed}
    fixed = {key: st.just(value) for key, value in (question.fixed or {}).items()}
    return st.fixed_dictionaries({**fixed, **needed}, optional=others)


@pytest.mark.parametrize(
    ("house", "question"), ASKED, ids=[f"{house}-{each.slug}" for house, each in ASKED]
)
def test_every_form_is_ruled_on_or_refused_in_a_line(house: str, question: Question) -> None:
    ruled = 0

    @settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
    @given(told(question))
    def ask(saw: dict[str, Any]) -> None:
        nonlocal ruled
        told = ""
        try:
            asked, ruling = answer(house, saw)
        except HousewayError as refused:
            told = refused.message
        assert "\n" not in told
        if told:
            return
        ruled += 1
        page = asked_page(house, asked, saw, ruling)
        assert page.ruling.aloud.endswith(".")
        assert page.ruling.clauses

    ask()
    assert ruled, "no way to fill it in was ruled on"
