"""Events that the server deals: which tables are theirs, and when the house looks at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("night_id", sa.String(length=24), nullable=True))
    op.add_column("nights", sa.Column("dealt", sa.JSON(), nullable=True))
    op.add_column("nights", sa.Column("due_at", sa.BigInteger(), nullable=True))
    op.create_index(op.f("ix_nights_due_at"), "nights", ["due_at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_nights_due_at"), table_name="nights")
    op.drop_column("nights", "due_at")
    op.drop_column("nights", "dealt")
    op.drop_column("tables", "night_id")
