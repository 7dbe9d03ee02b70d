"""What lies on the table besides bets: stacks, chips of nobody, and things."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.money import Cents


@dataclass(frozen=True, slots=True)
class ChipsFound:
    """Chips that lie about."""

    chips: tuple[Cents, ...]
    owner: str = ""  # if that can be made out


@dataclass(frozen=True, slots=True)
class StackKept:
    """How a player keeps his chips or his live cards."""

    how: str


@dataclass(frozen=True, slots=True)
class ThingsOnTable:
    """Things that a player has put on the table."""

    things: tuple[str, ...]
