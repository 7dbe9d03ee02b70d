"""Four Card Poker by its chart: five cards against six, of which one lies open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.charted import PlaysByOpenCard
from houseway.analysis.kernels import values
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.charted import (
    LOSES,
    WINS,
    Floors,
    came_out,
    charted_bets,
    floors_of,
    outcomes_of,
)
from houseway.analysis.rounds.compared import kept_where
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.four_card_poker import FourCardPoker
from houseway.hands import FOUR_CARD
from houseway.play import Place
from houseway.play.settings import Settings

DEALER = "dealer"
ANTES = (0, 1, 3)  # that are bet: nothing, little, much


def paid(bet: int, result: int, bonus: Outcome) -> Outcome:
    """Ante, play, and the ante bonus, which goes by the hand alone; equal hands win (2.1.3)."""
    if bet == 0 or bet >= len(ANTES):
        return Outcome(Fraction(-1))
    staked = Fraction(1 + ANTES[bet])
    return Outcome((staked if result == WINS else -staked) + bonus.net, staked, bonus.bonus)


@dataclass(frozen=True, slots=True)
class FourCardRounds:
    """Ante and play with the ante bonus, and side bets that a fold gives up."""

    floors: Floors
    ante_bonus: Bonus
    aces_up: Bonus
    bad_beat: Bonus | None = None
    deck: Cards = STANDARD
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 5, DEALER: 6}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        dealer = dealt[DEALER]
        own, bank = values(FOUR_CARD.name, dealt[SEAT]), values(FOUR_CARD.name, dealer)
        bets = charted_bets(self.floors, own, dealer[:, -1])  # 6.2.5: the sixth lies open
        result = np.where(own >= bank, np.uint8(WINS), np.uint8(LOSES))
        outcomes = outcomes_of(paid, self.ante_bonus.outcomes)
        aces_up = Came(self.aces_up.rows(own), self.aces_up.outcomes)
        came = {
            "ante": came_out(bets, result, self.ante_bonus.rows(own), outcomes),
            "aces_up": kept_where(aces_up, bets > 0),
        }
        if self.bad_beat:  # by the weaker of two unequal hands: 2.4.2, 2.4.3
            beaten = Came(self.bad_beat.rows(np.minimum(own, bank)), self.bad_beat.outcomes)
            came["bad_beat"] = kept_where(beaten, (bets > 0) & (own != bank))
        return came


def rounds(game: FourCardPoker, settings: Settings, policy: Policy) -> FourCardRounds | None:
    if not isinstance(policy, PlaysByOpenCard) or policy.by != FOUR_CARD.name:
        return None
    tables = game.pay_tables
    return FourCardRounds(
        floors_of(policy),
        Bonus.of(tables["ante_bonus"], FOUR_CARD, lost=0),
        Bonus.of(tables["aces_up"], FOUR_CARD),
        Bonus.of(tables["bad_beat"], FOUR_CARD) if "bad_beat" in tables else None,
    )
