"""What is settled before the first entry: the event, its structure, its prices, who may play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from houseway import houses
from houseway.errors import BadInput, BadSetting
from houseway.houses.club_rules import Bounty, ClubRules, EventKind
from houseway.houses.night_rules import Format, NightRules
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
    mystery: tuple[str, ...] = ()  # prizes that are drawn near the end: "50", "seat 200"
    volunteers: Mapping[str, bool] = field(default_factory=dict)  # dealers, and who of them play
    decided: Mapping[str, Any] = field(default_factory=dict)  # options other than the house's

    def __post_init__(self) -> None:
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
        if self.percent:
            by_percent(self.club, 0, self.percent)  # which refuses those that are not the whole

    # What the house says of it

    @property
    def rules(self) -> NightRules:
        night = houses.find(self.house).night
        if night is None:
            raise BadInput(f"{self.house!r} holds no tournaments")
        return night.decide(**self.decided) if self.decided else night

    @property
    def club(self) -> ClubRules:
        club = houses.find(self.house).club
        if club is None:
            raise BadInput(f"{self.house!r} is no club")
        return club

    @property
    def kind(self) -> EventKind:
        return self.club.event(self.event)

    @property
    def format(self) -> Format:
        return self.rules.format(self.event)

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
    def bounty(self) -> Bounty:
        return self.kind.bounty_in(self.week)

    # Written down

    def to_json(self) -> dict[str, Any]:
        said = asdict(self)
        said["structure"]["breaks"] = {str(k): v for k, v in self.structure.breaks.items()}
        said["register"] = {name: sorted(who) for name, who in said["register"].items()}
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
        for name in ("percent", "posted", "mystery"):
            told[name] = tuple(told.get(name, ()))
        return cls(**told)
