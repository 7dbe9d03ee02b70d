"""The chains of hashes in `houseway verify`: each log's own, and the days that were sealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import DayRow, EventRow, LogRow
from houseway.server.logs.days import seal_of
from houseway.server.logs.events import Event, Head, seal
from houseway.server.logs.hashes import GENESIS


async def check_chains(conn: AsyncConnection) -> tuple[int, int, list[str]]:
    """How many events and days there are, and what does not fit."""
    rows = await conn.execute(select(LogRow.id, LogRow.seq, LogRow.tail).order_by(LogRow.id))
    heads = {log: Head(seq, tail) for log, seq, tail in rows}
    count, last, log = 0, Head(), ""
    found: list[str] = []
    ends: dict[str, Head] = {}
    events = await conn.execute(
        select(
            EventRow.log_id,
            EventRow.seq,
            EventRow.kind,
            EventRow.body,
            EventRow.at,
            EventRow.prev,
            EventRow.hash,
        ).order_by(EventRow.log_id, EventRow.seq)
    )
    for row in events:
        count += 1
        if row.log_id != log:
            log, last = row.log_id, Head()
        found += _differs(row, last)
        last = ends[log] = Head(row.seq, row.hash)
    for each in sorted(heads.keys() | ends.keys()):
        head, end = heads.get(each, Head()), ends.get(each, Head())
        if head != end:
            found.append(f"log {each} should hold {head.seq} events and ends at {end.seq}")
    days, differ = await _check_days(conn)
    return count, days, found + differ


def _differs(row: tuple[Any, ...], last: Head) -> Iterator[str]:
    *told, prev, sealed = row
    event = Event(*told)
    where = f"event {event.seq} of {event.log}"
    if (event.seq, prev) != (last.seq + 1, last.tail):
        yield f"{where} does not follow the event before it"
    if seal(event, prev) != sealed:
        yield f"{where} has been changed: its hash does not fit"


async def _check_days(conn: AsyncConnection) -> tuple[int, list[str]]:
    """Every sealed day once more, each with the seal of the day before it."""
    rows = await conn.execute(select(DayRow.day, DayRow.count, DayRow.seal).order_by(DayRow.day))
    days, before, found = rows.all(), GENESIS, []
    for day, count, sealed in days:
        if sealed is None:
            continue
        if await seal_of(conn, day, before) != (count, sealed):
            found.append(f"day {day} is not what was sealed when it was over")
        before = sealed
    return len(days), found
