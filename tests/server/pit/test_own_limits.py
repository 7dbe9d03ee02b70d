"""Limits that a player sets himself, and exclusions: held to where chips are sold."""

from typing import Any

from starlette.testclient import TestClient

from tests.server.pit.conftest import LIMITS, THREE_CARD, loses, on_both, told
from tests.server.wall import Wall, refusal

DAY = 24 * 3600


def sits(person: Any, buy_in: int, status: int = 200) -> Any:
    if not person.view:
        person.open(THREE_CARD, settings=LIMITS)
    person.look()
    return person.do("sit", status, seat=1, buy_in=buy_in)


def limit(person: Any, kind: str) -> Any:
    return next(each for each in person.get("/me/limits")["limits"] if each["kind"] == kind)


@on_both
def test_nobody_can_lose_more_than_he_has_set(room: TestClient, people: Any, wall: Wall) -> None:
    ann = people(room, "Ann")
    ann.post("/me/limits", {"kind": "loss", "amount": 3_000})
    assert "30.00" in refusal(sits(ann, 3_001, 409))
    sits(ann, 2_000)
    assert "10.00 of it is left" in refusal(ann.do("buy", 409, amount=1_001))
    ann.do("buy", amount=1_000)
    loses(ann, 2_500)
    assert limit(ann, "loss")["used"] == 2_500
    ann.do("buy", 409, amount=1)  # 5.00 of it still lie on the table
    loses(ann, 500)
    assert "0.00 of it is left" in refusal(ann.do("buy", 409, amount=1))
    wall.time += DAY
    ann.look()
    ann.do("buy", amount=1_000)


def test_a_tighter_limit_holds_at_once_and_a_softer_one_in_a_day(
    room: TestClient, people: Any, wall: Wall
) -> None:
    ann = people(room, "Ann")
    ann.post("/me/limits", {"kind": "loss", "amount": 3_000})
    ann.post("/me/limits", {"kind": "loss", "amount": 1_000})
    sits(ann, 2_000, 409)
    ann.post("/me/limits", {"kind": "loss", "amount": 5_000})
    assert limit(ann, "loss")["amount"] == 1_000
    assert limit(ann, "loss")["then"] == 5_000
    sits(ann, 2_000, 409)
    wall.time += DAY - 1
    sits(ann, 2_000, 409)
    wall.time += 1
    sits(ann, 2_000)
    ann.post("/me/limits", {"kind": "loss", "amount": None})
    assert limit(ann, "loss") == {
        "kind": "loss",
        "amount": 5_000,
        "then": None,
        "then_at": int((wall.time + DAY) * 1000),
        "used": 0,
    }


def test_minutes_are_counted_while_somebody_plays(
    room: TestClient, people: Any, wall: Wall
) -> None:
    ann = people(room, "Ann")
    ann.post("/me/limits", {"kind": "minutes", "amount": 20})
    sits(ann, 20_000)
    for _ in range(5):
        loses(ann, 500)
        wall.time += 5 * 60
    assert limit(ann, "minutes")["used"] == 20
    assert "20 minutes" in refusal(ann.do("buy", 409, amount=500))


def test_new_chips_are_a_deposit(room: TestClient, people: Any) -> None:
    ann = people(room, "Ann")
    sits(ann, 100_000)
    loses(ann, 95_000)
    ann.post("/me/limits", {"kind": "deposit", "amount": 100_000})
    assert "limit of 1,000.00 in new chips" in refusal(ann.post("/me/chips", {}, 409))


@on_both
def test_who_is_excluded_is_sold_nothing(
    room: TestClient, flo: Any, people: Any, wall: Wall
) -> None:
    ann, bob = people(room, "Ann"), people(room, "Bob")
    sits(ann, 1_000)
    told(flo, ann.id, "exclude", days=None, why="counterfeit chips")
    assert "excluded you for good" in refusal(ann.do("buy", 409, amount=1_000))
    [alert] = [each for each in flo.get("/floor")["alerts"] if each["about"] == "excluded"]
    assert (alert["table"], alert["seat"]) == (ann.view["id"], 1)
    [found] = flo.get("/floor/people?name=Ann")
    assert found["excluded"] == "by the house, for good"
    told(flo, ann.id, "readmit", why="they were ours")
    ann.do("buy", amount=1_000)
    bob.post("/me/exclusion", {"days": 2})
    sits(bob, 1_000, 409)
    assert "nobody lifts that" in refusal(told(flo, bob.id, "readmit", 400, why="he begs"))
    told(flo, bob.id, "exclude", 400, days=1, why="shorter")
    bob.post("/me/exclusion", {"days": 1}, 400)
    wall.time += 2 * DAY
    sits(bob, 1_000)
    assert [each["act"] for each in flo.get("/floor/report?day=2026-03-01")["acts"]] == [
        "readmit-player",
        "exclude-player",
    ]
