"""Lines to a PostgreSQL that were cut while nobody used them."""

import pytest
from sqlalchemy import text

from houseway.server.database import store as stores
from houseway.server.database.store import Store, database


@pytest.mark.anyio
async def test_a_line_that_was_cut_is_replaced(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes after a while takes a line that stands, and does not hear of the other."""
    monkeypatch.setattr(stores, "QUIET_SECONDS", 0.0)
    store, other = Store(database(postgres_url)), Store(database(postgres_url))
    try:
        async with store.read() as conn:
            line = await conn.scalar(text("SELECT pg_backend_pid()"))
        async with other.read() as conn:
            await conn.execute(text("SELECT pg_terminate_backend(:line, 5000)"), {"line": line})
        for look in (store.read, store.glance, store.write):
            async with look() as conn:
                assert await conn.scalar(text("SELECT pg_backend_pid()")) != line
    finally:
        await store.close()
        await other.close()


@pytest.mark.anyio
async def test_a_glance_stands_alone(postgres_url: str) -> None:
    """A look has no transaction around it, so that nothing is kept open by it."""
    store = Store(database(postgres_url))
    began = text("SELECT now()")  # as the transaction did
    try:
        async with store.glance() as conn:
            assert await conn.scalar(began) != await conn.scalar(began)
        async with store.read() as conn:
            assert await conn.scalar(began) == await conn.scalar(began)
    finally:
        await store.close()
