"""Events of the year: what each is, when it is, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from houseway.club.calendar import Fixture
from houseway.houses.event_kinds import EventKind


@dataclass(frozen=True, slots=True)
class Scheduled:
    """An event of the year, and what came of it."""

    id: str
    kind: EventKind
    fixture: Fixture
    season: str = ""
    week: int = 0
    finish: tuple[str, ...] = ()  # once it was played
    prizes: Mapping[str, int] = field(default_factory=dict)
    bounties: Mapping[str, int] = field(default_factory=dict)  # bounty money by player

    @property
    def played(self) -> bool:
        return bool(self.finish)
