"""Acts on chips: a denomination goes, its odd ones are raced for, a count is put right."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class AdjustChips(Act):
    """Chips come into play or leave it: chips found, a count put right."""

    player: str
    by: int
    why: str


@dataclass(frozen=True, slots=True)
class ColourUp(Act):
    """The smallest chip goes out of play; `to` is the smallest from now on."""

    remove: int
    to: int


@dataclass(frozen=True, slots=True)
class RaceOff(Act):
    """The odd chips of a table are raced for: `Ann 3` for each who has any.

    `last` are those who have no other chips: nobody is raced out.
    """

    table: str
    odd: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    drawn: tuple[str, ...] = ()  # cards


@dataclass(frozen=True, slots=True)
class FindChips(Act):
    """Chips that went out of play are found in a stack after the race."""

    player: str
    number: int
    last: bool = False  # he has no others
