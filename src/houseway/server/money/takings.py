"""What the house took at each table on a gaming day, read from the ledger.

Nothing is written. Every amount is a sum of the ledger's own entries between the opening of the day
and the opening of the next.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Any

from sqlalchemy import ColumnElement, exists, func, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import aliased

from houseway import money
from houseway.floor.gaming_day import Calendar
from houseway.server.database.migrate import check_current
from houseway.server.database.models import EntryRow, EventRow, JournalRow, TableRow
from houseway.server.database.store import Store
from houseway.server.errors import BadDatabase
from houseway.server.logs.verify import existing
from houseway.server.money import ledger
from houseway.server.money.live_takings import live_takings

# The purses KIND:TABLE that hold what was taken, and what it is called; a drop is for the jackpots.
PURSES = {
    "rake": "rake",
    "collection": "collection",
    "commission": "commission",
    "jackpot": "drop",
    "tips": "tips",
}
TAKEN = tuple(PURSES.values())
TABLE_ID = 12  # letters of a table's name in the books
BOUGHT = ("sat", "bought")  # movements that bring chips to a table


@dataclass(slots=True)
class TableTakings:
    """One table's day."""

    id: str
    name: str
    game: str
    rounds: int = 0
    bought: int = 0  # chips that players bought there
    taken: dict[str, int] = field(default_factory=lambda: dict.fromkeys(TAKEN, 0))
    live: bool = False  # real chips, of which no wallet knows

    @property
    def called(self) -> str:
        """Its name, and whether it stands in the room."""
        return f"{self.name} (live)" if self.live else self.name

    @property
    def total(self) -> int:
        """What is the house's of it: all but the dealers' tips and the jackpots' drop."""
        return self.taken["rake"] + self.taken["collection"] + self.taken["commission"]

    def to_json(self) -> dict[str, Any]:
        named = {"table": self.id, "name": self.name, "game": self.game, "rounds": self.rounds}
        return {**named, "live": self.live, "bought": self.bought, **self.taken}


@dataclass(slots=True)
class Takings:
    """A gaming day, table by table; tables at which nothing happened are left out."""

    day: date
    tables: list[TableTakings]

    def to_json(self) -> dict[str, Any]:
        return {"day": self.day.isoformat(), "tables": [table.to_json() for table in self.tables]}

    def __str__(self) -> str:
        if not self.tables:
            return f"{self.day}: nothing was dealt and nothing bought"
        heads = ["table", "game", "rounds", "bought", *TAKEN]
        rows = [[t.called, t.game, str(t.rounds), *self._amounts(t)] for t in self.tables]
        totals = [sum(column) for column in zip(*map(self._cents, self.tables), strict=True)]
        rounds = sum(table.rounds for table in self.tables)
        rows.append(["all", "", str(rounds), *map(money.text, totals)])
        widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
        lines = ["  ".join(_padded(row, widths)).rstrip() for row in (heads, *rows)]
        return "\n".join([f"Gaming day {self.day}", "", *lines])

    @staticmethod
    def _cents(table: TableTakings) -> list[int]:
        return [table.bought, *(table.taken[kind] for kind in TAKEN)]

    def _amounts(self, table: TableTakings) -> list[str]:
        return [money.text(amount) for amount in self._cents(table)]


def takings(db_url: str | None, day: date | None, calendar: Calendar, now: float) -> Takings:
    """A day's takings from a card room's database; today's, if no day is named."""
    return asyncio.run(read_takings(db_url, day or calendar.day(now), calendar))


async def read_takings(db_url: str | None, day: date, calendar: Calendar) -> Takings:
    """A day's takings, for a program that runs its own loop."""
    store = Store(existing(db_url), read_only=True)
    try:
        async with store.read() as conn:
            await store.hold_still(conn)
            await check_current(conn)
            return await read_day(conn, day, calendar)
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(f"the database cannot be read: {cause}") from None
    finally:
        await store.close()


async def read_day(conn: AsyncConnection, day: date, calendar: Calendar) -> Takings:
    """A day's takings, for somebody who looks at the database already."""
    opens = int(calendar.opens(day) * 1000)
    ends = int(calendar.opens(day + timedelta(days=1)) * 1000)
    on_day = (JournalRow.at >= opens) & (JournalRow.at < ends)
    taken, bought = await _taken(conn, on_day), await _bought(conn, on_day)
    dealt = await conn.execute(
        select(EventRow.log_id, func.count().label("rounds"))
        .where(EventRow.kind == "dealt", EventRow.at >= opens, EventRow.at < ends)
        .group_by(EventRow.log_id)
    )
    rounds: dict[str, int] = {row.log_id: row.rounds for row in dealt}
    wanted = rounds.keys() | bought.keys() | {table for _, table in taken}
    named = await conn.execute(
        select(TableRow.id, TableRow.name, TableRow.game)
        .where(TableRow.id.in_(wanted))
        .order_by(TableRow.name, TableRow.id)
    )
    return Takings(
        day,
        [
            TableTakings(
                table,
                name,
                game,
                rounds.get(table, 0),
                bought.get(table, 0),
                {kind: taken.get((kind, table), 0) for kind in TAKEN},
            )
            for table, name, game in named
        ]
        + [
            TableTakings(
                each["id"],
                each["name"],
                each["game"],
                each["rounds"],
                each["bought"],
                {called: each["taken"].get(kind, 0) for kind, called in PURSES.items()},
                live=True,
            )
            for each in await live_takings(conn, on_day, rounds)
        ],
    )


async def _taken(conn: AsyncConnection, on_day: ColumnElement[bool]) -> dict[tuple[str, str], int]:
    """What each table put into the purses that hold the house's part.

    A jackpot's purse is shared by tables, so the table is read from the movement: its name is the
    table's with the number of the event.
    """
    table_id = func.substr(JournalRow.id, 1, TABLE_ID)
    rows = await conn.execute(
        select(EntryRow.purse, table_id, func.sum(EntryRow.amount))
        .join(JournalRow, JournalRow.id == EntryRow.journal_id)
        .join(TableRow, TableRow.id == table_id)
        .where(on_day, or_(*(EntryRow.purse.startswith(f"{kind}:") for kind in PURSES)))
        .group_by(EntryRow.purse, table_id)
    )
    taken: Counter[tuple[str, str]] = Counter()
    for purse, table, cents in rows:
        taken[PURSES[purse.split(":")[0]], table] += int(cents)
    return taken


async def _bought(conn: AsyncConnection, on_day: ColumnElement[bool]) -> dict[str, int]:
    """The chips that people bought at each table; a bot's come from the house and are not sold."""
    other = aliased(EntryRow)
    issued = exists().where(other.journal_id == EntryRow.journal_id, other.purse == ledger.ISSUE)
    rows = await conn.execute(
        select(EntryRow.purse, func.sum(EntryRow.amount))
        .join(JournalRow, JournalRow.id == EntryRow.journal_id)
        .where(on_day, JournalRow.kind.in_(BOUGHT), EntryRow.purse.startswith("seat:"), ~issued)
        .group_by(EntryRow.purse)
    )
    bought: Counter[str] = Counter()
    for purse, cents in rows:
        bought[purse.split(":")[1]] += int(cents)
    return bought


def _padded(row: list[str], widths: list[int]) -> list[str]:
    """Names to the left, numbers to the right."""
    return [
        cell.ljust(width) if at < 2 else cell.rjust(width)
        for at, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
