"""Four eyes: one asks, a second confirms, and until then nothing has happened."""

import asyncio
import sqlite3
import uuid
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest

from houseway.server.app import create_app
from houseway.server.desk import Desk
from houseway.server.house import House
from houseway.server.logs.verify import verify, verify_store
from houseway.server.people import four_eyes
from houseway.server.people.accounts import Account
from houseway.server.people.roles import GIVEN, Role, StaffAct
from houseway.server.routes.jackpots import COMMAND
from houseway.server.shapes.jackpots import JackpotBooks, JackpotCommandForm
from tests.server.client import Client
from tests.server.conftest import Person, Staff, make_staff, staff_headers
from tests.server.houses import house_with
from tests.server.people.test_roles import asks
from tests.server.wall import Wall, refusal

TWO = frozenset({"freeze-jackpot", "give-role", "open-listed"})
HALF_HOUR = 30 * 60


class Room:
    """Two of the floor, an admin and a guest, in a room with a jackpot."""

    def __init__(self, url: str, house: House, wall: Wall) -> None:
        self.url, self.house, self.wall = url, house_with(house, four_eyes=TWO), wall
        for name, role in {"Flo": Role.FLOOR, "Moe": Role.FLOOR, "Ada": Role.ADMIN}.items():
            make_staff(url, name, role, at=wall.time)
        self.client = Client(create_app(url, self.house))
        self.client.__enter__()
        self.flo, self.moe, self.ada = (Staff(self.client, each) for each in ("Flo", "Moe", "Ada"))
        self.gus = Person(self.client, "Gus")
        self.flo.post("/jackpots", {"key": "j", "jackpot": "bad-beat"})

    def freeze(self, by: Any = None, status: int = 202, do: str = "freeze", key: str = "") -> Any:
        form = {"key": key or uuid.uuid4().hex, "command": {"do": do}}
        return (by or self.flo).post("/jackpots/bad-beat/commands", form, status)

    def confirm(self, asked: Any, by: Any = None, status: int = 200) -> Any:
        return (by or self.moe).post(f"/four-eyes/{asked['id']}/confirm", {}, status)

    def withdraw(self, asked: Any, by: Any = None, status: int = 200) -> Any:
        return (by or self.flo).post(f"/four-eyes/{asked['id']}/withdraw", {}, status)

    @property
    def frozen(self) -> bool:
        [sign] = self.gus.get("/jackpots")
        return bool(sign["stopped"])

    def notes(self) -> list[str]:
        words = [note["words"] for note in self.ada.get("/roles")["notes"]]
        return [each for each in reversed(words) if "freeze" in each]

    def restart(self) -> None:
        self.client.__exit__(None, None, None)
        self.client = Client(create_app(self.url, self.house))
        self.client.__enter__()
        for each in (self.flo, self.moe, self.ada, self.gus):
            each.client = self.client


@pytest.fixture
def room(sqlite_url: str, house: House, wall: Wall) -> Iterator[Room]:
    opened = Room(sqlite_url, house, wall)
    yield opened
    opened.client.__exit__(None, None, None)
    report = anyio.run(verify_store, sqlite_url)
    assert report.ok, str(report)


def test_it_happens_when_a_second_person_confirms(room: Room) -> None:
    asked = room.freeze(key="k")
    assert (asked["state"], asked["by"], asked["second"]) == ("waiting", "Flo", None)
    assert asked["words"] == "freeze a jackpot and release it: bad-beat"
    assert asked["told"] == {"do": "freeze"}
    assert not room.frozen
    assert room.freeze(key="k") == asked  # sent again
    [seen] = room.moe.get("/four-eyes")
    assert (seen["id"], seen["yours"], seen["may_confirm"]) == (asked["id"], False, True)
    [own] = room.flo.get("/four-eyes")
    assert (own["yours"], own["may_confirm"]) == (True, False)
    assert room.gus.get("/four-eyes") == room.ada.get("/four-eyes") == []
    done = room.confirm(asked)
    assert (done["state"], done["by"], done["second"]) == ("done", "Flo", "Moe")
    assert room.frozen
    assert room.confirm(asked) == done  # once, however often
    books = room.freeze(key="k", status=200)
    assert books["sign"]["stopped"]
    assert room.moe.get("/four-eyes") == []
    act = "freeze a jackpot and release it"
    assert room.notes() == [
        "The room is run with floor: nobody; admin: nobody; "
        "four eyes: freeze-jackpot, give-role, open-listed",
        f"Flo asked to {act}: bad-beat",
        f"Flo's request to {act}: confirmed by Moe",
        f"Flo's request to {act}: done",
    ]


