"""Each command once: the key a sender gives it, and the answer it got."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import KeyRow
from houseway.server.database.statements import Statement
from houseway.server.database.store import Written
from houseway.server.errors import KeyReused
from houseway.server.logs.hashes import hashed
from houseway.server.shapes import Shape

if TYPE_CHECKING:
    from houseway.server.logs.transaction import Transaction

S = TypeVar("S", bound=Shape)


@dataclass(frozen=True, slots=True)
class Key:
    """A sender's key and the command it stands for."""

    account_id: str
    key: str
    body_hash: str


def key_of(account_id: str, key: str, *told: object) -> Key:
    """The key of a command, and what it asks for."""
    return Key(account_id, key, hashed(list(told)))


class Keyed(Protocol):
    """A form with a key of its sender."""

    @property
    def key(self) -> str: ...
    def model_dump(self, *, mode: str, exclude: set[str]) -> dict[str, Any]: ...


def of_form(account_id: str, form: Keyed, *what: str) -> Key:
    """The key of a form that was filled in: what it is for, and all that it says."""
    return key_of(account_id, form.key, *what, form.model_dump(mode="json", exclude={"key"}))


_ANSWERED = Statement(
    select(KeyRow.body_hash, KeyRow.answer).where(
        KeyRow.account_id == bindparam("account"), KeyRow.key == bindparam("given")
    )
)
_KEEP = Statement(insert(KeyRow.core()))


async def once(
    txn: Transaction, key: Key | None, shape: type[S], work: Callable[[Transaction], Awaitable[S]]
) -> S:
    """Do what a key stands for, or give the first answer again if it was done before."""
    if key is None:
        return await work(txn)
    row = await _ANSWERED.first(txn.conn, account=key.account_id, given=key.key)
    if row is not None:
        body_hash, answered = row
        if body_hash != key.body_hash:
            raise KeyReused(f"key {key.key} was used for another command; take a new key for each")
        return shape.model_validate(answered)
    answer = await work(txn)
    told = {"account_id": key.account_id, "key": key.key, "body_hash": key.body_hash}
    await _KEEP.write(txn.conn, {**told, "answer": Written(answer.model_dump_json()), "at": txn.at})
    return answer


async def forget(conn: AsyncConnection, *, before: int) -> None:
    """Let go of keys that nobody will send again."""
    await conn.execute(delete(KeyRow).where(KeyRow.at < before))
