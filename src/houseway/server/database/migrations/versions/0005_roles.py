"""Who has which role, and what waits for a second pair of eyes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "roles",
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("role", sa.String(length=16), nullable=False),
        sa.Column("given_by", sa.String(length=32), nullable=True),
        sa.Column("given_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_roles_account_id")),
        sa.PrimaryKeyConstraint("account_id", "role", name=op.f("pk_roles")),
    )
    op.create_table(
        "asked",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("account_id", sa.String(length=32), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("body_hash", sa.String(length=64), nullable=False),
        sa.Column("act", sa.String(length=24), nullable=False),
        sa.Column("deed", sa.String(length=24), nullable=False),
        sa.Column("place", sa.String(length=80), nullable=False),
        sa.Column("form", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(length=10), nullable=False),
        sa.Column("second", sa.String(length=32), nullable=True),
        sa.Column("asked_at", sa.BigInteger(), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name=op.f("fk_asked_account_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_asked")),
        sa.UniqueConstraint("account_id", "key", name=op.f("uq_asked_account_id")),
    )
    op.create_index(op.f("ix_asked_state"), "asked", ["state"])


def downgrade() -> None:
    op.drop_index(op.f("ix_asked_state"), "asked")
    op.drop_table("asked")
    op.drop_table("roles")
