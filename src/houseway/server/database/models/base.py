"""How every table of the database is named."""

from __future__ import annotations

from typing import cast

from sqlalchemy import MetaData, Table
from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    """One naming of constraints on every database."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )

    @classmethod
    def core(cls) -> Table:
        """The table itself, for statements that are made once and have nothing to map."""
        return cast(Table, cls.__table__)
