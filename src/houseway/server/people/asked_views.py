"""What waits for a second person, as those concerned see it."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import AskedRow
from houseway.server.desk import Desk
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct, may
from houseway.server.shapes.roles import AskedView


async def views(
    conn: AsyncConnection, desk: Desk, account: Account, rows: list[AskedRow]
) -> list[AskedView]:
    people = [each for row in rows for each in (row.account_id, row.second) if each]
    names = await staff.names_of(conn, people)
    roles = await staff.roles_of(conn, desk.house, account)
    return [
        AskedView(
            id=row.id,
            act=StaffAct(row.act),
            words=": ".join(filter(None, [StaffAct(row.act).words, row.place])),
            told=dict(_told(row.form)),
            by=names[row.account_id],
            second=names[row.second] if row.second else None,
            state=row.state,  # type: ignore[arg-type]
            asked_at=row.asked_at,
            ends_at=row.ends_at,
            yours=row.account_id == account.id,
            may_confirm=row.account_id != account.id and may(roles, StaffAct(row.act)),
        )
        for row in rows
    ]


def _told(form: dict[str, Any], before: str = "") -> list[tuple[str, str]]:
    """Everything that was filled in, for the second person to read."""
    told = []
    for name, value in form.items():
        if isinstance(value, dict):
            told += _told(value, f"{before}{name} ")
        elif value is not None and name != "key":
            told.append((f"{before}{name}".removeprefix("command "), str(value)))
    return told
