"""How a running pot table stands, for the desk to start from: nothing that is hidden."""

from typing import Any

import pytest

from houseway.formats.scenarios.rulings import read_situation
from houseway.formats.scenarios.rulings.written import written
from houseway.money import Cents
from houseway.rulings.situations import Wager

HOLDEM = {"game": "texas-holdem@bclc", "settings": {"blinds": [100, 200], "minimum_buy_in": 1000}}


@pytest.fixture
def table(person: Any) -> tuple[Any, Any]:
    ann, bob = person("Ann"), person("Bob")
    ann.open(**HOLDEM)
    ann.do("sit", seat=1, buy_in=50000)
    bob.look(ann.view["id"])
    bob.do("sit", seat=2, buy_in=40000)
    return ann, bob


def situation(person: Any) -> Any:
    return person.get(f"/tables/{person.view['id']}/situation")


def to_act(people: tuple[Any, Any]) -> tuple[Any, Any]:
    """Who is to act, and the other."""
    ann, bob = people
    for each in people:
        each.look()
    return (ann, bob) if ann.view["round"]["to_act"] == 1 else (bob, ann)


def test_between_hands_it_knows_what_is_posted(table: tuple[Any, Any]) -> None:
    told = situation(table[0])
    assert (told["house"], told["seat"], told["player"]) == ("bclc", None, None)
    assert told["given"] == {"blinds": [1, 2], "limit": "limit"} | told["given"]
    assert "facing" not in told["given"]


def test_in_a_hand_it_stands_as_the_table_does(table: tuple[Any, Any]) -> None:
    table[1].do("deal")
    if table[0].look()["phase"] != "playing":
        table[0].do("deal")
    first, other = to_act(table)
    told = situation(other)
    given = told["given"]
    assert told["player"] == first.name
    assert told["seat"] == first.view["your_seat"]
    assert given["facing"] == 2
    assert (given["prior"], given["pot"], given["players"]) == ([1], 3, 2)
    assert given["opening_bet"] is True
    first.act("call")
    told = situation(first)
    assert told["player"] == other.name
    assert (told["given"]["prior"], told["given"]["pot"]) == ([2], 4)


def test_it_says_the_same_to_everybody_and_holds_no_card(table: tuple[Any, Any]) -> None:
    table[1].do("deal")
    if table[0].look()["phase"] != "playing":
        table[0].do("deal")
    ann, bob = table
    told = situation(ann)
    assert told == situation(bob)
    assert told == ann.client.get(f"/api/tables/{ann.view['id']}/situation").json()
    known = {"facing", "last_raise", "blinds", "pot", "limit", "prior", "stack", "players"}
    assert set(told["given"]) <= known | {"opening_bet", "max_bet", "may_raise", "least"}


def test_the_desk_rules_on_what_it_started_from(table: tuple[Any, Any]) -> None:
    table[1].do("deal")
    if table[0].look()["phase"] != "playing":
        table[0].do("deal")
    told = situation(table[0])
    form = {"house": told["house"], "given": {**told["given"], "said": "call"}}
    ruled = table[0].post("/rulings", form)["ruling"]
    assert (ruled["act"], ruled["amount"]) == ("call", 200)


def test_a_banked_table_has_none(person: Any) -> None:
    ann = person("Ann")
    ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 5000})
    refused = ann.get(f"/tables/{ann.view['id']}/situation", 400)
    assert "not played for a pot" in refused["error"]["message"]
    ann.get("/tables/nothing/situation", 404)


def test_a_wager_that_is_written_is_read_back() -> None:
    seen = Wager(
        facing=Cents(60050),
        last_raise=Cents(55000),
        blinds=(Cents(2500), Cents(5000)),
        chips=(Cents(100000),),
        first_motion=(Cents(2500),),
        said="call",
        players=3,
        opening_bet=False,
        after=("C call",),
        stack=Cents(123456),
    )
    assert written(seen)["facing"] == 600.5
    assert read_situation(written(seen)) == seen
    assert read_situation(written(Wager())) == Wager()
