"""The nights of a card room as its database has them, for whoever only reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import select

from houseway.server.database.migrate import check_current
from houseway.server.database.models import NightRow
from houseway.server.database.store import Store
from houseway.server.errors import UnknownNight
from houseway.server.logs import events
from houseway.server.logs.verify import existing
from houseway.server.nights.live_night import LiveNight, log_of
from houseway.tournament import Event


@dataclass(frozen=True, slots=True)
class KeptNight:
    """A night: what the list says of it, and the event itself where it was asked for."""

    id: str
    name: str
    left: int
    over: bool
    dealt: bool
    event: Event | None = None

    @property
    def stage(self) -> str:
        return "over" if self.over else "dealt" if self.dealt else "live"

    def to_json(self) -> dict[str, Any]:
        said = {"id": self.id, "name": self.name, "left": self.left}
        return {**said, "over": self.over, "dealt": self.dealt}


async def kept_nights(db_url: str, id: str = "") -> list[KeptNight]:
    """Every night, the last first; or one, with its event done again from its log."""
    store = Store(existing(db_url), read_only=True)
    try:
        async with store.read() as conn:
            await store.hold_still(conn)
            await check_current(conn)
            rows = await conn.execute(select(NightRow).order_by(NightRow.opened_at.desc()))
            found = [
                KeptNight(row.id, row.name, row.left, row.over, row.dealt is not None)
                for row in rows
                if id in ("", row.id)
            ]
            if not id:
                return found
            if not found:
                raise UnknownNight(f"there is no night {id[:40]!r} in this card room")
            first, *rest = await events.since(conn, log_of(id), 0)
    finally:
        await store.close()
    live = LiveNight(first)
    for event in rest:
        live.apply(event, event.at)
    one = found[0]
    return [KeptNight(one.id, one.name, one.left, one.over, one.dealt, live.night)]
