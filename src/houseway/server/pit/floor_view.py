"""The room as whoever runs it sees it, read from what is noted as things happen.

No log is replayed and no table is opened for it: a look costs the same however old the room is.
Nothing here knows a card.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.board import stakes_words
from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import (
    AccountRow,
    BalanceRow,
    LiveTableRow,
    SeatRow,
    TableRow,
    TallyRow,
)
from houseway.server.desk import Desk
from houseway.server.money import ledger
from houseway.server.people import own_limits
from houseway.server.pit import beside, tallies
from houseway.server.pit.alerts import alerts
from houseway.server.pit.floor_acts import recent
from houseway.server.pit.tallies import QUARTER
from houseway.server.pit.theory import found_game, theory, together
from houseway.server.shapes.floor import FloorSeat, FloorTable, FloorView, Theory

HOUR = 4 * QUARTER
MOST_TABLES = 500
UNKNOWN = Theory(expected=None, known=0, unknown=0, words="not known: kept by its tablet")


async def floor_view(desk: Desk) -> FloorView:
    """Every table, what waits beside them, and what is to be done."""
    at, calendar = desk.room.at(), desk.house.calendar
    day = calendar.day(at / 1000).isoformat()
    async with desk.store.read() as conn:
        tables = await _tables(conn, at, day, calendar)
        tables += await _live_tables(conn)
        lists = await beside.lists(conn)
        jackpots = await beside.jackpots(conn)
        return FloorView(
            at=at,
            day=day,
            tables=tables,
            took=sum(table.took for table in tables),
            theory=together(table.theory for table in tables),
            meters=await beside.meters(conn),
            jackpots=jackpots,
            lists=lists,
            nights=await beside.nights(conn),
            alerts=await alerts(conn, desk.house, at, tables, jackpots),
            acts=await recent(conn, day),
        )


async def _tables(conn: AsyncConnection, at: int, day: str, calendar: Calendar) -> list[FloorTable]:
    rows = (
        await conn.execute(
            select(TableRow.__table__)
            .where(~TableRow.closed)
            .order_by((TableRow.people > 0).desc(), TableRow.name, TableRow.id)
            .limit(MOST_TABLES)
        )
    ).all()
    ids = [row.id for row in rows]
    figures = await _figures(conn, day, ids)
    paces = await _paces(conn, at, ids)
    seats = await _seats(conn, at, ids, calendar)
    trays = await ledger.balances(conn, [f"bank:{id}" for id in ids])
    return [
        _table(row, figures[row.id], paces.get(row.id), seats[row.id], trays[f"bank:{row.id}"])
        for row in rows
    ]


def _table(
    row: Row[Any],
    figures: Mapping[str, int],
    pace: int | None,
    people: list[FloorSeat],
    tray: int,
) -> FloorTable:
    game = found_game(row.game)
    return FloorTable(
        id=row.id,
        kind="event" if row.night_id else "table",
        name=row.name,
        game=row.game,
        game_name=game.name if game else row.game,
        stakes=stakes_words(game, row.settings) if game and not row.night_id else "",
        board=row.list_id,
        phase=row.phase,
        paused=row.paused,
        closed=row.closed,
        seats=row.seats,
        players=row.players,
        people=people,
        free=row.free,
        waiting=row.waiting,
        pace=pace,
        rounds=figures.get(tallies.ROUNDS, 0),
        bought=figures.get(tallies.BOUGHT, 0),
        took=took(figures),
        theory=theory(game, row.settings, figures) if game else UNKNOWN,
        time_fees=figures.get(tallies.COLLECTION, 0),
        drop=figures.get(tallies.DROP, 0),
        tips=figures.get(tallies.TIPS, 0),
        tray=tray,
        touched_at=row.touched_at,
    )


def took(figures: Mapping[str, int]) -> int:
    """What is the house's: what its bank won, with rake, collection and commission."""
    kinds = (tallies.RESULT, tallies.RAKE, tallies.COLLECTION, tallies.COMMISSION)
    return sum(figures.get(kind, 0) for kind in kinds)


