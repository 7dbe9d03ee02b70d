"""Writing together: one commit for many, each answered after it, and each failing alone."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncTransaction

from houseway.server.database import together
from houseway.server.database.migrate import migrate
from houseway.server.database.nearby import Nearby
from houseway.server.database.store import Store, database

pytestmark = pytest.mark.anyio
PUT = text("INSERT INTO secrets VALUES (:name, 'x')")


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    made = Store(database(sqlite_url))
    await migrate(made)
    yield made
    await made.close()


def counting(store: Store) -> list[str]:
    """The commits that the store makes from now on."""
    made: list[str] = []
    writer: Any = store._together
    end = writer._end

    async def ends(batch: Any) -> None:
        made.append(f"{batch.members}")
        await end(batch)

    writer._end = ends
    return made


async def put(store: Store, name: str, *, breaks: bool = False) -> str:
    async with store.write() as conn:
        await conn.execute(PUT, {"name": name})
        await asyncio.sleep(0)
        if breaks:
            raise KeyError(name)
    return name


async def kept(store: Store) -> set[str]:
    async with store.read() as conn:
        rows = await conn.scalars(text("SELECT name FROM secrets"))
        return set(rows.all())


async def test_many_are_written_in_few_commits(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(together, "LONGEST", 60.0)  # however slow the machine is
    commits = counting(store)
    names = [f"n{number}" for number in range(50)]
    assert await asyncio.gather(*(put(store, name) for name in names)) == names
    assert await kept(store) == set(names)
    assert len(commits) < 10


async def test_the_first_does_not_wait_for_all_the_others(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A commit is made once its time has come, whoever waits to write in it too."""
    monkeypatch.setattr(together, "LONGEST", 0.0)
    commits = counting(store)
    names = [f"n{number}" for number in range(5)]
    assert await asyncio.gather(*(put(store, name) for name in names)) == names
    assert commits == ["1"] * 5


async def test_one_that_fails_takes_nothing_with_it(store: Store) -> None:
    """The first, one in the middle, one that meets a constraint, and the last."""
    broken = {0, 7, 19}
    work = [put(store, f"n{number}", breaks=number in broken) for number in range(20)]
    answers = await asyncio.gather(*work, put(store, "n3"), return_exceptions=True)
    assert {number for number in range(20) if isinstance(answers[number], KeyError)} == broken
    assert type(answers[20]).__name__ == "IntegrityError"
    assert await kept(store) == {f"n{number}" for number in range(20) if number not in broken}


class Full:
    """A transaction that the disk has no room for."""

    def __init__(self, begun: Any) -> None:
        self.rollback = begun.rollback

    async def commit(self) -> None:
        raise OSError(28, "no space left")


async def test_what_the_disk_refuses_is_refused_to_all(store: Store) -> None:
    together: Any = store._together
    begin = together._begin

    async def begins() -> Any:
        batch = await begin()
        batch.begun = Full(batch.begun)
        return batch

    together._begin = begins
    answers = await asyncio.gather(*(put(store, f"n{n}") for n in range(6)), return_exceptions=True)
    assert all(isinstance(answer, OSError) for answer in answers)
    assert await kept(store) == set()
    together._begin = begin
    assert await put(store, "after") == "after"


async def test_a_commit_that_was_refused_leaves_the_file_to_others(
    store: Store, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the database makes of it, nobody else waits for a writer who has gone."""
    execute = Nearby._execute

    async def refuses(line: Nearby, fn: Any, *args: Any, **more: Any) -> Any:
        if fn.__name__ == "commit":
            raise sqlite3.OperationalError("disk I/O error")
        return await execute(line, fn, *args, **more)

    with monkeypatch.context() as patched:
        patched.setattr(Nearby, "_execute", refuses)
        with pytest.raises(OperationalError):
            await put(store, "lost")
    with closing(sqlite3.connect(database(sqlite_url).database or "", timeout=0)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert not other.execute("SELECT * FROM secrets").fetchall()


async def test_who_goes_as_his_turn_comes_keeps_nobody_waiting(store: Store) -> None:
    """The open transaction was passed on to him; it goes to the disk all the same."""
    together: Any = store._together

    async def first_writes() -> None:
        async with store.write() as conn:
            await conn.execute(text("INSERT INTO secrets VALUES ('first', '1')"))
            while not together._waiting:
                await asyncio.sleep(0)

    first = asyncio.create_task(first_writes())
    second = asyncio.create_task(put(store, "second"))
    release = together._turn.release

    def passed_on() -> None:
        together._turn.release = release
        release()
        second.cancel()

    together._turn.release = passed_on
    await asyncio.wait_for(first, 10)
    assert second.cancelled()
    assert await kept(store) == {"first"}


async def test_a_line_that_cannot_be_closed_keeps_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody hears that nothing was written, whatever becomes of the connection."""

    close = AsyncConnection.close

    async def refuses(_transaction: AsyncTransaction) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def closes_badly(line: AsyncConnection) -> None:
        await close(line)
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patched:
        patched.setattr(AsyncTransaction, "commit", refuses)
        patched.setattr(AsyncConnection, "close", closes_badly)
        written = (put(store, f"n{n}") for n in range(3))
        answers = await asyncio.wait_for(asyncio.gather(*written, return_exceptions=True), 10)
    assert all(isinstance(answer, sqlite3.OperationalError) for answer in answers)


async def test_nobody_is_answered_before_it_is_on_the_disk(store: Store, sqlite_url: str) -> None:
    """Whoever looks from elsewhere as an answer comes finds it there."""
    other = Store(database(sqlite_url))

    async def writes(number: int) -> bool:
        name = await put(store, f"n{number}")
        return name in await kept(other)

    assert all(await asyncio.gather(*(writes(number) for number in range(30))))
    await other.close()


async def test_a_file_that_is_gone_is_an_error_for_each(tmp_path: Path) -> None:
    store = Store(database(str(tmp_path / "no" / ".." / "x.db")))
    answers = await asyncio.gather(*(put(store, f"n{n}") for n in range(3)), return_exceptions=True)
    assert all(isinstance(answer, Exception) for answer in answers)
    await store.close()
