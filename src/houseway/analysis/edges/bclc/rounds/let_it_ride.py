"""Let It Ride by the exact decision: what all boards behind three or four cards pay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.bclc.best.let_it_ride import RidesWhenAhead
from houseway.analysis.edges.bclc.riding import numbers, rides
from houseway.analysis.kernels import values
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.let_it_ride import LetItRide
from houseway.hands import FIVE_CARD
from houseway.play import Place
from houseway.play.settings import Settings
from houseway.wagers import PayTable

BOARD = "board"
MOST = 3  # bets that may ride; the last one always does


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
