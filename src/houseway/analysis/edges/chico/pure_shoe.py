"""Pure 21.5 from so many decks: every hand by the cards it holds, and what these leave in the shoe.

Chances are those of cards that nobody has seen, the bank's face-down card among them. With an ace
up the bank has looked, so everything is weighed by how likely it then is not to be pure.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.chico.pure_21_5 import (
    ACE,
    BUST,
    DOUBLE,
    EIGHT,
    EIGHTS,
    HIT,
    PURE,
    STAND,
    SURRENDER,
    TEN,
    Total,
    net,
    of,
)
from houseway.analysis.edges.chico.pure_bank import draws
from houseway.analysis.kernels.rounds.bank_draws import VALUES, Endings, count_endings
from houseway.games.chico.pure_hands import MUST_HIT, MUST_STAND

ENDS = (17, 18, 19, 20, 21, BUST, EIGHTS, PURE)
NETS = np.array([-2.0, -1.0, -0.5, 0.0, 1.0, 2.0])  # what one hand may win
_LOST, _GIVEN_UP, _PUSHED, _WON = 1, 2, 3, 4

Held = tuple[int, ...]  # how many of each value
Spread = NDArray[np.float64]  # how likely each of the nets is
NOTHING: Held = (0,) * VALUES


class Went(NamedTuple):
    """A way to go on with a hand: how it comes out, and what is staked on average."""

    action: str
    spread: Spread
    stake: float

    @property
    def worth(self) -> float:
        return float(self.spread @ NETS)


def holding(*values: int) -> Held:
    counted = Counter(values)
    return tuple(counted[value] for value in range(ACE, TEN + 1))


def and_card(held: Held, value: int) -> Held:
    return (*held[: value - 1], held[value - 1] + 1, *held[value:])


@cache
def total_of(held: Held) -> Total:
    return of(*(value for value, number in enumerate(held, ACE) for _ in range(number)))


@cache
def endings(up: int, under: int | None = None) -> Endings:
    """The sets of cards that a bank may end with behind an up card, or behind both that it has."""
    known = [up] if under is None else [up, under]
    found: list[tuple[Held, int, int]] = []
    grown: Counter[Held] = Counter({NOTHING: 1})
    while grown:
        drawn: Counter[Held] = Counter()
        for held, orders in grown.items():
            cards = [*known, *(v for v, number in enumerate(held, ACE) for _ in range(number))]
            if cards == [TEN, ACE]:
                found.append((held, orders, ENDS.index(PURE)))
            elif not draws(tuple(cards)):
                found.append((held, orders, ENDS.index(_end(cards))))
            else:
                for value in range(ACE, TEN + 1):
                    if [*cards, value] != [ACE, TEN]:  # found before anybody acts
                        drawn[and_card(held, value)] += orders
        grown = drawn
    held_, orders_, ends = zip(*found, strict=True)
    return Endings(np.array(held_), np.array(orders_), np.array(ends))


def _end(cards: list[int]) -> int:
    best = of(*cards).best
    return EIGHTS if cards == [EIGHT] * 3 else best


@cache
def settled(total: int) -> Spread:
    """Which net each end of the bank's gives a total."""
    found = np.zeros((len(ENDS), len(NETS)))
    for at, end in enumerate(ENDS):
        found[at, (_LOST, _PUSHED, _WON)[net(total, end) + 1]] = 1
    return found


