"""Kinds of events that a club holds: how many places they pay, and what is on a player's head."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from houseway.rulebook import Clause


class Bounty(StrEnum):
    """What is on a player's head."""

    NONE = "none"
    PROGRESSIVE = "progressive"
    MYSTERY = "mystery"


@dataclass(frozen=True, slots=True)
class Steps:
    """A ladder as printed: up to so many players, so many places; beyond the last row, `then`."""

    cite: Clause | None
    rows: tuple[tuple[int, int], ...]
    then: int

    def places(self, players: int) -> int:
        """How many places are paid; never more than there are players (B35)."""
        row = next((paid for most, paid in self.rows if players <= most), self.then)
        return min(players, row)


@dataclass(frozen=True, slots=True)
class PartOfField:
    """So many per cent of the field, a part of a player counting as one."""

    cite: Clause | None
    percent: int

    def places(self, players: int) -> int:
        return min(players, -(-self.percent * players // 100))


Ladder = Steps | PartOfField


@dataclass(frozen=True, slots=True, kw_only=True)
class EventKind:
    """A kind of event that a club holds, and how its money is handled."""

    id: str
    name: str
    ladder: Ladder
    keeps: bool = False  # a part of each entry is retained
    bounty: Bounty = Bounty.NONE
    bounty_weeks: tuple[int, ...] = ()  # of a season; empty: whenever it is held
    season: bool = False  # a game of a season, paid for by its fee; members only

    def bounty_in(self, week: int) -> Bounty:
        """The bounty of this event in that week of the season."""
        held = not self.bounty_weeks or week in self.bounty_weeks
        return self.bounty if held else Bounty.NONE

    def without_book(self) -> EventKind:
        """The same for a club that cites no book."""
        return replace(self, ladder=replace(self.ladder, cite=None))
