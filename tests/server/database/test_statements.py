"""Statements that go straight to the file give the same rows, counts and errors as others."""

from collections.abc import Awaitable, Callable

import anyio
import pytest
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import LogRow, SnapshotRow
from houseway.server.database.statements import Statement, at_hand
from houseway.server.database.store import Store, database

ROW = SnapshotRow.core()
BEGIN = Statement(insert(LogRow.core()))
WRITE = Statement(insert(ROW))
READ = Statement(
    select(SnapshotRow.log_id, SnapshotRow.seq, SnapshotRow.body)
    .where(SnapshotRow.seq >= bindparam("least"), SnapshotRow.version == "1")
    .order_by(SnapshotRow.seq)
)
MOVE = Statement(update(ROW).where(SnapshotRow.log_id == bindparam("log")))
DROP = Statement(delete(ROW).where(SnapshotRow.log_id == bindparam("log")))
BODY = {"a": [1, None, "é"], "b": True}


def kept(log: str, seq: int) -> dict[str, object]:
    return {"log_id": log, "seq": seq, "version": "1", "body": BODY}


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def runs() -> None:
        store = Store(database(url))
        try:
            async with store.write() as conn:
                logs = [{"id": id, "seq": 9, "tail": "0" * 64} for id in "xyz"]
                await BEGIN.write(conn, *logs)
            await work(store)
        finally:
            await store.close()

    anyio.run(runs)


def test_what_is_written_is_read_again(each_url: str) -> None:
    async def work(store: Store) -> None:
        async with store.write() as conn:
            assert (at_hand(conn) is not None) == store.sqlite
            await WRITE.write(conn, kept("x", 1), kept("y", 2))
            assert await WRITE.write(conn, kept("z", 3)) == 1
            assert await MOVE.write(conn, {"log": "z", "seq": 4}) == 1
            assert await MOVE.write(conn, {"log": "nobody", "seq": 4}) == 0
            assert [tuple(each) for each in await READ.rows(conn, least=2)] == [
                ("y", 2, BODY),
                ("z", 4, BODY),
            ]
        for look in (store.read, store.glance):
            async with look() as conn:
                assert tuple(await READ.first(conn, least=4)) == ("z", 4, BODY)
                assert await READ.first(conn, least=5) is None

    with_store(each_url, work)


def test_a_row_that_is_there_already_is_refused_in_the_usual_words(each_url: str) -> None:
    async def twice(conn: AsyncConnection) -> None:
        await WRITE.write(conn, kept("x", 1))
        await WRITE.write(conn, kept("x", 1))

    async def work(store: Store) -> None:
        with pytest.raises(IntegrityError):
            async with store.write() as conn:
                await twice(conn)
        async with store.write() as conn:
            assert await READ.rows(conn, least=0) == []  # and nothing of it is there
            await WRITE.write(conn, kept("x", 1))
            assert await DROP.write(conn, {"log": "x"}) == 1

    with_store(each_url, work)


def test_looks_at_once_do_not_wait_for_each_other(each_url: str) -> None:
    async def work(store: Store) -> None:
        async with store.glance() as first, store.glance() as second:
            assert first is not second
            assert await READ.first(first, least=0) is await READ.first(second, least=0) is None

    with_store(each_url, work)
