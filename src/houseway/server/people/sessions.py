"""Staying signed in: cookies for browsers, bearer tokens for programs."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import AccountRow, SecretRow, SessionRow
from houseway.server.database.statements import Statement
from houseway.server.database.store import Store, upsert
from houseway.server.people.accounts import Account

COOKIE = "houseway_session"


class Signer:
    """Signs what goes into the cookie, so that a made-up one is thrown away unread."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt=COOKIE)

    def sign(self, secret: str) -> str:
        return self._serializer.dumps(secret)

    def read(self, cookie: str) -> str | None:
        try:
            secret = self._serializer.loads(cookie)
        except BadSignature:
            return None
        return secret if isinstance(secret, str) else None


async def signing_key(store: Store) -> str:
    """The key of this card room, made once and kept in its database."""
    found = select(SecretRow.value).where(SecretRow.name == "cookies")
    async with store.read() as conn:
        if key := await conn.scalar(found):
            return key
    async with store.write() as conn:
        row = {"name": "cookies", "value": secrets.token_urlsafe(48)}
        await conn.execute(upsert(conn, SecretRow).values(row).on_conflict_do_nothing())
        return (await conn.execute(found)).scalar_one()


async def open_session(
    conn: AsyncConnection,
    account: Account,
    kind: str,
    *,
    at: int,
    seconds: float,
    parent: str | None = None,
) -> str:
    """The secret of a new session; only its hash is kept.

    One that was opened by another, its parent, ends with it at the latest.
    """
    secret = secrets.token_urlsafe(32)
    ends = at + int(seconds * 1000)
    if parent is not None:
        until = await conn.scalar(select(SessionRow.ends_at).where(SessionRow.hash == parent))
        ends = min(ends, at if until is None else until)
    await conn.execute(
        insert(SessionRow).values(
            hash=digest(secret),
            account_id=account.id,
            kind=kind,
            made_at=at,
            ends_at=ends,
            parent=parent,
        )
    )
    return secret


_OWNER = Statement(
    select(AccountRow.id, AccountRow.name, AccountRow.password.is_(None))
    .join(SessionRow, SessionRow.account_id == AccountRow.id)
    .where(
        SessionRow.hash == bindparam("hashed"),
        SessionRow.kind == bindparam("of_kind"),
        SessionRow.ends_at > bindparam("now"),
    )
)


async def find(conn: AsyncConnection, hashed: str, kind: str, at: int) -> Account | None:
    """Who a session belongs to, if it still holds."""
    row = await _OWNER.first(conn, hashed=hashed, of_kind=kind, now=at)
    return Account(row[0], row[1], guest=bool(row[2])) if row else None


async def close_session(conn: AsyncConnection, hashed: str) -> None:
    """Sign a session out, and with it every token that was made by it, or by one of those."""
    ending = [hashed]
    while ending:
        made = select(SessionRow.hash).where(SessionRow.parent.in_(ending))
        children = list((await conn.scalars(made)).all())
        await conn.execute(delete(SessionRow).where(SessionRow.hash.in_(ending)))
        ending = children


async def close_all(conn: AsyncConnection, account: Account, *, but: str | None = None) -> None:
    """Sign somebody out everywhere, or everywhere else."""
    gone = delete(SessionRow).where(SessionRow.account_id == account.id)
    await conn.execute(gone if but is None else gone.where(SessionRow.hash != but))


async def holding(conn: AsyncConnection, hashes: Iterable[str], at: int) -> set[str]:
    """Which of several sessions still hold."""
    found = select(SessionRow.hash).where(SessionRow.hash.in_(set(hashes)), SessionRow.ends_at > at)
    return set((await conn.scalars(found)).all())


async def forget(conn: AsyncConnection, *, before: int) -> None:
    """Let go of sessions that have ended."""
    await conn.execute(delete(SessionRow).where(SessionRow.ends_at < before))


def digest(secret: str) -> str:
    """What is kept of a session's secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
