"""What happens at a table, in the order it happens: cards, answers, posts, words, money."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from houseway.cards import Card
from houseway.money import Cents, text
from houseway.play.actions import Action
from houseway.rulebook import Clause
from houseway.wagers import Line

Place = int | str  # a seat number, or a name: dealer, player, banker, board
Viewer = int | str  # a seat number, "dealer" or "public"

ALL = "all"
DEALER = "dealer"
PUBLIC = "public"


class Said(NamedTuple):
    """Something said at the table, or shown to the one it concerns."""

    words: str
    clause: Clause | None
    to: Viewer

    def heard_by(self, viewer: Viewer) -> bool:
        return self.to in (ALL, viewer)


class Dealt(NamedTuple):
    """Cards that were dealt in one go: where each went, which it was, and how it is called."""

    places: Sequence[Place]
    cards: Sequence[Card]
    up: bool
    called: str = ""  # flop, turn, river
    clause: Clause | None = None

    @property
    def pairs(self) -> Iterator[tuple[Place, Card]]:
        """Each card with the place it went to, in order."""
        return zip(self.places, self.cards, strict=True)

    def said(self) -> Said:
        """The dealer's call as the cards are turned."""
        cards = " ".join(card.text for card in self.cards)
        return Said(f"{self.called.capitalize()}: {cards}", self.clause, ALL)


class Did(NamedTuple):
    """An answer that a seat gave."""

    seat: int
    action: Action


class Posted(NamedTuple):
    """Money that a seat put in before the cards."""

    seat: int
    what: str  # small blind, big blind, straddle, …
    amount: Cents

    def said(self) -> Said:
        return Said(f"Seat {self.seat}: {self.what} {text(self.amount)}", None, ALL)


class Shown(NamedTuple):
    """Cards of a place that were turned face up for everybody."""

    place: Place
    upto: int | None = None  # so many cards from the first, where the others stay down
    cards: tuple[Card, ...] = ()  # as they then lay; some may be put away later


Happening = Said | Dealt | Did | Posted | Shown | Line
