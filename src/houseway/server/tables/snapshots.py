"""Snapshots of tables, so that opening one does not depend on the age of its log.

One is taken just before cards are dealt: the table as it stands between rounds, in what it differs
from a table that has just been opened. The round before is over by then and is not in it, nor is
any card: with a shoe that goes on, one waits for the next shuffle.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import is_dataclass, replace
from enum import Enum
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import __version__
from houseway.cards import Card
from houseway.server.database.models import SnapshotRow
from houseway.server.database.store import upsert
from houseway.server.logs.events import Event
from houseway.server.logs.frozen import Unfreezable, attributes, freeze, is_ours, thaw
from houseway.server.tables.live_table import LiveTable, plain

EVERY = 200  # events
FORMAT = 3  # to be raised when what a table holds is held otherwise
VERSION = f"{__version__}/{FORMAT}"
_NOT_LIVE = {"opened", "snapped", "noted", "posted_sign", "table", "shoe", "shuffle", "root"}
_NOT_TABLE = {"round"}


def wanted(live: LiveTable) -> bool:
    """Whether a table that is about to be dealt cards should be kept as it is now."""
    return live.event is None and live.fresh and live.seq - live.snapped >= EVERY


async def keep(conn: AsyncConnection, live: LiveTable) -> None:
    """Write down what a table is just now, in place of what was written before."""
    row = {"seq": live.seq, "version": VERSION, "body": taken(live)}
    write = upsert(conn, SnapshotRow).values(log_id=live.log, **row)
    await conn.execute(write.on_conflict_do_update(index_elements=["log_id"], set_=row))
    live.snapped = live.seq


async def kept(conn: AsyncConnection, log: str) -> tuple[int, dict[str, Any]] | None:
    """The event that a table was last kept at, and as what, if this version can read it."""
    found = await conn.execute(
        select(SnapshotRow.seq, SnapshotRow.body).where(
            SnapshotRow.log_id == log, SnapshotRow.version == VERSION
        )
    )
    row = found.first()
    return (row.seq, row.body) if row else None


def taken(live: LiveTable) -> dict[str, Any]:
    """In what a table differs from one that has just been opened."""
    settings = plain(live.settings)
    fresh = _opened(live.opened, settings)
    return {
        "settings": settings,
        "live": _changed(live, fresh, _NOT_LIVE),
        "table": _changed(live.table, fresh.table, _NOT_TABLE),
    }


def restored(opened: Event, seq: int, body: dict[str, Any]) -> LiveTable | None:
    """The table that was kept; None if it was written otherwise than it is read."""
    try:
        live = _opened(opened, body["settings"])
        _put(live, body["live"])
        _put(live.table, body["table"])
    except (Unfreezable, AttributeError, KeyError, TypeError, ValueError):
        return None
    live.seq = live.snapped = seq
    return live


def _opened(opened: Event, settings: dict[str, Any]) -> LiveTable:
    """A table that has just been opened, by the stakes that are posted now."""
    live = LiveTable(replace(opened, body={**opened.body, "settings": settings}))
    live.opened = opened
    return live


def _changed(held: object, fresh: object, but: Collection[str] = ()) -> dict[str, Any]:
    """Attributes that are otherwise, frozen; of an object that goes on changing, its own."""
    before = dict(attributes(fresh))
    return {
        name: _changed(value, before[name])
        if name in before and type(value) is type(before[name]) and _goes_on(value)
        else freeze(value)
        for name, value in attributes(held)
        if name not in but and not (name in before and _same(value, before[name]))
    }


def _put(fresh: object, changed: dict[str, Any]) -> None:
    for name, told in changed.items():
        if isinstance(told, dict):
            _put(getattr(fresh, name), told)
        else:
            setattr(fresh, name, thaw(told))


def _goes_on(value: object) -> bool:
    """Whether it is changed as time goes on: a table opens with one, and what that was made of
    need not be kept.
    """
    kind = type(value)
    frozen = is_dataclass(kind) and kind.__dataclass_params__.frozen  # type: ignore[attr-defined]
    return is_ours(kind) and not frozen and not isinstance(value, Enum | tuple | Card)


def _same(value: object, before: object) -> bool:
    return value is before or (type(value) is type(before) and value == before)
