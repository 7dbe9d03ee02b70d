"""What lies on the table besides bets: stacks, chips of nobody, and things."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from houseway.money import Cents

Kept = Literal["uncountable", "big chips hidden", "cards hidden", "too many small chips"]


@dataclass(frozen=True, slots=True)
class ChipsFound:
    """Chips lie about."""

    chips: tuple[Cents, ...]
    owner: str = ""  # if that can be made out


@dataclass(frozen=True, slots=True)
class StackKept:
    """A player does not keep his chips or live cards as he should."""

    how: Kept


@dataclass(frozen=True, slots=True)
class ThingsOnTable:
    """A player has put things on the table."""

    things: tuple[str, ...]
