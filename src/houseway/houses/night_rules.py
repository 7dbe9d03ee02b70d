"""What a club prints of the night itself: doors, seats, button, blinds, breaks.

Every place where clubs differ is an option with the clause behind it; the defaults are those of
most tournaments elsewhere, and a house says where it differs.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from houseway.errors import BadInput
from houseway.houses.rules import Rules, option
from houseway.money import ZERO, Cents


class Moves(StrEnum):
    """Who goes when tables are balanced."""

    RANDOM = "random"  # anybody of the biggest table
    BIG_BLIND = "big blind"  # whoever would have the big blind next


class FinalTable(StrEnum):
    """Who gets a new seat when two tables become one."""

    BROKEN = "broken table"  # only those of the table that breaks
    EVERYBODY = "everybody"


class Closing(StrEnum):
    """What ends late registration."""

    CLOCK = "clock"  # the level ends, though a hand of it goes on
    HAND = "hand"  # the hands that began in the level


class Landing(StrEnum):
    """Which chair a player gets who is moved to balance tables."""

    RANDOM = "random"  # any that is free
    WORST = "worst position"  # the one that the big blind reaches first


@dataclass(frozen=True, slots=True, kw_only=True)
class Format(Rules):
    """What is printed of one kind of event, where it is other than the rest."""

    seats: int = 9
    extra_chairs: int = option(0, "chairs that may be added to a table", "T06")
    buy_in: Cents = ZERO
    stack: int = 10_000
    minutes: int = 25  # of a level
    rebuy_levels: int = option(0, "levels in which players who are out may buy in again", "B37")
    registered_only: bool = option(
        False, "only players of the season enter, and nobody comes late", "T02"
    )
    no_show_doubles_from: int = option(
        0, "level from which a no-show posts both blinds in every hand; 0 is never", "B25"
    )
    break_at_first_table: bool = option(False, "a break begins when the first table goes", "T30")
    wrong_seats_one_by_one: bool = option(
        False, "the director is asked about everybody in a wrong seat"
    )
    gamecards: tuple[str, ...] = ()  # one game for each round


@dataclass(frozen=True, slots=True, kw_only=True)
class NightRules(Rules):
    """The rules of a night. `cites` has the clause of each option and of each refusal."""

    formats: Mapping[str, Format] = field(default_factory=lambda: MappingProxyType({}))
    plain: Format = field(default_factory=Format)  # of events that are not named
    # Seats
    moves: Moves = option(Moves.BIG_BLIND, "who goes when tables are balanced", "T21")
    landing: Landing = option(
        Landing.WORST, "the chair of a player who is moved to balance tables", "T21"
    )
    balance_at: int = option(2, "tables are balanced that differ by so many players", "T21")
    final_table: FinalTable = option(
        FinalTable.EVERYBODY, "who draws a seat at the final table", "T22"
    )
    # Button and blinds
    dead_button: bool = option(True, "the button may lie at an empty seat", "B27")
    first_button: int = option(1, "the seat that has the first button", "B27", least=1)
    dealt_between: bool = option(
        False, "who sits down between the button and the small blind is dealt in", "T19"
    )
    half_ante_at: int = option(
        0, "the big blind's ante is halved for so many players and fewer", "B32"
    )
    ante_first: bool = option(False, "a short stack pays the ante before the blind", "B32")
    # The door
    closing: Closing = option(Closing.CLOCK, "late registration ends by", "T20")
    forfeit: bool = option(
        False, "a stack may be given up for a new one when registration closes", "B38"
    )
    cash_in_first_week: bool = option(True, "cash is taken on the first night of a season", "T17")
    # Penalties
    dodging_rounds: int = option(1, "rounds to miss for dodging the blinds", "B28")
    # Cards that fit a deck of 52, by hole cards: players at most (B33)
    most_players: Mapping[int, int] = field(default_factory=lambda: MappingProxyType({}))

    def format(self, event: str) -> Format:
        """What is printed of this kind of event."""
        return replace(self.formats.get(event, self.plain), cites=self.cites)

    def most(self, hole_cards: int) -> int:
        """How many players the deck serves with so many cards each."""
        try:
            return self.most_players.get(hole_cards, 99)
        except TypeError:
            raise BadInput(f"{hole_cards!r} is no number of cards") from None
