"""Who listens to which table, and how they hear that it has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import anyio
from sqlalchemy import select

from houseway.server.database.models import LogRow
from houseway.server.database.store import Store


class Listener:
    """One who waits for a table to change; changes that come together are heard as one."""

    def __init__(self) -> None:
        self._changed = asyncio.Event()

    def notify(self) -> None:
        self._changed.set()

    async def wait(self, seconds: float | None = None) -> bool:
        """Until the table changes, which is true, or so many seconds have passed."""
        with anyio.move_on_after(seconds):
            await self._changed.wait()
        changed = self._changed.is_set()
        self._changed.clear()
        return changed


class Hub:
    """Tells the listeners in this process about changes, its own and other processes'."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: dict[str, set[Listener]] = {}
        self._heard: dict[str, int] = {}

    @contextmanager
    def listening(self, table_id: str) -> Iterator[Listener]:
        """Listen to a table for a while."""
        listener = Listener()
        self._listeners.setdefault(table_id, set()).add(listener)
        try:
            yield listener
        finally:
            left = self._listeners[table_id]
            left.discard(listener)
            if not left:
                del self._listeners[table_id]
                self._heard.pop(table_id, None)

    def notify(self, table_id: str, seq: int | None = None) -> None:
        """A table has changed."""
        if seq is not None and table_id in self._listeners:
            self._heard[table_id] = max(seq, self._heard.get(table_id, 0))
        for listener in self._listeners.get(table_id, ()):
            listener.notify()

    async def poll(self) -> None:
        """Look once for changes that another process has written."""
        watched = list(self._listeners)
        if not watched:
            return
        async with self._store.read() as conn:
            rows = await conn.execute(select(LogRow.id, LogRow.seq).where(LogRow.id.in_(watched)))
            found = rows.all()
        for table_id, seq in found:
            if seq > self._heard.get(table_id, 0):
                self.notify(table_id, seq)
