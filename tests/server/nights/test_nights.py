"""A tournament night over HTTP: announced, directed, taken back, and checked by everybody."""

import csv
import io
import uuid
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.people.roles import Role
from houseway.tournament import Event, Sealed
from tests.server.client import Client
from tests.server.conftest import Person, Staff, make_staff
from tests.server.houses import house_with
from tests.server.wall import Wall

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim", "Kay", "Lou")
SETUP: dict[str, Any] = {"house": "bcpc", "event": "deepstack", "buy_in": 2000}
SETUP |= {"late": 4, "re_entry": True, "percent": ["70", "30"]}


class Director:
    """Somebody who runs a night, from what he last saw of it."""

    def __init__(self, client: TestClient, name: str = "Tom") -> None:
        self.staff = Staff(client, name)
        self.page: dict[str, Any] = {}

    def opens(self, **setup: Any) -> dict[str, Any]:
        form = {"key": uuid.uuid4().hex, "name": "Deepstack", "setup": {**SETUP, **setup}}
        self.page = self.staff.post("/nights", form)
        return self.page

    def does(self, act: str, status: int = 200, **said: Any) -> dict[str, Any]:
        form = {"key": uuid.uuid4().hex, "seq": self.page["seq"], "act": {"act": act, **said}}
        return self._told(f"/nights/{self.page['id']}/acts", form, status)

    def undoes(self, status: int = 200) -> dict[str, Any]:
        form = {"key": uuid.uuid4().hex, "seq": self.page["seq"]}
        return self._told(f"/nights/{self.page['id']}/undo", form, status)

    def times(self, do: str, **more: Any) -> dict[str, Any]:
        form = {"key": uuid.uuid4().hex, "do": do, **more}
        return self._told(f"/nights/{self.page['id']}/timer", form, 200)

    def looks(self) -> dict[str, Any]:
        self.page = self.staff.get(f"/nights/{self.page['id']}")
        return self.page

    def _told(self, path: str, form: dict[str, Any], status: int) -> dict[str, Any]:
        answer: dict[str, Any] = self.staff.post(path, form, status)
        self.page = answer if status == 200 else self.page
        return answer


@pytest.fixture
def director(room: TestClient, sqlite_url: str) -> Director:
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    return Director(room)


def seated(director: Director, names: tuple[str, ...] = NAMES) -> None:
    director.opens()
    for name in names:
        director.does("enter", player=name)
    director.does("seat")


def test_a_night_from_the_door_to_the_last_prize(director: Director, room: TestClient) -> None:
    seated(director)
    page = director.page
    assert (page["entries"], page["left"], len(page["tables"])) == (12, 12, 2)
    assert page["in_play"] == sum(each["stack"] for each in page["players"])
    while director.page["left"] > 1:
        due = director.page["options"][0]["act"]
        if due in ("seat", "draw-order", "break", "balance", "take-break", "resume"):
            director.does(**director.page["options"][0])
            continue
        table = director.page["tables"][0]
        first, second, *_ = table["seats"].values()
        director.does("bust", player=second, to=first)
    director.does("end")
    page = director.looks()
    assert page["over"]
    assert sorted(each["place"] for each in page["players"]) == list(range(1, 13))
    paid = [float(each) for won in page["paid"].values() for each in won]
    assert round(sum(paid) * 100) == page["pool"] == 12 * 2000 * 9 // 10  # a tenth is kept
    rows = list(csv.DictReader(io.StringIO(room.get(f"/api/nights/{page['id']}/results.csv").text)))
    assert [int(row["place"]) for row in rows] == list(range(1, 13))


def test_everybody_can_check_the_draws_when_it_is_over(director: Director) -> None:
    seated(director, NAMES[:2])
    assert director.page["secret"] is None
    director.does("bust", player="Ann", to="Bob")
    director.does("end")
    page = director.looks()
    assert Sealed(bytes.fromhex(page["secret"])).seal == page["seal"]


