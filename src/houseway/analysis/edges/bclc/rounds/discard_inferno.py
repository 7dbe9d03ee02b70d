"""Discard Inferno by its chart: six cards against what the dealer has left of seven."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.burned import FIRST_HIGH
from houseway.analysis.edges.charted import PlaysByOpenCard
from houseway.analysis.edges.paid import net_of
from houseway.analysis.kernels import values
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.charted import (
    LOSES,
    WINS,
    Floors,
    by_names,
    came_out,
    charted_bets,
    compared,
    floors_of,
    outcomes_of,
)
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome, Rows
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.discard_inferno import COUNTS, TRIPS, DiscardInferno
from houseway.hands import INFERNO
from houseway.play import Place
from houseway.play.settings import Settings

DEALER, CARDS = "dealer", 7
MOST = 2  # antes, but for three of a kind or better: 6.5.2


def paid(bet: int, result: int, blind: Outcome) -> Outcome:
    """Ante, blind and play; a blind that wins is paid by the hand (6.8.2)."""
    staked = Fraction(2 + bet)
    if bet == 0 or result == LOSES:
        return Outcome(-staked, staked)
    if result == WINS:
        return Outcome(1 + bet + blind.net, staked, blind.bonus)
    return Outcome(Fraction(0), staked)


@dataclass(frozen=True, slots=True)
class InfernoRounds:
    """Ante, blind and play, Aces Up, and how many cards the dealer has left."""

    floors: Floors
    blind: Bonus
    aces_up: Bonus
    burned: tuple[Outcome, ...]  # by how many cards are left, one being the first
    deck: Cards = STANDARD
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 6, DEALER: CARDS}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        dealer, own = dealt[DEALER], values(INFERNO.name, dealt[SEAT])
        thrown = thrown_away(dealer)
        bets = charted_bets(self.floors, own, dealer[:, 0])
        bets = np.where((bets == MOST) & (own >= TRIPS), np.uint8(MOST + 1), bets)
        result = compared(own, left_over(dealer, thrown))
        outcomes = outcomes_of(paid, self.blind.outcomes)
        came = {
            "ante": came_out(bets, result, self.blind.rows(own), outcomes),
            "aces_up": Came(self.aces_up.rows(own), self.aces_up.outcomes),
        }
        if self.burned:
            came["burn_baby_burn"] = Came(np.uint8(CARDS - 1) - thrown, self.burned)
        return came


def thrown_away(dealer: Rows) -> NDArray[np.uint8]:
    """How many cards go, from the open one on; the last is kept whatever it is (6.6.1.a)."""
    high = (dealer[:, : CARDS - 1] >> 2) >= FIRST_HIGH
    found: NDArray[np.uint8] = np.cumprod(high, axis=1).sum(axis=1, dtype=np.uint8)
    return found


def left_over(dealer: Rows, thrown: NDArray[np.uint8]) -> NDArray[np.int32]:
    """What the rest of the dealer's cards is worth."""
    found = np.empty(len(dealer), dtype=np.int32)
    for gone in range(CARDS):
        chosen = np.flatnonzero(thrown == gone)
        found[chosen] = values(INFERNO.name, np.ascontiguousarray(dealer[chosen, gone:]))
    return found


def rounds(game: DiscardInferno, settings: Settings, policy: Policy) -> InfernoRounds | None:
    if not isinstance(policy, PlaysByOpenCard) or policy.by != INFERNO.name:
        return None
    tables = game.pay_tables
    burned = {name: net_of(odds) for name, odds in tables["burn_baby_burn"].rows}
    return InfernoRounds(
        floors_of(policy),
        Bonus.of(tables["blind"], INFERNO, lost=0),
        Bonus.of(tables["aces_up"], INFERNO),
        by_names(COUNTS, burned) if settings["burn_baby_burn"] else (),
    )
