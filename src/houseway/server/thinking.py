"""What takes a core for a while: one thing at a time, so that nobody at a table is kept waiting.

Hints, grades, questions and proposals are worked out in a thread beside those who play. However
many ask at once, they share one place; and who finds a long line is told to come again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from anyio import to_thread

from houseway.server.errors import RateLimited

MOST_WAITING = 24
AGAIN_SECONDS = 2

T = TypeVar("T")


class Thinking:
    """The one place of a card room where something is worked out."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def of(self, work: Callable[..., T], *given: object) -> T:
        """What comes of some work, when its turn has come."""
        if self._waiting >= MOST_WAITING:
            raise RateLimited("much is being worked out at this moment", seconds=AGAIN_SECONDS)
        self._waiting += 1
        try:
            async with self._turn:
                return await to_thread.run_sync(partial(work, *given))
        finally:
            self._waiting -= 1
