"""Nobody fills the room by himself: tables that one may have, the lobby's order, empty tables."""

from typing import Any

from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House, Quota
from houseway.server.web.limits import Rate
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.wall import Wall, until

GAME, LIMITS = "three-card-poker@bclc", {"minimum": 500, "maximum": 50_000}
HOLDEM = {"blinds": [100, 200], "minimum_buy_in": 10_000}


def test_a_guest_has_a_few_tables_and_an_account_more(
    sqlite_url: str, quick: House, people: Any
) -> None:
    house = house_with(quick, tables=Quota(2, 3, 100))
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        tables = [ann.open(GAME, settings=LIMITS)["id"] for _ in range(2)]
        told = ann.open(GAME, status=409, settings=LIMITS)["error"]["message"]
        assert told == ("you have 2 tables open and a guest may have 2; close one of them first")
        ann.look(tables[0])
        ann.do("close")
        ann.open(GAME, settings=LIMITS)
        bob = people(client, "Bob")
        bob.open(GAME, settings=LIMITS)
        made = {"name": "Cat", "password": "four of a kind"}
        assert client.post("/api/accounts", json=made).status_code == 200
        for status in (200, 200, 200, 409):
            body = {"game": GAME, "settings": LIMITS}
            assert client.post("/api/tables", json=body).status_code == status


def test_the_room_has_an_end(sqlite_url: str, quick: House, people: Any) -> None:
    with Client(create_app(sqlite_url, house_with(quick, tables=Quota(1000, 1000, 2)))) as client:
        for name, status in (("Ann", 200), ("Bob", 200), ("Cat", 409)):
            people(client, name).open(GAME, status=status, settings=LIMITS)


def test_an_address_opens_so_many_in_a_while(sqlite_url: str, quick: House, people: Any) -> None:
    slow = Rate(burst=2, per_second=0.01)
    with Client(create_app(sqlite_url, house_with(quick, openings_from=slow))) as client:
        for name, status in (("Ann", 200), ("Bob", 200), ("Cat", 429)):
            people(client, name).open(GAME, status=status, settings=LIMITS)


def test_a_flood_of_tables_pushes_nobody_out_of_the_lobby(client: TestClient, person: Any) -> None:
    """Tables with players come first; then everybody's latest, before anybody's second."""
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    played = ann.open(GAME, settings=LIMITS)["id"]
    ann.do("sit", seat=1, buy_in=5000)
    waits = bob.open(GAME, settings=LIMITS)["id"]
    for _ in range(210):
        eve.open(GAME, settings=LIMITS)
    seen = [line["id"] for line in client.get("/api/tables").json()]
    assert len(seen) == 200
    assert seen[0] == played
    assert waits in seen[1:3]


def test_tables_that_nobody_comes_to_close_themselves(
    house: House, sqlite_url: str, wall: Wall, people: Any
) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        ann.open("texas-holdem@bclc", settings=HOLDEM, bots=3)
        wall.time += house.kept.unvisited_seconds + 1
        until(lambda: ann.look()["seats"], lambda seats: not seats)  # its bots leave first
        wall.time += house.kept.empty_seconds + 1
        until(ann.look, lambda view: view["closed"])
        assert client.get("/api/tables").json() == []


def test_an_empty_table_is_closed_by_and_by(
    house: House, sqlite_url: str, wall: Wall, people: Any
) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        ann.open(GAME, settings=LIMITS)
        ann.do("sit", seat=1, buy_in=5000)
        ann.do("leave")
        wall.time += house.kept.unvisited_seconds + 1
        assert not ann.look()["closed"]
        wall.time += house.kept.empty_seconds
        until(ann.look, lambda view: view["closed"])


def test_a_table_that_one_has_left_makes_room_for_the_next(
    sqlite_url: str, quick: House, people: Any
) -> None:
    """Who goes from game to game is not stopped by the tables he has stood up from."""
    with Client(create_app(sqlite_url, house_with(quick, tables=Quota(2, 1000, 4000)))) as client:
        ann, bob = people(client, "Ann"), people(client, "Bob")
        first = ann.open(GAME, settings=LIMITS)["id"]
        ann.do("sit", seat=1, buy_in=5000)
        ann.do("leave")
        second = ann.open(GAME, settings=LIMITS)["id"]
        ann.do("sit", seat=1, buy_in=5000)
        third = ann.open(GAME, settings=LIMITS)["id"]
        assert [ann.look(each)["closed"] for each in (first, second, third)] == [True, False, False]
        bob.look(second)
        ann.open(GAME, status=409, settings=LIMITS)  # one is played at, the other waits for people