def test_a_step_back_is_a_step_back(director: Director) -> None:
    seated(director)
    before = director.page
    director.does("bust", player="Ann", to="Bob")
    assert director.page["left"] == 11
    director.undoes()
    shown = ("left", "players", "tables", "pool", "in_play")
    assert {key: director.page[key] for key in shown} == {key: before[key] for key in shown}


def test_of_two_directors_the_slower_one_looks_again(
    director: Director, room: TestClient, sqlite_url: str
) -> None:
    seated(director)
    make_staff(sqlite_url, "Una", Role.DIRECTOR)
    other = Director(room, "Una")
    other.page = director.page
    director.does("bust", player="Ann", to="Bob")
    answer = other.does("bust", player="Ann", to="Cid", status=409)
    assert "has moved on" in answer["error"]["message"]
    assert other.looks()["left"] == 11


def test_what_is_asked_twice_happens_once(director: Director) -> None:
    director.opens()
    form = {"key": uuid.uuid4().hex, "act": {"act": "enter", "player": "Ann"}}
    path = f"/nights/{director.page['id']}/acts"
    first, again = (director.staff.post(path, form) for _ in range(2))
    assert first == again
    assert director.looks()["entries"] == 1


def test_who_looks_on_sees_no_money_and_no_acts(director: Director, room: TestClient) -> None:
    seated(director)
    guest = Person(room, "Zoe")
    page = guest.get(f"/nights/{director.page['id']}")
    assert (page["directs"], page["options"], page["done"]) == (False, [], [])
    assert {each["paid"] for each in page["players"]} == {None}
    form = {"key": uuid.uuid4().hex, "act": {"act": "bust", "player": "Ann"}}
    answer = guest.post(f"/nights/{page['id']}/acts", form, 403)
    assert "only the floor or the director" in answer["error"]["message"]


def test_the_clock_runs_by_the_wall_and_levels_go_by_it(director: Director, wall: Wall) -> None:
    seated(director)
    director.times("start")
    wall.time += 26 * 60
    assert director.looks()["clock"]["level"] == 2
    director.does("away", player="Ann")
    assert director.page["clock"]["played"] == 26 * 60_000
    director.times("stop")
    wall.time += 3600
    assert director.looks()["clock"]["played"] == 26 * 60_000
    director.undoes()  # Ann is back; time is not taken back
    assert director.looks()["clock"]["played"] == 26 * 60_000
    assert all(each["here"] for each in director.page["players"])


@pytest.mark.parametrize(
    ("act", "status", "told"),
    [
        ({"act": "fly"}, 400, "no act"),
        ({"act": "enter"}, 400, "says too little"),
        ({"act": "enter", "player": "Ann", "hat": "red"}, 400, "has no 'hat'"),
        ({"act": "bust", "player": "Nobody"}, 409, "Nobody"),
    ],
)
def test_what_cannot_be_done_is_said_in_a_line(
    director: Director, act: dict[str, Any], status: int, told: str
) -> None:
    director.opens()
    before = director.looks()
    answer = director.does(status=status, **act)
    assert told in answer["error"]["message"]
    assert director.looks() == before


def test_a_restart_changes_nothing(sqlite_url: str, quick: House) -> None:
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    wall = Wall()
    house = house_with(quick, now=wall)
    with Client(create_app(sqlite_url, house)) as client:
        director = Director(client)
        seated(director)
        director.does("bust", player="Ann", to="Bob")
        before = director.looks()
    with Client(create_app(sqlite_url, house)) as client:
        again = Director(client)
        again.page = before
        assert again.looks() == before


def test_a_night_is_taken_away_as_json(director: Director, room: TestClient) -> None:
    seated(director)
    director.does("bust", player="Ann", to="Bob")
    path = f"/nights/{director.page['id']}/night.json"
    again = Event.from_json(director.staff.get(path))
    assert again.left == 11
    chairs = {name: str(each.chair) for name, each in again.players.items() if each.chair}
    shown = {each["name"]: each["chair"] for each in director.page["players"] if each["chair"]}
    assert chairs == shown
    Person(room, "Zoe").get(path, 403)


def test_an_unknown_night_has_no_clock(room: TestClient) -> None:
    assert room.get("/api/nights/none/clock").status_code == 404
