"""Fast Action Hold'em: both sides keep two of four cards the house way, from six decks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels import values
from houseway.analysis.kernels.ways.fast_way import keep_twos
from houseway.analysis.policies import Policy, SetsTheHouseWay
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome, Rows
from houseway.analysis.trials.banked import SEAT
from houseway.cards import Cards
from houseway.games.bclc.fast_action_holdem import SIX_DECKS, FastActionHoldem
from houseway.hands import FAST_ACTION
from houseway.play import Place
from houseway.play.settings import Settings

OUTCOMES = Outcome(Fraction(-1)), Outcome(Fraction(1))


@dataclass(frozen=True, slots=True)
class KeptTwo:
    """Two kept cards and the board: an equal hand is the dealer's."""

    top_suited: bool
    bonus: Bonus
    deck: Cards = SIX_DECKS
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 4, "dealer": 4, "board": 5}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        board = dealt["board"]
        own, banks = (self.value(dealt[place], board) for place in (SEAT, "dealer"))
        return {
            "ante": Came((own > banks).astype(np.uint8), OUTCOMES),
            "bonus": Came(self.bonus.rows(own), self.bonus.outcomes),
        }

    def value(self, four: Rows, board: Rows) -> NDArray[np.int32]:
        kept = np.empty((len(four), 2), dtype=np.uint8)
        keep_twos(four, int(self.top_suited), kept)
        return values(FAST_ACTION.name, np.hstack([kept, board]))


def rounds(game: FastActionHoldem, settings: Settings, policy: Policy) -> KeptTwo | None:
    if not isinstance(policy, SetsTheHouseWay):
        return None
    bonus = Bonus.of(game.pay_tables["bonus"], FAST_ACTION)
    return KeptTwo(settings["fah_line13"] == "top_suited", bonus)
