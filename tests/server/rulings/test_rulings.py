"""The rulings desk over HTTP: asked by anybody, kept once, decided by those whose part it is."""

import sqlite3
import uuid
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.formats.scenarios import load
from houseway.formats.scenarios.entry import money
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify
from houseway.server.people.roles import Role
from houseway.server.web.limits import Rate
from tests.server.client import Client
from tests.server.conftest import Person, Staff, make_staff
from tests.server.houses import house_with

SCENARIOS = Path(__file__).parents[2] / "scenarios"
PRINTED = list(load(SCENARIOS / "bcpc" / "wagers-printed-examples.toml"))
OPEN = {"facing": 50000, "last_raise": 30000, "blinds": [2000, 4000], "chips": [1000]}
OPEN |= {"players": 4, "opening_bet": False}
HOLDEM = {"game": "texas-holdem@bclc", "settings": {"blinds": [100, 200], "minimum_buy_in": 1000}}


def key() -> str:
    return uuid.uuid4().hex


def asks(client: TestClient, given: Any, status: int = 200, **more: Any) -> Any:
    answer = client.post("/api/rulings", json={"house": "bcpc", "given": given, **more})
    assert answer.status_code == status, answer.text
    return answer.json()


def keeps(person: Person, given: Any, status: int = 200, **keep: Any) -> Any:
    form = {"house": "bcpc", "given": given, "keep": {"key": key(), **keep}}
    return person.post("/rulings", form, status)


@pytest.mark.parametrize("entry", PRINTED, ids=lambda each: each.name)
def test_the_printed_examples_come_out_over_http(client: TestClient, entry: Any) -> None:
    page = asks(client, entry.get("given"))
    ruled, wanted = page["ruling"], entry.get("ruled")
    assert ruled["clauses"][-1]["gist"]
    for name in ("amount", "minimum", "returned"):
        if name in wanted:
            assert ruled[name] == money(wanted[name])
    assert ruled["act"] == wanted.get("act", "")
    assert {*wanted.get("choices", ())} <= {each["act"] for each in ruled["choices"]}


def test_whoever_asks_needs_no_name_and_nothing_is_kept(client: TestClient, person: Any) -> None:
    page = asks(client, {"facing": 600, "chips": [1000]})
    assert (page["id"], page["by"], page["table"]) == (None, None, None)
    assert page["saw"] == [
        {"label": "The bet he faces", "words": "600"},
        {"label": "Chips he put in now", "words": "1,000"},
    ]


def test_what_can_be_asked_is_listed_and_searched(client: TestClient) -> None:
    page = client.get("/api/rulings/kinds", params={"house": "bcpc"}).json()
    assert {"bcpc", "bclc"} <= {each["id"] for each in page["houses"]}
    chips = page["questions"][0]["blanks"][0]
    assert (chips["key"], chips["kind"], chips["part"]) == ("chips", "chips", "act")
    page = client.get("/api/rulings/kinds", params={"house": "bcpc", "q": "oversized"}).json()
    assert [each["slug"] for each in page["questions"]] == ["wager"]
    assert page["questions"][0]["by"] == "oversized chip"


@pytest.mark.parametrize(
    ("form", "status", "told"),
    [
        ({"house": "mars", "given": {}}, 400, "no rulings of a house 'mars'"),
        ({"house": "bcpc", "given": {"chips": [-1]}}, 422, "given"),
        ({"house": "bcpc", "given": {"chips": "all"}}, 400, "chips: 'all' does not do"),
        ({"house": "bcpc", "given": {"facing": 10**10 + 1}}, 400, "facing: "),
        ({"house": "bcpc", "given": {"chips": [1] * 101}}, 422, "given"),
        ({"house": "bcpc", "given": {"said": "x" * 201}}, 422, "given"),
        ({"house": "bcpc", "given": {"bets": [5]}}, 400, "bets: "),
        ({"house": "bcpc", "given": {"asked": "time"}}, 400, ""),
        ({"house": "bcpc", "given": {"gesture": "pull back some"}}, 400, "pulled"),
        ({"house": "bcpc", "given": {"suit": "x", "hole": "As"}}, 400, "suit: "),
        ({"house": "bcpc", "given": {"suit": "h", "hole": "As As zz"}}, 400, ""),
        ({"house": "bcpc", "given": {}, "keep": {}}, 422, "keep.key"),
        ({"given": {}}, 422, "house"),
    ],
)
def test_what_cannot_be_read_is_refused_in_one_line(
    client: TestClient, form: Any, status: int, told: str
) -> None:
    answer = client.post("/api/rulings", json=form)
    assert answer.status_code == status, answer.text
    message = answer.json()["error"]["message"]
    assert told in message
    assert "\n" not in message


@pytest.mark.parametrize("said", ["million " * 25, "9" * 200, "a hundred " + "thousand " * 20])
def test_no_number_is_too_large_to_be_said(client: TestClient, said: str) -> None:
    asks(client, {"facing": 100, "blinds": [50, 100], "said": f"raise five {said}"[:200]})


def test_a_kept_ruling_is_read_by_whoever_has_its_link(client: TestClient, person: Any) -> None:
    ann = person("Ann")
    kept = keeps(ann, OPEN, note="seat 4")
    assert len(kept["id"]) == 24
    client.cookies.clear()
    page = client.get(f"/api/rulings/{kept['id']}").json()
    assert page == kept
    assert (page["by"], page["note"], page["decisions"]) == ("Ann", "seat 4", [])
    assert client.get("/api/rulings/" + "0" * 24).status_code == 404


