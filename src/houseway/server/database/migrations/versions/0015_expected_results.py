"""What a round should have brought on average, beside what it did, where the analysis knows it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("played", sa.Column("expected", sa.BigInteger(), nullable=True))


def downgrade() -> None:
    op.drop_column("played", "expected")
