"""Statements that are used many times a second: made once, and handed to the driver as they are.

On a file a statement itself takes some microseconds, and everything around it (looking up how it
is compiled, a greenlet, a result with named columns) ten times as long. So what every decision at a
table needs goes straight to the connection. Elsewhere, and outside a transaction, it takes the
usual way; both give the same rows and the same errors.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Delete, Insert, Select, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.nearby import Nearby

GLANCES = "houseway_glances"  # the option of a connection whose statements stand alone

Made = Select[*tuple[Any, ...]] | Insert | Update | Delete
_Change = Callable[[Any], Any] | None


@dataclass(frozen=True, slots=True)
class _Plain:
    """A statement as SQLite reads it: its words, its values in order, and how they are written."""

    words: str
    takes: tuple[tuple[str, _Change], ...]
    fixed: Mapping[str, Any]
    gives: tuple[_Change, ...]  # by column; empty where all are given as they are

    def values(self, told: Mapping[str, Any]) -> list[Any]:
        found = []
        for name, change in self.takes:
            value = told[name] if name in told else self.fixed[name]
            found.append(change(value) if change else value)
        return found

    def row(self, given: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(
            change(value) if change else value
            for change, value in zip(self.gives, given, strict=True)
        )


class Statement:
    """One statement; `told` are its parameters by name."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self._plain: dict[tuple[str, ...], _Plain] = {}

    async def rows(self, conn: AsyncConnection, **told: Any) -> Sequence[Any]:
        """What a question finds, as tuples."""
        near = at_hand(conn)
        if near is None:
            return (await conn.execute(self.made, told)).all()
        plain = self._made_plain(conn.dialect, tuple(told))
        cursor = await _run(near, near._conn.execute, plain.words, plain.values(told))
        found: list[Any] = cursor.fetchall()
        return [plain.row(each) for each in found] if plain.gives else found

    async def first(self, conn: AsyncConnection, **told: Any) -> Any:
        """The first of them, or None."""
        found = await self.rows(conn, **told)
        return found[0] if found else None

    async def write(self, conn: AsyncConnection, *rows: Mapping[str, Any]) -> int:
        """Write one row or several of the same columns; how many there were."""
        near = at_hand(conn)
        if near is None:
            usual = list(rows) if len(rows) > 1 else rows[0]
            return (await conn.execute(self.made, usual)).rowcount
        plain = self._made_plain(conn.dialect, tuple(rows[0]))
        written = [plain.values(each) for each in rows]
        if len(written) == 1:
            cursor = await _run(near, near._conn.execute, plain.words, written[0])
        else:
            cursor = await _run(near, near._conn.executemany, plain.words, written)
        return int(cursor.rowcount)

    def _made_plain(self, dialect: Dialect, names: tuple[str, ...]) -> _Plain:
        if names not in self._plain:
            made = self.made.compile(dialect=dialect, column_keys=list(names))
            writes: Mapping[str, Any] = made._bind_processors
            order = made.positiontup or ()
            reads = tuple(
                each.type.dialect_impl(dialect).result_processor(dialect, None)
                for each in made._result_columns
            )
            self._plain[names] = _Plain(
                str(made),
                tuple((name, writes.get(name)) for name in order),
                made.params,
                reads if any(reads) else (),
            )
        return self._plain[names]


def at_hand(conn: AsyncConnection) -> Nearby | None:
    """The connection to the file, where what is asked of it needs nothing around it."""
    sync = conn.sync_connection
    if sync is None or sync.dialect.name != "sqlite":
        return None
    if not (sync.in_transaction() or sync.get_execution_options().get(GLANCES)):
        return None  # the usual way begins a transaction first
    driver = sync.connection.driver_connection
    return driver if isinstance(driver, Nearby) else None


async def tell(conn: AsyncConnection, words: str) -> None:
    """Say something to the database that has no parameters."""
    near = at_hand(conn)
    if near is None:
        await conn.exec_driver_sql(words)
    else:
        await _run(near, near._conn.execute, words, ())


async def _run(near: Nearby, does: Callable[..., Any], words: str, values: Sequence[Any]) -> Any:
    try:
        return await near._execute(does, words, values)
    except sqlite3.Error as error:
        told = DBAPIError.instance(words, None, error, sqlite3.Error, hide_parameters=True)
        assert isinstance(told, Exception)
        raise told from error
