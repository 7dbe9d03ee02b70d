"""The table between rounds: its waiting list, when it is due, whether it is closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("waiting", sa.Integer(), nullable=False, server_default="0"))
    op.add_column(
        "tables", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("due_at", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_tables_due_at"), "tables", ["due_at"])
    op.create_index(op.f("ix_journals_at"), "journals", ["at"])
    op.execute("UPDATE tables SET due_at = touched_at")  # the house looks at each of them once


def downgrade() -> None:
    op.drop_index(op.f("ix_journals_at"), "journals")
    op.drop_index(op.f("ix_tables_due_at"), "tables")
    for column in ("due_at", "closed", "waiting"):
        op.drop_column("tables", column)
