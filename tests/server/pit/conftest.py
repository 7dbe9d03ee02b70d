"""A room on the wall's time with somebody on the floor, on SQLite or on PostgreSQL."""

import uuid
from collections.abc import Iterator
from datetime import UTC, datetime, time
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.floor.gaming_day import Calendar
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.houses import house_with
from tests.server.wall import Wall

HOLDEM, BACCARAT, THREE_CARD = "texas-holdem@bclc", "mini-baccarat@bclc", "three-card-poker@bclc"
RAKED = {"blinds": [500, 1000], "minimum_buy_in": 10_000, "rake": 10, "away_limit": 1440}
LIMITS = {"minimum": 500, "maximum": 100_000}
DAY = "2026-03-01"


@pytest.fixture
def wall() -> Wall:
    return Wall(datetime(2026, 3, 1, 22, tzinfo=UTC).timestamp())


@pytest.fixture
def url(request: pytest.FixtureRequest) -> str:
    """SQLite, unless a test wants the room on both."""
    found: str = request.getfixturevalue(f"{getattr(request, 'param', 'sqlite')}_url")
    return found


on_both = pytest.mark.parametrize("url", ["sqlite", "postgres"], indirect=True)


@pytest.fixture
def house(quick: House, wall: Wall) -> House:
    return house_with(
        quick,
        now=wall,
        calendar=Calendar(time(6), UTC),
        away_minutes=10_000.0,
        empty_seconds=1e9,
        unvisited_seconds=1e9,
    )


@pytest.fixture
def room(house: House, url: str) -> Iterator[TestClient]:
    make_staff(url, "Flo", Role.FLOOR)
    make_staff(url, "Moe", Role.FLOOR)
    with Client(create_app(url, house)) as client:
        yield client
    report = anyio.run(verify_store, url)
    assert report.ok, str(report)


@pytest.fixture
def flo(room: TestClient) -> Any:
    return Staff(room, "Flo")


def orders(staff: Any, table: str, do: str, status: int = 200, **more: Any) -> Any:
    """The floor asks for something at a table."""
    form = {"key": uuid.uuid4().hex, "command": {"do": do, **more}}
    return staff.post(f"/floor/tables/{table}/commands", form, status)


def told(staff: Any, person: str, do: str, status: int = 200, **more: Any) -> Any:
    """The floor asks for something for a person."""
    form = {"key": uuid.uuid4().hex, "command": {"do": do, **more}}
    return staff.post(f"/floor/people/{person}/commands", form, status)


def coup(who: Any, **bets: int) -> None:
    """A round of baccarat."""
    who.look()
    who.do("bet", bets=bets, tips={})
    who.do("deal")


def loses(who: Any, amount: int) -> None:
    """A round of three card poker, folded: that is lost whatever the cards are."""
    who.look()
    who.do("bet", bets={"ante": amount}, tips={})
    who.do("deal")
    who.act("fold")


def called_hand(*players: Any) -> None:
    """Everybody calls and checks to the end."""
    players[0].look()
    players[0].do("deal")
    for _ in range(40):
        view = players[0].look()
        if view["phase"] != "playing":
            return
        asked = view["round"]["to_act"]
        actor = next(each for each in players if each.look()["your_seat"] == asked)
        acts = [offer["act"] for offer in actor.view["round"]["options"]["offers"]]
        actor.act("check" if "check" in acts else "call")
    raise AssertionError("the hand has no end")
