"""A shoe at a real table: its cards are known as they are shown and keyed in."""

from __future__ import annotations

from collections.abc import Container, Hashable, Mapping, Sequence
from typing import Any

from houseway.cards.laid_shoe import LaidShoe
from houseway.cards.pack import UNSEEN, Card, Cards, Unseen, write_cards
from houseway.cards.shoe import Shoe
from houseway.errors import BadCards


class KeyedShoe(LaidShoe):
    """A shoe of which the dealer keys in what is shown: every other card is one nobody has seen.

    Cards are keyed by the place that they go to, `UNSEEN` for one that lies between two others.
    `gone` are those that left it in rounds before. With `waits` a round that needs a card which
    nobody has seen stops there until it is keyed, and is not refused.
    """

    __slots__ = ("_gone", "_keyed", "_size", "waits")

    keyed = True

    def __init__(
        self,
        pack: Sequence[Card],
        places: Mapping[Any, Sequence[Card]],
        gone: Sequence[Card] = (),
        *,
        waits: bool = False,
    ) -> None:
        known = [each for cards in (gone, *places.values()) for each in cards if each != UNSEEN]
        Shoe(known).check(pack)
        super().__init__(pack, places)
        self._keyed, self._gone = places, tuple(gone)
        self.waits: bool = waits
        self._size = len(pack) - len(gone)

    def deal(self, places: Sequence[Hashable]) -> list[Card]:
        if len(places) > len(self):
            raise BadCards(f"the shoe is empty after {self._size} cards")
        dealt = [self._next(place, at) for at, place in enumerate(places, self._at)]
        self._order = [*self._order, *dealt]
        self._went += places
        self._at += len(dealt)
        return dealt

    def _next(self, to: Hashable, number: int) -> Card:
        waiting = self._places.get(to)
        card = waiting.popleft() if waiting else UNSEEN
        return Unseen(number) if card == UNSEEN else card

    def refill(self, cards: Sequence[Card], above: int = 0) -> None:
        self._size += len(cards)

    def leave(self, count: int) -> None:
        self._size = self._at + count

    def amended(self, cards: Mapping[int, Card]) -> KeyedShoe:
        return self.with_keyed(self._laid(cards))

    def again(self) -> KeyedShoe:
        return self.with_keyed(self._keyed)

    def with_keyed(self, places: Mapping[Any, Sequence[Card]]) -> KeyedShoe:
        """The same shoe, none drawn, with these cards keyed in place of the others."""
        return KeyedShoe(self._pack, places, self._gone, waits=self.waits)

    def rest(self) -> KeyedShoe:
        return KeyedShoe(self._pack, {}, (*self._gone, *self.drawn), waits=self.waits)

    @property
    def gone(self) -> Cards:
        """The cards that left it in rounds before."""
        return self._gone

    def place_of(self, number: int) -> tuple[Hashable, int]:
        """Where a card that was drawn went, and which it is of those that went there."""
        place = self._went[number]
        return place, self._went[:number].count(place)

    def to_json(self) -> dict[str, object]:
        keyed = [[place, write_cards(cards)] for place, cards in self._keyed.items()]
        told: dict[str, object] = {"pack": write_cards(self._pack), "keyed": keyed}
        if self._gone:
            told["gone"] = write_cards(self._gone)
        return {**told, "waits": True} if self.waits else told

    def unseen(self, places: Container[Hashable]) -> tuple[int, ...]:
        """The cards that went to these places unseen, counted from 0."""
        drawn = enumerate(zip(self._went, self._order, strict=True))
        return tuple(i for i, (to, card) in drawn if card == UNSEEN and to in places)

    def __len__(self) -> int:
        return self._size - self._at
