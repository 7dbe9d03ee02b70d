"""What waits for a second person, as those concerned see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, get_args

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games, money
from houseway.server.database.models import AskedRow, TableRow
from houseway.server.desk import Desk
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct, may
from houseway.server.shapes import CENTS
from houseway.server.shapes.roles import AskedView

FORMS: dict[str, Any] = {}  # what each deed is filled in on


async def views(
    conn: AsyncConnection, desk: Desk, account: Account, rows: list[AskedRow]
) -> list[AskedView]:
    told = {row.id: list(_told(FORMS[row.deed].model_validate(row.form))) for row in rows}
    people = {each for row in rows for each in (row.account_id, row.second) if each}
    named = {said for each in told.values() for _, said in each} | {row.place for row in rows}
    names = await _names(conn, people | named)
    roles = await staff.roles_of(conn, desk.house, account)
    return [
        AskedView(
            id=row.id,
            act=StaffAct(row.act),
            words=": ".join(
                filter(None, [StaffAct(row.act).words, names.get(row.place, row.place)])
            ),
            told={name: names.get(said, said) for name, said in told[row.id]},
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


async def _names(conn: AsyncConnection, ids: set[str]) -> Mapping[str, str]:
    """What the people and the tables among them are called."""
    tables = await conn.execute(select(TableRow.id, TableRow.name).where(TableRow.id.in_(ids)))
    return {**{row.id: row.name for row in tables}, **await staff.names_of(conn, ids)}


def _told(form: BaseModel | Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    """Everything that was filled in, for the second person to read; amounts as money."""
    for name, value, cents in _fields(form):
        if isinstance(value, BaseModel | Mapping):
            yield from _told(value, f"{before}{name} ")
        elif value not in (None, "") and name != "key":
            yield (
                f"{before}{name}".removeprefix("command ").replace("_", " "),
                _said(value, cents=cents),
            )


def _fields(form: BaseModel | Mapping[str, Any]) -> Iterator[tuple[str, Any, bool]]:
    """Each field, and whether it holds money."""
    if isinstance(form, BaseModel):
        for name, field in type(form).model_fields.items():
            yield name, getattr(form, name), _in_cents(field)
    else:
        for name, value in form.items():
            yield name, value, name in _stakes()


def _in_cents(field: FieldInfo) -> bool:
    parts = [
        meta for kind in get_args(field.annotation) for meta in getattr(kind, "__metadata__", ())
    ]
    return CENTS in [field.description, *(getattr(part, "description", None) for part in parts)]


@cache
def _stakes() -> frozenset[str]:
    """Settings that are amounts, whatever the game."""
    found = (each for game in games.catalogue().values() for each in game.settings)
    return frozenset(each.name for each in found if each.in_money)


def _said(value: Any, *, cents: bool) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_said(each, cents=cents) for each in value)
    return money.text(value) if cents and isinstance(value, int) else str(value)
