"""Each command once: the key a sender gives it, and the answer it got."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import (
    ColumnElement,
    Select,
    bindparam,
    delete,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import KeyRow
from houseway.server.database.statements import Statement
from houseway.server.database.store import Written
from houseway.server.errors import DoneAlready, KeyReused
from houseway.server.logs.hashes import hashed
from houseway.server.shapes import Shape

if TYPE_CHECKING:
    from houseway.server.logs.transaction import Transaction

MOST_ACCOUNTS = 3000  # whose latest keys are remembered; of others answers go by their age
AT_ONCE = 500  # that are let go of in one transaction
_PAIR = tuple_(KeyRow.account_id, KeyRow.key)
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
_NONE = Written("null")
_LET_GO = Statement(
    update(KeyRow.core()).where(
        KeyRow.account_id == bindparam("account"), KeyRow.key == bindparam("given")
    )
)


class Keys:
    """What has been answered, so that a command that is sent again is not done again.

    A key is known for as long as the house keeps it. What was answered is long, and kept for the
    last few commands of an account alone: who lost an answer asks for it at once.
    """

    def __init__(self, each: int) -> None:
        self._each = each
        self._latest: OrderedDict[str, list[str]] = OrderedDict()  # keys of an account, in order

    async def once(
        self,
        txn: Transaction,
        key: Key | None,
        shape: type[S],
        work: Callable[[Transaction], Awaitable[S]],
    ) -> S:
        """Do what a key stands for, or give the first answer again if it was done before."""
        if key is None:
            return await work(txn)
        row = await _ANSWERED.first(txn.conn, account=key.account_id, given=key.key)
        if row is not None:
            return _again(key, shape, *row)
        answer = await work(txn)
        told = {"account_id": key.account_id, "key": key.key, "body_hash": key.body_hash}
        kept = {**told, "answer": Written(answer.model_dump_json()), "at": txn.at}
        await _KEEP.write(txn.conn, kept)
        old = self._latest.get(key.account_id, [])
        old = old[: self._each] if len(old) >= 2 * self._each else []
        if old:
            lets_go = {"account": key.account_id, "answer": _NONE}
            await _LET_GO.write(txn.conn, *({**lets_go, "given": each} for each in old))
        txn.after.append(partial(self._note, key, len(old)))
        return answer

    def _note(self, key: Key, gone: int) -> None:
        """It is written: this key is the latest of its account."""
        latest = self._latest.setdefault(key.account_id, [])
        self._latest.move_to_end(key.account_id)
        del latest[:gone]
        latest.append(key.key)
        if len(self._latest) > MOST_ACCOUNTS:
            self._latest.popitem(last=False)


def _again(key: Key, shape: type[S], body_hash: str, answered: Any) -> S:
    if body_hash != key.body_hash:
        raise KeyReused(f"key {key.key} was used for another command; take a new key for each")
    if answered is None:
        raise DoneAlready(f"what key {key.key} asked for was done; look again at what came of it")
    return shape.model_validate(answered)


async def forget(conn: AsyncConnection, *, before: int) -> int:
    """Let go of some keys that nobody will send again; how many there were."""
    gone = delete(KeyRow).where(_PAIR.in_(_first(KeyRow.at < before)))
    return (await conn.execute(gone)).rowcount


async def let_go(conn: AsyncConnection, *, since: int, before: int) -> int:
    """Let go of some answers that nobody will ask for again; until when there are none left."""
    some = _first(KeyRow.at >= since, KeyRow.at < before).add_columns(KeyRow.at).subquery()
    last, count = (await conn.execute(select(func.max(some.c.at), func.count()))).one()
    if not count:
        return before
    until = before if count < AT_ONCE else max(last, since + 1)
    within = (KeyRow.at >= since, KeyRow.at < until)
    await conn.execute(update(KeyRow.core()).where(*within).values(answer=_NONE))
    return until


def _first(*where: ColumnElement[bool]) -> Select[str, str]:
    """So many that one transaction is soon over."""
    return select(KeyRow.account_id, KeyRow.key).where(*where).order_by(KeyRow.at).limit(AT_ONCE)
