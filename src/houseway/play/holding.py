"""The cards that lie at one place, and who may see them."""

from __future__ import annotations

from houseway.cards import UNSEEN, Card
from houseway.play.happenings import Place, Viewer

_NOTHING: frozenset[Card] = frozenset()


class Holding:
    """The cards that lie at one place, and who may see them."""

    __slots__ = ("__dict__", "cards", "dealt_at", "owner", "place", "up")

    # What most hands never change is not set anew for each of them.
    shut = False  # not even its owner may look at it yet
    exposed: frozenset[Card] = _NOTHING  # cards of it that lie face up, where some do not
    lay_open: frozenset[Card] = _NOTHING  # turned down again since
    face_down = _NOTHING  # cards of it that lie face down, where the others are up
    turned = 0  # so many cards from the first lie face up, where not all do
    bottom = False  # the last card lies face up
    lent_to: int | None = None  # the seat that bends its next card over, and looks

    def __init__(self, place: Place, *, up: bool = False, owner: int | None = None) -> None:
        self.place: Place = place
        self.dealt_at: Place = place  # where its cards came from the shoe; they may lie elsewhere
        self.owner: int | None = place if type(place) is int else owner
        self.cards: list[Card] = []
        self.up: bool = up

    @property
    def label(self) -> str:
        if self.owner is not None:  # a second hand of a seat names it too: "1 split"
            return f"Seat {self.place}"
        return str(self.place).capitalize()

    def seen_by(self, viewer: Viewer) -> tuple[Card | None, ...]:
        """The cards as a viewer sees them: None for a card that lies face down for him."""
        lying = self.open_to(viewer)
        if UNSEEN in lying:
            return tuple(None if card == UNSEEN else card for card in lying)
        return lying

    def open_to(self, viewer: Viewer) -> tuple[Card | None, ...]:
        """The cards that lie open to a viewer, those among them that nobody has named."""
        if self.face_down:
            return tuple(None if card in self.face_down else card for card in self.cards)
        if self.up or (self.owner is not None and viewer == self.owner and not self.shut):
            return tuple(self.cards)
        if self.exposed:
            return tuple(card if card in self.exposed else None for card in self.cards)
        shown = self.cards[: self.turned]
        down = (None,) * (len(self.cards) - len(shown))
        return (*shown, *down[1:], self.cards[-1]) if self.bottom and down else (*shown, *down)

    def peeked_by(self, viewer: Viewer) -> Card | None:
        """The card that a viewer holds to turn over, and may look at before the others see it."""
        if self.lent_to is None or viewer != self.lent_to or self.turned >= len(self.cards):
            return None
        return self.cards[self.turned]

    def known_to(self, viewer: Viewer) -> tuple[Card | None, ...]:
        """The cards that a viewer has seen, whether they lie open to him still or not."""
        seen = self.seen_by(viewer)
        if (peek := self.peeked_by(viewer)) is not None:
            return (*seen[: self.turned], peek, *seen[self.turned + 1 :])
        if self.face_down:
            return tuple(self.cards)
        if not self.lay_open:
            return seen
        return tuple(
            card if card in self.lay_open else shown
            for card, shown in zip(self.cards, seen, strict=True)
        )

    def turns_down(self) -> None:
        """Its open cards go face down; everybody has seen them."""
        self.lay_open, self.exposed = self.exposed, _NOTHING

    def apart(self, place: Place) -> Holding:
        """Room for some of these cards to lie elsewhere; whoever may see them still may."""
        other = Holding(place, up=self.up, owner=self.owner)
        other.dealt_at, other.shut = self.dealt_at, self.shut
        return other
