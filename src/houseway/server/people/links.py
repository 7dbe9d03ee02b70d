"""Signing in by a link: made for somebody by those who keep his club, good once and not for long.

Only the hash of a link is kept, and a new one puts an older one out of force. Whoever has a
password signs in with it: nobody else can open a door to his account.
"""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import AccountRow, SessionRow
from houseway.server.errors import NotAllowed, SignedOut
from houseway.server.people import sessions
from houseway.server.people.accounts import Account

LINK = "link"  # the kind of such a row; no request is ever let in by one
DAYS = 7


async def make(conn: AsyncConnection, account: Account, *, at: int, seconds: float) -> str:
    """The secret of a link that signs in as somebody."""
    if not account.guest:
        raise NotAllowed(f"{account.name} has a password, and signs in with it")
    mine = (SessionRow.account_id == account.id) & (SessionRow.kind == LINK)
    await conn.execute(delete(SessionRow).where(mine))
    return await sessions.open_session(conn, account, LINK, at=at, seconds=seconds)


async def take(conn: AsyncConnection, secret: str, *, at: int) -> Account:
    """Who a link signs in as; from then on it is used up."""
    hashed = sessions.digest(secret)
    account = await sessions.find(conn, hashed, LINK, at)
    used = await conn.execute(
        delete(SessionRow).where(SessionRow.hash == hashed, SessionRow.kind == LINK)
    )
    if account is None or not used.rowcount:
        raise SignedOut("this link was used, or is too old; ask the committee for another")
    if not account.guest:
        raise SignedOut(f"{account.name} has a password by now; sign in with it")
    return account


async def account_of(conn: AsyncConnection, id: str) -> Account | None:
    """The account with this id."""
    row = (
        await conn.execute(
            select(AccountRow.id, AccountRow.name, AccountRow.password).where(AccountRow.id == id)
        )
    ).first()
    return Account(row.id, row.name, guest=row.password is None) if row else None
