"""A live table over HTTP: acts and rulings in the log, corrections, undo, and its own books."""

from __future__ import annotations

import uuid
from typing import Any

import anyio
import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.models import BalanceRow, EventRow
from houseway.server.database.store import Store, database
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.conftest import Person
from tests.server.tablet.live_room import Tablet


@pytest.fixture
def tablet(room: TestClient, sqlite_url: str) -> Tablet:
    found = Tablet(room, sqlite_url, "Maria", Role.FLOOR)
    found.opens()
    return found.seats()


def rows(url: str, *columns: Any, where: Any = True) -> list[Any]:
    async def read() -> list[Any]:
        store = Store(database(url), read_only=True)
        async with store.read() as conn:
            found = await conn.execute(select(*columns).where(where))
            told = [tuple(row) for row in found]
        await store.close()
        return told

    return anyio.run(read)


def log(url: str, tablet: Tablet) -> list[tuple[str, dict[str, Any]]]:
    mine = EventRow.log_id == f"live:{tablet.view['id']}"
    return [(kind, body) for _, kind, body in sorted(
        rows(url, EventRow.seq, EventRow.kind, EventRow.body, where=mine), key=lambda row: row[0]
    )]  # fmt: skip


def test_the_log_holds_the_act_and_the_ruling(tablet: Tablet, sqlite_url: str) -> None:
    tablet.do("deal")
    assert tablet.view["to_act"]["seat"] == 4
    assert tablet.view["to_act"] == {
        "seat": 4, "facing": 20_000, "owes": 20_000, "prior": [], "least": 40_000,
        "most": 1_000_000,
    }  # fmt: skip
    tablet.acts(4, 1000)
    waits = tablet.view["waits"]
    assert waits["ruling"]["act"] == "call"
    assert waits["ruling"]["aloud"] == "Call £200.00. £800.00 comes back."
    assert waits["ruling"]["clauses"][-1]["id"] == "bcpc/59"
    assert tablet.view["pot"] == 30_000
    tablet.do("decide", choice="as ruled")
    assert tablet.view["waits"] is None
    assert tablet.view["record"][0]["played"] == "call"
    assert tablet.view["pot"] == 50_000
    (acted, told), (decided, chose) = log(sqlite_url, tablet)[-2:]
    assert (acted, decided) == ("acted", "decided")
    assert told["step"]["seen"]["chips"] == [100_000]
    assert told["step"]["ruling"]["act"] == "call"
    assert told["step"]["ruling"]["clauses"][-1] == "bcpc/59"
    assert chose["step"] == {"choice": "as ruled", "by": "Maria", "why": ""}
    assert told["by"] == tablet.id


def test_a_hand_is_dealt_keyed_and_pushed_and_the_books_follow(
    tablet: Tablet, sqlite_url: str
) -> None:
    tablet.do("deal")
    for seat in (4, 1, 2):
        tablet.acts(seat, said="call")
    tablet.acts(3, said="check")
    assert tablet.view["places"][0]["cards"] == [None, None, None]
    tablet.do("key", place="board", cards=["Ah", "7d", "2c"])
    for seat in (2, 3, 4, 1) * 2:
        tablet.acts(seat, said="check")
    tablet.do("key", place="board", cards=["Ah", "7d", "2c", "Ks", "Qs"])
    tablet.acts(2, said="all in")
    for seat in (3, 4):
        tablet.acts(seat, said="fold")
    tablet.acts(1, said="call")
    assert tablet.view["asks"]["seat"] == 0
    assert [each["spot"] for each in tablet.view["asks"]["offers"]] == [
        "seat 2 for the main pot",
        "seat 1 for the main pot",
        "seat 1 and seat 2 for the main pot",
    ]
    tablet.do("key", place="seat 2", cards=["As", "Ac"])
    tablet.do("key", place="seat 1", cards=["Kc", "Kd"])
    assert tablet.view["phase"] == "over"
    assert tablet.view["seats"][1]["words"] == "three aces"
    tablet.do("settle")
    assert tablet.stacks() == {"Ann": 0, "Bob": 20_400, "Cleo": 9_800, "Dan": 9_800}
    id = tablet.view["id"]
    held = dict(rows(sqlite_url, BalanceRow.purse, BalanceRow.cents))
    assert held[f"live:{id}:cage"] == -4_000_000
    assert held[f"live:{id}:seat:2"] == 2_040_000
    assert not any(purse.startswith(("seat:", "rake:")) for purse in held)
    tablet.do("cash_out", seat=2)
    assert tablet.view["bought"] == 1_960_000
    for seat in (1, 3, 4):
        tablet.do("cash_out", seat=seat)
    tablet.do("close")
    assert tablet.get("/live-tables") == []
    held = dict(rows(sqlite_url, BalanceRow.purse, BalanceRow.cents))
    assert {amount for purse, amount in held.items() if purse.startswith("live:")} == {0}


