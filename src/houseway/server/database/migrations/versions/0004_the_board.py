"""The board: lists for a game and its stakes over all tables, and who waits on which list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("list_id", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("free", sa.Integer(), nullable=False, server_default="0"))
    op.create_index(op.f("ix_tables_list_id"), "tables", ["list_id"])
    op.create_table(
        "lists",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=80), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_lists")),
    )
    op.create_table(
        "waits",
        sa.Column("list_id", sa.String(length=32), nullable=False),
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("until", sa.Double(), nullable=True),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_waits_account_id")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_waits_table_id")),
        sa.PrimaryKeyConstraint("list_id", "account_id", name=op.f("pk_waits")),
    )
    op.create_index(op.f("ix_waits_account_id"), "waits", ["account_id"])
    op.execute("UPDATE tables SET due_at = touched_at WHERE NOT closed")  # the house looks at each


def downgrade() -> None:
    op.drop_index(op.f("ix_waits_account_id"), "waits")
    op.drop_table("waits")
    op.drop_table("lists")
    op.drop_index(op.f("ix_tables_list_id"), "tables")
    for column in ("free", "list_id"):
        op.drop_column("tables", column)
