"""The house's own work at dealt events, in the background of one process.

One task for each event that is wanted: it looks what is due, does it, and sleeps until a hand is
over, somebody asks something, or a moment has come. An event that no process minds any more is
found by its row, as tables are.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

from anyio import move_on_after
from sqlalchemy import bindparam, select
from sqlalchemy.exc import SQLAlchemyError

from houseway.errors import HousewayError
from houseway.server.database.models import NightRow
from houseway.server.database.statements import Statement
from houseway.server.dealt.dealt_desk import LOOK_SECONDS, DealtDesk
from houseway.server.diary import logger, told
from houseway.server.room import Room
from houseway.server.tables.live_table import LiveTable

ABANDONED_SECONDS = 5.0
STOP_SECONDS = 2.0
_DUE = Statement(select(NightRow.id).where(NightRow.due_at <= bindparam("late")))


class DealtKeeper:
    """Minds the dealt events."""

    def __init__(self, room: Room, desk: DealtDesk) -> None:
        self._room = room
        self._desk = desk
        self._minding: dict[str, asyncio.Task[None]] = {}
        self._woken: dict[str, asyncio.Event] = {}
        self._closing = asyncio.Event()
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, and take up events that were being dealt when the house last closed."""
        self._room.after_hand = self._hand_over
        self._desk.wake = self.wake
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        """Leave everything as it is; it is all written down."""
        self._closing.set()
        for woken in self._woken.values():
            woken.set()
        tasks = [*self._minding.values(), *([self._rounds] if self._rounds else [])]
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _hand_over(self, table: LiveTable) -> None:
        if table.event and not table.between.closed:
            self.wake(table.event.night)

    def wake(self, id: str) -> None:
        """Something has happened at an event: look what is due there."""
        if self._closing.is_set():
            return
        if id in self._minding:
            self._woken[id].set()
            return
        self._woken[id] = asyncio.Event()
        task = asyncio.create_task(self._mind(id))
        self._minding[id] = task
        task.add_done_callback(lambda _: self._gone(id))

    def _gone(self, id: str) -> None:
        self._minding.pop(id, None)
        if self._woken.pop(id).is_set():
            self.wake(id)

    async def _mind(self, id: str) -> None:
        woken = self._woken[id]
        while not self._closing.is_set():
            woken.clear()
            again = await self._proceed(id)
            if again is None:
                return  # it is over, or whoever starts it wakes it
            left = min(LOOK_SECONDS, max(0.0, again - self._room.house.now()))
            with suppress(TimeoutError):
                await asyncio.wait_for(woken.wait(), left)

    async def _proceed(self, id: str) -> float | None:
        """Let no failure at one event stop the house."""
        try:
            return await self._desk.proceed(id)
        except (HousewayError, SQLAlchemyError, OSError) as error:
            logger().error("the house could not deal an event", error=told(error))
            return None

    async def _make_rounds(self) -> None:
        """Look at the rows every moment: events that start, and those that nobody minds."""
        patience = 0
        while not self._closing.is_set():
            try:
                for id in await self._due(patience):
                    if id not in self._minding:
                        self.wake(id)
            except (SQLAlchemyError, OSError) as error:
                logger().error("the house could not look at its events", error=told(error))
            patience = int(ABANDONED_SECONDS * 1000)
            with move_on_after(self._room.house.poll_seconds):
                await self._closing.wait()

    async def _due(self, patience: int) -> list[str]:
        late = self._room.at() - patience
        async with self._room.store.glance() as conn:
            return [id for (id,) in await _DUE.rows(conn, late=late)]
