"""Reports of shifts and gaming days, from what was counted as it happened.

An empty day has a report as well. Every figure can be opened, by `entries.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import (
    DayRow,
    DisputeRow,
    EntryRow,
    FloorActRow,
    JournalRow,
    TableRow,
    TallyRow,
)
from houseway.server.pit import floor_acts
from houseway.server.pit.periods import Period
from houseway.server.pit.tallies import FIGURES, WAGER, took
from houseway.server.pit.theory import UNKNOWN, found_game, theory, together
from houseway.server.shapes.reports import Report, ReportTable

MOST_ACTS = 1000


async def report(conn: AsyncConnection, of: Period, at: int) -> Report:
    """What came together in a shift or on a gaming day."""
    tables = await tables_of(conn, of)
    totals: Counter[str] = Counter(dict.fromkeys(FIGURES, 0))
    for table in tables:
        totals.update(table.figures)
    acts = (FloorActRow.at >= of.opens) & (FloorActRow.at < of.ends)
    sealed: str | None = await conn.scalar(
        select(DayRow.seal).where(DayRow.day == of.day.isoformat())
    )
    return Report(
        day=of.day.isoformat(),
        shift=of.shift,
        shifts=of.shifts,
        words=of.words,
        opens=of.opens,
        ends=of.ends,
        over=of.ends <= at,
        sealed=sealed,
        tables=tables,
        totals=dict(totals),
        took=sum(table.took for table in tables),
        theory=together(table.theory for table in tables),
        comps=await _given(conn, of, "comped"),
        issued=await _given(conn, of, "issued"),
        disputes=await _disputes(conn, of, DisputeRow.at),
        answered=await _disputes(conn, of, DisputeRow.answered_at),
        acts=await floor_acts.views(conn, acts, MOST_ACTS),
    )


async def tables_of(conn: AsyncConnection, of: Period) -> list[ReportTable]:
    """Every table at which something was counted, those that have closed since too."""
    rows = await conn.execute(
        select(TallyRow.table_id, TallyRow.figure, func.sum(TallyRow.amount))
        .where(TallyRow.day == of.day.isoformat())
        .where(TallyRow.since >= of.opens, TallyRow.since < of.ends)
        .group_by(TallyRow.table_id, TallyRow.figure)
    )
    found: dict[str, dict[str, int]] = {}
    for table, figure, amount in rows:
        found.setdefault(table, {})[figure] = int(amount)
    named = await conn.execute(
        select(TableRow.id, TableRow.name, TableRow.game, TableRow.settings)
        .where(TableRow.id.in_(list(found)))
        .order_by(TableRow.name, TableRow.id)
    )
    return [_table(row, found[row.id]) for row in named]


def _table(row: Any, figures: Mapping[str, int]) -> ReportTable:
    game = found_game(row.game)
    told = {figure: figures.get(figure, 0) for figure in FIGURES}
    told |= {name: each for name, each in sorted(figures.items()) if name.startswith(WAGER)}
    return ReportTable(
        table=row.id,
        name=row.name,
        game=row.game,
        game_name=game.name if game else row.game,
        figures=told,
        took=took(figures),
        theory=theory(game, row.settings, figures) if game else UNKNOWN,
    )


async def _given(conn: AsyncConnection, of: Period, kind: str) -> int:
    """What the house gave to wallets."""
    given = (
        select(func.sum(EntryRow.amount))
        .join(JournalRow, JournalRow.id == EntryRow.journal_id)
        .where(JournalRow.kind == kind, EntryRow.purse.startswith("wallet:"))
        .where(JournalRow.at >= of.opens, JournalRow.at < of.ends)
    )
    return int(await conn.scalar(given) or 0)


async def _disputes(conn: AsyncConnection, of: Period, moment: Any) -> int:
    many = select(func.count()).select_from(DisputeRow)
    return await conn.scalar(many.where(moment >= of.opens, moment < of.ends)) or 0
