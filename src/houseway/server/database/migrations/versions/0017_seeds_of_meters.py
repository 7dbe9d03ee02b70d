"""What the house puts into a meter as a table opens is no loss of its bank."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

EVENTS = sa.table(
    "events",
    sa.column("log_id", sa.String),
    sa.column("kind", sa.String),
    sa.column("body", sa.JSON),
    sa.column("at", sa.BigInteger),
)
TALLIES = sa.table(
    "tallies",
    sa.column("table_id", sa.String),
    sa.column("since", sa.BigInteger),
    sa.column("figure", sa.String),
    sa.column("day", sa.String),
    sa.column("amount", sa.BigInteger),
)


def upgrade() -> None:
    for opened, seeds in _opened():
        _adds(opened, seeds)


def downgrade() -> None:
    for opened, seeds in _opened():
        _adds(opened, -seeds)


def _opened() -> Iterator[tuple[Any, int]]:
    """The quarter of an hour in which each table put a seed into its meter, and how much."""
    conn = op.get_bind()
    asked = sa.select(EVENTS.c.log_id, EVENTS.c.body, EVENTS.c.at)
    for event in conn.execute(asked.where(EVENTS.c.kind == "opened")).all():
        at = (TALLIES.c.table_id == event.log_id) & (TALLIES.c.since <= event.at)
        metered = sa.select(TALLIES).where(at, TALLIES.c.figure == "meter")
        found = conn.execute(metered.order_by(TALLIES.c.since.desc()).limit(1)).first()
        if found and (seeds := event.body.get("seeds", 0)):
            yield found, seeds


def _adds(opened: Any, amount: int) -> None:
    conn = op.get_bind()
    where = {"table_id": opened.table_id, "since": opened.since, "figure": "result"}
    row = sa.and_(*(TALLIES.c[name] == value for name, value in where.items()))
    before = conn.scalar(sa.select(TALLIES.c.amount).where(row)) or 0
    conn.execute(sa.delete(TALLIES).where(row))
    if before + amount:
        conn.execute(sa.insert(TALLIES).values(**where, day=opened.day, amount=before + amount))
