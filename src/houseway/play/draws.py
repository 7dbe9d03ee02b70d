"""What a player answers at a game of twenty-one: hit, stand, double, split, insure, surrender."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from houseway.money import Cents, text


@dataclass(frozen=True, slots=True)
class Hit:
    """Take another card."""

    act: ClassVar[str] = "hit"

    def __str__(self) -> str:
        return "hit"


@dataclass(frozen=True, slots=True)
class Stand:
    """Take no more cards."""

    act: ClassVar[str] = "stand"

    def __str__(self) -> str:
        return "stand"


@dataclass(frozen=True, slots=True)
class Double:
    """Add to the wager, take one card and no more."""

    amount: Cents
    act: ClassVar[str] = "double"

    def __str__(self) -> str:
        return f"double {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class SplitPair:
    """Play each of two cards as a hand of its own, with an equal wager."""

    act: ClassVar[str] = "split_pair"

    def __str__(self) -> str:
        return "split"


@dataclass(frozen=True, slots=True)
class Insure:
    """Wager that the bank has the best hand in its first two cards."""

    amount: Cents
    act: ClassVar[str] = "insure"

    def __str__(self) -> str:
        return f"insure {text(self.amount)}"


@dataclass(frozen=True, slots=True)
class EvenMoney:
    """Be paid one to one for the best hand, whatever the bank has."""

    act: ClassVar[str] = "even_money"

    def __str__(self) -> str:
        return "even money"


@dataclass(frozen=True, slots=True)
class Surrender:
    """Give the hand up for half of the wager."""

    act: ClassVar[str] = "surrender"

    def __str__(self) -> str:
        return "surrender"
