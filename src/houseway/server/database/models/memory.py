"""Rounds as they are found again, shared and disputed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from houseway.server.database.models.base import Base


class RoundRow(Base):
    """A round that is over, to be played again card by card; its cards lie with the shoe."""

    __tablename__ = "rounds"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)
    body: Mapped[dict[str, Any]] = mapped_column(JSON)


class PlayedRow(Base):
    """Somebody's part in a round: what he staked, and what came of it."""

    __tablename__ = "played"
    __table_args__ = (Index("ix_played_account_id", "account_id", "at"),)

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    game: Mapped[str] = mapped_column(String(80))
    at: Mapped[int] = mapped_column(BigInteger)
    day: Mapped[str] = mapped_column(String(10))  # the gaming day
    staked: Mapped[int] = mapped_column(BigInteger)
    net: Mapped[int] = mapped_column(BigInteger)
    expected: Mapped[int | None] = mapped_column(BigInteger)  # on average, where that is known


class SharedRow(Base):
    """A round that somebody has laid open as he saw it, for whoever has the link."""

    __tablename__ = "shared"
    __table_args__ = (UniqueConstraint("account_id", "table_id", "round"),)

    code: Mapped[str] = mapped_column(String(24), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    round: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)


class DisputeRow(Base):
    """A round that somebody disputes, and what the floor has answered."""

    __tablename__ = "disputes"
    __table_args__ = (UniqueConstraint("account_id", "table_id", "round"),)

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    round: Mapped[int]
    note: Mapped[str] = mapped_column(Text)
    code: Mapped[str] = mapped_column(String(24))  # under which the round lies open for the floor
    at: Mapped[int] = mapped_column(BigInteger)
    answer: Mapped[str | None] = mapped_column(Text)
    clause: Mapped[str | None] = mapped_column(String(80))  # that it was decided by
    answered_by: Mapped[str | None] = mapped_column(ForeignKey("accounts.id"))
    answered_at: Mapped[int | None] = mapped_column(BigInteger, index=True)
