"""Rulings that were kept, and the hands they were kept with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rulings",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("round", sa.Integer(), nullable=True),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rulings_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_rulings")),
    )
    op.create_index(op.f("ix_rulings_table_id"), "rulings", ["table_id"])


def downgrade() -> None:
    op.drop_index(op.f("ix_rulings_table_id"), "rulings")
    op.drop_table("rulings")
