"""The doors: how often somebody may try to come in, and with what he is let in.

Whoever guesses passwords is slowed down three times: by his address, by the name he tries from
there, and by the name from wherever it is tried. Only wrong passwords count against a name, so that
nobody is kept out by another's right one; who is signed in already stays so.
"""

from __future__ import annotations

from sqlalchemy import text

from houseway.server.database.store import Store
from houseway.server.errors import RateLimited, SignedOut
from houseway.server.house import House
from houseway.server.people import accounts
from houseway.server.people.accounts import Account
from houseway.server.people.names import likeness
from houseway.server.people.passwords import Locksmith
from houseway.server.web.limits import Bucket, Rate

TRIES_HERE = Rate(burst=10, per_second=1 / 30)  # wrong passwords for a name from one address
TRIES = Rate(burst=100, per_second=1 / 10)  # and from everywhere

# What is left after so much time; a row is changed only where a token is there to be taken.
_TAKE = text("""
INSERT INTO takes AS t (caller, "left", at)
VALUES (:caller, CAST(:burst AS float8) - 1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (caller) DO UPDATE SET
  "left" = least(CAST(:burst AS float8),
    t."left" + greatest(0, excluded.at - t.at) * CAST(:rate AS float8)) - 1,
  at = excluded.at
WHERE least(CAST(:burst AS float8),
  t."left" + greatest(0, excluded.at - t.at) * CAST(:rate AS float8)) >= 1
RETURNING "left"
""")
_FORGET = text("DELETE FROM takes WHERE at < extract(epoch FROM clock_timestamp()) - 86400")


class Doors:
    """Those who come to one card room."""

    def __init__(self, store: Store, house: House, locksmith: Locksmith) -> None:
        self._store = store
        self._rate = house.rates.sign_ins
        self._locksmith = locksmith
        self._comers = Bucket(house.rates.sign_ins)
        self._here = Bucket(TRIES_HERE)
        self._anywhere = Bucket(TRIES)

    async def comes(self, address: str) -> None:
        """Somebody comes from an address; processes on one database count him together."""
        self._comers.take(address)
        if not self._store.sqlite:
            await self._count(f"comes {address}", self._rate)

    async def opens(self, name: str, password: str, address: str) -> Account:
        """Whoever has this name and password; a wrong one is counted."""
        tried = likeness(name)
        self._here.check(f"{tried} {address}")
        self._anywhere.check(tried)
        async with self._store.read() as conn:
            lock = await accounts.lock_of(conn, name)
        # Nobody holds the database while a password is tried.
        fits = await self._locksmith.fits(password, lock.password if lock else None)
        if lock is None or not fits:
            self._here.take(f"{tried} {address}")
            self._anywhere.take(tried)
            if not self._store.sqlite:
                await self._count(f"tries {tried[:80]}", TRIES)
            raise SignedOut("no account has this name and password; check both and try again")
        return lock.account

    async def forget(self) -> None:
        """Let go of what was counted long ago."""
        if not self._store.sqlite:
            async with self._store.write() as conn:
                await conn.execute(_FORGET)

    async def _count(self, caller: str, rate: Rate) -> None:
        told = {"caller": caller[:120], "burst": float(rate.burst), "rate": rate.per_second}
        async with self._store.write() as conn:
            if await conn.scalar(_TAKE, told) is None:
                raise RateLimited("too many requests", seconds=1 / rate.per_second)
