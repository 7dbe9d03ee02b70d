"""What is settled before the first entry: the event, its structure, its prices, who may play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from houseway import houses
from houseway.errors import BadInput, BadSetting
from houseway.houses.club_rules import BountyRules, ClubRules
from houseway.houses.event_kinds import Bounty, EventKind
from houseway.houses.night_rules import Format, NightRules
from houseway.houses.rules import Option, Rules
from houseway.money import ZERO, Cents
from houseway.tournament.prizes import by_percent

HOLDEM = "holdem"
GAMES = (HOLDEM, "omaha", "omaha-8")
HOLE_CARDS = {HOLDEM: 2}
DEFAULT_LEVELS = (
    *((25, 50), (50, 100), (75, 150), (100, 200), (150, 300), (200, 400), (300, 600), (400, 800)),
    *((500, 1000), (600, 1200), (800, 1600), (1000, 2000), (1500, 3000), (2000, 4000)),
)


@dataclass(frozen=True, slots=True)
class Structure:
    """Levels, their length, breaks and the ante."""

    levels: tuple[tuple[int, int], ...] = DEFAULT_LEVELS
    minutes: int = 25
    breaks: Mapping[int, int] = field(default_factory=dict)  # after a level: so many minutes
    big_blind_ante: bool = True
    chip: int = 25  # the smallest in play

    def __post_init__(self) -> None:
        if not self.levels or self.minutes < 1 or self.chip < 1:
            raise BadSetting("a structure has a level, and minutes and chips from 1 on")
        for small, big in self.levels:
            if not 0 <= small <= big or big < 1:
                raise BadSetting(f"blinds of {small} and {big}; the small one is not above the big")

    def blinds(self, level: int) -> tuple[int, int]:
        """The blinds of a level; after the last one they stay."""
        return self.levels[min(level, len(self.levels)) - 1]

    def level_at(self, minute: int) -> int:
        return minute // self.minutes + 1


@dataclass(frozen=True, slots=True)
class Offer:
    """Chips that players may buy beside their entry: a rebuy, or the add-on."""

    chips: int = 0  # 0: as many as an entry has
    price: Cents = ZERO  # 0: what an entry costs
    until: int = 0  # the level whose end, and the break after it, closes the offer
    holding: int = 0  # for who has no more chips than this
    times: int = 0  # that one player may take it; 0: as often as he likes

    def __post_init__(self) -> None:
        if min(self.chips, self.price, self.until, self.holding, self.times) < 0:
            raise BadSetting(f"an offer of {self}; nothing in it is less than 0")


class HeadFrom(StrEnum):
    """Where the money on heads comes from."""

    CLUB = "club"  # or from anywhere but this event's entries
    ENTRY = "entry"  # it is a part of each entry
    PLAYER = "player"  # it is paid beside the entry


@dataclass(frozen=True, slots=True)
class Register:
    """Who is what at the club; empty where nobody has said."""

    members: frozenset[str] = frozenset()
    guests: frozenset[str] = frozenset()
    registered: frozenset[str] = frozenset()  # for the season, and paid up
    sleeping: frozenset[str] = frozenset()  # paid in full, and may turn up

    @property
    def kept(self) -> bool:
        """Whether anybody keeps it."""
        return bool(self.members or self.guests or self.registered or self.sleeping)


@dataclass(frozen=True, slots=True)
class Setup:
    """One event as it is announced."""

    house: str
    event: str = "other"
    week: int = 2  # of the season
    game: str = HOLDEM
    hole_cards: int = 0  # 0: as the game has it
    seats: int = 0  # 0: as the event has it
    buy_in: Cents = ZERO
    stack: int = 0  # 0: as the event has it
    late: int = 0  # the level whose end closes registration; 0: nobody comes late
    re_entry: bool = False
    structure: Structure = Structure()
    register: Register = Register()
    percent: tuple[str, ...] = ()  # prizes in per cent of the pool
    posted: tuple[str, ...] = ()  # or as they are posted: "100", "seat 250"
    gamecards: bool = False  # the desk keeps them, where the event has any
    head: Cents = ZERO  # what is on each head at the start, where there are bounties
    head_from: HeadFrom = HeadFrom.CLUB
    fixed_heads: bool = False  # a head is won whole, and none grows
    mystery: tuple[str, ...] = ()  # prizes that are drawn near the end: "50", "seat 200"
    volunteers: Mapping[str, bool] = field(default_factory=dict)  # dealers, and who of them play
    decided: Mapping[str, Any] = field(default_factory=dict)  # options other than the house's
    rebuy: Offer | None = None  # None: as the event has it
    add_on: Offer | None = None
    guarantee: Cents = ZERO  # that the pool is at least
    guaranteed_by: str = ""  # who adds what is missing
    tables: int = 0  # that the room has; 0: as many as it takes
    chip_set: Mapping[int, int] = field(default_factory=dict)  # chips that there are, by value

    def __post_init__(self) -> None:
        if self.decided and (unknown := self.decided.keys() - self.options().keys()):
            told = ", ".join(self.options())
            raise BadSetting(f"there is no option {min(unknown)!r}; there are {told}")
        if self.game not in GAMES:
            raise BadSetting(f"{self.game!r} is no game of a night; there are {', '.join(GAMES)}")
        cards = (2,) if self.game == HOLDEM else (4, 5, 6)
        if self.hole_cards and self.hole_cards not in cards:
            told = " or ".join(map(str, cards))
            raise BadSetting(f"{self.hole_cards} cards a hand; {self.game} has {told}")
        if not 0 <= self.seats <= self.most:
            raise BadSetting(
                f"{self.seats} chairs at a table; at most {self.most}",
                clause=self.rules.cite("most_players"),
            )
        if self.head_from is HeadFrom.ENTRY and self.head > self.price:
            raise BadSetting(f"{self.head} on a head out of an entry of {self.price}")
        if self.guarantee < 0 or self.tables < 0:
            raise BadSetting("a guarantee and tables are counted from 0")
        if wrong := [value for value, number in self.chip_set.items() if value < 1 or number < 0]:
            raise BadSetting(f"a chip set with chips of {wrong[0]}; values are counted from 1")
        if self.percent:
            by_percent(self.club, 0, self.percent)  # which refuses those that are not the whole

    # What the house says of it

    @property
    def rules(self) -> NightRules:
        night = houses.find(self.house).night
        if night is None:
            raise BadInput(f"{self.house!r} holds no tournaments")
        return night.decide(**_picked(self.decided, night)) if self.decided else night

    @property
    def club(self) -> ClubRules:
        club = houses.find(self.house).club
        if club is None:
            raise BadInput(f"{self.house!r} is no club")
        if not self.decided:
            return club
        said = self.decided
        return replace(
            club,
            prizes=club.prizes.decide(**_picked(said, club.prizes)),
            bounties=club.bounties.decide(**_picked(said, club.bounties)),
            race=club.race.decide(**_picked(said, club.race)),
        )

    @property
    def kind(self) -> EventKind:
        return self.club.event(self.event)

    @property
    def format(self) -> Format:
        found = self.rules.format(self.event)
        return found.decide(**_picked(self.decided, found)) if self.decided else found

    def options(self) -> dict[str, Option]:
        """Everything that may be decided otherwise for a night: of the night, the event, money."""
        club = self.club
        parts: tuple[Rules, ...] = (self.rules, self.format, club.prizes, club.bounties, club.race)
        return {each.name: each for part in parts for each in part.options()}

    @property
    def most(self) -> int:
        """Chairs that a table starts with at most."""
        return min(self.format.seats, self.rules.most(self.hole_cards))

    @property
    def chairs(self) -> int:
        return self.seats or self.most

    @property
    def most_chairs(self) -> int:
        """Chairs at a table, those that are added among them."""
        extra = self.chairs + self.format.extra_chairs
        return min(extra, self.rules.most(self.hole_cards))

    @property
    def price(self) -> Cents:
        return self.buy_in or self.format.buy_in

    @property
    def chips(self) -> int:
        return self.stack or self.format.stack

    @property
    def rebuys(self) -> Offer | None:
        """What may be bought again, if anything: as announced, or as the event is printed."""
        if self.rebuy is not None or not self.format.rebuy_levels:
            return self.rebuy
        return Offer(until=self.format.rebuy_levels)

    @property
    def bounties(self) -> BountyRules:
        """The rules of heads in this event."""
        rules = self.club.bounties
        return rules.decide(head_percent=0) if self.fixed_heads else rules

    @property
    def bounty(self) -> Bounty:
        return self.kind.bounty_in(self.week)

    # Written down

    def to_json(self) -> dict[str, Any]:
        said = asdict(self)
        said["structure"]["breaks"] = {str(k): v for k, v in self.structure.breaks.items()}
        said["register"] = {name: sorted(who) for name, who in said["register"].items()}
        said["chip_set"] = {str(value): number for value, number in self.chip_set.items()}
        return said

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Setup:
        if unknown := said.keys() - {each.name for each in fields(cls)}:
            raise BadInput(f"an event has no {min(unknown)!r}")
        told = dict(said)
        if "structure" in told:
            given = dict(told["structure"])
            given["levels"] = tuple(map(tuple, given["levels"]))
            given["breaks"] = {int(k): v for k, v in given["breaks"].items()}
            told["structure"] = Structure(**given)
        if "register" in told:
            told["register"] = Register(**{k: frozenset(v) for k, v in told["register"].items()})
        for name in ("rebuy", "add_on"):
            if told.get(name) is not None:
                told[name] = Offer(**told[name])
        if "head_from" in told:
            told["head_from"] = HeadFrom(told["head_from"])
        if "chip_set" in told:
            told["chip_set"] = {int(k): v for k, v in told["chip_set"].items()}
        for name in ("percent", "posted", "mystery"):
            told[name] = tuple(told.get(name, ()))
        return cls(**told)


def _picked(decided: Mapping[str, Any], rules: Rules) -> dict[str, Any]:
    """Of what was decided, the options of these rules."""
    known = {each.name for each in rules.options()}
    return {name: to for name, to in decided.items() if name in known}
