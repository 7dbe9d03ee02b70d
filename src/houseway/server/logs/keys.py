"""Each command once: the key a sender gives it, and the answer it got."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import KeyRow
from houseway.server.errors import KeyReused
from houseway.server.logs.events import canonical
from houseway.server.shapes import Shape
from houseway.server.shapes.commands import CommandForm
from houseway.server.shapes.tables import TableView


@dataclass(frozen=True, slots=True)
class Key:
    """A sender's key and the command it stands for."""

    account_id: str
    key: str
    body_hash: str


def key_of(account_id: str, table_id: str, form: CommandForm) -> Key:
    """The key of a command sent to a table."""
    told = canonical([table_id, form.state, form.command.model_dump(mode="json")])
    return Key(account_id, form.key, hashlib.sha256(told.encode()).hexdigest())


async def first_answer(conn: AsyncConnection, key: Key) -> TableView | None:
    """What the command was answered when it was done, if it was."""
    answer = await answered(conn, key)
    return TableView.model_validate(answer) if answer is not None else None


async def answered(conn: AsyncConnection, key: Key) -> dict[str, Any] | None:
    """The first answer to a command of any kind, as it was sent."""
    rows = await conn.execute(
        select(KeyRow.body_hash, KeyRow.answer).where(
            KeyRow.account_id == key.account_id, KeyRow.key == key.key
        )
    )
    row = rows.first()
    if row is None:
        return None
    if row.body_hash != key.body_hash:
        raise KeyReused(f"key {key.key} was used for another command; take a new key for each")
    answer: dict[str, Any] = row.answer
    return answer


async def keep(conn: AsyncConnection, key: Key, answer: Shape, *, at: int) -> None:
    """Remember that the command is done."""
    await conn.execute(
        insert(KeyRow).values(
            account_id=key.account_id,
            key=key.key,
            body_hash=key.body_hash,
            answer=answer.model_dump(mode="json"),
            at=at,
        )
    )


async def forget(conn: AsyncConnection, *, before: int) -> None:
    """Let go of keys that nobody will send again."""
    await conn.execute(delete(KeyRow).where(KeyRow.at < before))
