"""The end of a hand: who turns up his cards, what they make, and who may see them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from houseway.cards import Cards
from houseway.rulings.situations.deals import Family
from houseway.rulings.situations.people import FULL


@dataclass(frozen=True, slots=True)
class HandShown:
    """A hand at the showdown, and which of its cards lie face up."""

    hole: Cards
    shown: Cards = ()
    whole: int = 0  # how many cards a hand of the game has; 0 for any number
    readable: bool = True  # they lie so that the dealer and everybody can read them
    plays_board: bool = False
    alone: bool = False  # there is no other live hand


@dataclass(frozen=True, slots=True)
class Showdown:
    """Hands are to be shown, and nobody has begun; or some have."""

    players: tuple[str, ...]  # with live hands, in their order from the button's left
    bets: tuple[str, ...] = ()  # each action of the last round in which there could be bets
    all_in: tuple[str, ...] = ()
    betting_over: bool = True
    tabled: tuple[str, ...] = ()  # who has shown unasked
    leads: str = ""  # who would be first to act; in flop games the first of the players
    family: Family = ""


@dataclass(frozen=True, slots=True)
class HandsRead:
    """Hands lie open, and somebody has said what his is, or is pushed a pot that is not his."""

    hands: Mapping[str, Cards]
    board: Cards = ()
    claims: Mapping[str, str] = field(default_factory=dict)  # what each said he has
    deliberate: bool = False  # somebody miscalled his hand on purpose
    game: str = ""
    live: int = FULL  # seats with chips at the table
    given: tuple[str, ...] = ()  # the penalties that he has had before


@dataclass(frozen=True, slots=True)
class AskedToSee:
    """A player wants to see somebody's hand."""

    has_cards: bool  # he who asks still has his own
    mucked: bool = False  # or has thrown them face down without showing them


@dataclass(frozen=True, slots=True)
class RefusedToShow:
    """A player who had to show threw his cards away."""

    alone: bool = False  # nobody else had a live hand
    live: int = FULL
    given: tuple[str, ...] = ()
