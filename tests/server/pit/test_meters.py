"""A progressive meter at the room's own tables: what the house puts into it is nobody's win."""

from __future__ import annotations

from typing import Any

import anyio
from alembic import command
from sqlalchemy import select

from houseway.server.app import create_app
from houseway.server.database.migrate import config, migrate
from houseway.server.database.models import TallyRow
from houseway.server.database.store import Store, database
from houseway.server.logs.verify import verify_store
from houseway.server.people.roles import Role
from tests.server.client import Client
from tests.server.conftest import Staff, make_staff
from tests.server.pit.conftest import THREE_CARD, on_both
from tests.server.wall import Wall

METERED = {"minimum": 500, "maximum": 100_000, "meter": 90_000, "reseed": 50_000, "increment": 50}


@on_both
def test_the_seed_of_a_meter_is_no_result_of_the_table(
    house: Any, url: str, people: Any, wall: Wall
) -> None:
    make_staff(url, "Flo", Role.FLOOR)
    with Client(create_app(url, house)) as room:
        ann = people(room, "Ann")
        ann.open(THREE_CARD, settings=METERED)
        flo = Staff(room, "Flo")
        [shown] = flo.get("/floor")["tables"]
        assert (shown["took"], flo.get("/floor")["took"]) == (0, 0)
        assert [meter["amount"] for meter in flo.get("/floor")["meters"]] == [90_000]
        wall.time += 3600
    assert anyio.run(verify_store, url).ok
    assert anyio.run(as_before, url) == {"meter": 90_000, "result": -90_000}
    assert anyio.run(brought_up_to_date, url) == {"meter": 90_000}
    assert anyio.run(verify_store, url).ok


async def as_before(url: str) -> dict[str, int]:
    """The figures as they were kept when a seed was a loss."""
    store = Store(database(url))
    async with store.write() as conn:
        await conn.run_sync(lambda sync: command.downgrade(config(sync), "0016"))
    return await _figures(store)


async def brought_up_to_date(url: str) -> dict[str, int]:
    store = Store(database(url))
    await migrate(store)
    return await _figures(store)


async def _figures(store: Store) -> dict[str, int]:
    async with store.read() as conn:
        rows = await conn.execute(select(TallyRow.figure, TallyRow.amount))
        found = {row.figure: row.amount for row in rows}
    await store.close()
    return found
