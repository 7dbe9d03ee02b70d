"""The ledger: whatever is moved, nothing is made or lost."""

import asyncio
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text

from houseway.errors import BrokenRound
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database
from houseway.server.errors import NotEnough, TooMuch
from houseway.server.money import ledger
from houseway.server.money.ledger import Movement

PURSES = ["house:issue", "wallet:a", "wallet:b", "seat:t:1", "bank:t", "rake:t", "tips:t"]
move = st.tuples(st.sampled_from(PURSES), st.sampled_from(PURSES), st.integers(1, 10**9))


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(move, max_size=12))
def test_every_run_of_movements_balances(moves: list[tuple[str, str, int]]) -> None:
    """Players never owe; the sum over all purses is zero; balances are the sums of entries."""

    async def run(folder: str) -> None:
        store = Store(database(str(Path(folder) / "l.db")))
        await migrate(store)
        expected = dict.fromkeys(PURSES, 0)
        for number, (source, target, amount) in enumerate(moves):
            wanted = ledger.moved(source, target, amount if source != target else 0)
            covered = ledger.may_owe(source) or expected[source] >= amount
            try:
                async with store.write() as conn:
                    await ledger.post(conn, 0, [Movement(f"j{number}", "test", wanted)])
            except NotEnough:
                assert not covered
                continue
            assert covered or not wanted
            for purse, change in wanted.items():
                expected[purse] += change
        async with store.read() as conn:
            assert await ledger.balances(conn, PURSES) == expected
            assert (await conn.execute(text("SELECT sum(cents) FROM balances"))).scalar() in (
                0,
                None,
            )
            rows = await conn.execute(text("SELECT purse, sum(amount) FROM entries GROUP BY purse"))
            assert {row[0]: row[1] for row in rows if row[1]} == {
                purse: held for purse, held in expected.items() if held
            }
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(folder))


@pytest.mark.anyio
async def test_a_purse_never_holds_more_than_the_database_counts(tmp_path: Path) -> None:
    """SQLite would go on with a fraction and PostgreSQL with an error, for everybody."""
    store = Store(database(str(tmp_path / "l.db")))
    await migrate(store)
    full = ledger.moved("bank:t", "wallet:a", ledger.FULL)
    async with store.write() as conn:
        await ledger.post(conn, 0, [Movement("j1", "test", full)])
    for target in ("wallet:a", "wallet:b"):
        with pytest.raises(TooMuch, match="cannot hold or owe more than 90,000,000,000,000,000.00"):
            async with store.write() as conn:
                await ledger.post(
                    conn, 0, [Movement("j2", "test", ledger.moved("bank:t", target, 1))]
                )
    async with store.read() as conn:
        held = await ledger.balances(conn, ["bank:t", "wallet:a", "wallet:b"])
    assert held == {"bank:t": -ledger.FULL, "wallet:a": ledger.FULL, "wallet:b": 0}
    await store.close()


def test_money_from_nowhere_is_refused() -> None:
    with pytest.raises(BrokenRound, match=r"a movement of \+3.00 comes from nowhere"):
        ledger.check({"wallet:a": 500, "bank:t": -200})
