"""Whoever comes back: what a browser says of who was here before, and an address of who is near.

A browser carries a signed note of who was last signed in with it. An address is remembered in
memory alone, for as long as this process runs.
"""

from __future__ import annotations

from collections import OrderedDict

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import AccountRow
from houseway.server.people import exclusions
from houseway.server.people.accounts import Account
from houseway.server.people.exclusions import Exclusion

COOKIE = "houseway_browser"
KEPT_SECONDS = 400 * 24 * 3600  # as long as browsers keep a cookie at all
BROWSER = "browser"  # by whom somebody is excluded that nobody has looked at yet
MOST_KNOWN = 20_000


class Note:
    """Signs who was here, so that a made-up note is thrown away unread."""

    def __init__(self, key: str) -> None:
        self._serializer = URLSafeSerializer(key, salt=COOKIE)

    def sign(self, account: str) -> str:
        return self._serializer.dumps(account)

    def read(self, cookie: str | None) -> str | None:
        try:
            found = self._serializer.loads(cookie) if cookie else None
        except BadSignature:
            return None
        return found if isinstance(found, str) else None


async def follow(conn: AsyncConnection, account: Account, before: str | None, at: int) -> None:
    """A new account in the browser of somebody who is excluded is excluded as well."""
    held = await exclusions.find(conn, before, at) if before and before != account.id else None
    if held is None:
        return
    name = await conn.scalar(select(AccountRow.name).where(AccountRow.id == before))
    why = f"opened in the browser of {name}, who is excluded"
    await exclusions.exclude(conn, account.id, Exclusion(False, BROWSER, at, held.until, why), {})


class Addresses:
    """From where people came last."""

    def __init__(self) -> None:
        self._of: OrderedDict[str, str] = OrderedDict()

    def note(self, account: str, address: str) -> None:
        self._of[account] = address
        self._of.move_to_end(account)
        while len(self._of) > MOST_KNOWN:
            self._of.popitem(last=False)

    def near(self, account: str) -> list[str]:
        """Who else came from the same address, the latest first."""
        address = self._of.get(account)
        if address is None:
            return []
        return [
            other for other, at in reversed(self._of.items()) if at == address and other != account
        ]
