"""Runs the migrations on the connection the card room opened."""

from __future__ import annotations

from alembic import context

from houseway.server.database.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    transactional_ddl=False,  # the caller's transaction holds all of it
)
context.run_migrations()
