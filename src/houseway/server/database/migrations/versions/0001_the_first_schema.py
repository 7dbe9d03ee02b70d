"""The first schema: accounts, tables, events, shoes, keys and the ledger."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from houseway.server.database.migrations import guards

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=80), nullable=True),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("name_key", name=op.f("uq_accounts_name_key")),
    )
    op.create_table(
        "balances",
        sa.Column("purse", sa.String(length=80), nullable=False),
        sa.Column("cents", sa.BigInteger(), nullable=False),
        sa.Column("may_owe", sa.Boolean(), nullable=False),
        sa.CheckConstraint("cents >= 0 OR may_owe", name=op.f("ck_balances_covered")),
        sa.PrimaryKeyConstraint("purse", name=op.f("pk_balances")),
    )
    op.create_table(
        "days",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("opens", sa.String(length=64), nullable=False),
        sa.Column("tail", sa.String(length=64), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_days")),
    )
    op.create_table(
        "journals",
        sa.Column("id", sa.String(length=48), nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_journals")),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("value", sa.String(length=200), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secrets")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("phase", sa.String(length=10), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("needs_house", sa.Boolean(), nullable=False),
        sa.Column("touched_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_touched_at"), "tables", ["touched_at"], unique=False)
    op.create_table(
        "entries",
        sa.Column("journal_id", sa.String(length=48), nullable=False),
        sa.Column("purse", sa.String(length=80), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("amount <> 0", name=op.f("ck_entries_moves")),
        sa.ForeignKeyConstraint(
            ["journal_id"], ["journals.id"], name=op.f("fk_entries_journal_id")
        ),
        sa.PrimaryKeyConstraint("journal_id", "purse", name=op.f("pk_entries")),
    )
    op.create_index("ix_entries_purse", "entries", ["purse"], unique=False)
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=20), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("prev", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["day"], ["days.day"], name=op.f("fk_events_day")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_events")),
        sa.UniqueConstraint("day", "number", name=op.f("uq_events_day")),
    )
    op.create_table(
        "keys",
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("body_hash", sa.String(length=64), nullable=False),
        sa.Column("answer", sa.JSON(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_keys_account_id")),
        sa.PrimaryKeyConstraint("account_id", "key", name=op.f("pk_keys")),
    )
    op.create_index(op.f("ix_keys_at"), "keys", ["at"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("made_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_sessions_account_id")
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
    )
    op.create_table(
        "shoes",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("cards", sa.Text(), nullable=False),
        sa.Column("salt_key", sa.String(length=64), nullable=False),
        sa.Column("root", sa.String(length=64), nullable=False),
        sa.Column("sights", sa.JSON(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_shoes_table_id")),
        sa.PrimaryKeyConstraint("table_id", "round", name=op.f("pk_shoes")),
    )
    for statement in guards.statements(op.get_context().dialect.name):
        op.execute(statement)


def downgrade() -> None:
    op.drop_table("shoes")
    op.drop_table("sessions")
    op.drop_index(op.f("ix_keys_at"), table_name="keys")
    op.drop_table("keys")
    op.drop_table("events")
    op.drop_index("ix_entries_purse", table_name="entries")
    op.drop_table("entries")
    op.drop_index(op.f("ix_tables_touched_at"), table_name="tables")
    op.drop_table("tables")
    op.drop_table("secrets")
    op.drop_table("journals")
    op.drop_table("days")
    op.drop_table("balances")
    op.drop_table("accounts")
    for statement in guards.removals(op.get_context().dialect.name):
        op.execute(statement)
