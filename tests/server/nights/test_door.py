"""The door of a night: from a phone, from a list, in a full room; and what the log says of it."""

import uuid
from typing import Any

import pytest
import segno
from starlette.testclient import TestClient

from houseway.server.nights.entry_list import rows
from houseway.server.people.roles import Role
from tests.server.conftest import Person, make_staff
from tests.server.nights.test_nights import NAMES, Director


@pytest.fixture
def director(room: TestClient, sqlite_url: str) -> Director:
    make_staff(sqlite_url, "Tom", Role.DIRECTOR)
    return Director(room)


def lists(director: Director, text: str, status: int = 200) -> dict[str, Any]:
    form = {"key": uuid.uuid4().hex, "seq": director.page["seq"], "text": text}
    answer = director.staff.post(f"/nights/{director.page['id']}/list", form, status)
    if status == 200:
        director.page = answer["page"]
    return answer


def asks(guest: Person, night: str, name: str, status: int = 200) -> dict[str, Any]:
    form = {"key": uuid.uuid4().hex, "name": name}
    answer: dict[str, Any] = guest.post(f"/nights/{night}/asks", form, status)
    return answer


def answers(director: Director, asked: str, accept: bool, status: int = 200) -> dict[str, Any]:
    form = {"key": uuid.uuid4().hex, "seq": director.page["seq"], "asked": asked}
    path = f"/nights/{director.page['id']}/answers"
    return director._told(path, {**form, "accept": accept}, status)


# From a phone


def test_a_player_asks_on_his_phone_and_the_director_lets_him_in(
    director: Director, room: TestClient
) -> None:
    night = director.opens()["id"]
    zoe = Person(room, "Zoe")
    assert asks(zoe, night, "Zoe")["mine"] == {"name": "Zoe", "state": "waiting"}
    (asked,) = director.looks()["asks"]
    assert asked["name"] == "Zoe"
    page = answers(director, asked["asked"], accept=True)
    assert (page["entries"], page["asks"]) == (1, [])
    assert zoe.get(f"/nights/{night}")["mine"] == {"name": "Zoe", "state": "in"}
    assert zoe.get(f"/nights/{night}")["asks"] == []  # who asks is the director's to know


def test_or_does_not(director: Director, room: TestClient) -> None:
    night = director.opens()["id"]
    zoe = Person(room, "Zoe")
    asks(zoe, night, "Zoe")
    answers(director, director.looks()["asks"][0]["asked"], accept=False)
    assert zoe.get(f"/nights/{night}")["mine"] == {"name": "Zoe", "state": "refused"}
    assert director.page["entries"] == 0
    answers(director, "nobody", accept=True, status=400)


def test_a_question_at_the_door_makes_nobodys_act_stale(
    director: Director, room: TestClient
) -> None:
    night = director.opens()["id"]
    asks(Person(room, "Zoe"), night, "Zoe")
    director.does("enter", player="Ann")  # as he saw it before
    assert director.page["entries"] == 1


def test_nobody_asks_under_a_name_that_is_taken_or_too_late(
    director: Director, room: TestClient
) -> None:
    night = director.opens(late=1)["id"]
    director.does("enter", player="Ann")
    zoe, yan = Person(room, "Zoe"), Person(room, "Yan")
    assert "has entered already" in asks(zoe, night, "Ann", 409)["error"]["message"]
    asks(zoe, night, "Zoe")
    assert "has asked already" in asks(yan, night, "Zoe", 409)["error"]["message"]
    director.looks()
    director.does("announce", level=2)
    assert "registration is closed" in asks(yan, night, "Yan", 409)["error"]["message"]


def test_the_door_has_a_code_that_leads_to_it(director: Director, room: TestClient) -> None:
    night = director.opens()["id"]
    answer = room.get(f"/api/nights/{night}/door.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    made = segno.make(f"{room.base_url}/#/night/{night}/enter", error="m")
    drawn = made.svg_inline(scale=8, border=3, dark="#101c1d", light="#ffffff")
    assert drawn.rpartition(' d="')[2] in answer.text  # every square of it
    assert room.get("/api/nights/none/door.svg").status_code == 404


# From a list


def test_a_list_says_what_was_wrong_in_which_row(director: Director) -> None:
    director.opens()
    director.does("enter", player="Ann")
    text = 'Name;Paid\nBob;cash\nAnn;online\n;cash\n"Cid";gold\nBob;cash\n\nDee;Online\n'
    report = lists(director, text)
    assert report["entered"] == ["Bob", "Dee"]
    assert [(each["row"], each["says"]) for each in report["wrong"]] == [
        (3, "Ann has entered already"),
        (4, "there is no name in the first column"),
        (5, "'gold' is no way to pay; there are online and cash"),
        (6, "Bob is in the list twice"),
    ]
    assert director.page["entries"] == 3
    assert "there is no row" in lists(director, " \n", 400)["error"]["message"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann\nBob", ["Ann", "Bob"]),
        ("\ufeffplayer,phone\nAnn,0121\nBob,", ["Ann", "Bob"]),
        ("Ann\t0121\nBob\tcash", ["Ann", "Bob"]),
        ('"Ann, the elder"\n', ["Ann, the elder"]),
    ],
)
def test_lists_as_spreadsheets_write_them(text: str, names: list[str]) -> None:
    assert [row.name for row in rows(text) if not row.wrong] == names


# Late, and in a full room


def test_who_comes_late_draws_a_seat_at_once(director: Director) -> None:
    director.opens()
    lists(director, "\n".join(NAMES))
    director.does("seat")
    lists(director, "Zoe")
    zoe = next(each for each in director.page["players"] if each["name"] == "Zoe")
    assert zoe["chair"] is not None


def test_a_full_room_has_a_queue(director: Director) -> None:
    director.opens(tables=1)
    lists(director, "\n".join(NAMES))
    director.does("seat")
    assert len(director.page["alternates"]) == 3
    first = director.page["alternates"][0]
    who, to, *_ = director.page["tables"][0]["seats"].values()
    director.does("bust", player=who, to=to)
    director.does("seat")
    assert first not in director.page["alternates"]


# The log


def test_the_log_says_who_when_before_and_after(director: Director) -> None:
    night = director.opens()["id"]
    lists(director, "Ann\nBob\nCid")
    director.does("seat")
    director.does("bust", player="Bob", to="Ann")
    director.undoes()
    director.times("start")
    lines = director.staff.get(f"/nights/{night}/log")
    assert [each["act"]["act"] for each in lines] == ["clock", "bust", "seat"] + 3 * ["enter"]
    bust = lines[1]
    assert (bust["by"], bust["undone_by"]) == ("Tom", "Tom")
    told = {each["what"]: (each["before"], each["after"]) for each in bust["changes"]}
    assert told["players"] == ("3", "2")
    assert told["Bob"][1] == "out"
    assert told["Ann, chips"] == ("10,000", "20,000")
    older = director.staff.get(f"/nights/{night}/log?before={bust['number']}&most=1")
    assert [each["act"]["act"] for each in older] == ["seat"]


def test_the_log_is_for_directors(director: Director, room: TestClient) -> None:
    night = director.opens()["id"]
    Person(room, "Zoe").get(f"/nights/{night}/log", 403)
