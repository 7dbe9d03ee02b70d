"""Event logs: what happened, in order, each event sealed to the one before it in its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import EventRow, LogRow
from houseway.server.database.statements import Statement
from houseway.server.logs.days import day_to_write
from houseway.server.logs.hashes import GENESIS, hashed

HOUSE = "house"  # the log of what happens away from the tables


@dataclass(frozen=True, slots=True)
class Draft:
    """An event that is about to be written."""

    kind: str
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """An event with its place in its log."""

    log: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: int


@dataclass(frozen=True, slots=True)
class Head:
    """How far a log has come: the number and the hash of its last event."""

    seq: int = 0
    tail: str = GENESIS


# Made once: the same for every event of every log.
_LAST = select(LogRow.seq, LogRow.tail).where(LogRow.id == bindparam("log"))
_HEAD = Statement(_LAST)
_HELD = Statement(_LAST.with_for_update())
_WRITE = Statement(insert(EventRow.core()))
_BEGIN = Statement(insert(LogRow.core()))
_GROW = Statement(update(LogRow.core()).where(LogRow.id == bindparam("log")))


def seal(event: Event, prev: str) -> str:
    """The hash that ties an event to everything before it in its log."""
    return hashed([prev, event.log, event.seq, event.kind, event.body, event.at])


async def head(conn: AsyncConnection, log: str, *, hold: bool = False) -> Head | None:
    """How far a log has come; who holds it is the only one to write until he is done."""
    row = await (_HELD if hold else _HEAD).first(conn, log=log)
    return Head(*row) if row else None


async def append(
    conn: AsyncConnection, log: str, after: Head | None, drafts: Sequence[Draft], at: int
) -> tuple[list[Event], Head]:
    """Write events after the last one known; a late writer meets the unique number and loses."""
    day = await day_to_write(conn, at)
    last = after or Head()
    rows, written = [], []
    for draft in drafts:
        event = Event(log, last.seq + 1, draft.kind, draft.body, at)
        sealed = seal(event, last.tail)
        told = {"log_id": log, "seq": event.seq, "kind": event.kind, "body": event.body, "at": at}
        rows.append({**told, "day": day, "prev": last.tail, "hash": sealed})
        written.append(event)
        last = Head(event.seq, sealed)
    if rows:
        await _WRITE.write(conn, *rows)
    grown = {"seq": last.seq, "tail": last.tail}
    if after is None:
        await _BEGIN.write(conn, {"id": log, **grown})
    else:
        await _GROW.write(conn, {"log": log, **grown})
    return written, last


async def tell_house(conn: AsyncConnection, draft: Draft, at: int) -> Event:
    """Write something down that happened away from the tables."""
    last = await head(conn, HOUSE, hold=True)
    [event], _ = await append(conn, HOUSE, last, [draft], at)
    return event


async def since(conn: AsyncConnection, log: str, seq: int) -> list[Event]:
    """The events of a log after a number."""
    rows = await conn.execute(
        select(EventRow.log_id, EventRow.seq, EventRow.kind, EventRow.body, EventRow.at)
        .where(EventRow.log_id == log, EventRow.seq > seq)
        .order_by(EventRow.seq)
    )
    return [Event(*row) for row in rows]


async def first(conn: AsyncConnection, log: str) -> Event:
    """The event that a log opens with."""
    rows = await conn.execute(
        select(EventRow.log_id, EventRow.seq, EventRow.kind, EventRow.body, EventRow.at).where(
            EventRow.log_id == log, EventRow.seq == 1
        )
    )
    return Event(*rows.one())
