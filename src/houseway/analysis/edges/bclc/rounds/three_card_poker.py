"""Three Card Poker: three cards each, played from one hand on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from houseway.analysis.edges.bclc.best.three_card_poker import PlaysFrom
from houseway.analysis.kernels import values
from houseway.analysis.policies import Policy, stays_in
from houseway.analysis.rounds.compared import against_bank, ante_and_play
from houseway.analysis.rounds.settled import Bonus, Came, Dealt
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.three_card_poker import QUALIFIES, ThreeCardPoker
from houseway.hands import FIVE_CARD, THREE_CARD
from houseway.play import Place
from houseway.play.settings import Settings

DEALER = "dealer"


@dataclass(frozen=True, slots=True)
class ThreeCardRounds:
    """Ante and play with the ante bonus, Pair Plus, and the six cards of both hands."""

    least: int  # the weakest hand that is played
    ante_bonus: Bonus
    pair_plus: Bonus
    six_card: Bonus
    deck: Cards = STANDARD
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 3, DEALER: 3}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        own, bank = (values(THREE_CARD.name, dealt[place]) for place in (SEAT, DEALER))
        met = against_bank(own, bank, np.array([self.least], dtype=np.int32), QUALIFIES)
        bonus = self.ante_bonus
        return {
            "ante": ante_and_play(met, 1, bonus.rows(own), bonus.outcomes),
            "pair_plus": Came(self.pair_plus.rows(own), self.pair_plus.outcomes),
            "six_card_bonus": self.six_card.came(dealt.rows),
        }


def rounds(game: ThreeCardPoker, settings: Settings, policy: Policy) -> ThreeCardRounds | None:
    if not isinstance(policy, PlaysFrom) and policy is not stays_in:
        return None
    tables = game.pay_tables
    return ThreeCardRounds(
        policy.least if isinstance(policy, PlaysFrom) else 0,
        Bonus.of(tables["ante_bonus"], THREE_CARD, lost=0),
        Bonus.of(tables["pair_plus"], THREE_CARD),
        Bonus.of(tables["six_card_bonus"], FIVE_CARD),
    )
