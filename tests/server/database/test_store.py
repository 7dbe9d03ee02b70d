"""The database: its schema, its chain of hashes and its guards, on both kinds."""

import json
from collections.abc import AsyncIterator
from datetime import UTC
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from houseway.floor.gaming_day import Calendar
from houseway.server.database.migrate import HEAD, config, migrate
from houseway.server.database.models import Base
from houseway.server.database.store import Store, database
from houseway.server.errors import BadDatabase
from houseway.server.logs import events
from houseway.server.logs.chain_check import check_chains
from houseway.server.logs.days import seal_days
from houseway.server.logs.events import Draft
from houseway.server.logs.hashes import GENESIS, hashed
from houseway.server.logs.verify import verify_store
from houseway.server.money import ledger
from houseway.server.people import accounts

pytestmark = pytest.mark.anyio

NOON = 1_800_000_000_000
NEXT_DAY = NOON + 24 * 3600 * 1000


@pytest.fixture
async def store(each_url: str) -> AsyncIterator[Store]:
    made = Store(database(each_url), calendar=Calendar(zone=UTC))
    await migrate(made)
    yield made
    await made.close()


async def test_the_models_are_what_the_migrations_make(store: Store) -> None:
    def drift(conn: Connection) -> list[object]:
        context = MigrationContext.configure(conn, opts={"compare_type": True})
        return list(compare_metadata(context, Base.metadata))

    async with store.read() as conn:
        assert await conn.run_sync(drift) == []


def test_the_last_step_is_known_by_name() -> None:
    assert ScriptDirectory.from_config(config()).get_current_head() == HEAD


async def test_migrating_twice_changes_nothing(store: Store) -> None:
    await migrate(store)


async def test_events_are_numbered_and_chained_over_days(store: Store, each_url: str) -> None:
    async with store.write() as conn:
        await accounts.open_guest(conn, "Ann", chips=100, at=NOON)
    async with store.write() as conn:
        await accounts.open_guest(conn, "Bob", chips=200, at=NEXT_DAY)
        await accounts.open_guest(conn, "Cat", chips=300, at=NOON)  # a clock that is behind
    async with store.read() as conn:
        rows = await conn.execute(text("SELECT seq, day FROM events ORDER BY seq"))
        assert [tuple(row) for row in rows] == [
            (1, "2027-01-15"),
            (2, "2027-01-16"),
            (3, "2027-01-15"),  # which is not sealed, so that its events are its own
        ]
    report = await verify_store(each_url)
    assert report.ok, str(report)
    assert (report.events, report.days, report.journals) == (3, 2, 3)


async def test_a_day_is_sealed_when_it_is_over(store: Store, each_url: str) -> None:
    """Each log has its own chain; what ties them together is the day's seal over their tails."""
    async with store.write() as conn:
        await accounts.open_guest(conn, "Ann", chips=100, at=NOON)
        await events.append(conn, "t", None, [Draft("opened"), Draft("left")], NOON)
        assert await seal_days(conn, NOON) == []
    async with store.write() as conn:
        assert await seal_days(conn, NEXT_DAY) == ["2027-01-15"]
        assert await seal_days(conn, NEXT_DAY) == []
    async with store.read() as conn:
        rows = await conn.execute(text("SELECT day, count, seal IS NULL FROM days"))
        assert [tuple(row) for row in rows] == [("2027-01-15", 3, False)]
    with pytest.raises(DBAPIError, match="sealed day"):
        async with store.write() as conn:
            await conn.execute(
                text(
                    "INSERT INTO events (log_id, seq, kind, body, at, day, prev, hash) "
                    "VALUES ('t', 3, 'late', '{}', 0, '2027-01-15', '', '')"
                )
            )
    for change in ("UPDATE days SET seal = 'x'", "DELETE FROM days"):
        with pytest.raises(DBAPIError):
            async with store.write() as conn:
                await conn.execute(text(change))


async def test_a_clock_that_is_behind_does_not_write_on_a_sealed_day(
    store: Store, each_url: str
) -> None:
    async with store.write() as conn:
        await accounts.open_guest(conn, "Ann", chips=100, at=NOON)
        await seal_days(conn, NEXT_DAY)
    async with store.write() as conn:
        await accounts.open_guest(conn, "Bob", chips=100, at=NOON)
    async with store.read() as conn:
        days = await conn.scalars(text("SELECT day FROM events ORDER BY seq"))
        assert days.all() == ["2027-01-15", "2027-01-16"]
    report = await verify_store(each_url)
    assert report.ok, str(report)


