"""The event log: what happened, in order, each event sealed to the one before it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import DayRow, EventRow
from houseway.server.database.store import CALENDAR, upsert

HOUSE = "house"  # the log of what happens away from the tables
GENESIS = "0" * 64


@dataclass(frozen=True, slots=True)
class Draft:
    """An event that is about to be written."""

    kind: str
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """An event of one table, with its place in that table's log."""

    table_id: str
    seq: int
    kind: str
    body: dict[str, Any]
    at: int


def canonical(value: object) -> str:
    """One way to write a value, whatever wrote it."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def seal(event: Event, prev: str) -> str:
    """The hash that ties an event to everything before it on its gaming day."""
    told = canonical([prev, event.table_id, event.seq, event.kind, event.body, event.at])
    return hashlib.sha256(told.encode()).hexdigest()


async def append(
    conn: AsyncConnection, table_id: str, after: int | None, drafts: Sequence[Draft], at: int
) -> list[Event]:
    """Write events after the last one known; a late writer meets the unique number and loses.

    `after=None` takes the next free number, for logs in which order alone matters.
    """
    day = await _lock_day(conn, at)
    if after is None:
        after = await last_seq(conn, table_id)
    tail, rows, written = day.tail, [], []
    for offset, draft in enumerate(drafts, start=1):
        event = Event(table_id, after + offset, draft.kind, draft.body, at)
        sealed = seal(event, tail)
        place = {"day": day.day, "number": day.count + offset, "prev": tail, "hash": sealed}
        rows.append({**_columns(event), **place})
        written.append(event)
        tail = sealed
    await conn.execute(insert(EventRow), rows)
    await conn.execute(
        update(DayRow).where(DayRow.day == day.day).values(tail=tail, count=day.count + len(drafts))
    )
    return written


async def since(conn: AsyncConnection, table_id: str, seq: int) -> list[Event]:
    """The events of a table after a number."""
    rows = await conn.execute(
        select(EventRow.table_id, EventRow.seq, EventRow.kind, EventRow.body, EventRow.at)
        .where(EventRow.table_id == table_id, EventRow.seq > seq)
        .order_by(EventRow.seq)
    )
    return [Event(*row) for row in rows]


async def last_seq(conn: AsyncConnection, table_id: str) -> int:
    """The number of the last event of a table; 0 if nothing has happened."""
    found = await conn.scalar(select(func.max(EventRow.seq)).where(EventRow.table_id == table_id))
    return found or 0


@dataclass(frozen=True, slots=True)
class _Day:
    day: str
    tail: str
    count: int


def gaming_day(conn: AsyncConnection, at: int) -> str:
    """The gaming day of a moment in milliseconds, by the calendar of the room that writes."""
    assert conn.sync_connection is not None
    calendar: Calendar = conn.sync_connection.get_execution_options()[CALENDAR]
    return calendar.day(at / 1000).isoformat()


async def _lock_day(conn: AsyncConnection, at: int) -> _Day:
    """The day being written, held until this transaction ends; a day never opens twice."""
    today = gaming_day(conn, at)
    while True:
        last = await _last_day(conn)
        if last is None or last.day < today:
            opens = last.tail if last else GENESIS
            row = {"day": today, "opens": opens, "tail": opens, "count": 0}
            await conn.execute(upsert(conn, DayRow).values(row).on_conflict_do_nothing())
            continue
        if last.day == await conn.scalar(select(func.max(DayRow.day))):
            return last


async def _last_day(conn: AsyncConnection) -> _Day | None:
    rows = await conn.execute(
        select(DayRow.day, DayRow.tail, DayRow.count)
        .order_by(DayRow.day.desc())
        .limit(1)
        .with_for_update()
    )
    row = rows.first()
    return _Day(*row) if row else None


def _columns(event: Event) -> dict[str, Any]:
    return {
        "table_id": event.table_id,
        "seq": event.seq,
        "kind": event.kind,
        "body": event.body,
        "at": event.at,
    }
