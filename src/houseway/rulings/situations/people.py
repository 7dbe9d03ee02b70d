"""What people do, say and ask for at the table, and where they are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from houseway.cards import Cards
from houseway.money import ZERO, Cents

Wanted = Literal["stack", "next card"]
Where = Literal["seated", "within reach", "away"]
When = Literal["first card", "action"]
Why = Literal["penalty", "no-show", "left", "away", "disqualified"]
Position = Literal["", "small blind", "big blind"]
Said = Literal[
    "contents",
    "another's hand",
    "advice",
    "criticism",
    "reading an untabled hand",
    "strategy with an outsider",
    "help with a hand",
    "another language",
]
Misdeed = Literal[
    "abuse",
    "foul language",
    "taunting",
    "disruption",
    "cheating",
    "collusion",
    "chip dumping",
    "soft play",
    "defaming the club",
    "conditional statement",
    "miscalled hand",
    "stalling",
    "needless clock",
    "left with action pending",
    "non-standard fold",
    "dodged blinds",
    "out of turn on purpose",
    "tiny bet",
    "card off the table",
    "cards thrown",
    "advice",
    "etiquette",
]
Decides = Literal["dealer", "floor", "director", "club"]

FULL = 9  # seats with chips, where nobody says how many


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asks for a stack to be counted, or for a card to be shown."""

    what: Wanted
    facing_all_in: bool = False


@dataclass(frozen=True, slots=True)
class NotSeated:
    """A player may not be at his seat at some moment of the hand."""

    where: Where
    when: When = "first card"  # of his own, or since the action has begun


@dataclass(frozen=True, slots=True)
class Away:
    """A stack is at the table without its player."""

    why: Why
    position: Position = ""
    blinds: tuple[Cents, ...] = ()
    ante: Cents = ZERO  # of the big blind
    level: int = 1
    played: bool = False  # a hand of the event
    league: bool = True
    stack: Cents | None = None


@dataclass(frozen=True, slots=True)
class Talk:
    """Somebody says what may not be said."""

    what: Said
    nobody_to_act: bool = False  # no other player in the hand has a decision to make
    heads_up: bool = False  # an event for two, or two are left of it
    on_break: bool = False
    spectator: bool = False  # he is not in the event
    live: int = FULL
    given: tuple[str, ...] = ()  # his penalties before


@dataclass(frozen=True, slots=True)
class Offence:
    """Somebody does what is not done."""

    what: Misdeed
    live: int = FULL  # seats with chips at the table
    given: tuple[str, ...] = ()  # his penalties before
    blinds: tuple[Cents, ...] = ()
    ante: Cents = ZERO


@dataclass(frozen=True, slots=True)
class Exposed:
    """A player shows cards of a live hand."""

    cards: Cards
    nobody_to_act: bool = False
    live: int = FULL
    given: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Overruling:
    """Somebody would overrule what somebody else has decided."""

    by: Decides
    over: Decides
