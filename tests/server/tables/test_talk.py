"""Table talk: set phrases and nothing else, not too often, and the floor may hush a table."""

from typing import Any

from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.people.roles import Role
from houseway.server.web.limits import Rate
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.houses import house_with
from tests.server.wall import refusal

GAME, LIMITS = "three-card-poker@bclc", {"minimum": 500, "maximum": 50_000}


def test_who_sits_is_heard_by_everybody_in_set_phrases(room: TestClient, people: Any) -> None:
    ann, bob = people(room, "Ann"), people(room, "Bob")
    ann.open(GAME, settings=LIMITS)
    ann.do("sit", seat=3, buy_in=20_000)
    ann.do("say", phrase="Nice hand")
    heard = bob.look(ann.view["id"])["talk"]["heard"]
    assert [(each["seat"], each["name"], each["phrase"]) for each in heard] == [
        (3, "Ann", "Nice hand")
    ]
    assert refusal(bob.do("say", 409, phrase="Hello")).startswith("you have no seat")
    ann.do("say", 422, phrase="meet me at the bar")
    assert len(bob.look()["talk"]["heard"]) == 1


def test_nobody_talks_without_end(sqlite_url: str, quick: House, people: Any) -> None:
    house = house_with(quick, talk=Rate(burst=2, per_second=0.001))
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        ann.open(GAME, settings=LIMITS)
        ann.do("sit", seat=1, buy_in=20_000)
        for status in (200, 200, 429):
            ann.do("say", status, phrase="👏")
        assert ann.do("bet", bets={"ante": 1000})["seats"][0]["bets"] == {"ante": 1000}


def test_the_floor_hushes_a_table(room: TestClient, people: Any, sqlite_url: str) -> None:
    make_staff(sqlite_url, "Flo", Role.FLOOR)
    ann, flo = people(room, "Ann"), Staff(room, "Flo")
    ann.open(GAME, settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("say", phrase="Hello")
    path = f"/tables/{ann.view['id']}/talk"
    ann.post(path, {"hushed": True}, 403)
    flo.post(path, {"hushed": True})
    assert ann.look()["talk"] == {"hushed": True, "heard": []}
    assert refusal(ann.do("say", 409, phrase="Hello")).startswith("the floor has hushed")
    flo.post(path, {"hushed": False})
    assert len(ann.do("say", phrase="Hello")["talk"]["heard"]) == 1