def test_nobody_keeps_a_ruling_without_a_name(client: TestClient) -> None:
    asks(client, OPEN, 401, keep={"key": key()})


def test_it_is_kept_once_for_each_key(person: Any) -> None:
    ann, once = person("Ann"), key()
    first = keeps(ann, OPEN, key=once)
    assert keeps(ann, OPEN, key=once) == first
    assert keeps(ann, {"facing": 5, "chips": [5]}, 409, key=once)["error"]["code"] == "key_reused"
    assert keeps(ann, OPEN)["id"] != first["id"]


def test_a_ruling_is_kept_with_a_hand_by_those_who_are_there(
    client: TestClient, person: Any
) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.open(**HOLDEM)["id"]
    kept = keeps(ann, OPEN, table=table)
    assert (kept["table"], kept["table_name"], kept["round"]) == (table, "Table 1", 0)
    refused = keeps(bob, OPEN, 403, table=table)["error"]["message"]
    assert "by those who sit at the table" in refused
    assert (
        "has played 0 rounds, and not 7"
        in keeps(ann, OPEN, 400, table=table, round=7)["error"]["message"]
    )
    keeps(ann, OPEN, 404, table="nothing")
    assert "of which table" in keeps(ann, OPEN, 400, round=1)["error"]["message"]
    assert [each["id"] for each in bob.get(f"/tables/{table}/rulings")] == [kept["id"]]
    assert bob.get(f"/tables/{table}/rulings?round=1") == []
    bob.get("/tables/nothing/rulings", 404)


def test_the_director_decides_and_says_why(sqlite_url: str, quick: House) -> None:
    make_staff(sqlite_url, "Dee", Role.DIRECTOR)
    with Client(create_app(sqlite_url, quick)) as client:
        ann, dee = Person(client, "Ann"), Staff(client, "Dee")
        id = keeps(ann, OPEN)["id"]
        form = {"key": key(), "act": "call", "why": "he meant to call"}
        told = ann.post(f"/rulings/{id}/decisions", form, 403)["error"]["message"]
        assert told.startswith("only the floor or the director may decide")
        page = dee.post(f"/rulings/{id}/decisions", form)
        [decision] = page["decisions"]
        assert (decision["choice"]["act"], decision["by"]) == ("call", "Dee")
        assert decision["why"] == "he meant to call"
        assert dee.post(f"/rulings/{id}/decisions", form) == page  # the same key, once
        again = {"key": key(), "act": "fold", "why": "on second thoughts"}
        dee.post(f"/rulings/{id}/decisions", again)
        assert [each["choice"]["act"] for each in ann.get(f"/rulings/{id}")["decisions"]] == [
            "call",
            "fold",
        ]
        wrong = {"key": key(), "act": "raise", "why": "no"}
        refused = dee.post(f"/rulings/{id}/decisions", wrong, 400)["error"]["message"]
        assert "there are" in refused
        settled = keeps(ann, {"facing": 600, "chips": [1000]})["id"]
        told = dee.post(f"/rulings/{settled}/decisions", {**wrong, "key": key()}, 400)
        assert "nothing to choose" in told["error"]["message"]
        own = {"bets": ["A bet 500", "B all in 700", "C call 700"], "ask": "A"}
        his = keeps(ann, own)
        assert his["ruling"]["his_own"]
        dee.post(f"/rulings/{his['id']}/decisions", {**wrong, "act": "call", "key": key()}, 400)
        dee.post("/rulings/nothing/decisions", {**wrong, "key": key()}, 404)
    with Client(create_app(sqlite_url, quick)) as reopened:  # from its log
        assert len(reopened.get(f"/api/rulings/{id}").json()["decisions"]) == 2
    assert verify(sqlite_url).ok


def test_rulings_are_kept_on_each_database(each_url: str, quick: House) -> None:
    make_staff(each_url, "Dee", Role.FLOOR)
    with Client(create_app(each_url, quick)) as client:
        ann, dee = Person(client, "Ann"), Staff(client, "Dee")
        table = ann.open(**HOLDEM)["id"]
        id = keeps(dee, OPEN, table=table)["id"]
        dee.post(f"/rulings/{id}/decisions", {"key": key(), "act": "call", "why": "fair"})
        [kept] = ann.get(f"/tables/{table}/rulings")
        assert kept["decisions"][0]["why"] == "fair"
        assert len(ann.get(f"/tables/{table}/rulings?round=0")) == 1
    assert verify(each_url).ok


def test_verify_names_a_ruling_that_was_moved(sqlite_url: str, quick: House) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        id = keeps(Person(client, "Ann"), OPEN)["id"]
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as db:
        db.execute("UPDATE rulings SET round = 9")
    db.close()
    assert verify(sqlite_url).differences == [f"ruling:{id} is not what is listed of it"]


def test_who_asks_too_often_waits(sqlite_url: str) -> None:
    house = house_with(commands=Rate(burst=3, per_second=0.001))
    with Client(create_app(sqlite_url, house)) as client:
        for _ in range(3):
            asks(client, {"facing": 5, "chips": [5]})
        assert asks(client, {"facing": 5, "chips": [5]}, 429)["error"]["code"] == "rate_limited"
