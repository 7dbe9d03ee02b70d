"""SQLite close at hand: a turn that is free is taken at once, one that is not waited for beside."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from houseway.server.database.nearby import connect


@pytest.mark.anyio
async def test_a_turn_that_is_free_is_taken_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    near = await connect(str(tmp_path / "house.db"), isolation_level=None, timeout=15)
    with monkeypatch.context() as patch:
        patch.setattr(near, "_tx", None)  # the way to the thread
        await near._execute(near._conn.execute, "BEGIN IMMEDIATE")
    assert near.in_transaction
    assert near._conn.execute("PRAGMA busy_timeout").fetchone() == (15_000,)
    await near.rollback()
    await near.close()


@pytest.mark.anyio
async def test_nobody_waits_while_somebody_waits_for_his_turn(tmp_path: Path) -> None:
    """Another process has the file: who wants to write waits in a thread, and the others go on."""
    path = str(tmp_path / "house.db")
    near = await connect(path, isolation_level=None, timeout=15)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    waits = asyncio.ensure_future(near._execute(near._conn.execute, "BEGIN IMMEDIATE"))
    for _ in range(100):
        await asyncio.sleep(0)
        assert not waits.done()
    other.execute("COMMIT")
    await asyncio.wait_for(waits, 15)
    assert near.in_transaction
    await near.rollback()
    await near.close()
    other.close()