def test_nobody_confirms_his_own_and_nobody_without_the_role(room: Room) -> None:
    asked = room.freeze()
    assert "you asked for this yourself" in refusal(room.confirm(asked, room.flo, 403))
    for each in (room.gus, room.ada):
        assert "only the floor may freeze" in refusal(room.confirm(asked, each, 403))
        room.withdraw(asked, each, 403)
    room.freeze(room.gus, 403)
    room.flo.post("/four-eyes/nothing/confirm", {}, 404)
    assert not room.frozen


def test_what_was_withdrawn_cannot_be_confirmed(room: Room) -> None:
    asked = room.freeze(key="k")
    assert "only who asked for it" in refusal(room.withdraw(asked, room.moe, 403))
    assert room.withdraw(asked)["state"] == "withdrawn"
    assert room.withdraw(asked)["state"] == "withdrawn"
    assert "was withdrawn; nothing was done" in refusal(room.confirm(asked, status=409))
    assert "ask again with a new key" in refusal(room.freeze(key="k", status=409))
    room.confirm(room.freeze())
    assert "cannot be withdrawn any more" in refusal(
        room.withdraw(room.freeze(do="unfreeze") | {"id": _done(room)}, status=409)
    )


def _done(room: Room) -> str:
    """The id of something that Flo asked for and Moe confirmed."""
    asked = next(each for each in room.moe.get("/four-eyes"))
    room.confirm(asked)
    return str(asked["id"])


def test_it_lapses(room: Room) -> None:
    asked = room.freeze(key="k")
    room.wall.time += HALF_HOUR - 1
    assert len(room.moe.get("/four-eyes")) == 1
    room.wall.time += 1
    assert room.moe.get("/four-eyes") == []
    assert "Flo's request lapsed; nothing was done" in refusal(room.confirm(asked, status=409))
    assert "lapsed" in refusal(room.freeze(key="k", status=409))
    assert room.freeze()["id"] != asked["id"]
    assert not room.frozen


def test_the_same_is_asked_for_once(room: Room) -> None:
    asked = room.freeze(key="k")
    assert room.freeze(key="l") == asked
    assert refusal(room.freeze(room.moe, 409)) == "Flo has asked for this already; confirm that"
    told = refusal(room.freeze(key="k", do="unfreeze", status=409))
    assert told == "key k was used for another act; take a new key for each"


def test_who_has_lost_his_role_asked_in_vain(room: Room, sqlite_url: str) -> None:
    asked = room.freeze()
    command = {"do": "take", "name": "Flo", "role": "floor"}
    wanted = room.ada.post("/roles/commands", {"key": "k", "command": command}, 202)
    make_staff(sqlite_url, "Eve", Role.ADMIN, at=room.wall.time)
    room.confirm(wanted, Staff(room.client, "Eve"))
    assert "was refused; nothing was done" in refusal(room.confirm(asked, status=409))
    assert not room.frozen


def test_what_the_rules_forbid_by_then_is_refused(room: Room) -> None:
    asked = room.freeze(do="unfreeze")
    told = refusal(room.confirm(asked, status=409))
    assert "frozen" in told
    assert "was refused" in refusal(room.confirm(asked, status=409))


def test_an_admin_who_wants_two_for_roles_cannot_make_himself_anything(room: Room) -> None:
    command = {"do": "give", "name": "Ada", "role": "floor"}
    asked = room.ada.post("/roles/commands", {"key": "k", "command": command}, 202)
    assert asked["told"] == {"do": "give", "name": "Ada", "role": "floor"}
    room.confirm(asked, room.ada, 403)
    room.confirm(asked, room.moe, 403)
    assert room.ada.me()["roles"] == ["player", "admin"]


def test_a_restart_between_the_two_changes_nothing(room: Room) -> None:
    asked = room.freeze()
    room.restart()
    assert room.confirm(asked)["state"] == "done"
    assert room.frozen


