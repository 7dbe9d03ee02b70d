"""Accounts and roles from the terminal, which answers to nobody: whoever has it has the database.

What is done here is in the log like everything else, as done by the terminal.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.gaming_day import Calendar
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database
from houseway.server.house import House
from houseway.server.logs.verify import existing
from houseway.server.people import accounts, passwords, staff
from houseway.server.people.passwords import Locksmith
from houseway.server.people.roles import Role
from houseway.server.people.staff import TERMINAL

Answer = TypeVar("Answer")
Work = Callable[[AsyncConnection, int], Awaitable[Answer]]


def make_account(db: str | None, name: str, password: str, calendar: Calendar) -> str:
    """Open an account, with the chips that everybody gets; also one whose name is kept."""
    passwords.check_new(password, name)
    hashed = asyncio.run(Locksmith().hash(password))

    async def work(conn: AsyncConnection, at: int) -> str:
        made = await accounts.open_account(conn, name, hashed, chips=House().guest_chips, at=at)
        return made.name

    return _write(database(db), calendar, work)


def change_role(
    db: str | None, name: str, role: Role, calendar: Calendar, *, give: bool
) -> tuple[str, bool]:
    """Give or take a role; whose, by his own spelling, and whether anything changed."""
    changes = staff.give if give else staff.take

    async def work(conn: AsyncConnection, at: int) -> tuple[str, bool]:
        person = await staff.find(conn, name)
        return person.name, await changes(conn, person, role, TERMINAL, at)

    return _write(existing(db), calendar, work)


def list_roles(db: str | None) -> dict[str, list[Role]]:
    """Those who have been given a role, by name."""

    async def work(conn: AsyncConnection, _at: int) -> dict[str, list[Role]]:
        people = await staff.everybody(conn, House())
        return {who.name: [held.role for held in each] for who, each in people.items()}

    return _write(existing(db), Calendar(), work)


def _write(url: URL, calendar: Calendar, work: Work[Answer]) -> Answer:
    """One transaction on a database that is brought up to date first."""

    async def run() -> Answer:
        store = Store(url, calendar=calendar)
        try:
            await migrate(store)
            async with store.write() as conn:
                return await work(conn, int(time.time() * 1000))
        finally:
            await store.close()

    return asyncio.run(run())
