"""Recall: the rounds that people took part in, and those they have laid open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rounds",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rounds_table_id")),
        sa.PrimaryKeyConstraint("table_id", "round", name=op.f("pk_rounds")),
    )
    op.create_table(
        "played",
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("staked", sa.BigInteger(), nullable=False),
        sa.Column("net", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_played_account_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_played_table_id")),
        sa.PrimaryKeyConstraint("account_id", "table_id", "round", name=op.f("pk_played")),
    )
    op.create_index("ix_played_account_id", "played", ["account_id", "at"])
    op.create_table(
        "shared",
        sa.Column("code", sa.String(length=24), nullable=False),
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_shared_account_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_shared_table_id")),
        sa.PrimaryKeyConstraint("code", name=op.f("pk_shared")),
        sa.UniqueConstraint("account_id", "table_id", "round", name=op.f("uq_shared_account_id")),
    )


def downgrade() -> None:
    for table in ("shared", "played", "rounds"):
        op.drop_table(table)
