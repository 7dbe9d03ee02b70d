"""Those who do not play here: by their own wish, or by the house's.

Whoever has excluded himself comes back when his time is over and not before; whom the house has
excluded it may let in again. Each step is an event in the log of the house.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput, IllegalSeat
from houseway.server.database.models import ExclusionRow
from houseway.server.database.statements import Statement
from houseway.server.database.store import upsert
from houseway.server.logs import events
from houseway.server.logs.events import Draft, Event

DAY_MS = 24 * 3600 * 1000
EXCLUDED, READMITTED = "excluded", "readmitted"
_FOUND = Statement(
    select(
        ExclusionRow.own, ExclusionRow.by, ExclusionRow.at, ExclusionRow.until, ExclusionRow.why
    ).where(ExclusionRow.account_id == bindparam("who"))
)


@dataclass(frozen=True, slots=True)
class Exclusion:
    """That somebody does not play here, since when and until when, in milliseconds since 1970."""

    own: bool
    by: str
    at: int
    until: int | None  # none: for good
    why: str

    def holds(self, at: int) -> bool:
        return self.until is None or at < self.until

    @property
    def words(self) -> str:
        if self.until is None:
            return "for good"
        ends = datetime.fromtimestamp(self.until / 1000, UTC)
        return f"until {ends:%Y-%m-%d %H:%M} UTC"

    def to_json(self) -> dict[str, Any]:
        return {"own": self.own, "until": self.until, "why": self.why}


async def find(conn: AsyncConnection, account: str, at: int) -> Exclusion | None:
    """Whether somebody is excluded now."""
    row = await _FOUND.first(conn, who=account)
    found = Exclusion(bool(row[0]), *row[1:]) if row else None
    return found if found and found.holds(at) else None


async def check(conn: AsyncConnection, account: str, at: int) -> None:
    """Refuse chips and seats to somebody who is excluded."""
    if held := await find(conn, account, at):
        who = "you have excluded yourself" if held.own else "the house has excluded you"
        raise IllegalSeat(f"{who} {held.words}; nothing is dealt or sold to you here")


async def exclude(
    conn: AsyncConnection, account: str, new: Exclusion, told: dict[str, Any]
) -> Event:
    """Somebody does not play here from now on; one's own is never made shorter."""
    before = await find(conn, account, new.at)
    if before and before.own and _ends(before) > _ends(new):
        raise BadInput(f"he has excluded himself {before.words}; that is not made shorter")
    values = {"own": new.own, "by": new.by, "at": new.at, "until": new.until, "why": new.why}
    row = upsert(conn, ExclusionRow).values(account_id=account, **values)
    await conn.execute(row.on_conflict_do_update(index_elements=["account_id"], set_=values))
    body = {**told, "account": account, "own": new.own, "by": new.by, "until": new.until}
    body |= {"why": new.why, "before": before.to_json() if before else None}
    body["after"] = new.to_json()
    return await events.tell_house(conn, Draft(EXCLUDED, body), new.at)


async def readmit(
    conn: AsyncConnection, account: str, by: str, at: int, told: dict[str, Any]
) -> Event:
    """The house lets somebody in again whom it had excluded."""
    before = await find(conn, account, at)
    if before is None:
        raise BadInput("he is not excluded")
    if before.own:
        raise BadInput(f"he has excluded himself {before.words}; nobody lifts that before")
    await conn.execute(delete(ExclusionRow).where(ExclusionRow.account_id == account))
    body = {**told, "account": account, "by": by, "before": before.to_json(), "after": None}
    return await events.tell_house(conn, Draft(READMITTED, body), at)


def _ends(exclusion: Exclusion) -> float:
    return float("inf") if exclusion.until is None else exclusion.until
