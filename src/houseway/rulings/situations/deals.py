"""Cards that were dealt otherwise than they should, and decks that are not whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from houseway.money import Cents

Family = Literal["", "flop", "stud", "draw"]  # what kind of game is dealt; "": nobody has said
FAMILIES: tuple[str, ...] = get_args(Family)[1:]

Mishap = Literal[
    "boxed card",
    "extra card",
    "first card to the wrong seat",
    "seat not entitled",
    "seat left out",
    "stud down card exposed",
    "one of the first two exposed",
    "down card exposed",
    "two in a row to the button",
    "something else",
]
MISHAPS: tuple[str, ...] = get_args(Mishap)


@dataclass(frozen=True, slots=True)
class DealtWrong:
    """The first cards of a hand went wrong."""

    what: Mishap
    number: int = 1  # of such cards
    after: tuple[str, ...] = ()  # actions in turn before it was noticed
    family: Family = ""
    by_player: bool = False  # it was he who turned the card up, and not the dealer
    entitled: bool = True  # the seat that was left out was to get cards
    pot: Cents | None = None


@dataclass(frozen=True, slots=True)
class BurnMissed:
    """No card was burned before a street."""

    street: str  # flop, turn, river
    after: tuple[str, ...] = ()  # actions on it before that was noticed


@dataclass(frozen=True, slots=True)
class DealtEarly:
    """A street came before the betting was over."""

    street: str  # flop, turn, river, stud


@dataclass(frozen=True, slots=True)
class FlopTooLong:
    """Four cards came as the flop."""

    turned: bool = True  # they lie face up


@dataclass(frozen=True, slots=True)
class DeckFouled:
    """A card with another back, or one that is there twice, or not there."""

    what: Literal["other back", "card found twice", "card missing"]
    in_stub: bool = False  # and will come into nobody's hand, nor on the board
    after: tuple[str, ...] = ()  # actions of the hand before it was found
    pot: Cents | None = None
    knew: str = ""  # who knew, and bet or raised all the same
    his_chips: Cents | None = None  # what he has put in
