"""A round that is disputed comes before the floor as its player saw it, and is answered once."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.people.roles import Role
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
