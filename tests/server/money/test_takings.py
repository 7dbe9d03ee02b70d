"""A gaming day's takings: sums of the ledger's own entries, from cut-over to cut-over."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.errors import BadInput
from houseway.floor.gaming_day import Calendar
from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.money.takings import Takings, read_takings, takings
from tests.server.client import Client
from tests.server.houses import house_with
from tests.server.wall import Wall

HOLDEM, BACCARAT = "texas-holdem@bclc", "mini-baccarat@bclc"
RAKED = {"blinds": [500, 1000], "minimum_buy_in": 10_000, "rake": 10}
CALENDAR = Calendar(time(6), UTC)


@pytest.fixture
def wall() -> Wall:
    return Wall(datetime(2026, 3, 1, 22, tzinfo=UTC).timestamp())


@pytest.fixture
def room(quick: House, wall: Wall, each_url: str) -> Iterator[TestClient]:
    house = house_with(quick, now=wall, calendar=CALENDAR, away_minutes=10_000.0)
    with Client(create_app(each_url, house)) as client:
        yield client


def called_hand(*players: Any) -> None:
    """Both call and check to the end: a pot of 20.00, 2.00 of rake."""
    players[0].look()
    players[0].do("deal")
    while True:
        view = players[0].look()
        if view["phase"] != "playing":
            return
        actor = next(
            each for each in players if each.look()["your_seat"] == view["round"]["to_act"]
        )
        acts = [offer["act"] for offer in actor.view["round"]["options"]["offers"]]
        actor.act("check" if "check" in acts else "call")


def read(url: str, day: str, calendar: Calendar = CALENDAR) -> Takings:
    return anyio.run(read_takings, url, date.fromisoformat(day), calendar)


def test_each_table_and_each_day_for_itself(
    room: TestClient, wall: Wall, each_url: str, people: Any
) -> None:
    ann, bob = people(room, "Ann"), people(room, "Bob")
    table = ann.open(HOLDEM, settings={**RAKED, "away_limit": 1440}, name="High", bots=0)
    ann.do("sit", seat=1, buy_in=20_000)
    bob.look(table["id"])
    bob.do("sit", seat=2, buy_in=30_000)
    called_hand(ann, bob)
    wall.to(datetime(2026, 3, 2, 5, 59, tzinfo=UTC))  # the same night
    called_hand(ann, bob)
    wall.to(datetime(2026, 3, 2, 6, 0, tzinfo=UTC))
    called_hand(ann, bob)
    bob.look()
    bob.do("buy", amount=5_000)
    with_bots = ann.open(HOLDEM, settings=RAKED, name="Low", bots=3)
    first = read(each_url, "2026-03-01")
    empty = {"collection": 0, "commission": 0, "tips": 0}
    named = {"table": table["id"], "name": "High", "game": HOLDEM, "live": False}
    assert first.to_json() == {
        "day": "2026-03-01",
        "tables": [{**named, "rounds": 2, "bought": 50_000, "rake": 400, "drop": 0, **empty}],
    }
    second = read(each_url, "2026-03-02")
    assert second.to_json()["tables"] == [
        {**named, "rounds": 1, "bought": 5_000, "rake": 200, "drop": 0, **empty}
    ]
    assert with_bots["seats"]  # their chips were not sold
    assert read(each_url, "2026-02-28").tables == []
    midnight = read(each_url, "2026-03-02", Calendar(time(0), UTC))
    assert midnight.tables[0].rounds == 2
    assert room.get("/api/health").json()["ok"]


def test_commission_and_tips_are_listed(room: TestClient, each_url: str, people: Any) -> None:
    ann = people(room, "Ann")
    limits = {"minimum": 500, "maximum": 50_000}
    ann.open(BACCARAT, settings=limits, name="Baccarat")
    ann.do("sit", seat=1, buy_in=50_000)
    for _ in range(12):
        ann.do("bet", bets={"banker": 2000}, tips={"banker": 500})
        ann.do("deal")
        if ann.look()["seats"][0]["stack"] < 10_000:
            ann.do("buy", amount=10_000)
    found = read(each_url, "2026-03-01").tables[0]
    assert found.rounds == 12
    assert found.taken["commission"] > 0
    assert found.taken["commission"] % 100 == 0  # five per cent of 20.00, each time banker won
    assert found.taken["tips"] > 0
    assert (found.taken["rake"], found.total) == (0, found.taken["commission"])


def test_it_is_printed_in_columns_with_a_last_line_for_all(
    room: TestClient, wall: Wall, each_url: str, people: Any
) -> None:
    ann = people(room, "Ann")
    ann.open(HOLDEM, settings=RAKED, name="High")
    ann.do("sit", seat=1, buy_in=20_000)
    lines = str(read(each_url, "2026-03-01")).splitlines()
    assert lines[0] == "Gaming day 2026-03-01"
    assert lines[2].split() == [
        "table", "game", "rounds", "bought", "rake", "collection", "commission", "drop", "tips",
    ]  # fmt: skip
    assert lines[3].split() == ["High", HOLDEM, "0", "200.00", *["0.00"] * 5]
    assert lines[4].split() == ["all", "0", "200.00", *["0.00"] * 5]
    assert str(read(each_url, "2026-01-01")) == "2026-01-01: nothing was dealt and nothing bought"


def test_the_log_and_the_report_have_one_gaming_day(
    room: TestClient, wall: Wall, each_url: str, people: Any
) -> None:
    """The log opens a new day at the cut-over, not at midnight."""
    from sqlalchemy import func, select

    from houseway.server.database.models import EventRow
    from houseway.server.database.store import Store, database

    people(room, "Ann")
    wall.to(datetime(2026, 3, 2, 5, 59, tzinfo=UTC))
    people(room, "Bob")
    wall.to(datetime(2026, 3, 2, 6, 0, tzinfo=UTC))
    people(room, "Cat")

    async def days() -> list[tuple[str, int]]:
        store = Store(database(each_url))
        async with store.read() as conn:
            written = select(EventRow.day, func.count()).group_by(EventRow.day)
            found = [(day, count) for day, count in await conn.execute(written)]
        await store.close()
        return sorted(found)

    assert anyio.run(days) == [("2026-03-01", 2), ("2026-03-02", 1)]


def test_without_a_database_it_makes_none(tmp_path: Any) -> None:
    with pytest.raises(BadInput, match="there is no database"):
        takings(str(tmp_path / "none.db"), None, CALENDAR, 0.0)
    assert list(tmp_path.iterdir()) == []
