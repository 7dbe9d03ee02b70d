"""Who sits at a table, whose time runs, and the shoe that goes on."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.server.money import ledger
from houseway.server.tables.dealing import Shuffle


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits in a seat."""

    id: str
    name: str
    bot: bool

    def purse(self) -> str:
        """Where this player's chips come from and go to."""
        return ledger.ISSUE if self.bot else ledger.wallet(self.id)


@dataclass(frozen=True, slots=True)
class Carried:
    """A shoe that goes on: its shuffle, and how many of its cards have been used."""

    shuffle: Shuffle
    used: int


@dataclass(frozen=True, slots=True)
class Clock:
    """The action clock on a seat, in seconds since 1970."""

    seat: int
    ends_at: float
    banked: bool = False  # it was called and has run out: his time bank is drawn on
