"""What wants somebody of the floor, and what he does about it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import (
    AccountRow,
    AskedRow,
    DisputeRow,
    ExclusionRow,
    TableRow,
)
from houseway.server.people.exclusions import DAY_MS
from houseway.server.people.recognised import BROWSER
from houseway.server.shapes.floor import Alert, FloorJackpot, FloorTable

SHORT = 3  # players with whom a game for a pot is short
MOST_BACK = 20
EMPTY_MS = 10 * 60 * 1000  # after which a table at which nobody sits is pointed out


async def alerts(
    conn: AsyncConnection,
    at: int,
    tables: Sequence[FloorTable],
    jackpots: Sequence[FloorJackpot],
) -> list[Alert]:
    """Everything that waits for the floor, what presses first."""
    found = [*_jackpots(jackpots)]
    found += await _disputes(conn)
    found += await _asked(conn, at)
    found += await _came_back(conn, at)
    out = await _excluded(conn, at, tables)
    for table in tables:
        found += _stands_still(table, at)
        found += _short(table, tables)
        found += _people(table, out)
        found += _rests(table, at)
    return sorted(found, key=lambda each: each.pressing != "now")


def _jackpots(jackpots: Sequence[FloorJackpot]) -> Iterator[Alert]:
    for each in jackpots:
        if each.hits:
            yield Alert(
                what=f"{each.title} ({each.name}) was hit and is frozen",
                do="Look at the hand, then verify the claim and pay it, or void it",
                pressing="now",
                about="jackpot",
                to="/",
            )


async def _disputes(conn: AsyncConnection) -> list[Alert]:
    rows = await conn.execute(
        select(DisputeRow.table_id, TableRow.name, DisputeRow.round)
        .join(TableRow, TableRow.id == DisputeRow.table_id)
        .where(DisputeRow.answered_at.is_(None))
        .order_by(DisputeRow.at)
    )
    return [
        Alert(
            what=f"Round {row.round} of {row.name} is disputed",
            do="Play it again step by step, rule by a clause, and answer",
            pressing="now",
            about="dispute",
            table=row.table_id,
            to="/disputes",
        )
        for row in rows
    ]


async def _asked(conn: AsyncConnection, at: int) -> list[Alert]:
    waiting = select(func.count()).where(AskedRow.state == "waiting", AskedRow.ends_at > at)
    many = await conn.scalar(waiting) or 0
    if not many:
        return []
    what = "One act waits" if many == 1 else f"{many} acts wait"
    do = "Read what was asked for, and confirm it or let it lapse"
    return [
        Alert(
            what=f"{what} for a second person",
            do=do,
            pressing="soon",
            about="four-eyes",
            to="/people",
        )
    ]


async def _came_back(conn: AsyncConnection, at: int) -> list[Alert]:
    """Accounts that were opened of late in the browser of somebody who is excluded."""
    rows = await conn.execute(
        select(AccountRow.name, ExclusionRow.why)
        .join(AccountRow, AccountRow.id == ExclusionRow.account_id)
        .where(ExclusionRow.by == BROWSER, ExclusionRow.at > at - DAY_MS)
        .order_by(ExclusionRow.at.desc())
        .limit(MOST_BACK)
    )
    return [
        Alert(
            what=f"{row.name} is kept out: {row.why}",
            do="Look who it is; let him in again if it is somebody else",
            pressing="soon",
            about="excluded",
            person=row.name,
            to="/floor",
        )
        for row in rows
    ]


async def _excluded(conn: AsyncConnection, at: int, tables: Sequence[FloorTable]) -> set[str]:
    """Those who sit somewhere and are excluded since."""
    here = {seat.person for table in tables for seat in table.people}
    rows = await conn.execute(
        select(ExclusionRow.account_id, ExclusionRow.until).where(ExclusionRow.account_id.in_(here))
    )
    return {row.account_id for row in rows if row.until is None or row.until > at}


def _stands_still(table: FloorTable, at: int) -> Iterator[Alert]:
    """A round in which nothing has happened for longer than the clock gives anybody."""
    silent = (at - table.touched_at) / 1000
    if table.phase == "playing" and table.clock is not None and silent > table.clock:
        minutes = max(1, round(silent / 60))
        yield Alert(
            what=f"{table.name}: nothing has happened in the round for {minutes} min",
            do="The clock has run out: look who is to act, and call it on him",
            pressing="now",
            about="clock",
            table=table.id,
            to=f"/table/{table.id}",
        )


def _short(table: FloorTable, tables: Sequence[FloorTable]) -> Iterator[Alert]:
    pot = table.phase in ("waiting", "playing") and table.kind == "table"
    if not pot or not 0 < table.players <= SHORT or not table.people or table.seats <= SHORT + 1:
        return
    twin = next(
        (
            other
            for other in tables
            if other.board == table.board and other.id != table.id and other.free > 0
            and other.players >= table.players
        ),
        None,
    )  # fmt: skip
    if table.waiting:
        do = f"Call the {table.waiting} who wait"
    elif twin:
        do = f"Move them to {twin.name}, which has {twin.free} free, and close this one"
    else:
        do = "Seat somebody from the board, or lower the stakes between hands"
    yield Alert(
        what=f"{table.name} is short: {table.players} of {table.seats}",
        do=do,
        pressing="soon",
        about="short",
        table=table.id,
        to=f"/table/{table.id}",
    )


def _people(table: FloorTable, out: set[str]) -> Iterator[Alert]:
    for seat in table.people:
        where = f"{seat.name}, seat {seat.seat} of {table.name}"
        if seat.person in out:
            yield Alert(
                what=f"{where}, is excluded",
                do="Put him out when the round is over; his chips go back to him",
                pressing="now",
                about="excluded",
                table=table.id,
                seat=seat.seat,
                to=f"/table/{table.id}",
            )
        elif seat.limit:
            yield Alert(
                what=f"{where}, has come to {seat.limit}",
                do="He is sold no more chips today; tell him, and offer to take his seat up",
                pressing="soon",
                about="limit",
                table=table.id,
                seat=seat.seat,
                to=f"/table/{table.id}",
            )


def _rests(table: FloorTable, at: int) -> Iterator[Alert]:
    if table.paused and table.players:
        yield Alert(
            what=f"{table.name} is paused with {table.players} who wait for cards",
            do="Let it go on, or close it",
            pressing="soon",
            about="paused",
            table=table.id,
            to=f"/table/{table.id}",
        )
    elif table.kind == "table" and not table.people and at - table.touched_at > EMPTY_MS:
        yield Alert(
            what=f"Nobody sits at {table.name}",
            do="Close it, or leave it open for those who come",
            pressing="soon",
            about="empty",
            table=table.id,
            to=f"/table/{table.id}",
        )
