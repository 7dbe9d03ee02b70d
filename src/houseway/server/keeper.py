"""The house's own work: bots take their turns, clocks run out, other processes are heard."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from anyio import move_on_after
from sqlalchemy import bindparam, select, update
from sqlalchemy.exc import SQLAlchemyError

from houseway.errors import HousewayError
from houseway.server.database.models import TableRow
from houseway.server.database.statements import Statement
from houseway.server.diary import logger, told
from houseway.server.errors import Stale
from houseway.server.lists import waits
from houseway.server.lists.board import Board
from houseway.server.logs import days, keys
from houseway.server.logs.events import Draft
from houseway.server.people import sessions
from houseway.server.people.doors import Doors
from houseway.server.room import Room
from houseway.server.tables.between import BY_HOUSE
from houseway.server.tables.chores import answered, due_at, out_of_time
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.tables import table_row
from houseway.server.tables.time_banks import draws_on

ABANDONED_SECONDS = 5.0
STOP_SECONDS = 2.0
LONGEST_WAIT = 60.0  # before the clock is read again, which somebody may have set
TIDY_SECONDS = 900
JUMP_SECONDS = 30.0  # by which a clock goes wrong before it counts as set
STEADY_SECONDS = 600.0  # that a clock must have stood before a day is sealed by it
UNSEEN_SECONDS = 3600  # before it opened, of which a house lets go of answers; others go with keys
MIND_SECONDS = 5.0  # between two looks at the board for what nobody has done
_WANTED = Statement(
    select(TableRow.id).where(TableRow.needs_house, TableRow.touched_at <= bindparam("before"))
)
_LATE = Statement(select(TableRow.id).where(TableRow.due_at <= bindparam("now")))


BOT, WARNING, TIME = "bot", "warning", "time"


@dataclass(frozen=True, slots=True)
class Duty:
    """What the house has to do at a table in some state, and when."""

    kind: str
    state: int
    at: float


class Keeper:
    """Does the house's work in the background of one process."""

    def __init__(self, room: Room, board: Board, doors: Doors) -> None:
        self._room = room
        self._board = board
        self._doors = doors
        self._house = room.house
        self._attending: dict[str, asyncio.Task[None]] = {}
        self._closing = asyncio.Event()
        self._tidied_at = float("-inf")
        self._minded_at = float("-inf")
        began = room.at() - int((room.house.kept.answer_seconds + UNSEEN_SECONDS) * 1000)
        self._answers_until = began  # from when on answers are kept
        self._apart: float | None = None  # the clock on the wall from the one that nobody sets
        self._steady_from = 0.0
        self._turns: dict[str, Duty] = {}
        self._again: set[str] = set()
        self._rounds: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, and take up what was left undone when the house last closed."""
        self._room.after_change = self.changed
        self._rounds = asyncio.create_task(self._make_rounds())

    async def stop(self) -> None:
        """Leave everything as it is; it is all written down."""
        self._closing.set()
        for table_id in self._attending:
            self._room.hub.notify(table_id)
        tasks = [*self._attending.values(), *([self._rounds] if self._rounds else [])]
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def changed(self, live: LiveTable) -> None:
        """A table has changed: see whether the house is wanted there."""
        if live.needs_house:
            self.attend(live.id)

    def attend(self, table_id: str) -> None:
        """Stay with a table as long as the house is wanted there."""
        if self._closing.is_set():
            return
        if table_id in self._attending:
            self._again.add(table_id)  # it may be about to leave
        else:
            task = asyncio.create_task(self._guarded(self._stay(table_id)))
            self._attending[table_id] = task
            task.add_done_callback(lambda _: self._gone(table_id))

    def _gone(self, table_id: str) -> None:
        self._attending.pop(table_id, None)
        self._turns.pop(table_id, None)
        if table_id in self._again:
            self._again.discard(table_id)
            self.attend(table_id)

    async def _stay(self, table_id: str) -> None:
        done: Duty | None = None
        with self._room.hub.listening(table_id) as listener:
            while duty := self._duty(await self._room.look(table_id), done):
                left = duty.at - self._now(duty)
                changed = left > 0 and await listener.wait(min(left, LONGEST_WAIT))
                if self._closing.is_set():
                    return
                if changed or duty.at > self._now(duty):  # the house's clock says when
                    continue
                if duty.kind == WARNING:
                    self._room.hub.notify(table_id)
                else:
                    await self._act(table_id, duty.state)
                done = duty

    def _now(self, duty: Duty) -> float:
        """The time that a duty goes by: a bot thinks so long, whatever is done to the clock."""
        return self._thinking() if duty.kind == BOT else self._house.now()

    @staticmethod
    def _thinking() -> float:
        return asyncio.get_running_loop().time()

    def _duty(self, live: LiveTable, done: Duty | None) -> Duty | None:
        seat, state = live.to_act, live.table.state
        if live.played_out:
            return Duty(BOT, state, 0.0)
        if seat is not None and live.players[seat].bot:
            return self._turn(live)
        if live.clock is None:
            return None
        ends_at = live.clock.ends_at
        warning = Duty(WARNING, state, ends_at - self._house.pace.clock_warning)
        return (
            Duty(TIME, state, ends_at) if done in (warning, Duty(TIME, state, ends_at)) else warning
        )

    def _turn(self, live: LiveTable) -> Duty:
        """A bot's turn: it thinks as long as it thinks, whatever else happens at the table."""
        turn, state = self._turns.get(live.id), live.table.state
        if turn is None or turn.state != state:
            delay = live.event.thinks if live.event else self._house.pace.bot_delay
            thinks = 0.0 if live.among_bots else self._house.rng.uniform(*delay)
            turn = self._turns[live.id] = Duty(BOT, state, self._thinking() + thinks)
        return turn

    async def _act(self, table_id: str, state: int) -> None:
        def decide(live: LiveTable) -> Iterable[Draft]:
            if live.table.state != state:
                raise Stale("the table has moved on")
            return _answers(live, self._room)

        try:
            await self._room.house_acts(table_id, decide)
        except Stale:
            return  # another process was quicker

    async def _make_rounds(self) -> None:
        """Look at the tables every moment: others' changes, and work that nobody does."""
        await self._guarded(self._round(at_once=True))
        while not self._closing.is_set():
            await self._guarded(self._round(at_once=False))
            with move_on_after(self._house.poll_seconds):
                await self._closing.wait()

    async def _round(self, *, at_once: bool) -> None:
        await self._room.hub.poll()
        patience = 0 if at_once else int(ABANDONED_SECONDS * 1000)
        async with self._room.store.glance() as conn:
            wanted = await _WANTED.rows(conn, before=self._room.at() - patience)
            late = await _LATE.rows(conn, now=self._room.at())
        for (table_id,) in wanted:
            self.attend(table_id)
        for (table_id,) in late:
            await self._guarded(self._tend(table_id))
        self._watch_clock()
        now = self._house.now()
        if abs(now - self._minded_at) >= MIND_SECONDS:  # or the clock was set back
            self._minded_at = now
            await self._guarded(self._board.mind())
            await self._let_go()
        if abs(now - self._tidied_at) >= TIDY_SECONDS:
            self._tidied_at = now
            await self._tidy()

    def _watch_clock(self) -> None:
        """Notice a clock that was set: no day is sealed by it before it has stood for a while."""
        apart = self._house.now() - self._thinking()
        if self._apart is None or abs(apart - self._apart) > JUMP_SECONDS:
            if self._apart is not None:
                logger().warning("the clock was set", seconds=round(apart - self._apart))
            self._apart, self._steady_from = apart, self._thinking()

    async def _tend(self, table_id: str) -> None:
        """Do what is due at a table: a seat to be called, a player to be picked up."""

        def decide(live: LiveTable) -> Sequence[Draft]:
            due = due_at(live, self._house)
            if due is None or due * 1000 > self._room.at():
                raise Stale("nothing is due; another process was quicker")
            return ()

        try:
            await self._room.house_acts(table_id, decide)
        except Stale:
            await self._note_due(table_id)

    async def _note_due(self, table_id: str) -> None:
        """Write down anew when a table is due, so that nobody looks in vain again."""
        live = await self._room.look(table_id)
        row = table_row(live, self._house, self._room.at())
        noted = {name: row[name] for name in ("due_at", "list_id", "free")}
        live.noted = {}
        async with self._room.store.write() as conn:
            await conn.execute(update(TableRow).where(TableRow.id == table_id).values(noted))
            await waits.note(conn, table_id, waits.of_table(live))

    async def _let_go(self) -> None:
        """Let go of answers that nobody will ask for again, some at a time."""
        before = self._room.at() - int(self._house.kept.answer_seconds * 1000)
        while self._answers_until < before and not self._closing.is_set():
            async with self._room.store.write() as conn:
                until = await keys.let_go(conn, since=self._answers_until, before=before)
            self._answers_until = until

    async def _tidy(self) -> None:
        """Let go of keys nobody will send again and of sessions that have ended; seal old days."""
        now, kept = self._room.at(), self._house.kept
        gone = keys.AT_ONCE
        while gone == keys.AT_ONCE and not self._closing.is_set():
            async with self._room.store.write() as conn:
                gone = await keys.forget(conn, before=now - int(kept.key_seconds * 1000))
        async with self._room.store.write() as conn:
            await sessions.forget(conn, before=now)
            if self._thinking() - self._steady_from >= STEADY_SECONDS:
                await days.seal_days(conn, now)
        await self._doors.forget()

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        """Let no failure at one table stop the house."""
        try:
            await work
        except (HousewayError, SQLAlchemyError, OSError) as error:
            logger().error("the house could not do its work", error=told(error))


def _answers(live: LiveTable, room: Room) -> Iterable[Draft]:
    """What the house answers for the seat to act: its bot's choice, or the time that ran out.

    At a pot table whoever lets his time run out is sat out: the others would wait for him again.
    """
    seat = live.to_act
    played = live.table.round
    if seat is None or played is None:
        raise Stale("nobody is asked to act")
    if live.played_out:
        return _played_out(live, room)
    if live.players[seat].bot:
        return [answered(live, room.house.rng)]
    if banked := draws_on(live, seat, room.house.now()):
        return [banked]
    away = Draft("away", {"seat": seat, BY_HOUSE: True})
    sits_out = not live.banked and not live.table.seats[seat].away
    return [out_of_time(live), *([away] if sits_out else [])]


def _played_out(live: LiveTable, room: Room) -> Iterator[Draft]:
    """One answer after another, as long as nobody has to think."""
    while live.played_out:
        yield answered(live, room.house.rng)
