"""Ultimate Texas Hold'em by its chart, by what is kept of every flop, and by the river's count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.bclc.best.ultimate_texas_holdem import RaisesWhenBest
from houseway.analysis.edges.bclc.ultimate_bets import river_bets
from houseway.analysis.edges.kept_flops import ULTIMATE, Bets, bets_on, kept_flops
from houseway.analysis.kernels.meetings.ultimate import SCALE
from houseway.analysis.kernels.rounds.banked import Codes
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.holdem import BOARD, Square, charted, on_square, shown_down
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.ultimate_texas_holdem import QUALIFIES, UltimateTexasHoldem
from houseway.hands import FIVE_CARD
from houseway.play import Place
from houseway.play.settings import Settings

DEALER = "dealer"
PLAYS = 0, 1, 2, 4  # antes; nothing is a fold
ASKED = 3, 3, 2, 1  # times, until the bet is made or the hand is folded
LOSES, LOSES_SHORT, TIES, WINS_SHORT, WINS = range(5)
RESULTS = 5


def paid(play: int, asked: int, result: int, blind: Outcome) -> Outcome:
    """Ante, blind and play; the ante goes back where the dealer does not qualify (6.13.3)."""
    staked = Fraction(2 + play)
    if not play:
        return Outcome(-staked, staked, asked=asked)
    ante = {WINS: 1, LOSES: -1}.get(result, 0)
    if result in (WINS, WINS_SHORT):
        return Outcome(ante + play + blind.net, staked, blind.bonus, asked)
    if result == TIES:
        return Outcome(Fraction(0), staked, asked=asked)
    return Outcome(Fraction(ante - 1 - play), staked, asked=asked)


@dataclass(frozen=True, slots=True, eq=False)
class UltimateRounds:
    """Ante, blind and play, and Trips on the own seven cards."""

    raises: Square
    flops: Bets
    blind: Bonus
    trips: Bonus
    pays: NDArray[np.int64]  # by row of the blind, scaled
    outcomes: tuple[Outcome, ...]
    deck: Cards = STANDARD
    decisions: int = 0  # as many as the outcomes say

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 2, DEALER: 2, BOARD: 5}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        mine, theirs = shown_down(dealt, DEALER)
        rows = self.blind.rows(mine)
        result = np.where(mine > theirs, WINS, np.where(mine < theirs, LOSES, TIES))
        short = theirs < QUALIFIES
        result = np.where(short & (result == WINS), WINS_SHORT, result)
        result = np.where(short & (result == LOSES), LOSES_SHORT, result)
        bets = self.bets(dealt, rows)
        codes = (bets * RESULTS + result) * len(self.blind.outcomes) + rows
        return {
            "ante": Came(codes.astype(np.uint8), self.outcomes),
            "trips": Came(self.trips.rows(mine), self.trips.outcomes),
        }

    def bets(self, dealt: Dealt, rows: Codes) -> NDArray[np.int64]:
        """Which of the bets is made, street by street."""
        own, board = dealt[SEAT], dealt[BOARD]
        bets = np.zeros(len(own), dtype=np.int64)
        raises = on_square(self.raises, own) == 1
        bets[raises] = 3
        left = np.flatnonzero(~raises)
        on_flop = bets_on(self.flops, own[left], board[left, :3])
        bets[left[on_flop]] = 2
        left = left[~on_flop]
        bets[left] = river_bets(own[left], board[left], self.pays[rows[left]])
        return bets


def rounds(game: UltimateTexasHoldem, settings: Settings, policy: Policy) -> UltimateRounds | None:
    table = game.pay_tables["blind"]
    flops = kept_flops(ULTIMATE, table.text)
    if not isinstance(policy, RaisesWhenBest) or flops is None or settings["min_unit"] != 1:
        return None
    blind = Bonus.of(table, FIVE_CARD, lost=0)
    ways = zip(PLAYS, ASKED, strict=True)
    outcomes = tuple(paid(play, asked, result, row) for play, asked in ways
                     for result in range(RESULTS) for row in blind.outcomes)  # fmt: skip
    return UltimateRounds(
        charted(policy.chart, "4x"),
        flops,
        blind,
        Bonus.of(game.pay_tables["trips"], FIVE_CARD),
        np.array([int(SCALE * each.net) for each in blind.outcomes]),
        outcomes,
    )
