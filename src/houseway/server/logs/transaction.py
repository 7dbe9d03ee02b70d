"""One transaction over any number of event logs, with the money they move.

Tables, lists and jackpots are the same kind of thing: each is rebuilt from its log, held by one
writer at a time, changed by events, and written down with everything else in one commit. What a
process keeps in memory is only ever what was committed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput, Illegal
from houseway.server.database.store import Store
from houseway.server.errors import Refused, Stale
from houseway.server.logs import events
from houseway.server.logs.events import Draft, Event, Head
from houseway.server.logs.keys import Key, Keys
from houseway.server.metrics import Metrics
from houseway.server.money import ledger
from houseway.server.money.ledger import Movement, Moves
from houseway.server.shapes import Shape

MOST_KEPT = 3000
ATTEMPTS = 10
_TAKEN_BACK = ("40001", "40P01")  # PostgreSQL: a serialization failure, a deadlock


class Live(Protocol):
    """What a log has come to: a table, a list, a jackpot."""

    seq: int

    @property
    def log(self) -> str: ...


L = TypeVar("L", bound=Live)
T = TypeVar("T")
S = TypeVar("S", bound=Shape)
Later = Callable[[], Awaitable[None] | None]


class InHand(Exception):
    """A log that another has in hand whose commit is on its way; it is tried again after that."""

    def __init__(self, lock: asyncio.Lock) -> None:
        super().__init__()
        self.lock = lock


class Kind(Generic[L]):
    """Everything of one kind that has a log, as this process knows it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, L] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def begin(self, conn: AsyncConnection, log: str) -> L:
        """It as its log opens, or as it was at some later event."""
        raise NotImplementedError

    async def replay(self, conn: AsyncConnection, live: L, written: Sequence[Event]) -> None:
        """Let events that were written happen to it again."""
        raise NotImplementedError

    async def note(self, txn: Transaction, live: L, drafts: Sequence[Draft]) -> None:
        """Write down what others read of it, once these events have happened."""
        raise NotImplementedError

    def lock(self, log: str) -> asyncio.Lock:
        """One hand at a time may touch it in this process."""
        return self._locks.setdefault(log, asyncio.Lock())

    async def look(self, conn: AsyncConnection, log: str) -> L | None:
        """It as it is now, for who has its lock and changes nothing; None if there is none."""
        last = await events.head(conn, log)
        return None if last is None else self.keep(await self.load(conn, log, last.seq))

    def known(self, log: str) -> L | None:
        """It as this process last saw it, if it did."""
        return self._kept.get(log)

    async def peek(self, conn: AsyncConnection, log: str) -> L:
        """It as a transaction sees it that does not hold it."""
        live = await self.begin(conn, log)
        await self.replay(conn, live, await events.since(conn, log, live.seq))
        return live

    async def load(self, conn: AsyncConnection, log: str, seq: int) -> L:
        """It with everything that has happened to it, by whatever process."""
        live = self._kept.pop(log, None)
        if live is None or live.seq > seq:
            live = await self.begin(conn, log)
        if live.seq < seq:
            await self.replay(conn, live, await events.since(conn, log, live.seq))
        return live

    def keep(self, live: L) -> L:
        """Remember it, and forget what was not asked for in a long time."""
        self._kept[live.log] = live
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return live


@dataclass(slots=True)
class _Held(Generic[L]):
    """One log in a transaction: what it has come to, and what is to be written."""

    kind: Kind[L]
    live: L
    head: Head | None  # None: it is new
    known: int = 0  # the event that what is in memory had come to when it was taken
    drafts: list[tuple[Draft, Moves]] = field(default_factory=list)


