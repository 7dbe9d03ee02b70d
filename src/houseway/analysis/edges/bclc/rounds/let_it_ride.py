"""Let It Ride by the exact decision: what all boards behind three or four cards pay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.bclc.best.let_it_ride import RidesWhenAhead
from houseway.analysis.edges.bclc.let_it_ride import paying
from houseway.analysis.edges.dealt import every_hand, values_of
from houseway.analysis.edges.paid import row_names
from houseway.analysis.kernels import values
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome, Rows
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.let_it_ride import LetItRide
from houseway.hands import FIVE_CARD
from houseway.play import Place
from houseway.play.settings import Settings
from houseway.wagers import PayTable

BOARD = "board"
MOST = 3  # bets that may ride; the last one always does

Rides = NDArray[np.bool_]


def numbers(cards: Rows) -> NDArray[np.int64]:
    """The number of each hand among all of its size."""
    places = np.array([[comb(card, size) for card in range(52)]
                       for size in range(1, cards.shape[1] + 1)])  # fmt: skip
    inside = np.sort(cards, axis=1)
    found: NDArray[np.int64] = places[np.arange(cards.shape[1]), inside].sum(axis=1)
    return found


@lru_cache(maxsize=4)
def rides(table: PayTable) -> tuple[Rides, Rides]:
    """Whether a bet rides with each three cards and with each four.

    Every five cards count for all that are among them.
    """
    five = np.sort(every_hand(5), axis=1)
    floors = np.array([floor for floor, _ in row_names(table, FIVE_CARD)])
    nets = paying(table)[1][np.searchsorted(floors, values_of(FIVE_CARD, five), side="right") - 1]
    found = []
    for size in (3, 4):
        worth = np.zeros(comb(52, size))
        for kept in combinations(range(5), size):
            worth += np.bincount(numbers(five[:, kept]), weights=nets, minlength=len(worth))
        found.append(worth > 0)
    return found[0], found[1]


@dataclass(frozen=True, slots=True)
class RidingRounds:
    """Three bets of which two may be taken back, and the bonus on the same five cards."""

    table: PayTable
    bet: Bonus
    bonus: Bonus
    outcomes: tuple[Outcome, ...]  # by bets that ride, and the row of the hand
    deck: Cards = STANDARD
    decisions: int = 2

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 3, BOARD: 2}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        found = values(FIVE_CARD.name, dealt.rows)
        with_three, with_four = rides(self.table)
        first = with_three[numbers(dealt[SEAT])]
        second = with_four[numbers(dealt.rows[:, :4])]
        riding = first.astype(np.uint8) + second
        codes = riding * np.uint8(len(self.bet.outcomes)) + self.bet.rows(found)
        return {
            "bet_1": Came(codes, self.outcomes),
            "bonus": Came(self.bonus.rows(found), self.bonus.outcomes),
        }


def rounds(game: LetItRide, settings: Settings, policy: Policy) -> RidingRounds | None:
    tables = game.pay_tables
    alike = tables["bet_1"] == tables["bet_2"] == tables["bet_3"]
    if not isinstance(policy, RidesWhenAhead) or not alike:
        return None
    bet = Bonus.of(tables["bet_1"], FIVE_CARD)
    stake = next(spot.exactly for spot in game.spots if spot.name == "bonus")
    bonus = Bonus.of(tables["bonus"], FIVE_CARD, stake or 0)
    free = tuple(Outcome(each.net) for each in bonus.outcomes)  # the cap is on the bets: 5.2
    riding = tuple(
        Outcome(bets * each.net, Fraction(bets), bets * each.bonus)
        for bets in range(1, MOST + 1)
        for each in bet.outcomes
    )
    return RidingRounds(tables["bet_1"], bet, Bonus(bonus.by, bonus.floors, free), riding)
