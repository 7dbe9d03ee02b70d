"""A round that is disputed comes before the floor as its player saw it, and is answered once."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from houseway.server.recall.disputes import MOST_WAITING
from tests.server.conftest import Staff, make_staff
from tests.server.recall.test_recall import HOLDEM, Evening


def cards(view: dict[str, Any], seat: int) -> list[str | None]:
    held = next(each for each in view["steps"][0]["seats"] if each["seat"] == seat)
    return [card for hand in held["hands"] for card in hand["cards"]]


@pytest.fixture
def evening(room: TestClient, people: Any) -> Evening:
    played = Evening(room, people, HOLDEM)
    played.plays()
    return played


def test_the_floor_sees_it_as_its_player_did_and_answers(
    evening: Evening, room: TestClient, people: Any, sqlite_url: str
) -> None:
    make_staff(sqlite_url, "Flo", Role.FLOOR)
    (ann, bob), flo, eve = evening.people, Staff(room, "Flo"), people(room, "Eve")
    path = f"/tables/{evening.id}/rounds/1"
    eve.post(f"{path}/dispute", {"note": "I saw it"}, 403)
    ann.post(f"{path}/dispute", {"note": ""}, 422)
    ann.post(f"{path}/dispute", {"note": "the pot was mine"})
    told = ann.post(f"{path}/dispute", {"note": "the pot was mine, I had the flush"})
    eve.get("/disputes", 403)
    (listed,) = flo.get("/disputes")
    assert listed == told
    assert (listed["by"], listed["round"], listed["answer"]) == ("Ann", 1, None)
    seen = flo.get(f"/shared/{listed['code']}")
    assert None not in cards(seen, 1)
    assert cards(seen, 2) == cards(ann.get(path), 2), "nothing that Ann did not see"
    answer = f"/disputes/{listed['id']}/answer"
    ann.post(answer, {"answer": "yes"}, 403)
    flo.post(answer, {"answer": "A full house beats a flush."})
    flo.post(answer, {"answer": "Or does it?"}, 400)
    assert ann.get(path)["dispute"]["answer"] == "A full house beats a flush."
    assert bob.get(path)["dispute"] is None
    ann.post(f"{path}/dispute", {"note": "still mine"}, 400)
    flo.post("/disputes/nothing/answer", {"answer": "yes"}, 404)


def test_one_player_does_not_fill_the_floors_list(
    room: TestClient, people: Any, sqlite_url: str
) -> None:
    """So many of his wait at a time; and whoever waits for the first time comes before them."""
    make_staff(sqlite_url, "Flo", Role.FLOOR)
    flo, evening = Staff(room, "Flo"), Evening(room, people, HOLDEM)
    ann, bob = evening.people
    for number in range(1, MOST_WAITING + 2):
        ann.look()
        ann.do("deal")
        next(each for each in (ann, bob) if each.look()["round"]["options"]).act("fold")
        full = number > MOST_WAITING
        path = f"/tables/{evening.id}/rounds/{number}/dispute"
        told = ann.post(path, {"note": "again"}, 409 if full else 200)
    assert "wait for the floor" in told["error"]["message"]
    bob.post(path, {"note": "once"})
    listed = flo.get("/disputes")
    assert [each["by"] for each in listed] == ["Ann", "Bob"] + ["Ann"] * (MOST_WAITING - 1)
    flo.post(f"/disputes/{listed[0]['id']}/answer", {"answer": "No."})
    ann.post(path, {"note": "again"})
