"""Shoes: cards in the order they will be drawn, or as somebody has laid or keyed them."""

from __future__ import annotations

import random
import secrets
from collections import Counter, deque
from collections.abc import Container, Hashable, Mapping, Sequence
from fractions import Fraction
from functools import cache, lru_cache
from math import perm
from typing import Any

from houseway.cards.pack import UNSEEN, Card, Cards, Unseen, parse_cards, read_card, write_cards
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

    @staticmethod
    def from_json(written: Mapping[str, Any]) -> Shoe:
        """The same shoe, none of its cards drawn."""
        if "order" in written:
            return Shoe(parse_cards(" ".join(written["order"])))
        if "keyed" in written:
            pack = parse_cards(written["pack"])
            keyed = {place: _read(cards) for place, cards in written["keyed"]}
            gone, waits = _read(written.get("gone", "")), written.get("waits", False)
            return KeyedShoe(pack, keyed, gone, waits=waits)
        given, later = (
            {place: parse_cards(cards) for place, cards in written[key]}
            for key in ("given", "later")
        )
        return RiggedShoe(parse_cards(written["pack"]), given, written["seed"], later)

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
        self._keyed, self._gone, self.waits = places, tuple(gone), waits
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


def _read(cards: str) -> Cards:
    return tuple(map(read_card, cards.split()))
