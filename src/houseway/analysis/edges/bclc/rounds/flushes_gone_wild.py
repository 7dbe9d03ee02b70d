"""Flushes Gone Wild by its rule: five cards each and two that both share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.bclc.best.flushes_gone_wild import PlaysFrom
from houseway.analysis.edges.bclc.flushes_gone_wild import FOLD, PLAY, nets_of
from houseway.analysis.kernels import values
from houseway.analysis.policies import Policy, stays_in
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.flushes_gone_wild import FlushesGoneWild
from houseway.hands import FLUSH_RUSH, LONGEST_FLUSH
from houseway.play import Place
from houseway.play.settings import Settings

DEALER, BOARD = "dealer", "board"
LOST, TIED, WON = range(3)  # of a hand that is played; a win by so many cards comes after it
LENGTH = 28  # where a value has how many cards the flush has


@dataclass(frozen=True, slots=True)
class FlushRounds:
    """Ante, blind and play by the longer flush, and the bonus on the own seven cards."""

    least: int  # the weakest five cards that are played
    outcomes: tuple[Outcome, ...]  # lost, tied, won by a margin from 0 on, and folded
    rush: Bonus
    deck: Cards = STANDARD
    decisions: int = 1

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 5, DEALER: 5, BOARD: 2}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        board, five = dealt[BOARD], dealt[SEAT]
        seven = np.hstack([five, board])
        own = values(LONGEST_FLUSH.name, seven)
        bank = values(LONGEST_FLUSH.name, np.hstack([dealt[DEALER], board]))
        margin = (own >> LENGTH) - (bank >> LENGTH)
        result = np.where(own > bank, WON + margin, np.where(own == bank, TIED, LOST))
        plays = values(LONGEST_FLUSH.name, five) >= self.least
        codes = np.where(plays, result, len(self.outcomes) - 1).astype(np.uint8)
        return {"ante": Came(codes, self.outcomes), "flush_rush": self.rush.came(seven)}


def rounds(game: FlushesGoneWild, settings: Settings, policy: Policy) -> FlushRounds | None:
    if not isinstance(policy, PlaysFrom) and policy is not stays_in:
        return None
    even, staked = Fraction(1 + PLAY), Fraction(PLAY - FOLD)
    nets = nets_of(game.pay_tables["blind"])
    played = [Outcome(net, staked, max(net - even, Fraction(0))) for net in nets]
    folded = Outcome(Fraction(FOLD), Fraction(-FOLD))
    least = policy.least if isinstance(policy, PlaysFrom) else 0
    rush = Bonus.of(game.pay_tables["flush_rush"], FLUSH_RUSH)
    return FlushRounds(least, (*played, folded), rush)
