"""Split hands of Pure 21.5 from so many decks.

Each hand of a split is played by its own cards alone. So cards that are drawn to the others make
no difference to it, but for those of the pair's value, which say how many hands there are: that
the others drew some of these, and none elsewhere, is counted by inclusion and exclusion.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import comb, prod

import numpy as np

from houseway.analysis.edges.chico.pure_21_5 import ACE, DOUBLE, HIT, STAND, TEN
from houseway.analysis.edges.chico.pure_shoe import (
    NETS,
    NOTHING,
    Held,
    Shoe,
    and_card,
    holding,
    shoe_of,
)
from houseway.games.chico.pure_21_5 import MOST_HANDS

Worth = np.ndarray  # what is won on average, and what is staked
Pattern = tuple[int, int, int]  # cards that split again, hands that end as pairs, other hands


@cache
def patterns(most: int) -> Counter[Pattern]:
    """In how many orders second cards may come, of so many hands at most."""
    found: Counter[Pattern] = Counter()

    def deal(waiting: int, hands: int, pattern: Pattern) -> None:
        if not waiting:
            found[pattern] += 1
            return
        again, pairs, others = pattern
        if hands < most:
            deal(waiting + 1, hands + 1, (again + 1, pairs, others))
        else:
            deal(waiting - 1, hands, (again, pairs + 1, others))
        deal(waiting - 1, hands, (again, pairs, others + 1))

    deal(2, 2, (0, 0, 0))
    return found


class Split:
    """A pair that is split against one up card."""

    def __init__(self, decks: int, up: int, pair: int, under: int | None = None) -> None:
        self.decks, self.up, self.pair, self.under = decks, up, pair, under
        self.policy = self.shoe(self.gone(0))  # by which hands are played
        self.cards = cache(self._cards)

    def shoe(self, gone: Held = NOTHING) -> Shoe:
        return shoe_of(self.decks, self.up, gone, self.under)

    def gone(self, more: int) -> Held:
        """The other card of the pair, and so many that were drawn elsewhere."""
        found = NOTHING
        for _ in range(1 + more):
            found = and_card(found, self.pair)
        return found

    @property
    def best(self) -> Worth:
        """With as many hands as are best made."""
        most = 2 if self.pair == ACE else MOST_HANDS
        return max((self.of(hands) for hands in range(2, most + 1)), key=lambda each: each[0])

    def of(self, most: int) -> Worth:
        """What all hands win, and stake, where pairs are split again up to so many hands."""
        found = np.zeros(2)
        for (again, pairs, others), orders in patterns(most).items():
            if others:
                found += orders * others * self.among(0, again + pairs, others - 1)
            if pairs:
                found += orders * pairs * self.among(1, again + pairs - 1, others)
        return found

    def among(self, kind: int, pairs: int, others: int) -> Worth:
        """A hand of one kind, where so many other second cards are of the pair's value or not."""
        found = np.zeros(2)
        for more in range(others + 1):
            drawn = pairs + more
            chance = self.chance(drawn)
            if chance > 0:
                found += (-1) ** more * comb(others, more) * chance * self.cards(drawn)[kind]
        return found

    def chance(self, drawn: int) -> float:
        """That cards of the pair's value are drawn, so many in a row."""
        left = self.shoe().left(holding(self.pair, self.pair))
        number, cards = float(left[self.pair - 1]), float(left.sum())
        return prod((number - at) / (cards - at) for at in range(drawn))

    def _cards(self, more: int) -> tuple[Worth, Worth]:
        """A hand that gets another card, and one that gets a pair, where so many are gone."""
        played = _Played(self.policy, self.shoe(self.gone(more)), self.pair)
        kinds = (np.zeros(2), np.zeros(2))
        for held, chance in played.shoe.next_cards(holding(self.pair)):
            kinds[int(held[self.pair - 1] == 2)][:] += chance * played.first(held)
        return kinds


class _Played:
    """Hands played as is best from one shoe, and dealt from another."""

    def __init__(self, policy: Shoe, shoe: Shoe, pair: int) -> None:
        self.policy, self.shoe, self.pair = policy, shoe, pair
        self.drawn = cache(self._drawn)

    def first(self, held: Held) -> Worth:
        other = next((value for value in range(ACE, TEN + 1)
                      if held[value - 1] and value != self.pair), self.pair)  # fmt: skip
        action = self.policy.first_two(self.pair, other, after_split=True).action
        return self.after(held, action)

    def after(self, held: Held, action: str) -> Worth:
        if action == STAND:
            return np.array([self.standing(held), self.shoe.not_pure(held)])
        found = np.zeros(2)
        for grown, chance in self.shoe.next_cards(held):
            if action == HIT:
                found += chance * self.drawn(grown)
            else:
                assert action == DOUBLE
                found[0] += 2 * chance * self.standing(grown)
        if action == DOUBLE:
            found[1] = 2 * self.shoe.not_pure(held)
        return found

    def _drawn(self, held: Held) -> Worth:
        return self.after(held, self.policy.drawn(held).action)

    def standing(self, held: Held) -> float:
        return float(self.shoe.standing(held) @ NETS)
