"""A world that one seed decides: its time, its disk, its processes, and when each of them fails.

Time does not pass, it is put forward to whatever is due next. Every step that a process takes on
the disk is a place at which it may be kept waiting, find the disk full, or die.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from houseway.server.app import create_app
from houseway.server.database import store
from houseway.server.database.nearby import Nearby
from houseway.server.web.limits import Rate
from tests.server.houses import house_with

FAST = Rate(burst=10**9, per_second=1e9)
BEGINS = 1_800_000_000.0
ANSWERS = 4  # of an account that are kept whole
BUSY_SECONDS = 0.02  # until a writer asks again whether the file is free


class Timeless(asyncio.SelectorEventLoop):
    """A loop whose time is put forward when there is nothing else to do."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._looks = self._selector.select
        self._selector.select = self._select

    def time(self) -> float:
        return self._now

    def _select(self, timeout: float | None = None) -> Any:
        if timeout == 0:
            return []  # somebody is to be served first; nobody else wakes this loop
        found = self._looks(0)
        if not found and timeout is None:
            raise RuntimeError("everybody waits for nothing: the room hangs")
        if not found and timeout:
            self._now += timeout
        return found


class Process:
    """One server: the real application on the world's disk."""

    def __init__(self, world: World) -> None:
        self.alive = True
        self.disks: set[Disk] = set()
        self.app = create_app(str(world.path), world.house)
        self._life: Any = None

    @property
    def desk(self) -> Any:
        return self.app.state.desk

    async def open(self) -> None:
        RUNNING.set(self)
        self._life = self.app.router.lifespan_context(self.app)
        await self._life.__aenter__()

    def die(self) -> None:
        """Everything that was not on the disk is gone; nobody is told anything."""
        self.alive = False
        keeper, dealer = self.desk.keeper, self.desk.dealer
        keeper._closing.set()
        dealer._closing.set()
        tasks = (*keeper._attending.values(), *dealer._minding.values())
        for task in (*tasks, keeper._rounds, dealer._rounds):
            if task:
                task.cancel()
        for disk in tuple(self.disks):
            disk.gone()


RUNNING: ContextVar[Process] = ContextVar("RUNNING")


class AtOnce:
    """In place of the line to a thread: what is put there is done."""

    def put_nowait(self, asked: tuple[asyncio.Future[Any] | None, Callable[[], Any]]) -> None:
        future, work = asked
        done = work()
        if future:
            future.set_result(done)


