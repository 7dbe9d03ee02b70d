"""The database: one way to read, one way to write."""

from __future__ import annotations

import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anyio import CancelScope
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import Base
from houseway.server.database.nearby import connect
from houseway.server.database.statements import GLANCES
from houseway.server.database.together import Together
from houseway.server.errors import BadDatabase

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite

DEFAULT = "houseway.db"
QUIET_SECONDS = 5.0  # for which a line to the database is not asked whether it stands
_USED_AT = "houseway_used_at"
CALENDAR = "houseway_calendar"  # the options of a connection that writes
OPEN_DAYS = "houseway_open_days"
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
        self._open_days: set[str] = set()
        options: dict[str, Any] = {CALENDAR: self.calendar, OPEN_DAYS: self._open_days}
        self._writing = self.engine.execution_options(houseway_writes=True, **options)
        alone = {} if self.sqlite else {"isolation_level": "AUTOCOMMIT"}
        self._glancing = self.engine.execution_options(**{GLANCES: True}, **alone)
        self._together = Together(self._writing) if self.sqlite else None
        self._glass: AsyncConnection | None = None
        self._closed = False
        self.failed_at = float("-inf")  # when the database last refused to write

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A moment's look at the database, which nobody interrupts."""
        with CancelScope(shield=True):
            async with self.engine.connect() as conn:
                yield conn

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[AsyncConnection]:
        """A look of statements that stand alone, with no transaction around them.

        Such looks at a file share one connection: each is over before the next begins.
        """
        with CancelScope(shield=True):
            if not self._together:
                async with self._glancing.connect() as conn:
                    yield conn
                return
            glass, self._glass = self._glass, None  # before another is waited for
            glass = glass or await self._glancing.connect()
            try:
                yield glass
            except BaseException:
                await glass.close()
                raise
            await self._put_back(glass)

    async def _put_back(self, glass: AsyncConnection) -> None:
        """Keep the connection for whoever looks next, unless there is one, or nobody will."""
        if self._glass or self._closed:
            await glass.close()
        else:
            self._glass = glass

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: all of it happens or none of it."""
        with CancelScope(shield=True):
            try:
                # SQLite has one writer; waiting here is fairer than asking it again and again.
                async with self._together.write() if self._together else self._alone() as conn:
                    yield conn
            except IntegrityError:
                self._open_days.clear()
                raise
            except (OperationalError, OSError):
                self.failed_at = time.monotonic()
                raise

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[AsyncConnection]:
        async with self._writing.connect() as conn, conn.begin():
            yield conn

    async def hold_still(self, conn: AsyncConnection) -> None:
        """See one moment of the database, however long the look takes, and write nothing."""
        if not self.sqlite:
            await conn.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")

    async def close(self) -> None:
        """Let go of the database; whoever still looks lets go of his own line."""
        self._closed = True
        if self._together:
            await self._together.close()
        glass, self._glass = self._glass, None
        if glass:
            await glass.close()
        await self.engine.dispose()


def upsert(conn: AsyncConnection, model: type[Base]) -> sqlite.Insert | postgresql.Insert:
    """An insert that can say what to do when the row is there already."""
    if conn.dialect.name == "sqlite":
        from sqlalchemy.dialects import sqlite

        return sqlite.insert(model)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(model)


class Written(str):
    """A value that is JSON already, so that nobody writes it a second time."""

    __slots__ = ()


def written(value: object) -> str:
    """A value as the database keeps it."""
    return value if isinstance(value, Written) else json.dumps(value)


def _engine(url: URL, *, read_only: bool) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        many = {"pool_size": 10, "max_overflow": 10}
        served = create_async_engine(url, json_serializer=written, **many)
        _ping_seldom(served)
        return served
    if read_only:
        path = Path(url.database or "").resolve()
        look = {"mode": "ro", "uri": "true"}
        there = url.set(database=f"file:{path}", query=look)
        engine = create_async_engine(there, connect_args={"async_creator_fn": connect})
    else:
        near = {"async_creator_fn": connect, "timeout": 15}
        engine = create_async_engine(
            url, connect_args=near, pool_reset_on_return=None, json_serializer=written
        )
    _sqlite_rules(engine, read_only=read_only)
    return engine


def _ping_seldom(engine: AsyncEngine) -> None:
    """See whether a line still stands that nobody has used for a while.

    Each such look is three ways to the database and back; a line that was used a moment ago stands.
    """

    def put_back(_connection: object, record: ConnectionPoolEntry) -> None:
        record.info[_USED_AT] = time.monotonic()

    def taken(connection: Any, record: ConnectionPoolEntry, _proxy: object) -> None:
        if time.monotonic() - record.info.get(_USED_AT, time.monotonic()) < QUIET_SECONDS:
            return
        try:
            engine.dialect.do_ping(connection)
        except engine.dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error  # and another is opened

    event.listen(engine.sync_engine, "checkin", put_back)
    event.listen(engine.sync_engine, "checkout", taken)


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
        options = conn.get_execution_options()
        if not options.get(GLANCES):
            conn.exec_driver_sql("BEGIN IMMEDIATE" if options.get("houseway_writes") else "BEGIN")

    event.listen(engine.sync_engine, "connect", connected)
    event.listen(engine.sync_engine, "begin", began)
