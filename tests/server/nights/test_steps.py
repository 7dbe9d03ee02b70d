"""What follows from an act at the desk of a night, and what one step back takes back."""

import uuid
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.conftest import make_staff
from tests.server.nights.test_nights import NAMES, Director
from tests.server.wall import Wall

MINUTE = 60_000
BREAKS: dict[str, Any] = {"structure": {"levels": [[25, 50], [50, 100]], "minutes": 20}}
BREAKS["structure"]["breaks"] = {"1": 10}


@pytest.fixture
def director(room: TestClient, sqlite_url: str) -> Director:
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    return Director(room)


def enters(director: Director, names: list[str], status: int = 200) -> dict[str, Any]:
    form = {"key": uuid.uuid4().hex, "seq": director.page["seq"], "names": names}
    return director._told(f"/nights/{director.page['id']}/entries", form, status)


def seated(director: Director, **setup: Any) -> None:
    director.opens(**setup)
    enters(director, list(NAMES))
    director.does("seat")


def test_a_list_enters_whole_or_not_at_all(director: Director) -> None:
    director.opens()
    assert "entered already" in enters(director, ["Ann", "Bob", "Ann"], 409)["error"]["message"]
    assert director.looks()["entries"] == 0
    assert enters(director, ["Ann", "Bob"])["entries"] == 2


def test_moves_are_told_and_taken_back_with_their_act(director: Director) -> None:
    seated(director)
    sat = {each["name"]: each["chair"] for each in director.page["players"]}
    director.does("draw-order")
    for name in list(director.page["tables"][0]["seats"].values())[:3]:
        director.does("bust", player=name)
    first = director.page["order"][0]
    walked = next(each for each in director.page["tables"] if each["name"] == first)["seats"]
    director.does("break", table=first)
    moves = director.page["moves"]
    assert {each["player"] for each in moves} == set(walked.values())
    assert all(sat[each["player"]] == each["source"] for each in moves)
    now = {each["name"]: each["chair"] for each in director.page["players"]}
    assert all(now[each["player"]] == each["target"] for each in moves)
    assert director.page["undoes"]["act"] == "break"
    assert director.undoes()["moves"] == []


def test_the_clock_put_wrong_is_put_back(director: Director, wall: Wall) -> None:
    seated(director)
    director.times("start")
    wall.time += 60
    director.times("put", played=30 * MINUTE)
    assert director.page["clock"]["level"] == 2
    assert director.page["undoes"] == {"act": "put-clock"}
    wall.time += 120
    director.undoes()
    assert director.page["clock"]["played"] == 3 * MINUTE  # the two minutes since were played
    assert director.page["clock"]["level"] == 1
    assert director.page["undoes"]["act"] == "seat"


def test_a_level_that_is_announced_takes_the_clock_with_it(director: Director) -> None:
    seated(director)
    director.times("start")
    director.does("announce", level=3)
    assert (director.page["clock"]["level"], director.page["clock"]["played"]) == (3, 50 * MINUTE)
    director.undoes()
    assert (director.page["clock"]["level"], director.page["clock"]["played"]) == (1, 0)


def test_a_break_comes_and_goes_by_the_clock(director: Director, wall: Wall) -> None:
    seated(director, **BREAKS)
    director.times("start")
    wall.time += 22 * 60
    clock = director.looks()["clock"]
    assert (clock["on_break"], clock["break_left"], clock["level"]) == (True, 8 * MINUTE, 2)
    director.does("away", player="Ann")
    assert director.page["clock"]["on_break"]
    wall.time += 9 * 60
    director.does("back", player="Ann")
    clock = director.page["clock"]
    assert (clock["on_break"], clock["played"]) == (False, 21 * MINUTE)


def test_a_break_is_taken_early_and_ended_early(director: Director, wall: Wall) -> None:
    seated(director, **BREAKS)
    director.times("start")
    wall.time += 15 * 60
    director.does("take-break")
    wall.time += 2 * 60
    assert director.looks()["clock"]["break_left"] == 8 * MINUTE - 1
    director.does("resume")
    wall.time += 60
    clock = director.looks()["clock"]
    assert (clock["on_break"], clock["level"], clock["left"]) == (False, 2, 19 * MINUTE)


def test_the_events_of_a_house_can_be_announced(director: Director) -> None:
    (club,) = director.staff.get("/night-events")
    for event in club["events"]:
        page = director.opens(house=club["house"], event=event["event"], percent=[], late=0)
        assert page["stack"] == event["stack"]


def test_registration_closes_by_the_clock_though_nobody_does_anything(
    director: Director, wall: Wall
) -> None:
    seated(director, late=1)
    director.times("start")
    wall.time += 24 * 60
    assert director.looks()["registration"]
    wall.time += 2 * 60
    page = director.looks()
    assert not page["registration"]
    assert director.looks()["seq"] == page["seq"]  # looking again changes nothing


def test_prizes_are_posted_when_the_places_are_known(director: Director) -> None:
    seated(director, percent=[])
    assert (director.page["places_paid"], director.page["prizes"]) == (2, [])
    director.does("post-prizes", percent=["60", "40"])
    prizes = [each["prize"] for each in director.page["prizes"]]
    assert prizes == ["129.60", "86.40"]  # twelve times 20, less a tenth
    for wrong in (["60", "30"], ["1e999999", "0"], ["sixty", "forty"]):
        answer = director.does("post-prizes", status=409, percent=wrong)
        assert "add up to 100" in answer["error"]["message"]
    assert director.undoes()["prizes"] == []


def test_a_night_whose_prizes_cannot_be_read_is_not_announced(director: Director) -> None:
    setup = {"house": "bcpc", "event": "deepstack", "percent": ["nan"]}
    form = {"key": uuid.uuid4().hex, "name": "Deepstack", "setup": setup}
    assert "add up to 100" in director.staff.post("/nights", form, 409)["error"]["message"]
