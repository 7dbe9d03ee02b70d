"""Whether the house can do its work: not whether it answers, but whether it can write."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy.exc import SQLAlchemyError

from houseway.server.database.models import PulseRow
from houseway.server.database.store import Store, upsert
from houseway.server.diary import logger, told
from houseway.server.house import House

PATIENCE = 3.0  # seconds for one write
LATELY = 10  # looks, for which a write that was refused is remembered


class Pulse:
    """Writes one row now and then; what came of it holds for a moment, however many ask."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house
        self._turn = asyncio.Lock()
        self._looked_at = float("-inf")
        self._well = False
        self._trying: asyncio.Future[bool] | None = None

    async def beats(self) -> bool:
        """Whether something could be written just now, and nothing was refused lately.

        One row may find place on a disk where what a round takes does not.
        """
        async with self._turn:
            if time.monotonic() - self._looked_at >= self._house.ready_seconds:
                self._well = await self._writes()
                self._looked_at = time.monotonic()
            lately = LATELY * self._house.ready_seconds
            return self._well and time.monotonic() - self._store.failed_at >= lately

    async def _writes(self) -> bool:
        """Try it; one that hangs is not waited for, and no second is begun beside it."""
        if self._trying is None:
            self._trying = asyncio.ensure_future(self._write())
        done, _ = await asyncio.wait({self._trying}, timeout=PATIENCE)
        if not done:
            logger().error("nothing can be written", error="it takes too long")
            return False
        tried, self._trying = self._trying, None
        return tried.result()

    async def _write(self) -> bool:
        row = {"at": int(self._house.now() * 1000)}
        try:
            async with self._store.write() as conn:
                write = upsert(conn, PulseRow).values(id=1, **row)
                await conn.execute(write.on_conflict_do_update(index_elements=["id"], set_=row))
        except (SQLAlchemyError, OSError) as error:
            logger().error("nothing can be written", error=told(error))
            return False
        return True
