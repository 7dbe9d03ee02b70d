"""A chain of hashes for each log, days that are sealed from the logs' tails, and snapshots.

Before, every event of a day was chained to the one before it, whatever its log. That chain is
checked once more, and then each log gets its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op
from alembic.util.exc import CommandError

from houseway.server.database.migrations import guards
from houseway.server.logs.hashes import GENESIS, hashed

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_AT_ONCE = 1000


def upgrade() -> None:
    conn, dialect = op.get_bind(), op.get_context().dialect.name
    _check_old_chain(conn)
    op.create_table(
        "logs",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("tail", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_logs")),
    )
    op.create_table(
        "snapshots",
        sa.Column("log_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("version", sa.String(length=40), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["log_id"], ["logs.id"], name=op.f("fk_snapshots_log_id")),
        sa.PrimaryKeyConstraint("log_id", name=op.f("pk_snapshots")),
    )
    if dialect == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(f"DROP TRIGGER events_fixed_{verb}")
    else:
        op.execute("DROP TRIGGER events_fixed ON events")
    with op.batch_alter_table("events") as events:
        events.drop_constraint(op.f("uq_events_day"), type_="unique")
        events.drop_column("number")
        events.alter_column(
            "table_id", new_column_name="log_id", existing_type=sa.String(length=32)
        )
    op.create_index(op.f("ix_events_day"), "events", ["day"])
    _chain_each_log(conn)
    for column in ("opens", "tail"):
        op.drop_column("days", column)
    op.execute("UPDATE days SET count = 0")  # it is counted when the day is sealed
    op.add_column("days", sa.Column("seal", sa.String(length=64), nullable=True))
    for table in ("tables", "lists", "jackpots"):
        op.drop_column(table, "seq")
    for statement in [*guards.append_only(dialect, "events"), *guards.sealed_days(dialect)]:
        op.execute(statement)


def _check_old_chain(conn: sa.Connection) -> None:
    """Refuse a log that was tampered with: the new chains would cover it up."""
    tail = GENESIS
    rows = conn.execute(
        sa.text(
            "SELECT table_id, seq, kind, body, at, prev, hash FROM events ORDER BY day, number"
        ).columns(body=sa.JSON())
    )
    for log, seq, kind, body, at, prev, sealed in rows:
        if prev != tail or hashed([prev, log, seq, kind, body, at]) != sealed:
            raise CommandError(
                f"event {seq} of {log} does not fit its hash; see what `houseway verify` of the "
                "version that wrote it says before you go on"
            )
        tail = sealed


def _chain_each_log(conn: sa.Connection) -> None:
    metadata = sa.MetaData()
    logs = sa.Table("logs", metadata, sa.Column("id"), sa.Column("seq"), sa.Column("tail"))
    write = sa.text("UPDATE events SET prev = :prev, hash = :hash WHERE log_id = :log AND seq = :n")
    waiting: list[dict[str, Any]] = []
    heads = {"house": (0, GENESIS)}  # which is there from the beginning: nobody opens it
    for log, seq, prev, sealed in _chained(conn):
        heads[log] = (seq, sealed)
        waiting.append({"log": log, "n": seq, "prev": prev, "hash": sealed})
        if len(waiting) == _AT_ONCE:
            conn.execute(write, waiting)
            waiting.clear()
    if waiting:
        conn.execute(write, waiting)
    rows = [{"id": log, "seq": seq, "tail": tail} for log, (seq, tail) in heads.items()]
    conn.execute(sa.insert(logs), rows)


def _chained(conn: sa.Connection) -> Iterator[tuple[str, int, str, str]]:
    rows = conn.execute(
        sa.text("SELECT log_id, seq, kind, body, at FROM events ORDER BY log_id, seq").columns(
            body=sa.JSON()
        )
    ).fetchall()
    before, tail = "", GENESIS
    for log, seq, kind, body, at in rows:
        prev = tail if log == before else GENESIS
        before, tail = log, hashed([prev, log, seq, kind, body, at])
        yield log, seq, prev, tail


def downgrade() -> None:
    raise CommandError("the chains of before cannot be made again; take the copy you made")
