"""Prizes and chips of a night over HTTP: deals, guarantees, races, a structure, options."""

import uuid
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.conftest import make_staff
from tests.server.nights.test_nights import NAMES, Director


@pytest.fixture
def director(room: TestClient, sqlite_url: str) -> Director:
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    return Director(room)


def seated(director: Director, count: int, **setup: Any) -> None:
    director.opens(**setup)
    form = {"key": uuid.uuid4().hex, "names": list(NAMES[:count])}
    director._told(f"/nights/{director.page['id']}/entries", form, 200)
    director.does("seat")


def test_a_deal_is_offered_three_ways_and_made(director: Director) -> None:
    seated(director, 4)
    director.does("bust", player="Ann", to="Bob")
    director.does("bust", player="Cid", to="Bob")
    path = f"/nights/{director.page['id']}/deal-offers"
    offers = director.staff.post(path, {})
    assert offers["even"] == {"Bob": 3600, "Dee": 3600}
    assert offers["chips"] == offers["chances"] == {"Bob": 4320, "Dee": 2880}  # alike for two
    counted = director.staff.post(path, {"stacks": {"Bob": 1000, "Dee": 3000}, "aside": 200})
    assert counted["even"] == {"Bob": 3500, "Dee": 3500}
    director.does("chop", how="even")
    assert director.page["deal"] == {"shares": {"Bob": 3600, "Dee": 3600}, "aside": 0}
    director.does("end")
    assert director.page["paid"] == {"Bob": ["36.00"], "Dee": ["36.00"]}
    results = director.staff.get(f"/nights/{director.page['id']}/results.json")
    assert [(each["place"], each["player"]) for each in results[:2]] == [(1, "Bob"), (2, "Dee")]


def test_a_guarantee_and_who_gives_it(director: Director) -> None:
    seated(director, 4, guarantee=10_000, guaranteed_by="the venue")
    shown = {key: director.page[key] for key in ("pool", "added", "guaranteed_by", "fee")}
    assert shown == {"pool": 10_000, "added": 2800, "guaranteed_by": "the venue", "fee": 800}


def test_rebuys_and_the_add_on_are_offered_while_they_are_sold(director: Director) -> None:
    seated(director, 3, add_on={"chips": 5000, "price": 1000, "until": 1}, rebuy={"until": 2})
    assert (director.page["add_on"], director.page["rebuys"]) == (True, True)
    director.does("add-on", player="Ann")
    ann = next(each for each in director.page["players"] if each["name"] == "Ann")
    assert (ann["stack"], ann["add_ons"], ann["paid"]) == (15_000, 1, 3000)
    director.does("announce", level=2)
    assert (director.page["add_on"], director.page["rebuys"]) == (False, True)


def test_a_race_is_shown_to_everybody(director: Director, room: TestClient) -> None:
    seated(director, 4)
    director.does("colour-up", remove=25, to=100)
    assert director.page["chips"]["to_race"] == ["A"]
    director.does("race-off", table="A", odd=["Ann 3", "Bob 1", "Cid 2"])
    page = room.get(f"/api/nights/{director.page['id']}").json()
    (race,) = page["chips"]["races"]
    assert {who: len(cards.split()) for who, cards in race["cards"].items()} == {
        "Ann": 3, "Bob": 1, "Cid": 2,
    }  # fmt: skip
    assert len(race["won"]) == 2
    assert page["chips"]["changes"] == {"raced": 50}
    assert page["in_play"] == page["chips"]["sold"] + 50


def test_mystery_prizes_are_posted_and_drawn(director: Director) -> None:
    seated(director, 4, event="mystery", percent=["70", "30"])
    director.does("post-mystery", prizes=["10", "seat 200", "5", "5"])
    director.does("bust", player="Ann", to="Bob")
    (drawn,) = director.page["mystery"]["drawn"]["Bob"]
    assert drawn in ("10", "seat 200", "5")
    assert len(director.page["mystery"]["left"]) == 3
    again = director.page["mystery"]
    director.undoes()
    director.does("bust", player="Ann", to="Bob")
    assert director.page["mystery"] == again  # nobody draws until he likes it


def test_a_structure_is_proposed(director: Director) -> None:
    form = {"players": 30, "stack": 10_000, "minutes": 240, "chip_set": {"25": 400, "1000": 400}}
    found = director.staff.post("/night-structure", form)
    assert (found["minutes"], found["last_level"], found["ends"]) == (20, 11, 240)
    assert found["serves"] == 40  # ten thousands each
    assert sum(int(value) * number for value, number in found["chips_each"].items()) == 10_000
    wrong = director.staff.post("/night-structure", {**form, "players": 1}, 400)
    assert "players is 1; it must be from 2" in wrong["error"]["message"]


def test_every_option_of_an_event_has_its_clause_or_its_reading(director: Director) -> None:
    options = director.staff.get("/night-events/bcpc/league")
    named = {each["name"]: each for each in options}
    assert named["half_ante_at"]["clause"] == "bcpc/flop-games.holdem.s8"
    assert named["no_show_doubles_from"]["value"] == 5
    assert named["race_starts"]["ways"] == ["seat 1", "left of the button"]
    page = director.opens(decided={"half_ante_at": 0, "race_starts": "left of the button"})
    assert page["seq"] == 1
    director.staff.get("/night-events/bcpc/sprint", 400)
