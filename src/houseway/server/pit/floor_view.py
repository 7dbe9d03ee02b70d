"""The room as whoever runs it sees it, read from what is noted as things happen.

No log is replayed and no table is opened for it: a look costs the same however old the room is.
Nothing here knows a card.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.board import stakes_words
from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import (
    AccountRow,
    BalanceRow,
    LiveTableRow,
    NightRow,
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
from houseway.server.pit.periods import period
from houseway.server.pit.reports import tables_of
from houseway.server.pit.stakes import posted
from houseway.server.pit.tallies import QUARTER
from houseway.server.pit.theory import UNKNOWN, found_game, theory, together
from houseway.server.shapes.floor import FloorSeat, FloorTable, FloorView
from houseway.server.tablet.live_tablet import LiveTablet

HOUR = 4 * QUARTER
MOST_TABLES = 500


async def floor_view(desk: Desk) -> FloorView:
    """Every table, what waits beside them, and what is to be done."""
    at, calendar = desk.room.at(), desk.house.calendar
    today = period(calendar.day(at / 1000), None, calendar, desk.house.shifts)
    day = today.day.isoformat()
    async with desk.store.read() as conn:
        counted = await tables_of(conn, today)
        tables = await _tables(conn, desk, at, {each.table: each.figures for each in counted})
        live = await _live_tables(conn, desk, at, today.opens)
        tables += live
        lists = await beside.lists(conn)
        jackpots = await beside.jackpots(conn)
        return FloorView(
            at=at,
            day=day,
            tables=tables,
            took=sum(table.took for table in counted),
            theory=together(table.theory for table in counted),
            live_took=sum(table.took for table in live),
            meters=await beside.meters(conn),
            jackpots=jackpots,
            lists=lists,
            nights=await beside.nights(conn),
            alerts=await alerts(conn, at, tables, jackpots),
            acts=await recent(conn, day),
        )


async def _tables(
    conn: AsyncConnection, desk: Desk, at: int, figures: Mapping[str, Mapping[str, int]]
) -> list[FloorTable]:
    rows = (
        await conn.execute(
            select(TableRow.__table__)
            .where(~TableRow.closed)
            .order_by((TableRow.people > 0).desc(), TableRow.name, TableRow.id)
            .limit(MOST_TABLES)
        )
    ).all()
    ids = [row.id for row in rows]
    paces = await _paces(conn, at, ids)
    seats = await _seats(conn, at, ids, desk.house.calendar)
    clocks = await _clocks(conn, desk.house.pace.clock_seconds, rows)
    trays = await ledger.balances(conn, [f"bank:{id}" for id in ids])
    return [
        _table(
            row,
            figures.get(row.id, {}),
            pace=paces.get(row.id),
            people=seats[row.id],
            tray=trays[f"bank:{row.id}"],
            clock=clocks[row.id],
        )
        for row in rows
    ]


async def _clocks(
    conn: AsyncConnection, seconds: float, rows: Iterable[Row[Any]]
) -> dict[str, float | None]:
    """How long a round may stand still: by the house's clock, or by that of a table's event."""
    found = {row.id: row.night_id for row in rows}
    told = await conn.execute(
        select(NightRow.id, NightRow.dealt).where(NightRow.id.in_(set(found.values()) - {None}))
    )
    events = {row.id: (row.dealt or {}).get("clock", seconds) for row in told}
    return {table: events.get(night, seconds) for table, night in found.items()}


def _table(
    row: Row[Any],
    figures: Mapping[str, int],
    *,
    pace: int | None,
    people: list[FloorSeat],
    tray: int,
    clock: float | None,
) -> FloorTable:
    game = found_game(row.game)
    return FloorTable(
        id=row.id,
        kind="event" if row.night_id else "table",
        name=row.name,
        game=row.game,
        game_name=game.name if game else row.game,
        stakes=stakes_words(game, row.settings) if game and not row.night_id else "",
        posted=posted(game, row.settings) if game and not row.night_id else {},
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
        took=tallies.took(figures),
        theory=theory(game, row.settings, figures) if game else UNKNOWN,
        time_fees=figures.get(tallies.COLLECTION, 0),
        drop=figures.get(tallies.DROP, 0),
        tips=figures.get(tallies.TIPS, 0),
        tray=tray,
        touched_at=row.touched_at,
        clock=clock,
    )


async def _live_tables(conn: AsyncConnection, desk: Desk, at: int, opens: int) -> list[FloorTable]:
    """Tables with real cards, as their tablets keep them."""
    ids = await conn.scalars(
        select(LiveTableRow.id).where(~LiveTableRow.closed).order_by(LiveTableRow.name)
    )
    seen = [await desk.live_tables.seen(conn, id) for id in ids.all()]
    return [_live_table(live, at, opens) for live in seen if live]


def _live_table(live: LiveTablet[Any], at: int, opens: int) -> FloorTable:
    table, game, figures = live.table.table, live.table.game, live.tally.since(opens)
    return FloorTable(
        id=live.id,
        kind="dealer" if game.kind == "banked" else "live",
        name=live.name,
        game=game.id,
        game_name=game.name,
        stakes=stakes_words(game, table.settings),
        posted={},
        board=None,
        phase=live.phase,
        paused=False,
        closed=False,
        seats=table.seat_count,
        players=len(table.seats),
        people=[],
        free=table.seat_count - len(table.seats),
        waiting=0,
        pace=live.tally.pace(at),
        rounds=figures[tallies.ROUNDS],
        bought=figures[tallies.BOUGHT],
        took=tallies.took(figures),
        theory=theory(game, table.settings, figures),
        time_fees=figures[tallies.COLLECTION],
        drop=figures[tallies.DROP],
        tips=figures[tallies.TIPS],
        tray=0,
        touched_at=live.touched_at,
        clock=None,
    )


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
