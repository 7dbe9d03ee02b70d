"""Shoes of which somebody has said which cards go to which place."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from houseway.cards.pack import Card, write_cards
from houseway.cards.shoe import Shoe, shuffled
from houseway.errors import BadCards


class LaidShoe(Shoe):
    """A shoe of which somebody has said which cards go to which place."""

    __slots__ = ("_pack", "_places", "_went")

    def __init__(self, pack: Sequence[Card], places: Mapping[Any, Sequence[Card]]) -> None:
        super().__init__([])
        self._pack = pack
        self._places = {place: deque(cards) for place, cards in places.items()}
        self._went: list[Hashable] = []  # where each card drawn went

    def _laid(self, cards: Mapping[int, Card]) -> dict[Any, list[Card]]:
        """Each place gets what it got, but for these cards, and what still waits for it."""
        places: dict[Any, list[Card]] = {}
        for i, (place, drawn) in enumerate(zip(self._went, self._order, strict=True)):
            places.setdefault(place, []).append(cards.get(i, drawn))
        for place, waiting in self._places.items():
            places.setdefault(place, []).extend(waiting)
        return places

    def check(self, pack: Sequence[Card]) -> None:
        if len(self._pack) != len(pack):
            raise BadCards(f"a shoe of {len(self._pack)} cards does not fit a table of {len(pack)}")

    @property
    def order(self) -> Sequence[Card]:
        return self._order


class RiggedShoe(LaidShoe):
    """A shoe that deals each place the cards written down for it, and the rest at random.

    For scenarios and for a live dealer who keys the cards in. `None` is the place of cards that
    go wherever the next card goes. `later` are cards that a place gets out of those that were in
    play before and are shuffled back into the shoe.
    """

    __slots__ = ("_given", "_kept", "_later", "_rest", "_seed")

    def __init__(
        self,
        pack: Sequence[Card],
        places: Mapping[Any, Sequence[Card]],
        seed: int = 0,
        later: Mapping[Any, Sequence[Card]] | None = None,
    ) -> None:
        rest = list(pack)
        for place, cards in places.items():
            for each in cards:
                if each not in pack:
                    raise BadCards(f"{each} is not in this deck of {len(pack)}")
                if each not in rest:
                    where = "next" if place is None else place
                    raise BadCards(f"{each} for {where} is dealt more often than the deck holds it")
                rest.remove(each)
        random.Random(seed).shuffle(rest)
        super().__init__(pack, places)
        self._given, self._seed, self._later = places, seed, later or {}
        self._rest, self._kept = rest, rest

    def draw(self, to: Hashable) -> Card:
        drawn = self._next(to)
        self._went.append(to)
        self._order = [*self._order, drawn]
        self._at += 1
        return drawn

    def deal(self, places: Sequence[Hashable]) -> list[Card]:
        return [self.draw(place) for place in places]

    def _next(self, to: Hashable) -> Card:
        for place in (to, None):
            if waiting := self._places.get(place):
                return waiting.popleft()
        if not self._rest:
            raise BadCards(f"the shoe is empty after {self._at} cards")
        return self._rest.pop()

    def refill(self, cards: Sequence[Card], above: int = 0) -> None:
        back = shuffled(cards, random.Random(self._seed))
        for place, given in self._later.items():
            for each in given:
                if each in back:
                    back.remove(each)
                    self._places.setdefault(place, deque()).append(each)
        self._kept = list(self._rest) if above else []
        self._rest = [*self._rest, *back] if above else [*back, *self._rest]

    def leave(self, count: int) -> None:
        self._rest = [each for each in self._rest if each in self._kept]

    def amended(self, cards: Mapping[int, Card]) -> RiggedShoe:
        return RiggedShoe(self._pack, self._laid(cards), self._seed, self._later)

    def again(self) -> RiggedShoe:
        return RiggedShoe(self._pack, self._given, self._seed, self._later)

    def to_json(self) -> dict[str, object]:
        given, later = (
            [[place, write_cards(cards)] for place, cards in written.items()]
            for written in (self._given, self._later)
        )
        return {"pack": write_cards(self._pack), "given": given, "seed": self._seed, "later": later}

    def __len__(self) -> int:
        return len(self._rest) + sum(map(len, self._places.values()))
