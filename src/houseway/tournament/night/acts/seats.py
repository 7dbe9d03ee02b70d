"""Acts on seats: draws, wrong seats, moves, tables that break."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class Seat(Act):
    """Seats are drawn for everybody who has none."""

    by_hand: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class AddChair(Act):
    """One more chair at a table."""

    table: str


@dataclass(frozen=True, slots=True)
class OpenTable(Act):
    """One more table."""


@dataclass(frozen=True, slots=True)
class Sit(Act):
    """A player sits down: in his seat, or in the one named, right or not."""

    player: str
    chair: str = ""


@dataclass(frozen=True, slots=True)
class Correct(Act):
    """A player in the wrong seat goes to his own."""

    player: str


@dataclass(frozen=True, slots=True)
class Place(Act):
    """The club gives a player another seat."""

    player: str
    chair: str


@dataclass(frozen=True, slots=True)
class Move(Act):
    """A seat elsewhere is drawn for a player; he is on his way, or there."""

    player: str
    sits: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DrawOrder(Act):
    """The order in which tables break is drawn."""

    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SetOrder(Act):
    """The club changes the order in which tables break."""

    tables: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Break(Act):
    """A table breaks, the next in order if none is named; its players draw seats."""

    table: str = ""
    walking: bool = False  # they are on their way, and not there yet
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Balance(Act):
    """A player of the biggest table and a seat of the smallest are drawn."""

    walking: bool = False
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Dodge(Act):
    """The director holds that a player dodged his blinds as he moved."""

    player: str
