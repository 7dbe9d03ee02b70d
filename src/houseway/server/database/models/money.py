"""Whose chips are where, and what the house took."""

from __future__ import annotations

from sqlalchemy import BigInteger, CheckConstraint, Double, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from houseway.server.database.models.base import Base


class JournalRow(Base):
    """One movement of money; its entries sum to zero before it may be closed."""

    __tablename__ = "journals"

    id: Mapped[str] = mapped_column(String(48), primary_key=True)
    kind: Mapped[str] = mapped_column(String(20))
    at: Mapped[int] = mapped_column(BigInteger, index=True)
    closed: Mapped[bool]


class EntryRow(Base):
    """What one movement did to one purse."""

    __tablename__ = "entries"
    __table_args__ = (
        CheckConstraint("amount <> 0", name="moves"),
        Index("ix_entries_purse", "purse"),
    )

    journal_id: Mapped[str] = mapped_column(ForeignKey("journals.id"), primary_key=True)
    purse: Mapped[str] = mapped_column(String(80), primary_key=True)
    amount: Mapped[int] = mapped_column(BigInteger)


class BalanceRow(Base):
    """What a purse holds now: the sum of its entries.

    That it can be counted at all, and what the house may issue, is kept by the migrations' guards.
    """

    __tablename__ = "balances"
    __table_args__ = (CheckConstraint("cents >= 0 OR may_owe", name="covered"),)

    purse: Mapped[str] = mapped_column(String(80), primary_key=True)
    cents: Mapped[int] = mapped_column(BigInteger)
    may_owe: Mapped[bool]


class TakeRow(Base):
    """What a caller has left of what he may do in a while, where several processes count it."""

    __tablename__ = "takes"

    caller: Mapped[str] = mapped_column(String(120), primary_key=True)
    left: Mapped[float] = mapped_column(Double)
    at: Mapped[float] = mapped_column(Double)


class TallyRow(Base):
    """What came together at a table in a quarter of an hour: one figure, counted as it happens."""

    __tablename__ = "tallies"
    __table_args__ = (Index("ix_tallies_day", "day", "table_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    since: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    figure: Mapped[str] = mapped_column(String(80), primary_key=True)  # or wager:SPOT
    day: Mapped[str] = mapped_column(String(10))  # the gaming day
    amount: Mapped[int] = mapped_column(BigInteger)  # cents, or rounds
