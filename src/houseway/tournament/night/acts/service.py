"""Acts that serve the room: decks, draws, dealers, games."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class DamageCard(Act):
    """A card of the table's deck is damaged."""

    table: str


@dataclass(frozen=True, slots=True)
class AskDeck(Act):
    """A player asks for a new deck."""

    player: str


@dataclass(frozen=True, slots=True)
class AskCard(Act):
    """A player asks to see the card that would have come."""

    player: str


@dataclass(frozen=True, slots=True)
class DrawFor(Act):
    """A draw of the break is made, and somebody wins it."""

    what: str
    player: str


@dataclass(frozen=True, slots=True)
class DealTable(Act):
    """Somebody deals a table, a player or not."""

    dealer: str
    table: str


@dataclass(frozen=True, slots=True)
class ShiftChairs(Act):
    """The chairs of a table are moved round, to make room for a dealer."""

    table: str
    by: int


@dataclass(frozen=True, slots=True)
class ChooseDealer(Act):
    """A dealer is chosen among those who offer."""

    table: str = ""


@dataclass(frozen=True, slots=True)
class DrawGame(Act):
    """The gamecard of a table's next round."""

    table: str
    drawn: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Twist(Act):
    """The button adds something to the next hand."""

    table: str
    seat: int
    what: str
