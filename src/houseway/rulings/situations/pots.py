"""Pots: divided, disputed, and with a raise in them that nobody called."""

from __future__ import annotations

from dataclasses import dataclass, field

from houseway.money import Cents


@dataclass(frozen=True, slots=True)
class Pot:
    """A main or side pot, and the seats that win it."""

    amount: Cents
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotShared:
    """Pots that winners share, and how the odd chips of each are given."""

    pots: tuple[Pot, ...]
    chip: Cents  # the smallest in play
    button: int = 0  # the seat that has it
    seats: int = 10  # chairs at the table
    by: str = "button"  # or "suit", by the highest card of the best five
    top: dict[int, str] = field(default_factory=dict)  # that card, by seat


@dataclass(frozen=True, slots=True)
class HighLowShared:
    """A pot whose halves go to the high and the low hand."""

    pot: Cents
    chip: Cents
    high: tuple[int, ...]
    low: tuple[int, ...]
    button: int = 0
    seats: int = 10


@dataclass(frozen=True, slots=True)
class Disputed:
    """Somebody disputes who has won a pot."""

    begun: str = ""  # how far the next hand has come


@dataclass(frozen=True, slots=True)
class RaiseKilled:
    """A player has raised, and his hand is killed before anybody has called the raise."""

    raised_to: Cents
    facing: Cents  # what he would have had to call
    after: tuple[str, ...] = ()  # actions on it
