"""The doors: names that look alike, tokens that end with a sign-in, who sits and who hosts.

And the books' last line of defence: the database itself counts no purse beyond what it can.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from houseway.server.database.migrations import guards
from houseway.server.people.names import likeness

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None

_SEATS = ("sat", "left", "picked_up", "refuse")


def upgrade() -> None:
    op.add_column("accounts", sa.Column("likeness", sa.String(length=80), nullable=True))
    op.create_index(op.f("ix_accounts_likeness"), "accounts", ["likeness"])
    op.add_column("sessions", sa.Column("parent", sa.String(length=64), nullable=True))
    op.create_index(op.f("ix_sessions_account_id"), "sessions", ["account_id"])
    op.add_column("tables", sa.Column("host", sa.String(length=32), nullable=True))
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
    op.add_column("tables", sa.Column("people", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id")),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_seats_account_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_account_id"), "seats", ["account_id"])
    op.create_table(
        "takes",
        sa.Column("caller", sa.String(length=120), nullable=False),
        sa.Column("left", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("caller", name=op.f("pk_takes")),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_pulse")),
    )
    conn = op.get_bind()
    _note_likenesses(conn)
    _note_seats(conn)
    for statement in guards.counted(conn.dialect.name):
        op.execute(statement)


def _note_likenesses(conn: sa.Connection) -> None:
    rows = conn.execute(sa.text("SELECT id, name FROM accounts")).fetchall()
    told = [{"id": id, "likeness": likeness(name)} for id, name in rows]
    if told:
        conn.execute(sa.text("UPDATE accounts SET likeness = :likeness WHERE id = :id"), told)


def _note_seats(conn: sa.Connection) -> None:
    """Who opened each table, and who sits there, as its log tells it."""
    sits: dict[tuple[str, int], str] = {}
    hosts: list[dict[str, str]] = []
    rows = conn.execute(
        sa.text(
            "SELECT log_id, kind, body FROM events JOIN tables ON tables.id = log_id "
            "WHERE kind IN :kinds ORDER BY log_id, seq"
        )
        .bindparams(sa.bindparam("kinds", ("opened", *_SEATS), expanding=True))
        .columns(body=sa.JSON())
    )
    for table, kind, body in rows.fetchall():
        if kind == "opened":
            hosts.append({"table": table, "host": body.get("by") or ""})
        elif kind == "sat":
            if not body["bot"]:
                sits[table, body["seat"]] = body["person"]
        else:
            sits.pop((table, body["seat"]), None)
    if hosts:
        conn.execute(sa.text("UPDATE tables SET host = :host WHERE id = :table"), hosts)
    seated = [{"table": table, "seat": seat, "who": who} for (table, seat), who in sits.items()]
    if seated:
        conn.execute(sa.text("INSERT INTO seats VALUES (:table, :seat, :who)"), seated)
        conn.execute(
            sa.text(
                "UPDATE tables SET people = "
                "(SELECT COUNT(*) FROM seats WHERE seats.table_id = tables.id)"
            )
        )


def downgrade() -> None:
    for statement in guards.uncounted(op.get_context().dialect.name):
        op.execute(statement)
    for table in ("pulse", "takes", "seats"):
        op.drop_table(table)
    op.drop_index(op.f("ix_tables_host"), "tables")
    op.drop_index(op.f("ix_sessions_account_id"), "sessions")
    op.drop_index(op.f("ix_accounts_likeness"), "accounts")
    for table, column in (
        ("tables", "people"),
        ("tables", "host"),
        ("sessions", "parent"),
        ("accounts", "likeness"),
    ):
        op.drop_column(table, column)
