"""Writing together: what several have to write goes to the disk in one commit.

A file has one writer at a time, and a commit that is on the disk costs milliseconds, however little
is in it. So whoever is done passes the open transaction on to the next who waits; the last one
commits for all, and only then is anybody answered. Each writes behind a savepoint of his own: what
fails is taken back alone, and what the disk refuses is refused to all of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction

from houseway.server.database.statements import tell

MOST = 64  # in one commit
LONGEST = 0.015  # seconds that the first of them waits for the others


class Lost(OSError):
    """The database took back a transaction that others had written in; nothing of it is there."""


class Batch:
    """One transaction on its way, and those who wait for it to be on the disk."""

    def __init__(self, conn: AsyncConnection, begun: AsyncTransaction) -> None:
        self.conn = conn
        self.begun = begun
        self.members = 0
        self._loop = asyncio.get_running_loop()
        self._ends = self._loop.time() + LONGEST
        self.on_disk: asyncio.Future[None] = self._loop.create_future()

    def full(self) -> bool:
        """Whether it goes to the disk although somebody waits who could still write in it."""
        return self.members >= MOST or self._loop.time() >= self._ends

    def holds(self) -> bool:
        """Whether the database still has the transaction open; a full disk ends it."""
        return bool(self._line.in_transaction)

    async def take_back(self) -> None:
        """End it with nothing written; a commit that was refused may have left it open."""
        line = self._line
        await self.begun.rollback()
        if line.in_transaction:
            await line.rollback()

    @property
    def _line(self) -> Any:
        sync = self.conn.sync_connection
        assert sync is not None
        return sync.connection.driver_connection


class Together:
    """The one writer of a file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._batch: Batch | None = None
        self._line: AsyncConnection | None = None  # kept from one commit to the next
        self._closed = False

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Write something; when this is over it is on the disk, or it did not happen."""
        await self._take_turn()
        try:
            batch = self._batch or await self._begin()
            first = batch.members == 0
            if not first:
                await tell(batch.conn, "SAVEPOINT own")
            try:
                yield batch.conn
            except BaseException:
                await self._take_back(batch, alone=first)
                raise
            if not first:
                await tell(batch.conn, "RELEASE own")
            batch.members += 1
        finally:
            await self._give_turn()
        await asyncio.shield(batch.on_disk)

    async def _take_turn(self) -> None:
        self._waiting += 1
        try:
            await self._turn.acquire()
        except BaseException:
            self._waiting -= 1
            if not self._turn.locked():  # it was passed on to who now goes away
                await self._turn.acquire()
                await self._give_turn()
            raise
        self._waiting -= 1

    async def _give_turn(self) -> None:
        """Let the next one write in the same commit; if nobody waits, or it is full, make it."""
        try:
            if self._batch and (not self._waiting or self._batch.full()):
                await self._end(self._batch)
        finally:
            self._turn.release()

    async def _begin(self) -> Batch:
        line, self._line = self._line, None
        conn = line or await self._engine.connect()
        try:
            self._batch = Batch(conn, await conn.begin())
        except BaseException:
            await conn.close()
            raise
        return self._batch

    async def close(self) -> None:
        """Let go of the file; whoever still writes does so to the end."""
        self._closed = True
        line, self._line = self._line, None
        if line:
            await line.close()

    async def _take_back(self, batch: Batch, *, alone: bool) -> None:
        """Undo what one has written; the others' stays, if the database has it still."""
        if alone or not batch.holds():
            await self._drop(batch, Lost("the transaction was taken back"))
        else:
            await tell(batch.conn, "ROLLBACK TO own")
            await tell(batch.conn, "RELEASE own")

    async def _end(self, batch: Batch) -> None:
        """Put it on the disk, and tell everybody."""
        try:
            await batch.begun.commit()
        except BaseException as error:  # noqa: BLE001
            await self._drop(batch, error)
            return
        self._batch = None
        batch.on_disk.set_result(None)
        if self._closed:
            await batch.conn.close()
        else:
            self._line = batch.conn

    async def _drop(self, batch: Batch, error: BaseException) -> None:
        """Take it back, and tell everybody, whatever becomes of the line."""
        self._batch = None
        try:
            try:
                await batch.take_back()
            finally:
                await batch.conn.close()
        finally:
            batch.on_disk.set_exception(error)
            batch.on_disk.exception()  # who wrote alone has an error of his own
