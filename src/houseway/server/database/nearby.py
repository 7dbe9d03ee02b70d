"""SQLite close at hand: what is quick is done at once, what may wait is done in a thread.

A statement on a local file takes some microseconds; handing each of its three steps to a thread and
back takes ten times as long. Only taking a writer's turn, and writing through to the disk, can keep
somebody waiting.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any

import aiosqlite

_WAITS = "BEGIN IMMEDIATE"


class Nearby(aiosqlite.Connection):
    """A connection that leaves the loop only for what may wait."""

    async def _execute(self, fn: Callable[..., Any], *args: Any, **more: Any) -> Any:
        if args[:1] == (_WAITS,) and self._running:
            try:
                return self._at_once(fn, *args)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
        if self._waits(fn, args):
            return await super()._execute(fn, *args, **more)  # type: ignore[no-untyped-call]
        if not self._running:
            raise ValueError("Connection closed")
        return fn(*args, **more)

    def _at_once(self, fn: Callable[..., Any], *args: Any) -> Any:
        """Take a writer's turn if nobody has it; who has to wait for it does so in the thread."""
        usual = self._conn.execute("PRAGMA busy_timeout").fetchone()[0]
        self._conn.execute("PRAGMA busy_timeout = 0")
        try:
            return fn(*args)
        finally:
            self._conn.execute(f"PRAGMA busy_timeout = {usual}")

    def _waits(self, fn: Callable[..., Any], args: tuple[Any, ...]) -> bool:
        if args[:1] == (_WAITS,):
            return True
        # A cursor is closed at once; who closes the connection may have something left to write.
        return fn.__name__ in ("commit", "close") and isinstance(
            getattr(fn, "__self__", None), sqlite3.Connection
        )


def connect(database: str, **more: Any) -> Nearby:
    """A connection to a file; the thread that waits and the loop use it in turns."""
    opens = partial(sqlite3.connect, database, **{**more, "check_same_thread": False})
    made = Nearby(opens, iter_chunk_size=64)
    made._thread.daemon = True
    return made
