"""What live tables of banked games took on a gaming day; their chips are clay, and stand apart."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.play import BankedGame
from houseway.server.database.models import EntryRow, JournalRow, LiveTableRow
from houseway.server.tablet.live_tablet import LOG, log_of


async def live_takings(
    conn: AsyncConnection, on_day: ColumnElement[bool], dealt: dict[str, int]
) -> list[dict[str, Any]]:
    """Each live banked table at which something happened: its rounds, and purse by purse."""
    moved: dict[str, dict[str, int]] = {}
    bought: dict[str, int] = {}
    rows = await conn.execute(
        select(EntryRow.purse, JournalRow.kind, func.sum(EntryRow.amount))
        .join(JournalRow, JournalRow.id == EntryRow.journal_id)
        .where(on_day, EntryRow.purse.startswith(LOG))
        .group_by(EntryRow.purse, JournalRow.kind)
    )
    for purse, kind, cents in rows:
        _, id, what, *seat = purse.split(":")
        if seat and kind in ("sat", "bought"):
            bought[id] = bought.get(id, 0) + int(cents)
        elif not seat:
            table = moved.setdefault(id, {})
            table[what] = table.get(what, 0) + int(cents)
    tables = await conn.execute(
        select(LiveTableRow.__table__).order_by(LiveTableRow.name, LiveTableRow.id)
    )
    return [
        {
            "id": row.id,
            "name": row.name,
            "game": row.game,
            "rounds": dealt.get(log_of(row.id), 0),
            "bought": bought.get(row.id, 0),
            "taken": moved.get(row.id, {}),
        }
        for row in tables
        if isinstance(games.find(row.game), BankedGame)
        and (row.id in moved or row.id in bought or log_of(row.id) in dealt)
    ]
