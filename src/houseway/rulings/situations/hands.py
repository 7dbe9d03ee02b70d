"""Hands that may be dead: thrown away, killed, of too many cards, or kept down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from houseway.cards import Cards
from houseway.money import ZERO, Cents
from houseway.rulings.situations.deals import Family


@dataclass(frozen=True, slots=True)
class Folded:
    """A player let go of his cards, or said that he did."""

    how: Literal["said", "forward", "face down"]
    facing_bet: bool = False
    in_turn: bool = True
    betting_over: bool = False  # the last betting round of the hand was
    acted_behind: bool = False  # somebody has, since
    identifiable: bool = False  # every card of his, without any doubt


@dataclass(frozen=True, slots=True)
class Mucked:
    """A player's cards went into the muck by his own hand."""

    identifiable: bool = False
    misled: str = ""  # the dealer's error, or wrong information, that made him do it
    all_in: bool = False  # somebody was, and the betting over
    pushed: bool = False  # the dealer has pushed them in


@dataclass(frozen=True, slots=True)
class Killed:
    """The dealer or somebody else took a player's cards into the muck, or mixed them."""

    by: Literal["dealer", "player"]
    protected: bool = False  # it lay on the table, under a card cap
    tabled: bool = False  # the dealer and everybody at the table could read it
    winner: bool = False  # it was obviously the winning hand
    identifiable: bool = False
    in_round: Cents = ZERO  # what he had put in on this street
    to_call: Cents = ZERO  # what he faced before he bet or raised
    called: bool = False  # somebody has called him


@dataclass(frozen=True, slots=True)
class ThrownInto:
    """A player threw his cards among those of somebody else."""

    blind: bool = False  # whose were those of a blind
    face_up: bool = False


@dataclass(frozen=True, slots=True)
class UpCardsMoved:
    """A stud player did something with his open cards."""

    how: Literal["picked up", "turned down", "mixed"]
    facing_bet: bool = False


@dataclass(frozen=True, slots=True)
class Counted:
    """A hand was counted, and may have too many cards or too few."""

    held: int
    whole: int
    family: Family = ""
    drawn: bool = False  # in a draw game the draw is over
    last_missing: bool = False  # it is the last card of all that he has not got
    on_button: bool = False
    acted: bool = False  # he has, on this hand


@dataclass(frozen=True, slots=True)
class JokerFound:
    """A joker is among a player's cards, in a game that has none."""

    acted: bool = False
    looked: bool = True  # he has seen all his cards


@dataclass(frozen=True, slots=True)
class SuitKept:
    """A suit has to lie open, and somebody may have kept a card of it face down."""

    suit: str  # c, d, h, s
    hole: Cards
    shown: Cards = ()
    acted: bool = False  # somebody has, since the card came
    looked: int = 0  # seconds since it came
    acted_himself: bool = False
