"""Who may announce what: nobody gives the house's money away, or keeps it busy with his bots."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House, Quota
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.dealt.event_room import Entrant
from tests.server.houses import house_with
from tests.server.wall import refusal


class Director(Entrant, Staff):
    """Somebody with an account who announces events."""

    def __init__(self, client: TestClient, name: str) -> None:
        Staff.__init__(self, client, name)
        self.page: dict[str, Any] = {}


@pytest.fixture
def lobby(quick: House, sqlite_url: str) -> Iterator[TestClient]:
    make_staff(sqlite_url, "Dot", Role.DIRECTOR)
    make_staff(sqlite_url, "Cid")
    house = house_with(quick, events=Quota(1, 2, 5), bots=Quota(90, 200, 3000))
    with Client(create_app(sqlite_url, house)) as client:
        yield client


GIVEN = [
    {"guarantee": 10**9, "guaranteed_by": "the house"},
    {"posted": ["1000000", "5"], "percent": []},
    {"head": 10**8},
    {"mystery": ["1000000"]},
]


@pytest.mark.parametrize("setup", GIVEN, ids=["guarantee", "posted", "heads", "mystery"])
def test_the_houses_money_is_given_away_by_directors_alone(
    lobby: TestClient, setup: dict[str, Any]
) -> None:
    told = refusal(Entrant(lobby, "Ann").announces(403, setup=setup, bots=8))
    assert "the house's money" in told
    assert "director" in told


def test_heads_that_players_pay_for_are_anybodys_to_announce(lobby: TestClient) -> None:
    heads = {"head": 500, "head_from": "player"}
    page = Entrant(lobby, "Ann").announces(setup=heads)
    assert page["price"] == 2500


def test_so_many_bots_for_whoever_asks(lobby: TestClient) -> None:
    assert "may ask for 90" in refusal(Entrant(lobby, "Ann").announces(403, bots=91))
    assert "may ask for 200" in refusal(Director(lobby, "Cid").announces(403, bots=201))
    Director(lobby, "Dot").announces(bots=2000)
    assert "place for 1000 here" in refusal(Director(lobby, "Dot").announces(409, bots=1001))


def test_so_many_events_for_whoever_announces_them(lobby: TestClient) -> None:
    ann, cid, dot = Entrant(lobby, "Ann"), Director(lobby, "Cid"), Director(lobby, "Dot")
    ann.announces()
    assert "a guest may have 1" in refusal(ann.announces(409))
    ann.runs("cancel")
    ann.announces()
    for _ in range(2):
        cid.announces()
    assert "an account may have 2" in refusal(cid.announces(409))
    for _ in range(2):
        dot.announces()
    assert "no place for more" in refusal(dot.announces(409))
    assert len(dot.get("/dealt")) == 6
