"""Who is here, what they may do, and what they have bound themselves to."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from houseway.server.database.models.base import Base


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
