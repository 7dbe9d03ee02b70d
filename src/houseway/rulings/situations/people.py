"""What people do, say and ask for at the table, and where they are."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.cards import Cards
from houseway.money import ZERO, Cents


@dataclass(frozen=True, slots=True)
class Asked:
    """A player asks for something to be counted or shown."""

    what: str
    facing_all_in: bool = False


@dataclass(frozen=True, slots=True)
class NotSeated:
    """A player is not in his chair at some moment of the hand."""

    where: str  # "within reach" of it, or "away"
    when: str  # "first card", or "action": it has begun


@dataclass(frozen=True, slots=True)
class Away:
    """Somebody's stack is at the table without him: what it posts in a hand."""

    why: str
    position: str = ""  # "small blind", "big blind"
    blinds: tuple[Cents, ...] = ()
    ante: Cents = ZERO  # of the big blind
    level: int = 1
    played: bool = False  # a hand of the event
    league: bool = True
    stack: Cents | None = None


@dataclass(frozen=True, slots=True)
class Talk:
    """Somebody talks at the table."""

    what: str
    deciding: bool = True  # another player in the hand has a decision to make
    heads_up: bool = False  # an event for two, or two are left of it
    on_break: bool = False
    playing: bool = True  # he is in the event
    live: int = 9  # seats with chips at the table
    given: tuple[str, ...] = ()  # his penalties before


@dataclass(frozen=True, slots=True)
class Offence:
    """Somebody does what is not done."""

    what: str
    live: int = 9  # seats with chips at the table
    given: tuple[str, ...] = ()  # his penalties before
    blinds: tuple[Cents, ...] = ()
    ante: Cents = ZERO


@dataclass(frozen=True, slots=True)
class Exposed:
    """A player shows cards of a live hand."""

    cards: Cards
    pending: bool = True  # somebody has yet to act
    live: int = 9
    given: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Overruling:
    """Somebody would overrule what somebody else has decided."""

    by: str
    over: str
