"""The tables of the database.

Nothing here is a truth about a game except `events` and `shoes`; the rest can be recomputed
from them, and `houseway verify` does.
"""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    Double,
    ForeignKey,
    Index,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


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


class AccountRow(Base):
    """Somebody with a wallet: a guest, or a person with a password."""

    __tablename__ = "accounts"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str | None] = mapped_column(String(80), unique=True)  # guests have none
    likeness: Mapped[str | None] = mapped_column(String(80), index=True)  # what the eye sees of it
    password: Mapped[str | None] = mapped_column(String(200))
    made_at: Mapped[int] = mapped_column(BigInteger)


class SessionRow(Base):
    """A signed-in browser or a program's token; only the hash of its secret is kept."""

    __tablename__ = "sessions"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), index=True)
    kind: Mapped[str] = mapped_column(String(8))
    made_at: Mapped[int] = mapped_column(BigInteger)
    ends_at: Mapped[int] = mapped_column(BigInteger)
    parent: Mapped[str | None] = mapped_column(String(64))  # the sign-in that a token ends with


class SecretRow(Base):
    """A secret of the house made once, such as the key that signs cookies."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


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


class TakeRow(Base):
    """What a caller has left of what he may do in a while, where several processes count it."""

    __tablename__ = "takes"

    caller: Mapped[str] = mapped_column(String(120), primary_key=True)
    left: Mapped[float] = mapped_column(Double)
    at: Mapped[float] = mapped_column(Double)


class PulseRow(Base):
    """The one row that is written to see whether anything can be written."""

    __tablename__ = "pulse"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[int] = mapped_column(BigInteger)


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


class ShoeRow(Base):
    """The secret order of the cards of one round; never exported."""

    __tablename__ = "shoes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    cards: Mapped[str] = mapped_column(Text)
    salt_key: Mapped[str] = mapped_column(String(64))
    root: Mapped[str] = mapped_column(String(64))
    sights: Mapped[dict[str, Any] | None] = mapped_column(JSON)  # who saw which positions


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


class KeyRow(Base):
    """A command that was done, by the key its sender gave it, and the first answer."""

    __tablename__ = "keys"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    body_hash: Mapped[str] = mapped_column(String(64))
    answer: Mapped[dict[str, Any]] = mapped_column(JSON)
    at: Mapped[int] = mapped_column(BigInteger, index=True)


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


class RoleRow(Base):
    """A role that an account has, who gave it (nobody: the terminal) and when."""

    __tablename__ = "roles"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    role: Mapped[str] = mapped_column(String(16), primary_key=True)
    given_by: Mapped[str | None] = mapped_column(String(32))
    given_at: Mapped[int] = mapped_column(BigInteger)


class AskedRow(Base):
    """An act that needs two people: what the first asked for, and what came of it."""

    __tablename__ = "asked"
    __table_args__ = (UniqueConstraint("account_id", "key"),)

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"))
    key: Mapped[str] = mapped_column(String(64))  # that he gave it, and that it is done by
    body_hash: Mapped[str] = mapped_column(String(64))
    act: Mapped[str] = mapped_column(String(24))
    deed: Mapped[str] = mapped_column(String(24))
    place: Mapped[str] = mapped_column(String(80))  # the jackpot, list or person it is done to
    form: Mapped[dict[str, Any]] = mapped_column(JSON)
    state: Mapped[str] = mapped_column(String(10), index=True)
    second: Mapped[str | None] = mapped_column(String(32))
    asked_at: Mapped[int] = mapped_column(BigInteger)
    ends_at: Mapped[int] = mapped_column(BigInteger)


class TallyRow(Base):
    """What came together at a table in a quarter of an hour: one figure, counted as it happens."""

    __tablename__ = "tallies"
    __table_args__ = (Index("ix_tallies_day", "day", "table_id"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    since: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    figure: Mapped[str] = mapped_column(String(80), primary_key=True)  # or wager:SPOT
    day: Mapped[str] = mapped_column(String(10))  # the gaming day
    amount: Mapped[int] = mapped_column(BigInteger)  # cents, or rounds


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


class OwnLimitRow(Base):
    """A limit that somebody has set himself for a gaming day, and a softer one that is to come."""

    __tablename__ = "own_limits"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8), primary_key=True)  # loss, deposit, minutes
    amount: Mapped[int | None] = mapped_column(BigInteger)  # none: there is no limit now
    then: Mapped[int | None] = mapped_column(BigInteger)  # what holds from that moment on
    then_at: Mapped[int | None] = mapped_column(BigInteger)


class ExclusionRow(Base):
    """Somebody who does not play here: by his own wish or the house's, for a while or for good."""

    __tablename__ = "exclusions"

    account_id: Mapped[str] = mapped_column(ForeignKey("accounts.id"), primary_key=True)
    own: Mapped[bool]  # he asked for it himself
    by: Mapped[str] = mapped_column(String(32))
    at: Mapped[int] = mapped_column(BigInteger)
    until: Mapped[int | None] = mapped_column(BigInteger)  # none: for good
    why: Mapped[str] = mapped_column(Text)
