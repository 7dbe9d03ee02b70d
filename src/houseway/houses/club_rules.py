"""What a club prints of its prizes, bounties, chips and dealers, and what its committee decides."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from enum import StrEnum
from fractions import Fraction
from math import ceil, floor
from typing import Any

from houseway.errors import BadInput, BadSetting
from houseway.houses.event_kinds import EventKind
from houseway.houses.own_rules import OwnRules, read_kinds
from houseway.houses.rules import Option, Rules, option
from houseway.houses.season_rules import (
    CalendarRules,
    DealerRules,
    FeeRules,
    LeagueRules,
    SeatRules,
    TreasuryRules,
)
from houseway.money import ZERO, Cents


class Counted(StrEnum):
    """What the paid places are counted by."""

    PLAYERS = "players"
    ENTRIES = "entries"


class Kept(StrEnum):
    """Which entries of a player the club keeps its part of."""

    FIRST = "first"
    EVERY = "every"


class Rounding(StrEnum):
    """Which way a part of a penny goes."""

    DOWN = "down"
    UP = "up"


class Tie(StrEnum):
    """What becomes of two who go out in one hand with as many chips, or at two tables."""

    SHARE = "share"  # their prizes are added up and divided
    ASK = "ask"  # the director says who is ahead


class Rest(StrEnum):
    """Who has what is left when shares are rounded."""

    FIRST = "first"  # first place
    CLUB = "club"


@dataclass(frozen=True, slots=True, kw_only=True)
class PrizeRules(Rules):
    """Prizes of a night."""

    kept_percent: int = option(0, "per cent of an entry that the club keeps", "B37")
    kept_of: Kept = option(Kept.FIRST, "the club's part is kept of a player's entries", "B37")
    kept_rounding: Rounding = option(
        Rounding.DOWN, "a part of an entry that is no whole penny is rounded", "T14"
    )
    counted: Counted = option(Counted.PLAYERS, "places are paid by the number of", "B35")
    unlisted_keep: bool = option(False, "events that are not on the list keep a part too", "T15")
    rest: Rest = option(Rest.FIRST, "what rounding leaves over goes to", "B36")
    tie: Tie = option(Tie.SHARE, "players who tie for a place", "T05")
    chips_rank: bool = option(
        True, "of two out in one hand, the one who began it with more chips is ahead", "T05"
    )

    def kept_of_an_entry(self, event: EventKind, buy_in: int | Fraction) -> Cents:
        """The club's part of one entry, in whole pence."""
        if not (event.keeps or self.unlisted_keep):
            return ZERO
        part = Fraction(buy_in * self.kept_percent, 100)
        return Cents(ceil(part) if self.kept_rounding is Rounding.UP else floor(part))


@dataclass(frozen=True, slots=True, kw_only=True)
class BountyRules(Rules):
    """Bounties of a night."""

    head_percent: int = option(50, "per cent of a bounty that goes on the winner's own head")
    head_rounding: Rounding = option(Rounding.DOWN, "the part for the head is rounded", "B40")
    own_head: bool = option(True, "the winner of the event collects his own head", "B40")
    disqualified_to_pool: bool = option(
        True, "the head of who is disqualified goes back to the prize pool", "B29"
    )
    re_entry_head: bool = option(True, "who re-enters has a new head", "T35")
    mystery_prizes: int = option(0, "mystery prizes, for as many players who are left", "B41")
    mystery_undrawn_to_pool: bool = option(
        True, "a disqualified player's mystery prize goes back to the prize pool", "T34"
    )
    mystery_short_field: bool = option(
        True, "a smaller field has as many mystery prizes as players", "T33"
    )


class RaceRounding(StrEnum):
    """How many chips are raced for, where the odd chips are worth a part of one more."""

    UP = "up"
    DOWN = "down"
    NEAREST = "nearest"


class RaceStart(StrEnum):
    """Who is dealt the first card of a race."""

    SEAT_ONE = "seat 1"
    BUTTON = "left of the button"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceRules(Rules):
    """Chips that go out of play."""

    race_rounding: RaceRounding = option(
        RaceRounding.UP, "odd chips that are worth a part of a new chip are rounded", "B30"
    )
    race_starts: RaceStart = option(RaceStart.BUTTON, "the cards of a race are dealt from")
    race_most_each: int = option(1, "new chips that one player may win", "B30", least=1)
    race_spares: bool = option(True, "nobody loses his last chip in a race")


@dataclass(frozen=True, slots=True, kw_only=True)
class ClubRules:
    """All of it, by subject."""

    events: Mapping[str, EventKind]
    memorial: str = ""  # the event that what is kept goes to
    prizes: PrizeRules = field(default_factory=PrizeRules)
    bounties: BountyRules = field(default_factory=BountyRules)
    race: RaceRules = field(default_factory=RaceRules)
    fees: FeeRules = field(default_factory=FeeRules)
    league: LeagueRules = field(default_factory=LeagueRules)
    seats: SeatRules = field(default_factory=SeatRules)
    dealers: DealerRules = field(default_factory=DealerRules)
    calendar: CalendarRules = field(default_factory=CalendarRules)
    treasury: TreasuryRules = field(default_factory=TreasuryRules)
    own: OwnRules = field(default_factory=OwnRules)

    def parts(self) -> Iterator[tuple[str, Rules]]:
        """The subjects that have options, by name."""
        for each in fields(self):
            if isinstance(part := getattr(self, each.name), Rules):
                yield each.name, part

    def options(self) -> dict[str, Option]:
        """Everything that a committee may decide otherwise."""
        return {each.name: each for _, part in self.parts() for each in part.options()}

    def decide(self, decided: Mapping[str, object]) -> ClubRules:
        """The same rules with some options decided otherwise."""
        known = self.options()
        for name in decided:
            if name not in known:
                raise BadSetting(f"there is no option {name!r}; there are {', '.join(known)}")
        parts: dict[str, Any] = {}
        for subject, part in self.parts():
            own = {each.name for each in part.options()}
            parts[subject] = part.decide(**{k: v for k, v in decided.items() if k in own})
        return replace(self, **parts)._in_its_own_words()

    def _in_its_own_words(self) -> ClubRules:
        """With the club's own kinds of events, and no clause of a book that it does not go by."""
        rules = self
        if self.own.kinds.strip():
            usual = list(self.events.values())[-1].ladder  # of whatever is not on the list
            kinds = read_kinds(self.own.kinds, usual)
            memorial = next((each.kind.id for each in kinds if each.memorial), "")
            rules = replace(
                rules, events={each.kind.id: each.kind for each in kinds}, memorial=memorial
            )
        if not self.own.book:
            events = {id: kind.without_book() for id, kind in rules.events.items()}
            bare: dict[str, Any] = {name: replace(part, cites={}) for name, part in self.parts()}
            rules = replace(rules, events=events, **bare)
        return rules

    def event(self, id: str) -> EventKind:
        """The kind of event with this id."""
        if id not in self.events:
            raise BadInput(f"there is no event {id!r}; there are {', '.join(self.events)}")
        return self.events[id]
