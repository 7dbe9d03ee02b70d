"""`houseway verify` finds what was tampered with and says where."""

import random
import shutil
import sqlite3
import time
from pathlib import Path
from typing import Any

import anyio
import pytest

from houseway.server.app import create_app
from houseway.server.database.store import Store, database
from houseway.server.errors import BadDatabase
from houseway.server.house import House
from houseway.server.logs.days import seal_days
from houseway.server.logs.verify import verify
from tests.server.client import Client


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory, quick: House, people: Any) -> Path:
    """A database in which a round was played and another begun."""
    path = tmp_path_factory.mktemp("evening") / "house.db"
    with Client(create_app(str(path), quick)) as client:
        ann = people(client, "Ann")
        ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
        ann.do("sit", seat=1, buy_in=20_000)
        for _ in range(2):
            ann.do("bet", bets={"ante": 1000})
            ann.do("deal")
            if ann.view["round_number"] == 1:
                ann.act("stake", spot="play", amount=1000)
    return path


@pytest.fixture
def played(evening: Path, tmp_path: Path) -> Path:
    """The same for somebody who may do to it what he likes."""
    return Path(shutil.copy(evening, tmp_path))


def tamper(path: Path, *statements: str) -> None:
    """Change the database as somebody with the file in his hands could."""
    db = sqlite3.connect(path)
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        db.execute(f"DROP TRIGGER {name}")
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()


def test_an_honest_house_agrees_with_itself(played: Path) -> None:
    before = played.read_bytes()
    report = verify(str(played))
    assert report.ok, str(report)
    assert (report.tables, report.rounds) == (1, 2)
    assert str(report).endswith("all agree")
    assert played.read_bytes() == before


def test_what_a_meter_was_opened_with_is_in_the_log(
    tmp_path: Path, quick: House, people: Any
) -> None:
    path = tmp_path / "house.db"
    posted = {"minimum": 500, "maximum": 50_000, "meter": 100_000}
    with Client(create_app(str(path), quick)) as client:
        people(client, "Ann").open(
            "fortune-pai-gow@bclc", settings={**posted, "reseed": 50_000, "increment": 10}
        )
    report = verify(str(path))
    assert report.ok, str(report)


@pytest.mark.parametrize(
    ("statement", "told"),
    [
        (
            "UPDATE events SET body = replace(body, '20000', '30000') WHERE kind = 'sat'",
            "has been changed: its hash does not fit",
        ),
        (
            "DELETE FROM events WHERE kind = 'bet' AND seq < 8",
            "does not follow the event before it",
        ),
        ("DELETE FROM events WHERE log_id = 'house' AND seq = 1", "should hold"),
        ("UPDATE balances SET cents = cents + 5 WHERE purse LIKE 'wallet:%'", ", ledger: "),
        ("UPDATE balances SET may_owe = 1 WHERE purse LIKE 'wallet:%'", "is let owe otherwise"),
        ("UPDATE entries SET amount = amount + 5 WHERE purse LIKE 'seat:%'", "the log says"),
        ("UPDATE entries SET amount = amount + 5 WHERE purse LIKE 'bank:%'", "sum to zero"),
        ("UPDATE shoes SET cards = cards || ' As' WHERE round = 1", "not the ones committed to"),
        (
            "UPDATE shoes SET sights = json_set(sights, '$.public', json('[0]')) WHERE round = 1",
            "what proves the cards of round 1 is not what was seen",
        ),
        ("DELETE FROM shoes WHERE round = 1", "the cards of round 1 are missing"),
        (
            "UPDATE shoes SET sights = '{\"public\": []}' WHERE round = 2",
            "the shuffle of round 2 is proved before the round is over",
        ),
        ("UPDATE shoes SET sights = NULL WHERE round = 1", "is not what was seen"),
        (
            "UPDATE shoes SET sights = json_set(sights, '$.stranger', json('[0]')) WHERE round = 1",
            "is not what was seen",
        ),
        ("UPDATE shoes SET root = 'x' WHERE round = 1", "is not the one that was committed to"),
        (
            "INSERT INTO shoes SELECT table_id, 9, cards, salt_key, root, NULL FROM shoes LIMIT 1",
            "2 rounds",
        ),
        ("UPDATE balances SET cents = 1.5 WHERE purse LIKE 'wallet:%'", "which is not cents"),
        ("UPDATE balances SET cents = 4e19 WHERE purse = 'house:issue'", "which is not cents"),
        ("UPDATE entries SET amount = 'much' WHERE purse LIKE 'seat:%'", "not cents"),
        ("UPDATE seats SET seat = 3", "those who sit there are not who sat down"),
        ("DELETE FROM seats", "those who sit there are not who sat down"),
        ("UPDATE logs SET seq = seq + 1 WHERE id = 'house'", "should hold"),
        ("UPDATE journals SET closed = false", "never closed"),
        ("UPDATE journals SET at = at - 86400000 WHERE kind = 'sat'", "the moment of its event"),
        ("UPDATE journals SET kind = 'left' WHERE kind = 'sat'", "is not of the kind"),
        ("UPDATE journals SET id = 'x' WHERE kind = 'sat'", "is in no journal"),
        ("INSERT INTO journals VALUES ('house:99', 'issued', 0, true)", "is of no event"),
        ("UPDATE tables SET closed = true", "shows of its closed is not so"),
        ("UPDATE tables SET settings = '{}'", "shows of its settings is not so"),
        ("INSERT INTO jackpot_tables SELECT 'x', id FROM tables", "takes part in other jackpots"),
        ("UPDATE rounds SET at = at - 86400000", "round 1 of table"),
        ("UPDATE played SET staked = 1", "what came of round 1"),
    ],
)
def test_tampering_is_found(played: Path, statement: str, told: str) -> None:
    tamper(played, statement)
    report = verify(str(played))
    assert not report.ok
    assert told in str(report)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET hash = 'x' WHERE log_id = 'house'",
        "DELETE FROM events WHERE log_id = 'house'",
        "UPDATE days SET count = count + 1",
    ],
)
def test_a_sealed_day_is_checked(played: Path, statement: str) -> None:
    async def seals() -> None:
        store = Store(database(str(played)))
        async with store.write() as conn:
            assert await seal_days(conn, int((time.time() + 3 * 86400) * 1000))
        await store.close()

    anyio.run(seals)
    assert verify(str(played)).ok
    tamper(played, statement)
    assert "is not what was sealed when it was over" in str(verify(str(played)))


