"""Bring a database to the schema this version needs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.store import Store
from houseway.server.errors import BadDatabase

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0017"  # the last step in migrations/versions


def config(conn: Connection | None = None) -> Config:
    """The migrations that ship in the package, on a connection that is open."""
    from alembic.config import Config

    made = Config()
    made.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = conn
    return made


async def migrate(store: Store) -> None:
    """Create or upgrade the tables of the database."""
    if await _is_current(store):
        return
    from alembic import command
    from alembic.util.exc import CommandError

    try:
        async with store.write() as conn:
            if not store.sqlite:  # two processes may start at once
                await conn.exec_driver_sql("SELECT pg_advisory_xact_lock(7105)")
            await conn.run_sync(lambda sync: command.upgrade(config(sync), "head"))
    except CommandError as error:
        raise BadDatabase(f"the database is from another version of Houseway: {error}") from None
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        shown = store.url.render_as_string(hide_password=True)
        raise BadDatabase(f"the database {shown} cannot be opened: {cause}") from None


async def check_current(conn: AsyncConnection) -> None:
    """Refuse to read a database of an earlier version, and say what to do with it."""
    try:
        found = await conn.scalar(text("SELECT version_num FROM alembic_version"))
    except (SQLAlchemyError, OSError):
        return  # whatever it is, reading it says more
    if found != HEAD:
        raise BadDatabase(
            f"the database is of version {found} and this is {HEAD}; make a copy of it, "
            "then open it once with `houseway serve`, which brings it up to date"
        )


async def _is_current(store: Store) -> bool:
    """Whether there is nothing to do, found out without the weight of the migrations."""
    try:
        async with store.read() as conn:
            found = await conn.scalars(text("SELECT version_num FROM alembic_version"))
            return found.all() == [HEAD]
    except (SQLAlchemyError, OSError):
        return False
