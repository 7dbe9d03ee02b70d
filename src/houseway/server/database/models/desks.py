"""What is kept at the desks: rulings, nights, the training room, the floor."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from houseway.server.database.models.base import Base


class RulingRow(Base):
    """A ruling that was kept, and the hand that it was kept with."""

    __tablename__ = "rulings"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), index=True)
    round: Mapped[int | None]
    asked_at: Mapped[int] = mapped_column(BigInteger)


class NightRow(Base):
    """A tournament night: what the list shows of it, and what its draws follow from."""

    __tablename__ = "nights"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    house: Mapped[str] = mapped_column(String(40))
    secret: Mapped[str] = mapped_column(String(64))  # shown when the night is over
    opened_at: Mapped[int] = mapped_column(BigInteger)
    left: Mapped[int]  # players
    over: Mapped[bool]
    dealt: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))  # what is shown
    due_at: Mapped[int | None] = mapped_column(BigInteger, index=True)  # when the house looks again


class TrainedRow(Base):
    """What somebody was asked in the training room: how it went, and when it is due again."""

    __tablename__ = "trained"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(200), primary_key=True)  # game, topic and clause
    game: Mapped[str] = mapped_column(String(80))
    row: Mapped[int]  # times that it was known in a row
    due: Mapped[str] = mapped_column(String(10))
    correct: Mapped[int]
    missed: Mapped[int]
    seed: Mapped[int]  # of the round by which it was missed last


class ExamRow(Base):
    """A test of the training room; its questions follow from the seed."""

    __tablename__ = "exams"

    id: Mapped[str] = mapped_column(String(24), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    game: Mapped[str] = mapped_column(String(80))
    seed: Mapped[int]
    many: Mapped[int]
    opened_at: Mapped[int] = mapped_column(BigInteger)
    correct: Mapped[int | None]  # once it was handed in
    day: Mapped[str | None] = mapped_column(String(10))


class FloorActRow(Base):
    """Something that the floor did: who, when, and how it stood before and after."""

    __tablename__ = "floor_acts"
    __table_args__ = (Index("ix_floor_acts_day", "day", "at"),)

    log_id: Mapped[str] = mapped_column(String(32), primary_key=True)  # with the event that says so
    seq: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)
    day: Mapped[str] = mapped_column(String(10))  # the gaming day
    act: Mapped[str] = mapped_column(String(24))
    by: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    told: Mapped[dict[str, Any]] = mapped_column(JSON)  # about whom or what, before, after, why
