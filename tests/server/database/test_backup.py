"""A copy while the room is played in, and a room opened again from one."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.database.backup import backup, restore
from houseway.server.errors import BadDatabase
from houseway.server.house import House
from houseway.server.logs.verify import verify
from tests.server.client import Client


def test_a_copy_is_of_one_moment_and_opens_again(
    client: TestClient, person: Any, tmp_path: Path, quick: House
) -> None:
    ann = person("Ann")
    ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
    ann.do("sit", seat=1, buy_in=20_000)
    ann.do("bet", bets={"ante": 1000})
    before = ann.do("deal")
    copied = tmp_path / "copies" / "evening.db"
    copied.parent.mkdir()
    assert backup(str(tmp_path / "house.db"), copied) == copied.stat().st_size
    ann.act("fold")  # the room goes on
    assert verify(str(copied)).ok
    again = tmp_path / "again.db"
    restore(copied, str(again))
    assert verify(str(again)).ok
    with Client(create_app(str(again), quick)) as opened:
        seen = opened.get(f"/api/tables/{before['id']}", headers=ann.headers).json()
        assert seen == before
    assert [each.name for each in copied.parent.iterdir()] == ["evening.db"]


def test_nothing_is_written_over(client: TestClient, tmp_path: Path) -> None:
    client.get("/api/health")
    house = tmp_path / "house.db"
    with pytest.raises(BadDatabase, match="is there already; give a name that is free"):
        backup(str(house), house)
    with pytest.raises(BadDatabase, match="there is no database"):
        restore(tmp_path / "nothing.db", str(tmp_path / "new.db"))
    with pytest.raises(BadDatabase, match="does not exist; make it first"):
        backup(str(house), tmp_path / "nowhere" / "x.db")


def test_what_is_no_room_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("not a database at all, " * 100)
    with pytest.raises(BadDatabase, match="cannot be copied"):
        backup(str(tmp_path / "x.db"), tmp_path / "y.db")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["x.db"]


def test_a_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match="pg_dump"):
        backup("postgresql://x@y/z", tmp_path / "y.db")
