"""Word from process to process, where several serve one PostgreSQL.

It goes out after the commit, on a connection of its own, and what has come together meanwhile goes
out together: a commit that also told the others would make everybody's commit wait for it. Word
that is lost with its process is made up for by looking now and then.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg

from houseway.server.diary import logger, told
from houseway.server.hub import Hub

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

CHANNEL = "houseway"
LONGEST = 7500  # bytes of one word; the database takes 8000
AGAIN_SECONDS = 1.0
CHECK_SECONDS = 10.0  # between two looks at whether the line is still there


class Notices:
    """One process's line to the others."""

    def __init__(self, url: URL, hub: Hub) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._hub = hub
        self._going_out: dict[str, int] = {}
        self._word = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._hub.tell_others = self.tell
        self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def tell(self, log: str, seq: int) -> None:
        """Let the others know, as soon as the line is free."""
        self._going_out[log] = max(seq, self._going_out.get(log, 0))
        self._word.set()

    async def _keep(self) -> None:
        """Keep the line open; while it is not, the hub looks for itself more often."""
        while True:
            try:
                line = await asyncpg.connect(self._dsn)
                try:
                    await line.add_listener(CHANNEL, self._heard)
                    self._hub.line_is_up = True
                    await self._speak(line)
                finally:
                    self._hub.line_is_up = False
                    with suppress(Exception):
                        await line.close(timeout=1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                logger().error("the line to the other processes is down", error=told(error))
                await asyncio.sleep(AGAIN_SECONDS)

    async def _speak(self, line: asyncpg.Connection[Any]) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._word.wait(), CHECK_SECONDS)
            self._word.clear()
            going, self._going_out = self._going_out, {}
            if not going:
                await line.execute("SELECT 1")
            for word in words(going):
                await line.execute("SELECT pg_notify($1, $2)", CHANNEL, word)

    def _heard(self, _line: Any, _pid: int, _channel: str, word: object) -> None:
        for log, seq in changes(str(word)):
            self._hub.heard(log, seq)


def words(going: dict[str, int]) -> list[str]:
    """What has changed, in as few words as it takes."""
    found, last = [], ""
    for log, seq in going.items():
        word = f"{log} {seq}"
        if last and len(last) + len(word) + 1 > LONGEST:
            found.append(last)
            last = ""
        last = f"{last}\n{word}" if last else word
    return [*found, last] if last else found


def changes(word: str) -> list[tuple[str, int]]:
    """What a word says; whoever may write to the database may say anything."""
    found = []
    for line in word.splitlines():
        log, _, seq = line.rpartition(" ")
        if log and seq.isdecimal() and len(seq) < 12:
            found.append((log, int(seq)))
    return found
