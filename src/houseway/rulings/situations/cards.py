"""Cards that were dealt, shown or kept otherwise than they should."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.cards import Cards


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand at the showdown, and which of its cards lie face up."""

    hole: Cards
    shown: Cards = ()
    whole: int = 0  # how many cards a hand of the game has; 0 for any number


@dataclass(frozen=True, slots=True)
class SuitKept:
    """A suit has to lie open, and somebody may have kept a card of it face down."""

    suit: str  # c, d, h, s
    hole: Cards
    shown: Cards = ()
    acted: bool = False  # somebody has, since the card came
    looked: int = 0  # seconds since it came
    acted_himself: bool = False


@dataclass(frozen=True, slots=True)
class DealtWrong:
    """Cards that were dealt otherwise than they should."""

    what: str
    number: int = 1  # of such cards
    after: tuple[str, ...] = ()  # actions before it was noticed