class Transaction:
    """The logs that are held until all of it is committed, and what happens to them."""

    def __init__(
        self, conn: AsyncConnection, at: int, locks: AsyncExitStack, *, together: bool = False
    ) -> None:
        self.conn = conn
        self.at = at  # milliseconds since 1970
        self.after: list[Later] = []  # what is done once everything is committed
        self._locks = locks
        self._together = together  # with others' in one commit
        self._held: dict[str, _Held[Any]] = {}

    async def hold(self, kind: Kind[L], log: str) -> L | None:
        """Take a log in hand; None if nothing was ever written to it."""
        if log in self._held:
            found: L = self._held[log].live
            return found
        lock = kind.lock(log)
        if lock.locked() and self._together:
            # Whoever has it may be waiting for the commit that waits for us.
            raise InHand(lock)
        async with AsyncExitStack() as held:
            await held.enter_async_context(lock)
            head = await events.head(self.conn, log, hold=True)
            if head is None:
                return None  # and nobody waits for what is not there
            self._locks.push_async_exit(held.pop_all())
        live = await kind.load(self.conn, log, head.seq)
        self._held[log] = _Held(kind, live, head, known=live.seq)
        return live

    def holds(self, log: str) -> bool:
        """Whether a log is in hand."""
        return log in self._held

    def open(self, kind: Kind[L], live: L) -> None:
        """A log that begins with this transaction."""
        self._held[live.log] = _Held(kind, live, None, known=-1)

    def happened(self, live: Live, draft: Draft, moves: Moves) -> None:
        """Something has happened to what is held: it will be written, with the money it moves."""
        self._held[live.log].drafts.append((draft, moves))

    async def write(self) -> None:
        """Write down what has happened so far: the logs, the ledger, and what others read."""
        changed = [held for held in self._held.values() if held.drafts]
        movements = []
        for held in changed:
            drafts = [draft for draft, _ in held.drafts]
            log = held.live.log
            written, held.head = await events.append(self.conn, log, held.head, drafts, self.at)
            for event, (_, moves) in zip(written, held.drafts, strict=True):
                movements.append(Movement(f"{log}:{event.seq}", event.kind, moves))
        await ledger.post(self.conn, self.at, movements)
        for held in changed:
            drafts = [draft for draft, _ in held.drafts]
            held.drafts.clear()
            await held.kind.note(self, held.live, drafts)

    def keep(self) -> None:
        """Everything is committed: remember it."""
        for held in self._held.values():
            held.kind.keep(held.live)

    def forget(self, error: BaseException) -> None:
        """What was not written did not happen: forget what has run ahead, or broke."""
        polite = isinstance(error, BadInput | Illegal | Refused)
        for held in self._held.values():
            if polite and held.live.seq == held.known:
                held.kind.keep(held.live)


class Logs:
    """The one way in which anything changes."""

    def __init__(
        self, store: Store, metrics: Metrics, clock: Callable[[], int], keys: Keys
    ) -> None:
        self._store = store
        self._keys = keys
        self._metrics = metrics
        self._clock = clock

    async def change(self, work: Callable[[Transaction], Awaitable[T]]) -> T:
        """Do something to any number of logs: all of it is written, or none.

        If another process wrote first, it is done over from what is true now.
        """
        beaten = 0
        while beaten < ATTEMPTS:
            try:
                txn, done = await self._attempt(work)
            except InHand as held:
                async with held.lock:  # now without keeping anybody's commit waiting
                    continue
            except DBAPIError as error:
                if not _beaten(error):
                    raise
                self._metrics.retries.inc()
                beaten += 1
                continue
            for each in txn.after:
                if (waiting := each()) is not None:
                    await waiting
            return done
        raise Stale("others keep changing it; look again and choose anew")

    async def once(
        self, key: Key | None, shape: type[S], work: Callable[[Transaction], Awaitable[S]]
    ) -> S:
        """The same, once for each key that a sender gives."""
        return await self.change(lambda txn: self._keys.once(txn, key, shape, work))

    async def _attempt(self, work: Callable[[Transaction], Awaitable[T]]) -> tuple[Transaction, T]:
        async with AsyncExitStack() as locks:
            txn: Transaction | None = None
            try:
                async with self._store.write() as conn:
                    txn = Transaction(conn, self._clock(), locks, together=self._store.sqlite)
                    done = await work(txn)
                    await txn.write()
            except BaseException as error:
                if txn:
                    txn.forget(error)
                raise
            txn.keep()
            return txn, done


def _beaten(error: DBAPIError) -> bool:
    """Whether another process was quicker: the same number, or each waited for the other."""
    code = getattr(error.orig, "sqlstate", None)
    return isinstance(error, IntegrityError) or code in _TAKEN_BACK
