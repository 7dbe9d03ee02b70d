"""Three Card Poker with a card of the bank's open, played by what that card asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from houseway.analysis.edges.chico.best.three_card_poker import PlaysAgainst
from houseway.analysis.kernels import values
from houseway.analysis.kernels.rounds.banked import FOLDED
from houseway.analysis.policies import Policy, stays_in
from houseway.analysis.rounds.compared import against_bank, ante_and_play, kept_where
from houseway.analysis.rounds.settled import Bonus, Came, Dealt
from houseway.analysis.trials.banked import BANKER, SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.chico.three_card_poker import QUALIFIES, ThreeCardPoker
from houseway.hands import CHICO_THREE_CARD, FIVE_CARD
from houseway.play import Place
from houseway.play.settings import Settings

RANKS = "23456789TJQKA"


@dataclass(frozen=True, slots=True)
class ThreeCardRounds:
    """Ante and play, Pair Plus, which a fold gives up, and the six cards of both hands."""

    least: tuple[int, ...]  # by the rank that lies open: the weakest hand that is played
    short: int  # what the ante wins where the bank does not qualify
    pair_plus: Bonus
    six_card: Bonus
    deck: Cards = STANDARD
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 3, BANKER: 3}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        own, bank = (values(CHICO_THREE_CARD.name, dealt[place]) for place in (SEAT, BANKER))
        opened = dealt[BANKER][:, -1] >> 2  # the bottom card: dealing.8
        least = np.array(self.least, dtype=np.int32)[opened]
        met = against_bank(own, bank, least, QUALIFIES)
        pair_plus = Came(self.pair_plus.rows(own), self.pair_plus.outcomes)
        return {
            "ante": ante_and_play(met, self.short),
            "pair_plus": kept_where(pair_plus, met != FOLDED),
            "six_card_bonus": self.six_card.came(dealt.rows),
        }


def rounds(game: ThreeCardPoker, settings: Settings, policy: Policy) -> ThreeCardRounds | None:
    if not isinstance(policy, PlaysAgainst) and policy is not stays_in:
        return None
    least = [policy.least[rank] if isinstance(policy, PlaysAgainst) else 0 for rank in RANKS]
    tables = game.pay_tables
    return ThreeCardRounds(
        tuple(least),
        0 if settings["ante_on_no_qualify"] == "push" else 1,
        Bonus.of(tables["pair_plus"], CHICO_THREE_CARD),
        Bonus.of(tables["six_card_bonus"], FIVE_CARD),
    )
