"""The training room over HTTP: what is asked, what is remembered of whom, tests and a class."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway import games
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.people.roles import Role
from houseway.trainer import Exam, drill
from tests.server.client import Client
from tests.server.conftest import Person, Staff, make_staff
from tests.server.houses import house_with
from tests.server.wall import Wall

BACCARAT = "mini-baccarat@bclc"
DAY = 86_400.0


def right(asked: dict[str, Any]) -> Any:
    found = drill(games.find(asked["game"]), asked["topic"], asked["seed"]).right
    return list(found) if isinstance(found, tuple) else found


def answered(person: Any, asked: dict[str, Any], answer: Any, status: int = 200) -> Any:
    form = {"topic": asked["topic"], "seed": asked["seed"], "answer": answer}
    return person.post(f"/training/{asked['game']}/answers", form, status)


def test_what_was_missed_comes_back_and_to_nobody_else(each_url: str, quick: House) -> None:
    wall = Wall()
    with Client(create_app(each_url, house_with(quick, now=wall))) as client:
        ann, bob = Person(client, "Ann"), Person(client, "Bob")
        asked = ann.post(f"/training/{BACCARAT}/drills", {"topics": ["result"]})
        assert "right" not in asked
        mark = answered(ann, asked, "")
        assert mark["right"] is False
        assert mark["clause"].startswith("bclc-baccarat/1/")
        assert ann.get(f"/training/{BACCARAT}")["due"] == 1
        assert bob.get(f"/training/{BACCARAT}")["due"] == 0
        assert answered(ann, asked, right(asked))["right"] is True
        page = ann.get(f"/training/{BACCARAT}")
        assert page["due"] == 0
        told = {each["name"]: (each["right"], each["wrong"]) for each in page["topics"]}
        assert told == {"result": (1, 1), "pays": (0, 0), "order": (0, 0)}
        wall.time += DAY
        assert ann.get(f"/training/{BACCARAT}")["due"] == 1


@pytest.mark.parametrize("id", ["pai-gow-poker@bclc", "omaha-hi-lo@bclc", "texas-holdem@bcpc"])
def test_every_form_of_answer_goes_over_the_wire(client: TestClient, person: Any, id: str) -> None:
    ann = person("Ann")
    for topic in ann.get(f"/training/{id}")["topics"]:
        asked = ann.post(f"/training/{id}/drills", {"topics": [topic["name"]]})
        assert answered(ann, asked, right(asked))["right"] is True, asked


def test_a_test_is_marked_once_and_its_questions_do_not_say_which_they_are(
    client: TestClient, person: Any
) -> None:
    ann, bob = person("Ann"), person("Bob")
    test = ann.post(f"/training/{BACCARAT}/exams", {"many": 5})
    assert {asked["seed"] for asked in test["drills"]} == {0}
    path = f"/training/exams/{test['id']}"
    ann.get(path, 404)
    bob.post(path, {"answers": []}, 403)
    given = [_known(client, test, at) for at in range(5)]
    told = ann.post(path, {"answers": given})
    assert (told["right"], told["asked"], told["passed"], told["name"]) == (5, 5, True, "Ann")
    assert ann.post(path, {"answers": []}) == told
    assert client.get(f"/api{path}").json() == told


def _known(client: TestClient, test: dict[str, Any], at: int) -> Any:
    """The right answer to a question of a test, by the seed that the house keeps."""
    from sqlalchemy import select

    from houseway.server.database.models import ExamRow

    async def seed() -> int:
        async with client.app.state.desk.store.read() as conn:  # type: ignore[attr-defined]
            return (await conn.scalars(select(ExamRow.seed))).one()

    assert client.portal is not None
    asked = Exam(games.find(BACCARAT), client.portal.call(seed), 5).drills()[at]
    assert asked.ask == test["drills"][at]["ask"]
    return list(asked.right) if isinstance(asked.right, tuple) else asked.right


def test_a_trainer_sees_his_class(sqlite_url: str, quick: House) -> None:
    make_staff(sqlite_url, "Tess", Role.FLOOR)
    with Client(create_app(sqlite_url, quick)) as client:
        ann, tess = Person(client, "Ann"), Staff(client, "Tess")
        for topic in ("result", "pays"):
            answered(ann, ann.post(f"/training/{BACCARAT}/drills", {"topics": [topic]}), "")
        (row,) = tess.get("/training/class")
        assert (row["name"], row["game"], row["right"], row["wrong"]) == ("Ann", BACCARAT, 0, 2)
        assert (row["due"], row["passed"], row["tested"]) == (2, None, None)
        test = ann.post(f"/training/{BACCARAT}/exams", {"many": 5})
        handed = ann.post(f"/training/exams/{test['id']}", {"answers": []})
        (row,) = tess.get("/training/class")  # what he did not know in a test is asked again
        assert (row["passed"], row["tested"]) == (None, f"0 of 5 on {handed['on']}")
        assert (row["right"], row["wrong"]) == (0, 7)
        ann.post(f"/training/exams/{test['id']}", {"answers": []})  # once more, and nothing new
        assert tess.get("/training/class") == [row]
        ann.get("/training/class", 403)


def test_what_is_not_there_is_refused_in_words(client: TestClient, person: Any) -> None:
    ann = person("Ann")
    told = ann.post(f"/training/{BACCARAT}/drills", {"topics": ["setting"]}, 400)
    assert told["error"]["message"].endswith("it has result, pays, order")
    ann.get("/training/nothing@bclc", 404)
    answered(ann, {"game": BACCARAT, "topic": "pays", "seed": -1}, 5, 422)
    answered(ann, {"game": BACCARAT, "topic": "pays", "seed": 1}, 10**30, 422)
    answered(ann, {"game": BACCARAT, "topic": "pays", "seed": 1}, ["x"] * 21, 422)
    assert client.post(f"/api/training/{BACCARAT}/drills", json={}).status_code == 200
