"""The board under those who would fill it: lines, names, and tables of the house's own."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House, Quota
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.lists.test_board import BLINDS, HOLDEM, tell


@pytest.fixture
def small(sqlite_url: str, quick: House) -> Iterator[TestClient]:
    """A room with place for two tables of the house's own, three lines and four names."""
    house = house_with(quick, opens_with=2, tables_waiting=2, lists_room=3, names_listed=4)
    with Client(create_app(sqlite_url, house)) as client:
        yield client


def asks(person: Any, big: int, status: int = 200) -> Any:
    settings = {**BLINDS, "blinds": [big // 2, big], "seats": 9}
    return tell(person, "ask", status, game=HOLDEM, settings=settings)


def test_few_guests_do_not_have_the_house_fill_the_lobby(small: TestClient, people: Any) -> None:
    """They ask, are called to a new table, let it be, and ask for another."""
    guests = [people(small, name) for name in ("Ann", "Bob")]
    for big in (100, 200, 300, 400):
        for each in guests:
            asks(each, big)
        for each in guests:
            for place in each.get("/me/places")["places"]:
                tell(each, "leave", list=place["list"])
    opened = small.get("/api/tables").json()
    assert len(opened) == 2
    ann = guests[0]
    ann.look(opened[0]["id"])
    ann.do("sit", seat=1, buy_in=20_000)  # and where somebody has come, there is place again
    for each in guests:
        asks(each, 500)
    assert len(small.get("/api/tables").json()) == 3


def test_the_house_opens_no_table_for_which_the_room_has_no_place(
    sqlite_url: str, quick: House, people: Any
) -> None:
    with Client(
        create_app(sqlite_url, house_with(quick, opens_with=2, tables=Quota(1000, 1000, 1)))
    ) as client:
        guests = [people(client, name) for name in ("Ann", "Bob")]
        for big in (100, 200):
            for each in guests:
                asks(each, big)
        assert len(client.get("/api/tables").json()) == 1


def test_a_board_has_so_many_lines_and_names(small: TestClient, people: Any) -> None:
    ann = people(small, "Ann")
    for big in (100, 200, 300):
        asks(ann, big)
    told = asks(people(small, "Bob"), 400, 409)
    assert told["error"]["message"] == "3 games are waited for already; wait for one of them"
    assert len(small.get("/api/board").json()["lines"]) == 3
    asks(people(small, "Cid"), 100)  # what is there already may be waited for


def test_a_line_has_so_many_names(sqlite_url: str, quick: House, people: Any) -> None:
    house = house_with(quick, opens_with=100, names_listed=4)
    with Client(create_app(sqlite_url, house)) as client:
        for name in ("Ann", "Bob", "Cid", "Dan"):
            asks(people(client, name), 100)
        told = asks(people(client, "Eve"), 100, 409)
    assert told["error"]["message"] == "4 names wait for this game already; choose another"
