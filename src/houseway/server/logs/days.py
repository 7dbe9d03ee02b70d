"""Gaming days: each is sealed, when it is over, from the tails of the logs that were written on it.

A log's own chain of hashes binds its events; the seal of a day binds the logs to each other and to
the day before. Nobody who writes waits for another log's writer.
"""

from __future__ import annotations

from datetime import date, timedelta

from sqlalchemy import bindparam, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import DayRow, EventRow
from houseway.server.database.store import CALENDAR, OPEN_DAYS, upsert
from houseway.server.logs.hashes import GENESIS, hashed

GRACE_MS = 60_000  # after a day is over, for those who are still writing


def gaming_day(conn: AsyncConnection, at: int) -> str:
    """The gaming day of a moment in milliseconds, by the calendar of the room that writes."""
    assert conn.sync_connection is not None
    calendar: Calendar = conn.sync_connection.get_execution_options()[CALENDAR]
    return calendar.day(at / 1000).isoformat()


_DAY = select(DayRow.day, DayRow.seal).where(DayRow.day == bindparam("today"))
_SEALED = select(func.max(DayRow.day)).where(DayRow.seal.is_not(None))


async def day_to_write(conn: AsyncConnection, at: int) -> str:
    """The day that is written on now: the clock's, or the first that is not sealed yet.

    A day that a wrong clock once began takes nothing from the days before it.
    """
    today = gaming_day(conn, at)
    known = _known(conn)
    if today in known:
        return today
    row = (await conn.execute(_DAY, {"today": today})).first()
    if row and row.seal is None:
        known.add(today)
        return today
    sealed: str | None = await conn.scalar(_SEALED)
    if sealed and sealed >= today:
        today = (date.fromisoformat(sealed) + timedelta(days=1)).isoformat()
    await conn.execute(upsert(conn, DayRow).values(day=today, count=0).on_conflict_do_nothing())
    return today


def _known(conn: AsyncConnection) -> set[str]:
    """The days that this process knows to be open; forgotten as soon as a write is refused."""
    assert conn.sync_connection is not None
    known: set[str] = conn.sync_connection.get_execution_options()[OPEN_DAYS]
    return known


async def seal_days(conn: AsyncConnection, at: int) -> list[str]:
    """Seal every day that is over by now; the days that were sealed."""
    over = gaming_day(conn, at - GRACE_MS)
    rows = await conn.scalars(
        select(DayRow.day)
        .where(DayRow.seal.is_(None), DayRow.day < over)
        .order_by(DayRow.day)
        .with_for_update()
    )
    days = list(rows.all())
    _known(conn).clear()
    for day in days:
        before = await conn.scalar(
            select(DayRow.seal).where(DayRow.day < day).order_by(DayRow.day.desc()).limit(1)
        )
        count, sealed = await seal_of(conn, day, before or GENESIS)
        await conn.execute(update(DayRow).where(DayRow.day == day).values(count=count, seal=sealed))
    return days


async def seal_of(conn: AsyncConnection, day: str, before: str) -> tuple[int, str]:
    """How many events a day has, and the hash over the tail of each of its logs."""
    last = (
        select(EventRow.log_id, func.max(EventRow.seq).label("seq"), func.count().label("count"))
        .where(EventRow.day == day)
        .group_by(EventRow.log_id)
        .subquery()
    )
    rows = await conn.execute(
        select(EventRow.log_id, EventRow.seq, EventRow.hash, last.c.count).join(
            last, (last.c.log_id == EventRow.log_id) & (last.c.seq == EventRow.seq)
        )
    )
    found = sorted(tuple(row) for row in rows)
    tails = [[log, seq, tail] for log, seq, tail, _ in found]
    return sum(count for *_, count in found), hashed([before, day, tails])
