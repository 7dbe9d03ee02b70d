"""The database: one way to read, one way to write."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anyio import CancelScope
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import Base
from houseway.server.database.nearby import connect
from houseway.server.errors import BadDatabase

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

DEFAULT = "houseway.db"
CALENDAR = "houseway_calendar"  # the option of a connection that writes
_DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
_DRIVERS["postgres"] = _DRIVERS["postgresql"]


def database(text: str | None) -> URL:
    """The database somebody means by a URL or the name of a file."""
    text = text or DEFAULT
    if "://" not in text:
        return URL.create(_DRIVERS["sqlite"], database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        url = None
    backend = url.drivername.split("+")[0] if url else ""
    if url is None or backend not in _DRIVERS:
        raise BadDatabase(
            f"{text.split('://')[0]}://… is not a database we know; "
            "give a file name, sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    if backend == "sqlite" and not (url.database or "").strip(":"):
        raise BadDatabase("a database in memory is lost at once; give a file name")
    return url.set(drivername=_DRIVERS[backend])


class Store:
    """The card room's database."""

    def __init__(
        self, url: URL, *, read_only: bool = False, calendar: Calendar | None = None
    ) -> None:
        self.url = url
        self.calendar = calendar or Calendar()
        self.sqlite = url.get_backend_name() == "sqlite"
        if self.sqlite and not Path(url.database or "").resolve().parent.is_dir():
            raise BadDatabase(f"the folder of {url.database} does not exist; make it first")
        self.engine = _engine(url, read_only=read_only)
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A moment's look at the database, which nobody interrupts."""
        with CancelScope(shield=True):
            async with self.engine.connect() as conn:
                yield conn

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it happens or none of it."""
        # SQLite has one writer; waiting here is fairer than asking it again and again.
        turn = self._turn if self.sqlite else nullcontext()
        with CancelScope(shield=True):
            async with turn, self.engine.connect() as conn:
                options = {"houseway_writes": True, CALENDAR: self.calendar}
                await conn.execution_options(**options)
                async with conn.begin():
                    yield conn

    async def hold_still(self, conn: AsyncConnection) -> None:
        """See one moment of the database, however long the look takes, and write nothing."""
        if not self.sqlite:
            await conn.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")

    async def reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with self.read() as conn:
                await conn.exec_driver_sql("SELECT 1")
        except (SQLAlchemyError, OSError):
            return False
        return True

    async def close(self) -> None:
        await self.engine.dispose()


def upsert(conn: AsyncConnection, model: type[Base]) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do when the row is there already."""
    if conn.dialect.name == "sqlite":
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(model)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(model)


def _engine(url: URL, *, read_only: bool) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_pre_ping=True)
    if read_only:
        path = Path(url.database or "").resolve()
        look = {"mode": "ro", "uri": "true"}
        engine = create_async_engine(url.set(database=f"file:{path}", query=look))
    else:
        near = {"async_creator_fn": connect, "timeout": 15}
        engine = create_async_engine(url, connect_args=near, pool_reset_on_return=None)
    _sqlite_rules(engine, read_only=read_only)
    return engine


def _sqlite_rules(engine: AsyncEngine, *, read_only: bool) -> None:
    """Transactions of our own, and every commit on the disk before it is answered."""

    def connected(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        if not read_only:
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    def began(conn: Connection) -> None:
        # A writer takes its turn before it reads, so that what it read is still so.
        writes = conn.get_execution_options().get("houseway_writes", False)
        conn.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", began)