def test_an_underraise_is_put_right_for_everybody_who_called_it(tablet: Tablet) -> None:
    tablet.do("deal")
    tablet.acts(4, said="call")
    tablet.acts(1, said="call")
    number = tablet.view["record"][0]["number"]
    assert tablet.view["record"][0]["may_correct"]
    seen = {"seat": 4, "chips": [20_000, 10_000], "said": "raise"}
    tablet.do("correct", entry=number, seen=seen, why="he said raise, and nobody heard")
    bets = {each["name"]: each["bet"] // 100 for each in tablet.view["seats"]}
    assert bets == {"Ann": 400, "Bob": 100, "Cleo": 200, "Dan": 400}
    assert tablet.view["record"][-1]["ruling"]["aloud"].startswith(
        "Raise to £400.00. That goes for Ann."
    )
    assert tablet.view["record"][0]["void"] == "corrected"
    tablet.do("correct", 400, entry=99, seen=seen, why="no such act")


def test_whoever_takes_a_step_back_says_why(tablet: Tablet, sqlite_url: str) -> None:
    tablet.do("deal")
    tablet.acts(4, said="call")
    tablet.acts(1, said="fold")
    tablet.do("undo", 422, why="")
    tablet.do("undo", why="it was Bob who folded, out of turn")
    assert tablet.view["to_act"]["seat"] == 1
    assert tablet.view["struck"] == [
        {"words": "Ann: “fold”", "by": "Maria", "why": "it was Bob who folded, out of turn"}
    ]
    tablet.acts(2, said="fold")
    assert tablet.view["seats"][1]["early"] == "fold"
    tablet.acts(1, said="call")
    assert [each["kind"] for each in tablet.view["record"]] == [
        "acted",
        "acted",
        "acted",
        "turn_came",
    ]
    assert tablet.view["seats"][1]["status"] == "folded"
    assert log(sqlite_url, tablet)[-1][0] == "turn_came", "what follows is in the log as well"


def test_choices_wait_for_who_and_why(tablet: Tablet, sqlite_url: str) -> None:
    tablet.do("deal")
    tablet.acts(4, said="raise", said_amount=80_000)
    tablet.acts(1, said="raise", said_amount=200_000)
    tablet.acts(2, 500)
    assert [each["act"] for each in tablet.view["waits"]["ruling"]["choices"]] == ["call", "fold"]
    refused = tablet.acts(3, said="call", status=409)
    assert "waits for a decision" in refused["error"]["message"]
    tablet.do("decide", 409, choice="as ruled")
    tablet.do("decide", 400, choice="fold", by="Maria")
    dealer = Tablet(tablet.client, sqlite_url, "Otto", Role.DEALER)
    assert not dealer.sees(tablet.view["id"])["decides"]
    dealer.do("decide", 403, choice="fold", by="Otto", why="I think so")
    tablet.do("decide", choice="fold", by="Jo, director", why="a tiny chip by mistake")
    entry = tablet.view["record"][-1]
    assert (entry["decision"], entry["by"], entry["why"]) == (
        "fold", "Jo, director", "a tiny chip by mistake",
    )  # fmt: skip
    assert entry["played"] == "fold and leave £500.00"


def test_a_misdeal_gives_everything_back(tablet: Tablet) -> None:
    tablet.do("deal")
    tablet.acts(4, said="raise", said_amount=80_000)
    tablet.do("void", why="two cards face up in the box")
    assert (tablet.view["phase"], tablet.view["hand"]) == ("waiting", 0)
    assert set(tablet.stacks().values()) == {10_000}
    why = {"words": "Misdeal", "by": "Maria", "why": "two cards face up in the box"}
    assert tablet.view["struck"] == [why]
    tablet.do("deal")
    assert (tablet.view["hand"], tablet.view["button"]) == (1, 1)


def test_a_key_does_it_once_and_a_late_tablet_looks_again(tablet: Tablet) -> None:
    tablet.do("deal")
    before, key = dict(tablet.view), uuid.uuid4().hex
    seen = {"seat": 4, "said": "call"}
    once = tablet.do("act", key=key, seen=seen)
    tablet.view = before
    assert tablet.do("act", key=key, seen=seen) == once
    tablet.view = before
    assert tablet.do("act", 409, seen={"seat": 1, "said": "call"})["error"]["code"] == "stale"


def test_only_those_who_keep_the_count_may_key_and_everybody_may_look(
    tablet: Tablet, sqlite_url: str
) -> None:
    tablet.do("deal")
    tablet.acts(4, said="call")
    id, room = tablet.view["id"], tablet.client
    guest = Person(room, "Guest")
    seen = guest.get(f"/live-tables/{id}")
    assert (seen["yours"], seen["bought"], seen["asks"]) == (False, None, None)
    assert [each["played"] for each in seen["record"]] == ["call"]
    form = {"key": "k", "state": seen["state"], "command": {"do": "undo", "why": "mine"}}
    guest.post(f"/live-tables/{id}/commands", form, 403)
    guest.post("/live-tables", {"key": "k", "game": "texas-holdem@bcpc"}, 403)
    dealer = Tablet(room, sqlite_url, "Otto", Role.DEALER)
    dealer.opens(403)
    assert dealer.sees(id)["yours"]
    dealer.acts(1, said="fold")
    assert room.get(f"/api/live-tables/{id}").json()["yours"] is False
    guest.get("/live-tables/nothing", 404)


def test_spectators_hear_of_every_act(tablet: Tablet) -> None:
    id = tablet.view["id"]
    path = f"/api/live-tables/{id}/live"
    guest = Person(tablet.client, "Guest")
    with tablet.client.websocket_connect(path, headers=guest.headers) as line:
        assert line.receive_json()["phase"] == "waiting"
        tablet.do("deal")
        assert line.receive_json()["to_act"]["seat"] == 4


def test_a_table_is_refused_that_no_ruling_can_be_asked_for(tablet: Tablet) -> None:
    form: dict[str, Any] = {"key": "a", "settings": {"minimum": 500, "maximum": 10_000}}
    refused = tablet.post("/live-tables", {**form, "game": "three-card-poker@bclc"}, 400)
    assert "against a bank" in refused["error"]["message"]
    posted = {"blinds": [100, 200], "minimum_buy_in": 4000, "limits": [200, 400], "limit": "limit"}
    form = {"key": "b", "settings": posted, "game": "texas-holdem@chico"}
    assert "no rulings" in tablet.post("/live-tables", form, 400)["error"]["message"]


@pytest.fixture
def reopened(house: House, each_url: str) -> Any:
    """Opens the same room again, as after a restart."""

    def again() -> TestClient:
        return Client(create_app(each_url, house))

    return again


def test_after_a_restart_the_table_is_as_it_was(each_url: str, reopened: Any) -> None:
    with reopened() as first:
        tablet = Tablet(first, each_url, "Maria", Role.FLOOR)
        tablet.opens()
        tablet.seats().do("deal")
        tablet.acts(1, said="call")  # out of turn
        tablet.acts(4, 1000)
        tablet.do("decide", choice="as ruled")
        tablet.acts(2, said="raise", said_amount=60_000)
        tablet.do("undo", why="he only asked")
        tablet.acts(2, said="call")
        tablet.acts(3, said="check")
        tablet.do("key", place="board", cards=["Ah", "7d", "2c"])
        tablet.acts(2, 100)
        before = tablet.view
    with reopened() as second:
        again = Tablet(second, each_url, "Maria")
        assert again.sees(before["id"]) == before
        again.do("decide", choice="as ruled")
    report = anyio.run(verify_store, each_url)
    assert report.ok, str(report)


def test_the_purse_of_a_seat_that_was_tampered_with_is_found(each_url: str, reopened: Any) -> None:
    with reopened() as first:
        tablet = Tablet(first, each_url, "Maria", Role.FLOOR)
        tablet.opens()
        tablet.seats()
        purse = f"live:{tablet.view['id']}:seat:1"

    async def tamper() -> None:
        store = Store(database(each_url))
        async with store.write() as conn:
            table = BalanceRow.__table__
            await conn.execute(table.update().where(table.c.purse == purse).values(cents=1))
        await store.close()

    anyio.run(tamper)
    report = anyio.run(verify_store, each_url)
    assert any(purse in each for each in report.differences)


def test_a_draw_with_cards_that_nobody_sees(room: TestClient, sqlite_url: str) -> None:
    tablet = Tablet(room, sqlite_url, "Maria", Role.FLOOR)
    posted = {"blinds": [10_000, 20_000], "limits": [20_000, 40_000], "minimum_buy_in": 100_000}
    form = {"key": "d", "game": "badugi@bcpc", "settings": posted}
    tablet.view = tablet.post("/live-tables", form)
    for seat, name in ((1, "Ann"), (2, "Bob")):
        tablet.do("sit", seat=seat, name=name, buy_in=1_000_000)
    tablet.do("deal")
    tablet.do("answer", seat=tablet.view["asks"]["seat"], action={"act": "decline"})  # no twist
    first = tablet.view["to_act"]["seat"]
    tablet.acts(first, said="call")
    tablet.acts(3 - first, said="check")
    asked = tablet.view["asks"]
    assert [each["act"] for each in asked["offers"]] == ["draw"]
    tablet.do("answer", seat=asked["seat"], action={"act": "draw", "cards": ["??", "??"]})
    other = tablet.view["asks"]["seat"]
    assert other != asked["seat"]
    tablet.do("answer", seat=other, action={"act": "draw", "cards": []})
    assert tablet.view["to_act"] is not None


def test_stud_with_the_cards_that_lie_open(room: TestClient, sqlite_url: str) -> None:
    tablet = Tablet(room, sqlite_url, "Maria", Role.FLOOR)
    form = {"key": "s", "game": "stud@bcpc", "settings": stud_posted(tablet)}
    tablet.view = tablet.post("/live-tables", form)
    for seat, name in ((1, "Ann"), (2, "Bob")):
        tablet.do("sit", seat=seat, name=name, buy_in=1_000_000)
    tablet.do("deal")
    tablet.do("answer", seat=tablet.view["asks"]["seat"], action={"act": "decline"})  # no twist
    assert tablet.view["asks"]["seat"] == 0, "who brings it in, by cards that nobody has keyed"
    tablet.do("key", place="seat 1", cards=["??", "??", "2c"])
    tablet.do("key", place="seat 2", cards=["??", "??", "Kc"])
    assert tablet.view["seats"][0]["cards"] == [None, None, "2c"]
    assert tablet.view["asks"]["seat"] == 1, "the two of clubs opens"
    assert tablet.view["asks"]["offers"][0]["act"] == "bring_in"
    tablet.do("answer", seat=1, action={"act": "bring_in"})
    assert tablet.view["to_act"]["seat"] == 2


def stud_posted(tablet: Tablet) -> dict[str, Any]:
    facts = tablet.get("/games/stud@bcpc")["settings"]
    return {each["name"]: each["default"] for each in facts if each["required"]}
