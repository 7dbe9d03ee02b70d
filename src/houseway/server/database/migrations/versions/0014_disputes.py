"""Rounds that somebody disputes, with what the floor has answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "disputes",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("code", sa.String(length=24), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("answered_by", sa.String(length=32), nullable=True),
        sa.Column("answered_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_disputes_account_id")
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_disputes_table_id")),
        sa.ForeignKeyConstraint(
            ["answered_by"], ["accounts.id"], name=op.f("fk_disputes_answered_by")
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_disputes")),
        sa.UniqueConstraint("account_id", "table_id", "round", name=op.f("uq_disputes_account_id")),
    )
    op.create_index(op.f("ix_disputes_answered_at"), "disputes", ["answered_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_disputes_answered_at"), table_name="disputes")
    op.drop_table("disputes")
