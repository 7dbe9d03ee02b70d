"""Cards that are chosen one by one: to keep, to throw away, or to set into hands."""

from __future__ import annotations

from houseway.cards import Card
from houseway.play import Action, Offer
from houseway.play.actions import Discard, Draw, Keep, SetHands, Split, TurnDown


class Picks:
    """Which of the offered cards goes where: into which hand, or chosen (1) and not (0)."""

    def __init__(self, offer: Offer) -> None:
        self.offer = offer
        self.sets = offer.kind in (SetHands, Split)  # laid into hands, and none is left
        self.places = len(offer.parts) if self.sets else 2
        self.into = [0] * len(offer.cards)

    def turn(self, at: int) -> None:
        """A card goes into the next hand, and from the last one back to the first."""
        self.into[at] = (self.into[at] + 1) % self.places

    def hand(self, number: int) -> tuple[Card, ...]:
        """The cards that lie in a hand, or are chosen."""
        chosen = zip(self.offer.cards, self.into, strict=True)
        return tuple(card for card, into in chosen if into == number)

    def action(self, offer: Offer) -> Action:
        """The answer to an offer of these cards; the table may well refuse it."""
        hands = tuple(self.hand(number) for number in range(self.places))
        if offer.kind is SetHands:
            return SetHands(hands)
        if offer.kind is Split:
            return Split(hands, offer.extra)
        kind = next(each for each in (Keep, Discard, Draw, TurnDown) if each is offer.kind)
        return kind(self.hand(1))

    @property
    def wanted(self) -> str:
        """What is to be done with the cards."""
        if self.sets:
            return (
                f"press cards to lay them into hands of {' and '.join(map(str, self.offer.parts))}"
            )
        count = self.offer.parts[0] if self.offer.parts else 0
        if self.offer.kind is Draw:
            return f"press the cards to throw away, {self.offer.most} at most"
        return f"press {count} {'card' if count == 1 else 'cards'}"
