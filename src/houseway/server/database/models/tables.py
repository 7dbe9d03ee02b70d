"""Tables, their seats and shoes, those who wait for them, and the jackpots that they feed."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from houseway.server.database.models.base import Base


class TableRow(Base):
    """What the lobby shows of a table."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(80))
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)
    seats: Mapped[int]
    host: Mapped[str | None] = mapped_column(String(32), index=True)  # who opened it
    phase: Mapped[str] = mapped_column(String(10))
    players: Mapped[int]
    people: Mapped[int]  # those of them who are no bots
    waiting: Mapped[int]  # people on its list
    list_id: Mapped[str | None] = mapped_column(String(32), index=True)  # of its game and stakes
    free: Mapped[int]  # seats that anybody may take
    closed: Mapped[bool]
    paused: Mapped[bool]  # by the floor
    needs_house: Mapped[bool]  # a bot is to act, or a clock is running
    due_at: Mapped[int | None] = mapped_column(BigInteger, index=True)  # when the house looks again
    touched_at: Mapped[int] = mapped_column(BigInteger, index=True)
    night_id: Mapped[str | None] = mapped_column(String(24))  # of a dealt event


class SeatRow(Base):
    """Where somebody sits, so that his chips are found whatever table they lie on."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)


class PulseRow(Base):
    """The one row that is written to see whether anything can be written."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)


class ShoeRow(Base):
    """The secret order of the cards of one round; never exported."""

    __tablename__ = "shoes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    cards: Mapped[str] = mapped_column(Text)
    salt_key: Mapped[str] = mapped_column(String(64))
    root: Mapped[str] = mapped_column(String(64))
    sights: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # who saw which positions


class LiveTableRow(Base):
    """What the lobby shows of a live table."""

    __tablename__ = "live_tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    game: Mapped[str] = mapped_column(String(80))
    phase: Mapped[str] = mapped_column(String(10))
    players: Mapped[int]
    hand: Mapped[int]
    closed: Mapped[bool]
    touched_at: Mapped[int] = mapped_column(BigInteger)


class JackpotRow(Base):
    """What the room shows of a jackpot."""

    __tablename__ = "jackpots"

    name: Mapped[str] = mapped_column(String(24), primary_key=True)
    shown: Mapped[dict[str, Any]] = mapped_column(JSON)
    opened_at: Mapped[int] = mapped_column(BigInteger)


class JackpotTableRow(Base):
    """A table that takes part in a jackpot."""

    __tablename__ = "jackpot_tables"

    jackpot: Mapped[str] = mapped_column(ForeignKey("jackpots.name"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)


class ListRow(Base):
    """The list for a game and its stakes over all tables."""

    __tablename__ = "lists"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    game: Mapped[str] = mapped_column(String(80))
    settings: Mapped[dict[str, Any]] = mapped_column(JSON)  # of a table that is opened for it


class WaitRow(Base):
    """Somebody on a list: his place in the line, or the seat that is held for him."""

    __tablename__ = "waits"

    list_id: Mapped[str] = mapped_column(String(32), primary_key=True)  # or a table's own
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True, index=True)
    name: Mapped[str] = mapped_column(String(40))
    since: Mapped[float] = mapped_column(Double)  # when he took his place, seconds since 1970
    place: Mapped[int | None]
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    seat: Mapped[int | None]
    until: Mapped[float | None] = mapped_column(Double)
