"""A year of a club as it might be planned: what its book leaves to the committee, filled in.

A season that is simulated follows it. A committee's own decisions are acts of its club.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from houseway.money import ZERO, Cents


@dataclass(frozen=True, slots=True, kw_only=True)
class PlannedEvent:
    """An event of the year: when it is, what is played, what it costs and who comes."""

    kind: str
    id: str
    month: int
    ordinal: int = 0  # which such weekday of the month; 0: the usual one
    week: int = 0  # of the season, where it is one of its games
    game: str = "holdem"
    seats: int = 0  # at a table; 0: as the event has it
    buy_in: Cents = ZERO
    head: Cents = ZERO
    late: int = 0  # the level whose end closes registration
    re_entry: bool = False
    gamecards: bool = False
    dealer_fee: Cents = ZERO
    winners_only: bool = False  # of nights of the year


@dataclass(frozen=True, slots=True, kw_only=True)
class YearPlan:
    """A season and the events around it, in the order in which they are played."""

    fee: Cents
    points: str  # the formula
    best: int
    events: tuple[PlannedEvent, ...]
    seats: tuple[int, ...]  # values, the best first
    final_dealer: Cents = ZERO
    levels: tuple[tuple[int, int], ...] = ()
    percent: Mapping[int, tuple[str, ...]] = field(default_factory=dict)  # by places paid
