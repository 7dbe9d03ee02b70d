"""What an operator sees: a house that cannot write, a clock that is set, purses that are full."""

import json
import resource
import sqlite3
import threading
from pathlib import Path
from typing import Any

import anyio
import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError
from starlette.testclient import TestClient

from houseway.server import diary
from houseway.server.app import create_app
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database
from houseway.server.errors import TooMuch
from houseway.server.house import House
from houseway.server.logs.verify import verify_store
from houseway.server.money import ledger
from houseway.server.money.ledger import Movement
from houseway.server.web.doorman import SPARE_FILES, places
from houseway.server.web.limits import Limits
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.wall import Wall, until

HOLDEM = {"blinds": [100, 200], "minimum_buy_in": 10_000}


def _fill(client: TestClient) -> None:
    """Nothing more may be written, as on a disk that is full."""

    def refuses(connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA query_only = ON")
        cursor.close()

    store = client.app.state.desk.store  # type: ignore[attr-defined]
    event.listen(store.engine.sync_engine, "checkout", refuses)
    assert client.portal is not None
    client.portal.call(store._together.close)  # the line that was open takes no more either


def test_a_house_that_cannot_write_is_not_well(
    client: TestClient, person: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    ann = person("Ann")
    assert client.get("/api/health").json() == {"ok": True}
    _fill(client)
    capsys.readouterr()
    answer = client.get("/api/health")
    assert (answer.status_code, answer.json()) == (503, {"ok": False})
    assert client.get("/api/health/live").json() == {"ok": True}
    assert ann.me()["name"] == "Ann"  # it can be read
    refused = client.post("/api/session/guest", json={"name": "Bob"})
    assert refused.status_code == 503
    assert int(refused.headers["retry-after"]) > 0
    assert "nothing was changed" in refused.json()["error"]["message"]
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    causes = [each for each in told if each.get("request") == refused.headers["x-request-id"]]
    assert [each["level"] for each in causes] == ["error"]
    assert "SQLITE_READONLY" in causes[0]["error"]


def _grows(client: TestClient, pages: int) -> None:
    """The file may have so many pages, or as many as it has, from the next connection on."""
    store = client.app.state.desk.store  # type: ignore[attr-defined]

    def bounded(connection: Any, *_: Any) -> None:
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {pages}")
        cursor.close()

    event.listen(store.engine.sync_engine, "checkout", bounded)
    assert client.portal is not None
    client.portal.call(store._together.close)  # and each commit takes a new one


def test_a_disk_that_is_full_and_has_place_again(
    sqlite_url: str, quick: House, people: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing that was answered is lost, the house is not well while it lasts, and it goes on."""
    with Client(create_app(sqlite_url, house_with(quick, ready_seconds=0.2))) as client:
        ann = people(client, "Ann")
        ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
        ann.do("sit", seat=1, buy_in=5000)
        path, answered, refused = f"/api/tables/{ann.view['id']}", [], None
        _grows(client, 1)
        for turn in range(500):
            state = client.get(path, headers=ann.headers).json()["state"]
            command = {"do": "away" if turn % 2 else "back"}
            body = {"key": f"turn-{turn}", "state": state, "command": command}
            answer = client.post(f"{path}/commands", json=body, headers=ann.headers)
            if answer.status_code != 200:
                refused = (body, answer)
                break
            answered.append((body, answer.json()))
        assert refused
        assert refused[1].status_code == 503

        def health() -> Any:
            """How the house is when it has just been refused something."""
            client.post(f"{path}/commands", json=refused[0], headers=ann.headers)
            return client.get("/api/health").json()

        until(health, lambda told: told == {"ok": False})
        assert "SQLITE_FULL" in capsys.readouterr().out
        _grows(client, 2**30)
        again = client.post(f"{path}/commands", json=refused[0], headers=ann.headers)
        assert again.status_code == 200
        for body, first in [*answered, (refused[0], again.json())][-8:]:
            told = client.post(f"{path}/commands", json=body, headers=ann.headers)
            assert told.json() == first
        until(lambda: client.get("/api/health").json(), lambda told: told == {"ok": True})
    assert anyio.run(verify_store, sqlite_url).ok


def test_what_broke_is_told_without_what_was_said() -> None:
    try:
        try:
            raise OSError(28, "secret")
        except OSError as cause:
            raise RuntimeError("the ace of spades") from cause
    except RuntimeError as error:
        told = diary.told(error)
    assert told.endswith(", by OSError ENOSPC")
    assert "secret" not in told
    assert "ace" not in told


def test_a_clock_set_back_does_not_stop_a_bot(
    sqlite_url: str, wall: Wall, quick: House, people: Any
) -> None:
    house = house_with(quick, now=wall, bot_delay=(0.05, 0.1))
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        ann.open("texas-holdem@bclc", settings=HOLDEM, bots=2)
        ann.do("sit", seat=1, buy_in=20_000)
        ann.do("deal")
        for _ in range(3):
            wall.time -= 3600
            until(ann.look, lambda view: _mine(view) or view["phase"] != "playing", 15)
            if _mine(ann.view):
                offers = [each["act"] for each in ann.view["round"]["options"]["offers"]]
                ann.act("check" if "check" in offers else "call")
        wall.time += 4 * 3600
        assert until(ann.look, lambda view: _mine(view) or view["phase"] != "playing", 15)


def _mine(view: dict[str, Any]) -> bool:
    return view["phase"] == "playing" and view["round"]["to_act"] == view["your_seat"]


def _days(path: Path) -> list[str]:
    with sqlite3.connect(path) as db:
        days = [day for (day,) in db.execute("SELECT day FROM events ORDER BY rowid")]
    db.close()
    return days


def test_a_clock_that_was_ahead_takes_no_later_events_with_it(
    sqlite_url: str, wall: Wall, house: House, tmp_path: Path
) -> None:
    with Client(create_app(sqlite_url, house)) as client:
        client.post("/api/session/guest", json={"name": "Ann"})
        wall.time += 40 * 24 * 3600
        client.post("/api/session/guest", json={"name": "Bob"})
        wall.time -= 40 * 24 * 3600
        client.post("/api/session/guest", json={"name": "Cat"})
    first, ahead, after = _days(tmp_path / "house.db")
    assert first == after < ahead


@pytest.mark.anyio
async def test_a_purse_is_counted_in_the_database_too(each_url: str) -> None:
    """Whatever the program thinks: no purse becomes a float, or more than can be counted."""
    store = Store(database(each_url))
    await migrate(store)
    async with store.write() as conn:
        await conn.execute(text("INSERT INTO balances VALUES ('wallet:a', 5, false)"))
    for change in (
        f"UPDATE balances SET cents = {9 * 10**18 + 1}",
        f"INSERT INTO balances VALUES ('house:issue', {-(10**17) - 1}, true)",
    ):
        with pytest.raises(DBAPIError):
            async with store.write() as conn:
                await conn.execute(text(change))
    if store.sqlite:
        for odd in ("4e18 + 6e18", "1.5", "'many'"):
            with pytest.raises(DBAPIError, match="cannot hold or owe that much"):
                async with store.write() as conn:
                    await conn.execute(text(f"UPDATE balances SET cents = {odd}"))
    await store.close()


def test_the_house_issues_so_much_and_no_more(sqlite_url: str) -> None:
    async def issues(*amounts: int) -> None:
        store = Store(database(sqlite_url))
        try:
            async with store.write() as conn:
                for number, amount in enumerate(amounts):
                    moves = ledger.moved(ledger.ISSUE, ledger.wallet("a"), amount)
                    await ledger.post(conn, 0, [Movement(f"j{number}", "issued", moves)])
        finally:
            await store.close()

    anyio.run(issues, ledger.ISSUED)
    with pytest.raises(TooMuch, match=r"issues no more than 1,000,000,000,000,000\.00 in all"):
        anyio.run(issues, 1)


def test_the_machine_keeps_its_own_files() -> None:
    """There are never more places for connections than files that may be opened."""
    found = places(Limits(connections=10**7))
    assert found <= resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES


def test_a_house_that_closes_leaves_nobody_behind(sqlite_url: str, quick: House) -> None:
    """Whoever looks at the file as the doors close is waited for: no thread is left at it."""
    before = set(threading.enumerate())

    async def opens_and_closes(moments: int) -> None:
        app = create_app(sqlite_url, quick)
        async with app.router.lifespan_context(app):
            for _ in range(moments):
                await anyio.sleep(0)

    for moments in range(24):
        anyio.run(opens_and_closes, moments)
    left = set(threading.enumerate()) - before
    for each in left:
        each.join(5)
    assert not [each for each in left if each.is_alive()]
