"""What happened, in order, and what was answered."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from houseway.server.database.models.base import Base


class LogRow(Base):
    """An event log: how long it is, and the hash of its last event, which binds all before it."""

    __tablename__ = "logs"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seq: Mapped[int]
    tail: Mapped[str] = mapped_column(String(64))


class DayRow(Base):
    """A gaming day; when it is over it is sealed from the tails of its logs."""

    __tablename__ = "days"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    count: Mapped[int] = mapped_column(BigInteger)  # of its events, once it is sealed
    seal: Mapped[str | None] = mapped_column(String(64))


class EventRow(Base):
    """Something that happened, in the order it happened; never changed, never removed."""

    __tablename__ = "events"

    log_id: Mapped[str] = mapped_column(String(32), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(20))
    body: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[int] = mapped_column(BigInteger)
    day: Mapped[str] = mapped_column(ForeignKey("days.day"), index=True)
    prev: Mapped[str] = mapped_column(String(64))
    hash: Mapped[str] = mapped_column(String(64))


class SnapshotRow(Base):
    """What a log had come to at one of its events, so that nobody reads it from the beginning.

    It can be recomputed at any time, and is when it was written by another version.
    """

    __tablename__ = "snapshots"

    log_id: Mapped[str] = mapped_column(ForeignKey("logs.id"), primary_key=True)
    seq: Mapped[int]
    version: Mapped[str] = mapped_column(String(40))
    body: Mapped[dict[str, Any]] = mapped_column(JSON)


class KeyRow(Base):
    """A command that was done, by the key its sender gave it, and the first answer."""

    __tablename__ = "keys"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    body_hash: Mapped[str] = mapped_column(String(64))
    answer: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[int] = mapped_column(BigInteger, index=True)
