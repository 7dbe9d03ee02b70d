"""Pots: divided, and disputed."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from houseway.money import Cents
from houseway.rulings.situations.clock import Begun

OddChip = Literal["button", "suit"]
CHAIRS = 10  # at a table, where nobody says how many


@dataclass(frozen=True, slots=True)
class Pot:
    """A main or side pot, and the seats that win it."""

    amount: Cents
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotShared:
    """Winners share a pot, or several."""

    pots: tuple[Pot, ...]
    chip: Cents  # the smallest in play
    button: int = 0  # the seat that has it
    seats: int = CHAIRS
    odd: OddChip = "button"  # from its left, or by the highest card of the best five
    top: dict[int, str] = field(default_factory=dict)  # that card, by seat


@dataclass(frozen=True, slots=True)
class HighLowShared:
    """The halves of a pot go to the high and the low hand."""

    pot: Cents
    chip: Cents
    high: tuple[int, ...]
    low: tuple[int, ...] = ()
    button: int = 0
    seats: int = CHAIRS


@dataclass(frozen=True, slots=True)
class Disputed:
    """Somebody disputes who has won a pot."""

    begun: Begun = ""  # the next hand
