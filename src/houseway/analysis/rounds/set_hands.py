"""Seven cards set the house way against the bank's, and bonuses on the seven."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.rounds.banked import Codes
from houseway.analysis.kernels.ways.asia_way import set_threes
from houseway.analysis.kernels.ways.set_rounds import set_hands, set_openly
from houseway.analysis.policies import Policy, SetsTheHouseWay, stays_in
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome, Rows
from houseway.analysis.trials.banked import SEAT
from houseway.cards import WITH_JOKER, Cards
from houseway.play import Place

CARDS = 7
Ints = NDArray[np.int64]


def sets_the_house_way(policy: Policy) -> bool:
    """Whether cards are set the house way, which is also what staying in comes to."""
    return policy is stays_in or isinstance(policy, SetsTheHouseWay)


def even_money(win: Fraction = Fraction(1)) -> tuple[Outcome, ...]:
    """Lost, pushed and won."""
    return Outcome(Fraction(-1)), Outcome(Fraction(0)), Outcome(win)


@dataclass(frozen=True, slots=True)
class TwoHands:
    """Five cards and two: both must be better than the bank's, an equal one is not."""

    way: int
    posted: int
    outcomes: tuple[Outcome, ...]  # of the wager: lost, pushed, won
    bonuses: Mapping[str, Bonus]
    bank: Place = "dealer"
    openly: bool = False  # the player sets as well as he can against a hand that lies open
    deck: Cards = WITH_JOKER
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: CARDS, self.bank: CARDS}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        own, bank = dealt[SEAT], dealt[self.bank]
        bonuses = {spot: bonus.came(own) for spot, bonus in self.bonuses.items()}
        return {"base": Came(self.compared(own, bank), self.outcomes), **bonuses}

    def compared(self, own: Rows, bank: Rows) -> Codes:
        banks = self.set(bank)
        if self.openly:
            codes = np.empty(len(own), dtype=np.uint8)
            set_openly(own, *banks, codes)
            return codes
        better = [mine > his for mine, his in zip(self.set(own), banks, strict=True)]
        return np.add(*better, dtype=np.uint8)

    def set(self, cards: Rows) -> tuple[Ints, Ints]:
        high, low = np.empty(len(cards), dtype=np.int64), np.empty(len(cards), dtype=np.int64)
        set_hands(self.way, self.posted, cards, high, low)
        return high, low


@dataclass(frozen=True, slots=True)
class ThreeHands:
    """Four cards, two and one: two of the three must be better than the bank's."""

    outcomes: tuple[Outcome, ...]  # by how many are better
    bonuses: Mapping[str, Bonus]
    deck: Cards = WITH_JOKER
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: CARDS, "dealer": CARDS}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        own = dealt[SEAT]
        better = (self.set(own) > self.set(dealt["dealer"])).sum(axis=1, dtype=np.uint8)
        bonuses = {spot: bonus.came(own) for spot, bonus in self.bonuses.items()}
        return {"base": Came(better, self.outcomes), **bonuses}

    def set(self, cards: Rows) -> Ints:
        worth = np.empty((len(cards), 3), dtype=np.int64)
        set_threes(cards, worth)
        return worth
