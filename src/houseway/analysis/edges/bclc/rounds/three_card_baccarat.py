"""Three Card Baccarat: three cards each, nothing to decide."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.bclc.three_card_baccarat import KEPT
from houseway.analysis.kernels import values
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.three_card_baccarat import ThreeCardBaccarat
from houseway.hands import THREE_CARD_BACCARAT
from houseway.play import Place
from houseway.play.settings import Settings

OUTCOMES = Outcome(Fraction(-1)), Outcome(Fraction(0)), Outcome(KEPT)


@dataclass(frozen=True, slots=True)
class BaccaratRounds:
    """The base bet against the house's bank, and the bonus on the own three cards."""

    three_kings: Bonus
    deck: Cards = STANDARD
    decisions: int = 1  # the cards are laid down

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 3, "dealer": 3}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        own, bank = (values(THREE_CARD_BACCARAT.name, dealt[place]) for place in (SEAT, "dealer"))
        came = (1 + np.sign(own - bank)).astype(np.uint8)
        bonus = Came(self.three_kings.rows(own), self.three_kings.outcomes)
        return {"base": Came(came, OUTCOMES), "three_kings": bonus}


def rounds(game: ThreeCardBaccarat, settings: Settings, policy: Policy) -> BaccaratRounds:
    table = game.pay_tables["three_kings"]
    return BaccaratRounds(Bonus.of(table, THREE_CARD_BACCARAT))
