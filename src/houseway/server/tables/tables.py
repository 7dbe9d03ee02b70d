"""Every table of the room: how one is rebuilt from its log, and what the lobby reads of it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import TableRow
from houseway.server.database.statements import Statement
from houseway.server.house import House
from houseway.server.lists import waits
from houseway.server.lists.live_list import list_of
from houseway.server.logs import events
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.tables import dealing, seated, snapshots
from houseway.server.tables.chores import due_at
from houseway.server.tables.live_table import LiveTable, plain

NOTED_MS = 1000
AT_A_TIME = 50  # events that are replayed before others have their turn
_NOTE = Statement(update(TableRow.core()).where(TableRow.id == bindparam("table")))


class Tables(Kind[LiveTable]):
    """The tables, as this process knows them."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    async def begin(self, conn: AsyncConnection, log: str) -> LiveTable:
        opened, kept = await events.first(conn, log), await snapshots.kept(conn, log)
        found = snapshots.restored(opened, *kept) if kept else None
        return found or LiveTable(opened)

    async def replay(
        self, conn: AsyncConnection, live: LiveTable, written: Sequence[Event]
    ) -> None:
        rounds = [event.body["round"] for event in written if event.kind == "dealt"]
        shuffles = await dealing.kept(conn, live.id, rounds[0], rounds[-1]) if rounds else {}
        live.noted = {}  # another process has noted it since, perhaps
        for number, event in enumerate(written, 1):
            live.apply(event, event.at, shuffles.get(event.body.get("round", 0)))
            if number % AT_A_TIME == 0:
                await asyncio.sleep(0)  # a long log keeps nobody else waiting

    async def note(self, txn: Transaction, live: LiveTable, drafts: Sequence[Draft]) -> None:
        if any(draft.kind in waits.LISTED for draft in drafts):
            await waits.note(txn.conn, live.id, waits.of_table(live))
        if any(draft.kind in seated.KINDS for draft in drafts):
            await seated.note(txn.conn, live)
        row = changing(live, self._house, txn.at)
        if any(draft.kind == "restaked" for draft in drafts):
            await txn.conn.execute(
                update(TableRow).where(TableRow.id == live.id).values(_posted(live))
            )
        if _news(live.noted, row):
            await _NOTE.write(txn.conn, {"table": live.id, **row})
            live.noted = row


def table_row(live: LiveTable, house: House, at: int) -> dict[str, Any]:
    """What the lobby shows of a table."""
    return {
        "id": live.id,
        "name": live.name,
        "game": live.game.id,
        **_posted(live),
        "seats": live.seat_count,
        "host": live.between.host,
        "night_id": live.event.night if live.event else None,
        **changing(live, house, at),
    }


def _posted(live: LiveTable) -> dict[str, Any]:
    """What is posted there, and the list of those who wait for such a game."""
    list_id = None if live.event else list_of(live.game, live.settings)
    return {"settings": plain(live.settings), "list_id": list_id}


def changing(live: LiveTable, house: House, at: int) -> dict[str, Any]:
    """The part of it that changes."""
    due = due_at(live, house)
    return {
        "phase": live.phase,
        "players": len(live.players),
        "people": len(live.humans),
        "waiting": len(live.between.names),
        "free": 0 if live.between.closed else len(live.free_seats),
        "closed": live.between.closed,
        "paused": live.orders.paused,
        "needs_house": live.needs_house,
        "due_at": None if due is None else int(due * 1000),
        "touched_at": at,
    }


def _news(noted: Mapping[str, Any], row: Mapping[str, Any]) -> bool:
    """Whether a line has to be written anew: the moments in it may be a second old.

    Whoever looks at a table when it was noted to be due, and finds it due later, notes that.
    """
    moments = ("due_at", "touched_at")
    if not noted or any(row[name] != noted[name] for name in row if name not in moments):
        return True
    was, due = noted["due_at"], row["due_at"]
    sooner = due is not None and (was is None or due < was)
    return sooner or row["touched_at"] - noted["touched_at"] >= NOTED_MS
