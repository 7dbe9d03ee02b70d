"""Snapshots: a table that is opened from one is the table that its whole log comes to."""

import json
import sqlite3
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.store import Store, database
from houseway.server.house import House
from houseway.server.logs import events
from houseway.server.logs.frozen import Unfreezable, freeze, thaw
from houseway.server.logs.verify import verify_store
from houseway.server.tables import snapshots
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.table_views import table_view
from houseway.server.tables.tables import Tables
from tests.server.client import Client

THREE_CARD, LIMITS = "three-card-poker@bclc", {"minimum": 500, "maximum": 50_000}


@pytest.fixture(autouse=True)
def at_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 1)


def plays(client: TestClient, people: Any, rounds: int) -> Any:
    """Somebody who has played some rounds of Three Card Poker."""
    ann = people(client, "Ann")
    ann.open(THREE_CARD, settings=LIMITS)
    ann.do("sit", seat=1, buy_in=20_000)
    for _ in range(rounds):
        ann.do("bet", bets={"ante": 1000})
        ann.do("deal")
        ann.act("fold")
    return ann


async def both(url: str, table_id: str, house: House) -> tuple[LiveTable, LiveTable]:
    """The table from its snapshot, and from the first event of its log."""
    store = Store(database(url))
    async with store.read() as conn:
        tables = Tables(house)
        kept = await tables.peek(conn, table_id)
        opened, *written = await events.since(conn, table_id, 0)
        whole = LiveTable(opened)
        await tables.replay(conn, whole, written)
        assert await snapshots.kept(conn, table_id), "nothing was kept"
    await store.close()
    return kept, whole


def seen(live: LiveTable, person: str | None, house: House) -> dict[str, Any]:
    return table_view(live, person, wallet=0, house=house, shown=None, signs=[]).model_dump()


BLINDS = {"blinds": [100, 200], "minimum_buy_in": 10_000}
LIMIT = {"limit": "limit", "limits": [200, 400]}
POTS = [  # what a table has besides its seats from one hand to the next
    pytest.param("texas-holdem@bclc", BLINDS, id="a button"),
    pytest.param("texas-holdem@bclc", {**BLINDS, **LIMIT, "kill": "full"}, id="a leg up"),
    pytest.param("omaha@bcpc", {**BLINDS, **LIMIT, "event": "stomaha"}, id="an event"),
    pytest.param("mandarin-five-card-stud@bclc", {"minimum_buy_in": 10_000, "ante": 50,
                                                  "limits": [200, 400]}, id="a winner who deals"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "posted"), POTS)
def test_a_table_for_a_pot(
    sqlite_url: str, quick: House, people: Any, game: str, posted: dict[str, Any]
) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        ann = people(client, "Ann")
        table = ann.open(game, settings=posted, bots=0)["id"]
        bob = people(client, "Bob")
        ann.do("sit", seat=2, buy_in=20_000)
        bob.look(table)
        bob.do("sit", seat=4, buy_in=20_000)
        ann.look()
        for _ in range(4):
            ann.do("deal")
            while ann.look()["phase"] == "playing":
                who = ann if ann.view["round"]["to_act"] == 2 else bob
                who.look(table)
                acts = [each["act"] for each in who.view["round"]["options"]["offers"]]
                who.act("fold" if "fold" in acts else "decline")
    kept, whole = anyio.run(both, sqlite_url, table, quick)
    assert kept.seq == whole.seq
    assert kept.table.next_hand() == whole.table.next_hand()  # type: ignore[attr-defined]
    for person in (ann.id, bob.id, None):
        assert seen(kept, person, quick) == seen(whole, person, quick)
    assert snapshots.taken(kept) == snapshots.taken(whole)


def test_what_was_kept_is_checked(sqlite_url: str, quick: House, people: Any) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        plays(client, people, 3)
    assert anyio.run(verify_store, sqlite_url).ok
    db = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    db.execute("UPDATE snapshots SET body = replace(body, '19000', '99000')")
    db.execute("UPDATE snapshots SET body = replace(body, '18000', '98000')")
    db.commit()
    db.close()
    assert "is not what its log comes to" in str(anyio.run(verify_store, sqlite_url))


def test_no_card_is_in_it(sqlite_url: str, quick: House, people: Any) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        plays(client, people, 3)
    db = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    [(body,)] = db.execute("SELECT body FROM snapshots").fetchall()
    assert "card" not in {each[0] for each in _tagged(json.loads(body))}


def _tagged(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [found for each in value.values() for found in _tagged(each)]
    if isinstance(value, list):
        inside = [found for each in value for found in _tagged(each)]
        return [value, *inside] if value and isinstance(value[0], str) else inside
    return []


def test_another_versions_snapshot_is_not_read(
    sqlite_url: str, quick: House, people: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Client(create_app(sqlite_url, quick)) as client:
        ann = plays(client, people, 3)
        before = ann.look()
        table = before["id"]
    monkeypatch.setattr(snapshots, "VERSION", "another")
    with Client(create_app(sqlite_url, quick)) as client:
        assert client.get(f"/api/tables/{table}", headers=ann.headers).json() == before


@pytest.mark.parametrize("frozen", [["os:system", {}], ["houseway.money:text", {}], ["x", {}]])
def test_nothing_but_our_classes_is_made(frozen: Any) -> None:
    with pytest.raises((Unfreezable, ModuleNotFoundError)):
        thaw(frozen)


def test_what_is_frozen_comes_back() -> None:
    value = {"a": [1, (2, 3.5)], 7: {"x", "y"}, (1, 2): frozenset({None})}
    assert thaw(json.loads(json.dumps(freeze(value)))) == value