class Shoe:
    """Hands against one up card, from so many decks of which `gone` are dealt elsewhere.

    The card `under` it is known to a player who has seen it by mistake.
    """

    def __init__(self, decks: int, up: int, gone: Held = NOTHING, under: int | None = None) -> None:
        full = [4 * decks] * (TEN - 1) + [16 * decks]
        full[up - 1] -= 1
        if under is not None:
            full[under - 1] -= 1
        self.up, self.under, self.cards = up, under, np.array(full) - np.array(gone)
        self.drawn = cache(self._drawn)
        self.standing = cache(self._standing)

    def left(self, held: Held) -> NDArray[np.int64]:
        found: NDArray[np.int64] = self.cards - np.array(held)
        return found

    def not_pure(self, held: Held) -> float:
        """How likely it is that there is no ten under the bank's ace."""
        if self.up != ACE or self.under is not None:
            return 1.0
        left = self.left(held)
        return 1 - float(left[TEN - 1]) / float(left.sum())

    def _standing(self, held: Held) -> Spread:
        spread = np.zeros(len(NETS))
        total = total_of(held)
        if total.best == BUST:  # only three eights of the bank's save it
            saved = self.three_eights(held)
            spread[_LOST], spread[_PUSHED] = self.not_pure(held) - saved, saved
            return spread
        chances = np.zeros(len(ENDS))
        count_endings(self.left(held), endings(self.up, self.under), chances)
        return chances @ settled(total.best)

    def three_eights(self, held: Held) -> float:
        """How likely the bank's first three cards are eights."""
        if self.up != EIGHT or self.under not in (None, EIGHT):
            return 0.0
        left = self.left(held)
        eights, cards = float(left[EIGHT - 1]), float(left.sum())
        if self.under == EIGHT:
            return eights / cards
        return eights * (eights - 1) / cards / (cards - 1)

    def next_cards(self, held: Held) -> list[tuple[Held, float]]:
        """The hand with one card more of each value that is left, and how likely it is."""
        left = self.left(held).tolist()
        cards = sum(left)
        return [(and_card(held, value), number / cards)
                for value, number in enumerate(left, ACE) if number > 0]  # fmt: skip

    def stand(self, held: Held) -> Went:
        return Went(STAND, self.standing(held), self.not_pure(held))

    def hit(self, held: Held) -> Went:
        spread, stake = np.zeros(len(NETS)), 0.0
        for grown, chance in self.next_cards(held):
            after = self.drawn(grown)
            spread += chance * after.spread
            stake += chance * after.stake
        return Went(HIT, spread, stake)

    def double(self, held: Held) -> Went:
        once = sum((chance * self.standing(grown) for grown, chance in self.next_cards(held)),
                   np.zeros(len(NETS)))  # fmt: skip
        spread = np.zeros(len(NETS))
        spread[0], spread[_PUSHED], spread[-1] = once[_LOST], once[_PUSHED], once[_WON]
        return Went(DOUBLE, spread, 2 * self.not_pure(held))

    def surrender(self, held: Held) -> Went:
        spread = np.zeros(len(NETS))
        spread[_GIVEN_UP] = self.not_pure(held)
        return Went(SURRENDER, spread, self.not_pure(held))

    def plain(self, held: Held) -> list[Went]:
        """Stand or hit, as far as Chart 1A allows."""
        hand, ways = total_of(held), []
        if hand.soft or hand.hard > MUST_HIT:
            ways.append(self.stand(held))
        if hand.soft or hand.hard < MUST_STAND:
            ways.append(self.hit(held))
        return ways

    def _drawn(self, held: Held) -> Went:
        """With three cards or more."""
        hand = total_of(held)
        if hand.hard >= MUST_STAND and not hand.soft:
            return self.stand(held)
        return max(self.plain(held), key=worth)

    def ways(self, one: int, other: int, *, after_split: bool = False) -> list[Went]:
        """All that may be done with two cards that are not pure, but to split them."""
        held = holding(one, other)
        if after_split and one == ACE:
            return [self.stand(held)]
        ways = [*self.plain(held), self.double(held)]
        return ways if after_split else [*ways, self.surrender(held)]

    def first_two(self, one: int, other: int, *, after_split: bool = False) -> Went:
        """The best of them."""
        return max(self.ways(one, other, after_split=after_split), key=worth)


def worth(way: Went) -> float:
    return way.worth


@cache
def shoe_of(decks: int, up: int, gone: Held = NOTHING, under: int | None = None) -> Shoe:
    """A shoe, which keeps what it has found."""
    return Shoe(decks, up, gone, under)
