"""The poker room's jackpots, and the tables that take part in each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "jackpots",
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("shown", sa.JSON(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_jackpots")),
    )
    op.create_table(
        "jackpot_tables",
        sa.Column("jackpot", sa.String(length=24), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(
            ["jackpot"], ["jackpots.name"], name=op.f("fk_jackpot_tables_jackpot")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_jackpot_tables_table_id")
        ),
        sa.PrimaryKeyConstraint("jackpot", "table_id", name=op.f("pk_jackpot_tables")),
    )


def downgrade() -> None:
    op.drop_table("jackpot_tables")
    op.drop_table("jackpots")