def test_a_process_that_stops_after_the_deed_does_it_once(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was done and not yet written down as done; who confirms it again finds it so."""
    asked = room.freeze()

    async def stops(desk: Desk, who: Account, name: str, form: JackpotCommandForm) -> JackpotBooks:
        await COMMAND.do(desk, who, name, form)
        raise RuntimeError

    monkeypatch.setitem(four_eyes.DEEDS, COMMAND.name, replace(COMMAND, do=stops))
    room.confirm(asked, status=500)
    monkeypatch.setitem(four_eyes.DEEDS, COMMAND.name, COMMAND)
    assert room.frozen
    room.withdraw(asked, status=409)
    room.restart()
    assert room.confirm(asked)["state"] == "done"
    assert room.frozen


def test_every_act_that_changes_something_can_need_two(sqlite_url: str, quick: House) -> None:
    """No way past the second person: each is put away, and its first asker gets nothing else."""
    acts = [act for act in StaffAct if not act.reads and not act.alone]
    make_staff(sqlite_url, "Ada", *GIVEN)
    house = house_with(quick, four_eyes=frozenset(acts))
    with Client(create_app(sqlite_url, house)) as client:
        ada = Staff(client, "Ada")
        for act in acts:
            answer = asks(client, ada.headers, act, "ada")
            assert (answer.status_code, answer.json()["act"]) == (202, act), answer.text
        assert {each["act"] for each in ada.get("/four-eyes")} == set(acts)
        assert ada.get("/jackpots") == []


def test_a_request_that_was_tampered_with_is_found(
    tmp_path: Path, house: House, wall: Wall
) -> None:
    path = tmp_path / "house.db"
    room = Room(str(path), house, wall)
    room.freeze()
    room.client.__exit__(None, None, None)
    assert verify(str(path)).ok
    with sqlite3.connect(path) as db:
        db.execute("UPDATE asked SET state = 'confirmed', second = account_id")
    db.close()
    assert "freeze-jackpot waiting None" in str(verify(str(path)))


@pytest.mark.anyio
async def test_two_processes_confirm_at_once(each_url: str, quick: House) -> None:
    """Asked for at one, confirmed at both by two people: it happens once, and both are told so."""
    house = house_with(quick, four_eyes=TWO)
    people = {"Ada": Role.ADMIN, "Eve": Role.ADMIN, "Ivy": Role.ADMIN}

    def make() -> None:
        for name, role in people.items():
            make_staff(each_url, name, role)
        make_staff(each_url, "Flo")

    await asyncio.to_thread(make)
    async with AsyncExitStack() as stack:
        clients = []
        for app in (create_app(each_url, house), create_app(each_url, house)):
            desk = app.state.desk
            await stack.enter_async_context(app.router.lifespan_context(app))
            client = httpx2.AsyncClient(
                transport=httpx2.ASGITransport(app=app), base_url="http://testserver"
            )
            clients.append(await stack.enter_async_context(client))
        ada, eve, ivy, flo = [await staff_headers(desk, name) for name in (*people, "Flo")]
        command = {"do": "give", "name": "Flo", "role": "floor"}
        form = {"key": "k", "command": command}
        asks = [client.post("/api/roles/commands", json=form, headers=ada) for client in clients]
        asked = await asyncio.gather(*asks)
        assert [each.status_code for each in asked] == [202, 202]
        [id] = {each.json()["id"] for each in asked}
        path = f"/api/four-eyes/{id}/confirm"
        confirmed = await asyncio.gather(
            *(clients[at % 2].post(path, headers=(eve, ivy)[at % 2]) for at in range(6))
        )
        assert [each.status_code for each in confirmed] == [200] * 6
        assert len({each.json()["second"] for each in confirmed}) == 1
        for client in clients:  # what was given at one holds at the other
            me = await client.get("/api/me", headers=flo)
            assert me.json()["roles"] == ["player", "floor"]
        page = (await clients[1].get("/api/roles", headers=eve)).json()
        given = [note for note in page["notes"] if note["words"] == "Ada made Flo floor"]
        assert len(given) == 1
    report = await verify_store(each_url)
    assert report.ok, str(report)