async def _live_tables(conn: AsyncConnection) -> list[FloorTable]:
    """Tables with real cards: what their tablets have noted."""
    rows = await conn.execute(
        select(LiveTableRow.__table__).where(~LiveTableRow.closed).order_by(LiveTableRow.name)
    )
    found = []
    for row in rows:
        game = found_game(row.game)
        rake = ledger.clay(row.id, "rake")
        found.append(
            FloorTable(
                id=row.id,
                kind="live",
                name=row.name,
                game=row.game,
                game_name=game.name if game else row.game,
                stakes="",
                board=None,
                phase=row.phase,
                paused=False,
                closed=False,
                seats=game.seats if game else row.players,
                players=row.players,
                people=[],
                free=max(0, (game.seats if game else row.players) - row.players),
                waiting=0,
                pace=None,
                rounds=row.hand,
                bought=0,
                took=await ledger.balance(conn, rake),
                theory=UNKNOWN,
                time_fees=0,
                drop=0,
                tips=0,
                tray=0,
                touched_at=row.touched_at,
            )
        )
    return found


async def _figures(
    conn: AsyncConnection, day: str, ids: Iterable[str]
) -> defaultdict[str, Counter[str]]:
    """The figures of a gaming day, by table."""
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    wanted = set(ids)
    rows = await conn.execute(
        select(TallyRow.table_id, TallyRow.figure, func.sum(TallyRow.amount))
        .where(TallyRow.day == day)
        .group_by(TallyRow.table_id, TallyRow.figure)
    )
    for table, figure, amount in rows:
        if table in wanted:
            found[table][figure] = int(amount)
    return found


async def _paces(conn: AsyncConnection, at: int, ids: list[str]) -> dict[str, int]:
    """Rounds an hour, by the quarters of the last hour that a table was dealt in."""
    rows = await conn.execute(
        select(TallyRow.table_id, TallyRow.since, TallyRow.amount).where(
            TallyRow.table_id.in_(ids),
            TallyRow.since > at - HOUR,
            TallyRow.figure == tallies.ROUNDS,
        )
    )
    first: dict[str, int] = {}
    rounds: Counter[str] = Counter()
    for table, since, amount in rows:
        first[table] = min(first.get(table, since), since)
        rounds[table] += amount
    return {
        table: round(count * HOUR / max(at - first[table], QUARTER))
        for table, count in rounds.items()
    }


async def _seats(
    conn: AsyncConnection, at: int, ids: list[str], calendar: Calendar
) -> defaultdict[str, list[FloorSeat]]:
    """Who sits where, and whether he has come to a limit of his own."""
    rows = (
        await conn.execute(
            select(SeatRow.table_id, SeatRow.seat, SeatRow.account_id, AccountRow.name)
            .join(AccountRow, AccountRow.id == SeatRow.account_id)
            .where(SeatRow.table_id.in_(ids))
            .order_by(SeatRow.table_id, SeatRow.seat)
        )
    ).all()
    purses = [ledger.seat(row.table_id, row.seat) for row in rows]
    stacks = await _held(conn, purses)
    limits = await own_limits.of_many(conn, (row.account_id for row in rows))
    come_to: dict[str, str | None] = {}
    for person, held in limits.items():
        now = await own_limits.used(conn, person, at, calendar)
        come_to[person] = own_limits.reached(held, now, at)
    found: defaultdict[str, list[FloorSeat]] = defaultdict(list)
    for row, purse in zip(rows, purses, strict=True):
        seat = {"seat": row.seat, "person": row.account_id, "name": row.name}
        found[row.table_id].append(
            FloorSeat(**seat, stack=stacks.get(purse, 0), limit=come_to.get(row.account_id))
        )
    return found


async def _held(conn: AsyncConnection, purses: list[str]) -> dict[str, int]:
    wanted = select(BalanceRow.purse, BalanceRow.cents).where(BalanceRow.purse.in_(purses))
    return {row.purse: row.cents for row in await conn.execute(wanted)}