def test_there_must_be_a_database(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase, match=r"there is no database .*; `houseway serve` makes one"):
        verify(str(tmp_path / "nothing.db"))
    assert not (tmp_path / "nothing.db").exists()


def test_it_must_be_one_of_ours(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "other.db").close()
    (tmp_path / "other.db").touch()
    with pytest.raises(BadDatabase, match="the database cannot be read: no such table"):
        verify(str(tmp_path / "other.db"))


def test_a_database_of_before_is_refused_with_what_to_do(played: Path) -> None:
    tamper(played, "UPDATE alembic_version SET version_num = '0004'")
    with pytest.raises(BadDatabase, match="of version 0004 .* open it once with `houseway serve`"):
        verify(str(played))


ODD = ["NULL", "-1", "1.5", "'x'", "'[]'", "'{}'", "'null'", "x'00ff'", "9223372036854775807"]


def damaged(path: Path, copy: Path, table: str, column: str, value: str) -> None:
    """Verify a room in which one column was overwritten: whatever it says, it says in words."""
    shutil.copy(path, copy)
    db = sqlite3.connect(copy)
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        db.execute(f"DROP TRIGGER {name}")
    db.execute("PRAGMA ignore_check_constraints = ON")
    try:
        db.execute(f'UPDATE OR IGNORE "{table}" SET "{column}" = {value}')
        db.commit()
    except sqlite3.IntegrityError:
        return  # it cannot be done to the file
    finally:
        db.close()
    try:
        report = verify(str(copy))
    except BadDatabase:
        return
    assert "Traceback" not in str(report)


def columns(path: Path) -> list[tuple[str, str, str]]:
    db = sqlite3.connect(path)
    names = db.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    found = [
        (table, column[1], value)
        for (table,) in names
        if not table.startswith("sqlite_")
        for column in db.execute(f"PRAGMA table_info({table})")
        for value in ODD
    ]
    db.close()
    return found


def test_whatever_is_damaged_is_told_in_words(evening: Path, tmp_path: Path) -> None:
    everything = columns(evening)
    rng = random.Random(7)
    written = ("events", "shoes", "balances", "entries", "snapshots", "logs", "days", "tables")
    likely = [each for each in everything if each[0] in written]
    for each in rng.sample(likely, 20) + rng.sample(everything, 10):
        damaged(evening, tmp_path / "damaged.db", *each)


@pytest.mark.soak
def test_any_column_of_any_table(evening: Path, tmp_path: Path) -> None:
    for each in columns(evening):
        damaged(evening, tmp_path / "damaged.db", *each)
