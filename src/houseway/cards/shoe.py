"""Shoes: cards in the order they will be drawn."""

from __future__ import annotations

import random
import secrets
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import perm
from typing import Any

from houseway.cards.pack import Card, Cards, write_cards
from houseway.errors import BadCards


def shuffled(pack: Sequence[Card], rng: random.Random | None = None) -> list[Card]:
    """The pack in random order; from the system's secure source unless a stream is given."""
    return (rng or secrets.SystemRandom()).sample(pack, len(pack))


def top_of(pack: Sequence[Card], count: int, rng: random.Random | None = None) -> list[Card]:
    """So many cards off the top of the shuffled pack, where no more can be needed.

    One number below all the orders there are picks one of them, each as likely as any other; that
    takes half the time of a number for each card.
    """
    source = rng or secrets.SystemRandom()
    left = list(pack)
    orders, bits = _orders(len(left), count)
    number = source.getrandbits(bits)
    while number >= orders:
        number = source.getrandbits(bits)
    top: list[Card] = []
    take = left.pop
    for rest in range(len(left), len(left) - count, -1):
        number, at = divmod(number, rest)
        top.append(take(at))
    return top


@cache
def _orders(size: int, count: int) -> tuple[int, int]:
    """In how many orders so many cards come off a pack, and how many bits such a number has."""
    orders = perm(size, count)
    return orders, orders.bit_length()


class Shoe:
    """Cards in the order they will be drawn.

    Dealing says where each card goes, which only a rigged shoe cares about.
    """

    __slots__ = ("_at", "_loaded", "_order")

    keyed = False  # whether cards may come from it that nobody has seen

    def __init__(self, order: Sequence[Card]) -> None:
        self._order: list[Card] = order if type(order) is list else list(order)
        self._loaded = self._order  # what it held at first; cards may be shuffled back into it
        self._at = 0

    def deal(self, places: Sequence[Hashable]) -> list[Card]:
        """A card for each place, in turn."""
        at, count = self._at, len(places)
        self._at = end = at + count
        dealt = self._order[at:end]
        if len(dealt) < count:
            raise BadCards(f"the shoe is empty after {len(self._order)} cards")
        return dealt

    @property
    def order(self) -> Sequence[Card]:
        """All the cards it was loaded with, as far as their order is known."""
        return self._loaded

    def refill(self, cards: Sequence[Card], above: int = 0) -> None:
        """Shuffle cards that were in play under what is left; their order follows from the shoe's.

        So a round played again from the same shoe has the same cards after the shuffle. They go
        above so many of the last cards that are kept for something else.
        """
        rng = random.Random(f"{write_cards(self._loaded)} {self._at}")
        at = len(self._order) - above
        self._order = [*self._order[:at], *shuffled(cards, rng), *self._order[at:]]

    def leave(self, count: int) -> None:
        """All but the last cards go out of play undealt."""
        self._order = [*self._order[: self._at], *self._order[len(self._order) - count :]]

    @property
    def refilled(self) -> bool:
        """Whether cards that were in play were shuffled back into it."""
        return self._order is not self._loaded

    @property
    def drawn(self) -> Cards:
        """The cards that have left the shoe, in order."""
        return tuple(self._order[: self._at])

    def again(self) -> Shoe:
        """The same cards in the same order, none of them drawn."""
        return Shoe(self._loaded)

    def amended(self, cards: Mapping[int, Card]) -> Shoe:
        """The same cards, none drawn, but that others were drawn as those with these numbers.

        One that is still to come trades places with one that was not drawn after all.
        """
        order = list(self._loaded)
        for at in cards:
            if at >= len(order) or order[at] is not self._order[at]:
                raise BadCards(
                    f"card {at} was shuffled back; put it right where it was dealt first"
                )
        was, now = Counter(order[at] for at in cards), Counter(cards.values())
        back = [*(was - now).elements()]
        for at, card in cards.items():
            order[at] = card
        for card in (now - was).elements():
            later = next((i for i in range(self._at, len(order)) if order[i] is card), None)
            if later is not None:
                order[later] = back.pop()
        return Shoe(order)

    def rest(self) -> Shoe:
        """What is left, as a shoe of its own for the next round."""
        return Shoe(self._order[self._at :])

    def check(self, pack: Sequence[Card]) -> None:
        """Refuse a shoe that was not filled from this pack, be it the whole of it or the top.

        Whole decks, and fewer of them than the pack has, are no part of a shuffled pack.
        """
        kinds, every_kind = _kinds_of(pack)
        held = set(self._loaded)
        if not held <= every_kind:
            stranger = next(card for card in self._loaded if card not in kinds)
            raise BadCards(f"{stranger} is not in this table's {len(pack)} cards")
        if len(held) == len(self._loaded) and len(kinds) == len(pack):
            return
        counted = Counter(self._loaded)
        for card, count in counted.items():
            if count > kinds[card]:
                raise BadCards(f"{card} is there {count} times; the table has {kinds[card]}")
        if len(self._loaded) < len(pack) and len(counted) == len(kinds):
            decks = {Fraction(count, kinds[card]) for card, count in counted.items()}
            if len(decks) == 1:
                raise BadCards(
                    f"a shoe of {len(self._loaded)} cards does not fit a table that is dealt from "
                    f"{len(pack)}; take the game's own, `game.shoe(settings)`"
                )

    def to_json(self) -> dict[str, object]:
        """All that it was loaded with, the cards to come among them."""
        return {"order": [card.text for card in self._loaded]}

    def __len__(self) -> int:
        return len(self._order) - self._at


_latest: list[Any] = [None, None]  # a pack and its kinds: tables deal from few, over and over


def _kinds_of(pack: Sequence[Card]) -> tuple[dict[Card, int], frozenset[Card]]:
    """As `_kinds`, without looking at every card of the pack that was asked for last."""
    known, kinds = _latest
    if known is not pack:
        kinds = _kinds(tuple(pack))
        if type(pack) is tuple:  # which nobody can change
            _latest[:] = pack, kinds
    return kinds  # type: ignore[no-any-return]


@lru_cache(maxsize=64)
def _kinds(pack: Cards) -> tuple[dict[Card, int], frozenset[Card]]:
    """How often each card is in a pack, and which there are."""
    return dict(Counter(pack)), frozenset(pack)
