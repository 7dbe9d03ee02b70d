"""Face Up Pai Gow Poker: the bank's hand lies open, and its ace high pushes every wager."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.bclc.best.face_up_pai_gow import SetsAgainst
from houseway.analysis.edges.paid import net_of
from houseway.analysis.edges.set_play import posted_bits
from houseway.analysis.kernels import values
from houseway.analysis.kernels.ways.set_rounds import BY_SIZE, PUSHES
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.set_hands import TwoHands, even_money, sets_the_house_way
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome
from houseway.analysis.trials.banked import SEAT
from houseway.cards import WITH_JOKER, Cards
from houseway.games.bclc import face_up_pai_gow as face_up
from houseway.hands import FORTUNE_BONUS, PAI_GOW_ACE_HIGH
from houseway.hands.grade import ACE_HIGH_WITH_JOKER
from houseway.play import Place
from houseway.play.settings import Settings
from houseway.wagers import PayTable

BY_JOKER = PAI_GOW_ACE_HIGH.least(ACE_HIGH_WITH_JOKER)
ROWS = (None, face_up.WITHOUT, face_up.WITH_JOKER, face_up.BOTH)  # of the Ace High bonus


@dataclass(frozen=True, slots=True)
class OpenHands:
    """Two hands against open ones, and the bonus on the bank's ace high."""

    hands: TwoHands
    ace_high: tuple[Outcome, ...]
    deck: Cards = WITH_JOKER
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return self.hands.places

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        came = dict(self.hands.settle(dealt))
        own, bank = (values(PAI_GOW_ACE_HIGH.name, dealt[place]) for place in (SEAT, "dealer"))
        row = np.where(bank > 0, np.where(own > 0, 3, 1 + (bank >= BY_JOKER)), 0)
        base = came["base"]
        pushed = np.where(bank > 0, np.uint8(PUSHES), base.codes)  # 6.2
        return {
            **came,
            "base": base._replace(codes=pushed),
            "ace_high": Came(row.astype(np.uint8), self.ace_high),
        }


def rounds(game: face_up.FaceUpPaiGow, settings: Settings, policy: Policy) -> OpenHands | None:
    openly = isinstance(policy, SetsAgainst)
    if not openly and not sets_the_house_way(policy):
        return None
    tables = game.pay_tables
    fortune = Bonus.of(tables["fortune"], FORTUNE_BONUS)
    posted = posted_bits(settings)
    hands = TwoHands(BY_SIZE, posted, even_money(), {"fortune": fortune}, openly=openly)
    return OpenHands(hands, tuple(_paid(tables["ace_high"], row) for row in ROWS))


def _paid(table: PayTable, row: str | None) -> Outcome:
    odds = table.pays(row) if row else None
    net = net_of(odds) if odds else Fraction(-1)
    return Outcome(net, bonus=max(net, Fraction(0)))