class Disk(Nearby):
    """A connection to the file: nothing is handed to a thread, everything may fail."""

    world: World

    def __init__(self, opens: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(opens, iter_chunk_size=64)
        self._tx = AtOnce()  # type: ignore[assignment]
        self.process = RUNNING.get()
        self.process.disks.add(self)

    def __await__(self) -> Generator[Any, None, Disk]:
        async def opened() -> Disk:
            self._connection = self._connector()
            return self

        return opened().__await__()

    def stop(self) -> None:
        self.gone()

    async def close(self) -> None:
        self.gone()

    def gone(self) -> None:
        self._running = False
        self.process.disks.discard(self)
        if self._connection:
            self._connection.close()
            self._connection = None

    async def _execute(self, fn: Callable[..., Any], *args: Any, **more: Any) -> Any:
        commits = fn.__name__ == "commit"
        begins = args[:1] == ("BEGIN IMMEDIATE",)
        if fn.__name__ in ("execute", "executemany", "commit"):
            await self.world.moment(self.process, writes=commits or begins)
        if str(args[:1]).startswith("('INSERT INTO events"):
            self.world.may_be_beaten()
        while True:
            if not self.process.alive:
                raise sqlite3.OperationalError("the process is gone")
            try:
                done = fn(*args, **more)
            except sqlite3.OperationalError as error:
                if "locked" not in str(error):
                    raise
                await asyncio.sleep(BUSY_SECONDS)
                continue
            if commits:
                self.world.after_commit(self.process)
            return done


class Said:
    """Opens engines that share what the first has worked out: how each statement is written."""

    def __init__(self) -> None:
        self._first: Any = None

    def __call__(self, *args: Any, **more: Any) -> AsyncEngine:
        made = create_async_engine(*args, **more)
        engine: Any = made.sync_engine
        self._first = self._first or engine
        engine.dialect = engine.pool._dialect = self._first.dialect
        engine._compiled_cache = self._first._compiled_cache
        return made


class World:
    """Everything that a seed decides."""

    def __init__(self, seed: int, path: Path) -> None:
        self.rng = random.Random(seed)
        self.path = path
        self.wall = BEGINS
        self.calm = False  # nothing fails any more
        self.happened: Counter[str] = Counter()
        self.processes: list[Process] = []
        self.risk = self.rng.choice([0.001, 0.004, 0.012])
        self.house = house_with(
            now=self.now,
            rng=random.Random(self.rng.random()),
            bot_delay=(0.05, 0.4),
            poll_seconds=30.0,  # an evening is hours, and each look at nothing costs
            empty_seconds=1e9,  # a clock put forward does not send everybody home
            unvisited_seconds=1e9,
            away_minutes=1e7,
            key_seconds=10**8,  # which the clock is not put forward by
            answer_seconds=10**8,
            answers=ANSWERS,
            show_seconds=self.rng.choice([0.0, 2.0]),
            sign_ins=FAST,
            commands=FAST,
            openings=FAST,
            openings_from=FAST,
        )

    def now(self) -> float:
        return self.wall + asyncio.get_running_loop().time()

    async def start(self) -> Process:
        process = Process(self)
        try:
            await process.open()
        except BaseException:
            process.die()
            raise
        self.processes = [each for each in (*self.processes, process) if each.alive]
        return process

    async def moment(self, process: Process, *, writes: bool) -> None:
        """A step on the disk: anything may come between it and the one before."""
        if self.calm:
            return
        roll = self.rng.random()
        if roll < 0.08:
            await asyncio.sleep(self.rng.choice([0.0, 0.0, 0.001, 0.02]))
        elif roll < 0.08 + self.risk and process.alive:
            self.happened["killed"] += 1
            process.die()
        elif writes and roll < 0.08 + 5 * self.risk:
            self.happened["disk full"] += 1
            full = sqlite3.OperationalError("database or disk is full")
            full.sqlite_errorname = "SQLITE_FULL"
            raise full

    def may_be_beaten(self) -> None:
        """Another may have written the same event first: who is late begins anew."""
        if not self.calm and self.rng.random() < 10 * self.risk:
            self.happened["beaten"] += 1
            raise sqlite3.IntegrityError("UNIQUE constraint failed: events.log_id, events.seq")

    def after_commit(self, process: Process) -> None:
        """What is on the disk is there, although nobody may ever be told."""
        if not self.calm and process.alive and self.rng.random() < self.risk:
            self.happened["killed after a commit"] += 1
            process.die()

    def set_clock(self) -> None:
        """Somebody sets the clock, forward or back."""
        by = self.rng.choice([-86_400.0, -3600.0, -30.0, 30.0, 3600.0, 86_400.0 * 3])
        self.happened["clock set"] += 1
        self.wall += by

    @contextmanager
    def laws(self) -> Iterator[None]:
        """While this holds, the seed decides what the machine would have."""
        chance = random.Random(self.rng.random())

        def connect(database: str, **more: Any) -> Disk:
            more = {**more, "timeout": 0, "check_same_thread": False}
            made = type("Disk", (Disk,), {"world": self})
            return made(lambda: sqlite3.connect(database, **more))  # type: ignore[no-any-return]

        with (
            patch.object(store, "connect", connect),
            patch.object(secrets, "token_hex", lambda n=16: chance.randbytes(n).hex()),
            patch.object(secrets, "token_urlsafe", lambda n=16: chance.randbytes(n).hex()),
            patch.object(secrets, "token_bytes", lambda n=16: chance.randbytes(n)),
            patch.object(secrets, "randbelow", chance.randrange),
        ):
            yield
