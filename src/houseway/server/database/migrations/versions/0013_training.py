"""The training room: what people were asked, and the tests that they took."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "trained",
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=200), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("row", sa.Integer(), nullable=False),
        sa.Column("due", sa.String(length=10), nullable=False),
        sa.Column("correct", sa.Integer(), nullable=False),
        sa.Column("missed", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_trained_account_id")
        ),
        sa.PrimaryKeyConstraint("account_id", "key", name=op.f("pk_trained")),
    )
    op.create_table(
        "exams",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("seed", sa.Integer(), nullable=False),
        sa.Column("many", sa.Integer(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("correct", sa.Integer(), nullable=True),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_exams_account_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_exams")),
    )
    op.create_index("ix_exams_account_id", "exams", ["account_id"])


def downgrade() -> None:
    op.drop_table("exams")
    op.drop_table("trained")
