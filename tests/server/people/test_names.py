"""Names that are the house's, names that look alike, and passwords that would be guessed."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.errors import BadName
from houseway.server.people.names import BOTS, check_not_ours, clean_name, likeness
from houseway.server.people.passwords import check_new
from tests.server.client import Client
from tests.server.houses import house_with

PASSWORD = "four of a kind"


@pytest.mark.parametrize(
    "name",
    [
        *(*BOTS, "Dealer", "DEALER", "De\u0430ler", "Dea1er", "The House", "House 2", "Hοuse"),
        *("Ðealer", "ɗealer", "dealɘɾ", "D3al3r", "de4ler", "5al", "House Dealer"),
        *("Abbott the Bot", "HouseBank"),
        *("ho use", "Ａdmin", "A.d.m.i.n", "Fl00r", "Dealer!", "🂡 Dealer", "Tournament Director"),
    ],
)
def test_a_name_of_the_house_is_refused(client: TestClient, name: str) -> None:
    for path, body in (
        ("/api/session/guest", {"name": name}),
        ("/api/accounts", {"name": name, "password": PASSWORD}),
    ):
        answer = client.post(path, json=body)
        assert answer.status_code == 400, name
        assert "is a name of the house; choose another" in answer.json()["error"]["message"]


@pytest.mark.parametrize("name", ["ꓓꓰꓮꓡꓰꓣ", "ᗪealer", "ⲇealer", "𐌃ealer", "Ann ꓮ"])
def test_letters_of_alphabets_that_look_like_ours_are_refused(
    client: TestClient, name: str
) -> None:
    answer = client.post("/api/session/guest", json={"name": name})
    assert answer.status_code == 400
    assert "is of an alphabet that no name is written in here" in answer.json()["error"]["message"]


@pytest.mark.parametrize(
    "name", ["Kit Nash", "Łukasz", "Ngọc", "สมชาย", "アキラ", "김민준", "محمد"]
)
def test_names_are_written_in_many_alphabets(client: TestClient, name: str) -> None:
    assert client.post("/api/session/guest", json={"name": name}).json()["name"] == name


@pytest.mark.parametrize("name", ["Full House", "Dell Rey", "Kitty", "Anna", "Zoë", "李娜", "Олег"])
def test_other_names_are_anybodys(name: str) -> None:
    check_not_ours(name)


LIKE_ALICE = [
    "alice",
    "Alice",
    "A1ice",
    "AIice",
    "Аlice",
    "Alicе",
    "Ａｌｉｃｅ",
    "Álïce",
    "A l i c e",
]


@pytest.mark.parametrize("other", LIKE_ALICE)
def test_nobody_takes_a_name_that_looks_like_anothers(client: TestClient, other: str) -> None:
    client.post("/api/accounts", json={"name": "Alice", "password": PASSWORD})
    client.cookies.clear()
    assert client.post("/api/session/guest", json={"name": other}).status_code == 400
    told = client.post("/api/accounts", json={"name": other, "password": PASSWORD})
    assert told.status_code == 400


@pytest.mark.parametrize("other", LIKE_ALICE)
def test_nor_that_of_a_guest_who_is_here(client: TestClient, other: str) -> None:
    client.post("/api/session/guest", json={"name": "Alice"})
    client.cookies.clear()
    answer = client.post("/api/session/guest", json={"name": other})
    assert answer.status_code == 400
    assert "somebody here; choose another" in answer.json()["error"]["message"]


def test_a_guest_may_come_again_by_his_own_name(client: TestClient) -> None:
    for _ in range(2):
        assert client.post("/api/session/guest", json={"name": "Alice"}).status_code == 200


def test_who_runs_the_room_is_not_imitated(sqlite_url: str, quick: Any) -> None:
    with Client(create_app(sqlite_url, house_with(quick, floor=frozenset({"Paula"})))) as client:
        for name in ("Paula", "Pau1a", "Раula"):
            assert client.post("/api/session/guest", json={"name": name}).status_code == 400


@pytest.mark.parametrize("name", ["\u3164", "a\u2800b", "Z" + "\u0335\u0336\u0337\u0338" * 2])
def test_what_cannot_be_read_is_no_name(name: str) -> None:
    with pytest.raises(BadName):
        clean_name(name)


def test_names_that_the_eye_tells_apart_stay_apart() -> None:
    names = ["Ann", "Anna", "Bob", "P2", "P3", "Guest 1234", "Guest 1235", "Clay", "Day", "★", "☆"]
    assert len({likeness(name) for name in names}) == len(names)


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("Password123!", "many people use"),
        ("pokerface9999", "many people use"),
        ("passwordpassword", "again and again"),
        ("aaaaaaaaaaaa", "different characters"),
        ("abababababab", "different characters"),
        ("123456789012", "row of keys"),
        ("987654321098", "row of keys"),
        ("qwertyuiop12", "many people use"),
        ("qwertyuiopas", "row of keys"),
        ("lkjhgfdsapoi", "row of keys"),
        ("sdfghjkl2026", "row of keys"),
        ("Margarethe99", "the name"),
        ("margarethe123", "the name"),
        ("xxMargarethexx", "the name"),
    ],
)
def test_a_password_that_would_be_guessed_is_refused(password: str, why: str) -> None:
    with pytest.raises(BadName, match=why):
        check_new(password, "Margarethe")


def test_a_password_is_refused_in_words_at_the_door(client: TestClient) -> None:
    answer = client.post("/api/accounts", json={"name": "Ann", "password": "password12345"})
    assert answer.status_code == 400
    assert answer.json()["error"]["message"] == (
        "that password would be guessed: it is one that many people use; choose another"
    )


def test_other_passwords_are_taken() -> None:
    for each in (PASSWORD, "correct horse battery", "Xk4!pq9zvB7.", "ann likes pie"):
        check_new(each, "Ann")
