"""Roles and requests recomputed from the log of the house, for `houseway verify`."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import AskedRow, RoleRow
from houseway.server.logs import events
from houseway.server.people.four_eyes import ASKED, KINDS, WAITING

_STATES = {kind: state for state, kind in KINDS.items()}


async def check_roles(conn: AsyncConnection) -> list[str]:
    """Every difference between what the log says of roles and requests, and what is kept."""
    roles: dict[tuple[str, str], tuple[str | None, int]] = {}
    asked: dict[str, tuple[str, str, str, str | None]] = {}
    for event in await events.since(conn, events.HOUSE, 0):
        body = event.body
        match event.kind:
            case "role_given":
                roles[body["account"], body["role"]] = body["by"], event.at
            case "role_taken":
                roles.pop((body["account"], body["role"]), None)
            case kind if kind == ASKED:
                asked[body["id"]] = body["by"], body["act"], WAITING, None
            case kind if kind in _STATES:
                asked[body["id"]] = body["by"], body["act"], _STATES[kind], body["second"]
    rows = await conn.execute(
        select(RoleRow.account_id, RoleRow.role, RoleRow.given_by, RoleRow.given_at)
    )
    kept = {(row[0], row[1]): (row[2], row[3]) for row in rows}
    found = await conn.execute(
        select(AskedRow.id, AskedRow.account_id, AskedRow.act, AskedRow.state, AskedRow.second)
    )
    waits = {row[0]: (row[1], row[2], row[3], row[4]) for row in found}
    return [
        *_differences(
            "role",
            {" of ".join(reversed(key)): told for key, told in roles.items()},
            {" of ".join(reversed(key)): told for key, told in kept.items()},
        ),
        *_differences("request", asked, waits),
    ]


def _differences(what: str, told: Mapping[str, object], kept: Mapping[str, object]) -> list[str]:
    return [
        f"{what} {each}: {_shown(kept.get(each))}; the log says {_shown(told.get(each))}"
        for each in sorted(told.keys() | kept.keys())
        if told.get(each) != kept.get(each)
    ]


def _shown(value: object) -> str:
    return "none" if value is None else " ".join(map(str, value))  # type: ignore[call-overload]
