"""The movements of money in `houseway verify`: each is of an event, of its kind and its moment.

A day's takings are counted by what the movements say of themselves.
"""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import EntryRow, EventRow, JournalRow


async def check_journals(conn: AsyncConnection) -> list[str]:
    """Movements that say something else of themselves than the log does."""
    rows = await conn.execute(select(JournalRow.id, JournalRow.kind, JournalRow.at))
    left = {id: (kind, at) for id, kind, at in rows}
    moved = set((await conn.scalars(select(EntryRow.journal_id).distinct())).all())
    found = [f"movement {id} is in no journal" for id in sorted(moved - left.keys(), key=str)]
    events = await conn.execute(select(EventRow.log_id, EventRow.seq, EventRow.kind, EventRow.at))
    for log, seq, kind, at in events:
        told = left.pop(f"{log}:{seq}", None)
        if told is not None and told != (kind, at):
            found.append(f"movement {log}:{seq} is not of the kind or the moment of its event")
    return found + [f"movement {id} is of no event" for id in sorted(left, key=str)]
