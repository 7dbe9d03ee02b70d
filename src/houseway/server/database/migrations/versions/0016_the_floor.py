"""The floor: tallies of tables, acts of those who run the room, own limits, exclusions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("disputes", sa.Column("clause", sa.String(length=80), nullable=True))
    op.create_table(
        "tallies",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("figure", sa.String(length=80), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_tallies_table_id")),
        sa.PrimaryKeyConstraint("table_id", "since", "figure", name=op.f("pk_tallies")),
    )
    op.create_index(op.f("ix_tallies_day"), "tallies", ["day", "table_id"])
    op.create_table(
        "floor_acts",
        sa.Column("log_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("act", sa.String(length=24), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("told", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["accounts.id"], name=op.f("fk_floor_acts_by")),
        sa.PrimaryKeyConstraint("log_id", "seq", name=op.f("pk_floor_acts")),
    )
    op.create_index(op.f("ix_floor_acts_day"), "floor_acts", ["day", "at"])
    op.create_table(
        "own_limits",
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=True),
        sa.Column("then", sa.BigInteger(), nullable=True),
        sa.Column("then_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_own_limits_account_id")
        ),
        sa.PrimaryKeyConstraint("account_id", "kind", name=op.f("pk_own_limits")),
    )
    op.create_table(
        "exclusions",
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("own", sa.Boolean(), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_exclusions_account_id")
        ),
        sa.PrimaryKeyConstraint("account_id", name=op.f("pk_exclusions")),
    )


def downgrade() -> None:
    for name in ("exclusions", "own_limits"):
        op.drop_table(name)
    op.drop_index(op.f("ix_floor_acts_day"), table_name="floor_acts")
    op.drop_table("floor_acts")
    op.drop_index(op.f("ix_tallies_day"), table_name="tallies")
    op.drop_table("tallies")
    op.drop_column("disputes", "clause")
    op.drop_column("tables", "paused")
