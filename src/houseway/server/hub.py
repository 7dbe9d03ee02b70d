"""Who listens to which table, and how they hear that it has changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import anyio
from sqlalchemy import select

from houseway.server.database.models import LogRow
from houseway.server.database.store import Store

SELDOM_SECONDS = 5.0


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
        self._looked_at = float("-inf")
        self.tell_others: Callable[[str, int], None] = lambda log, seq: None
        self.line_is_up = False  # others' changes are heard by themselves

    @contextmanager
    def listening(self, table_id: str) -> Iterator[Listener]:
        """Listen to a table for a while."""
        listener = Listener()
        with self.heard_by(table_id, listener):
            yield listener

    @contextmanager
    def heard_by(self, table_id: str, listener: Listener) -> Iterator[None]:
        """Let somebody listen for a while who has ears of his own."""
        self._listeners.setdefault(table_id, set()).add(listener)
        try:
            yield
        finally:
            left = self._listeners[table_id]
            left.discard(listener)
            if not left:
                del self._listeners[table_id]
                self._heard.pop(table_id, None)

    def notify(self, table_id: str, seq: int | None = None) -> None:
        """A table has changed, by a hand in this process."""
        if seq is not None:
            self.tell_others(table_id, seq)
        self._wake(table_id, seq)

    def heard(self, table_id: str, seq: int) -> None:
        """A table has changed, by whatever process; what is known already wakes nobody."""
        if seq > self._heard.get(table_id, 0):
            self._wake(table_id, seq)

    def _wake(self, table_id: str, seq: int | None) -> None:
        if seq is not None and table_id in self._listeners:
            self._heard[table_id] = max(seq, self._heard.get(table_id, 0))
        for listener in self._listeners.get(table_id, ()):
            listener.notify()

    async def poll(self) -> None:
        """Look once for changes that another process has written; seldom, where word comes."""
        watched = list(self._listeners)
        now = time.monotonic()
        if not watched or (self.line_is_up and now - self._looked_at < SELDOM_SECONDS):
            return
        self._looked_at = now
        async with self._store.read() as conn:
            rows = await conn.execute(select(LogRow.id, LogRow.seq).where(LogRow.id.in_(watched)))
            found = rows.all()
        for table_id, seq in found:
            self.heard(table_id, seq)