async def before_the_chains(store: Store, *, broken: bool = False) -> None:
    """A database as it was when all the events of a day were one chain."""
    told = [
        ("house", 1, "issued", {"account": "a", "amount": 100}),
        ("t1", 1, "opened", {}),
        ("house", 2, "issued", {"account": "b", "amount": 200}),
        ("t1", 2, "left", {"seat": 3}),
    ]
    async with store.write() as conn:
        await conn.run_sync(lambda sync: command.upgrade(config(sync), "0005"))
        tail = GENESIS
        rows = []
        for number, (log, seq, kind, body) in enumerate(told, start=1):
            sealed = hashed([tail, log, seq, kind, body, NOON])
            row = {"log": log, "seq": seq, "kind": kind, "body": json.dumps(body), "at": NOON}
            rows.append({**row, "number": number, "prev": tail, "hash": sealed})
            tail = sealed
        if broken:
            rows[2]["body"] = json.dumps({"account": "b", "amount": 999})
        day = "INSERT INTO days (day, opens, tail, count) VALUES ('2027-01-15', :opens, :tail, 4)"
        await conn.execute(text(day), {"opens": GENESIS, "tail": tail})
        await conn.execute(
            text(
                "INSERT INTO events (table_id, seq, kind, body, at, day, number, prev, hash) "
                "VALUES (:log, :seq, :kind, :body, :at, '2027-01-15', :number, :prev, :hash)"
            ),
            rows,
        )


async def test_a_database_of_before_gets_a_chain_for_each_log(empty_url: str) -> None:
    store = Store(database(empty_url), calendar=Calendar(zone=UTC))
    await before_the_chains(store)
    await migrate(store)
    async with store.write() as conn:
        assert await check_chains(conn) == (4, 1, [])
        head = await events.head(conn, "t1")
        assert head is not None
        assert head.seq == 2
        await events.append(conn, "t1", head, [Draft("sat")], NEXT_DAY)
        assert await seal_days(conn, NEXT_DAY + 1000) == ["2027-01-15"]
        assert await check_chains(conn) == (5, 2, [])
    with pytest.raises(DBAPIError):  # the guards are there again
        async with store.write() as conn:
            await conn.execute(text("UPDATE events SET kind = 'x'"))
    await store.close()


async def test_a_chain_that_is_broken_is_not_made_good_by_a_new_version(empty_url: str) -> None:
    store = Store(database(empty_url), calendar=Calendar(zone=UTC))
    await before_the_chains(store, broken=True)
    with pytest.raises(BadDatabase, match="event 2 of house does not fit its hash"):
        await migrate(store)
    async with store.read() as conn:
        assert await conn.scalar(text("SELECT version_num FROM alembic_version")) == "0005"
    await store.close()


async def test_a_late_writer_meets_the_number(store: Store) -> None:
    async with store.write() as conn:
        await events.append(conn, "t", None, [Draft("opened")], NOON)
    with pytest.raises(DBAPIError):
        async with store.write() as conn:
            await events.append(conn, "t", None, [Draft("opened")], NOON)


@pytest.mark.parametrize(
    "tampering",
    [
        "UPDATE events SET kind = 'x'",
        "DELETE FROM events",
        "UPDATE entries SET amount = amount + 1",
        "DELETE FROM entries",
        "INSERT INTO entries (journal_id, purse, amount) VALUES ('house:1', 'bank:x', 3)",
        "UPDATE balances SET cents = -1 WHERE purse LIKE 'wallet:%'",
    ],
)
async def test_the_database_itself_refuses_to_forget(store: Store, tampering: str) -> None:
    async with store.write() as conn:
        await accounts.open_guest(conn, "Ann", chips=100, at=NOON)
    with pytest.raises(DBAPIError):
        async with store.write() as conn:
            await conn.execute(text(tampering))


async def test_a_movement_that_does_not_sum_to_zero_cannot_be_committed(store: Store) -> None:
    with pytest.raises(DBAPIError):
        async with store.write() as conn:
            at = {"at": NOON}
            await conn.execute(text("INSERT INTO journals VALUES ('j', 'x', :at, false)"), at)
            await conn.execute(text("INSERT INTO entries VALUES ('j', 'bank:x', 5)"))
            await conn.execute(text("UPDATE journals SET closed = true"))


async def test_a_failed_transaction_leaves_nothing(store: Store) -> None:
    with pytest.raises(RuntimeError):
        async with store.write() as conn:
            await accounts.open_guest(conn, "Ann", chips=100, at=NOON)
            raise RuntimeError
    async with store.read() as conn:
        assert await events.head(conn, events.HOUSE) == events.Head()
        assert await ledger.balance(conn, ledger.ISSUE) == 0


async def test_sqlite_writes_through_to_the_disk(sqlite_url: str) -> None:
    store = Store(database(sqlite_url))
    async with store.read() as conn:
        assert (await conn.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await conn.execute(text("PRAGMA synchronous"))).scalar() == 2
    await store.close()


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("mysql://x/y", "mysql://… is not a database we know"),
        ("sqlite://", "a database in memory is lost at once"),
        ("no/such/folder/x.db", "the folder of no/such/folder/x.db does not exist"),
    ],
)
def test_a_database_that_cannot_be_is_refused(given: str, told: str) -> None:
    with pytest.raises(BadDatabase, match=told):
        Store(database(given))


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    path.write_text("not a database at all, " * 100)
    store = Store(database(str(path)))
    with pytest.raises(BadDatabase, match="cannot be opened: file is not a database"):
        await migrate(store)
    await store.close()
