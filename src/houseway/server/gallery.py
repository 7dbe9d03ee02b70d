"""Those who watch a table: a change is drawn once for each kind of viewer, not for each viewer.

Who has no part in what is seen, no seat, no place in the line, sees what everybody sees but for his
own wallet. Each watcher keeps the last picture only, so that a slow one misses some and costs
nothing.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from contextlib import contextmanager, suppress

from sqlalchemy.exc import SQLAlchemyError

from houseway.errors import HousewayError
from houseway.server.database.store import Store
from houseway.server.diary import logger, told
from houseway.server.errors import Full, SignedOut
from houseway.server.house import House
from houseway.server.hub import Hub, Listener
from houseway.server.people import sessions
from houseway.server.people.accounts import Account

RECHECK_SECONDS = 20.0
STOP_SECONDS = 2.0
AGAIN_SECONDS = 1.0  # after the database did not answer

Draw = Callable[[Collection[Account]], Awaitable[Mapping[str, str]]]  # JSON, by account


class Watcher:
    """One who watches, and the last picture that was drawn for him."""

    def __init__(self, account: Account, session: str) -> None:
        self.account = account
        self.session = session
        self._picture = ""
        self._ended: HousewayError | None = None
        self._news = asyncio.Event()

    def shown(self, picture: str) -> None:
        if picture != self._picture:
            self._picture = picture
            self._news.set()

    def ends(self, error: HousewayError) -> None:
        self._ended = error
        self._news.set()

    async def next(self) -> str:
        """The next picture that differs from the last; or why there is none any more."""
        await self._news.wait()
        self._news.clear()
        if self._ended:
            raise self._ended
        return self._picture


class Row(Listener):
    """All who watch one log."""

    def __init__(self, draw: Draw) -> None:
        super().__init__()
        self.draw = draw
        self.watchers: set[Watcher] = set()
        self.newcomers: set[Watcher] = set()
        self.changed = False
        self.over = False  # nobody watches any more

    def notify(self) -> None:
        self.changed = True
        super().notify()

    def joins(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.newcomers.add(watcher)
        super().notify()

    def ends(self) -> None:
        self.over = True
        super().notify()


class Gallery:
    """Everybody who watches something in this process."""

    def __init__(self, hub: Hub, store: Store, house: House) -> None:
        self._hub = hub
        self._store = store
        self._house = house
        self._rows: dict[str, Row] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._of: Counter[str] = Counter()

    @contextmanager
    def watching(
        self, log: str, account: Account, session: str, address: str, draw: Draw
    ) -> Iterator[Watcher]:
        """Watch for a while; nobody does with more sockets than he may have."""
        self._check(account, address)
        counted = (f"account {account.id}", f"address {address}")
        watcher = Watcher(account, session)
        row = self._row(log, draw)
        self._of.update(counted)
        row.joins(watcher)
        try:
            yield watcher
        finally:
            self._of.subtract(counted)
            self._of = +self._of
            row.watchers.discard(watcher)
            row.newcomers.discard(watcher)
            if not row.watchers:
                self._rows.pop(log).ends()

    @contextmanager
    def standing(self, address: str) -> Iterator[None]:
        """Follow something that is the same for everybody, signed in or not."""
        self.check_place(address)
        counted = (f"address {address}",)
        self._of.update(counted)
        try:
            yield
        finally:
            self._of.subtract(counted)
            self._of = +self._of

    def _check(self, account: Account, address: str) -> None:
        if self._of[f"account {account.id}"] >= self._house.sockets_each:
            raise Full(f"one account listens with at most {self._house.sockets_each} sockets")
        self.check_place(address)

    def check_place(self, address: str) -> None:
        """Refuse one more who listens from an address."""
        if self._of[f"address {address}"] >= self._house.doors.sockets:
            raise Full(f"one address listens with at most {self._house.doors.sockets} sockets")

    def _row(self, log: str, draw: Draw) -> Row:
        if log not in self._rows:
            row = Row(draw)
            self._rows[log] = row
            task = asyncio.create_task(self._keep(log, row))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return self._rows[log]

    async def close(self) -> None:
        """Let whoever is drawing finish; to cut him off would leave a connection half open."""
        for row in self._rows.values():
            row.ends()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=STOP_SECONDS)

    async def _keep(self, log: str, row: Row) -> None:
        with self._hub.heard_by(log, row):
            while not row.over:
                all_of_them = row.changed or not row.newcomers
                row.changed = False
                wanted = row.watchers if all_of_them else row.newcomers
                row.newcomers = set()
                try:
                    await self._show(row, tuple(wanted))
                except (SQLAlchemyError, OSError) as error:
                    logger().error("nothing can be shown", error=told(error))
                    row.changed = True
                    await asyncio.sleep(AGAIN_SECONDS)
                    continue
                with suppress(TimeoutError):
                    await row.wait(RECHECK_SECONDS)

    async def _show(self, row: Row, watchers: tuple[Watcher, ...]) -> None:
        async with self._store.read() as conn:
            at = int(self._house.now() * 1000)
            holding = await sessions.holding(conn, {each.session for each in watchers}, at)
        here = [each for each in watchers if each.session in holding]
        for each in watchers:
            if each.session not in holding:
                each.ends(SignedOut("signed out"))
        try:
            drawn = await row.draw({each.account for each in here}) if here else {}
        except HousewayError as error:
            for each in here:
                each.ends(error)
            return
        for each in here:
            each.shown(drawn[each.account.id])
