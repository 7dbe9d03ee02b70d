"""Texas Hold'em Bonus by its chart, by what is kept of every flop, and by the turn's count."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import numpy as np

from houseway.analysis.edges.bclc.best.texas_holdem_bonus import BetsWhenAhead
from houseway.analysis.edges.flops import faced_all
from houseway.analysis.edges.kept_flops import AHEAD, Bets, bets_on, kept_flops
from houseway.analysis.edges.paid import net_of
from houseway.analysis.kernels.meetings.facing import LOST, WON
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.holdem import (
    BOARD,
    LOSES,
    TIES,
    WINS,
    Square,
    TwoCards,
    charted,
    on_square,
    shown_down,
)
from houseway.analysis.rounds.settled import Came, Dealt, Outcome
from houseway.analysis.trials.banked import SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.texas_holdem_bonus import (
    IN_HAND,
    PAID_ANTE,
    STRAIGHT_OR_BETTER,
    TexasHoldemBonus,
    in_hand,
)
from houseway.play import Place
from houseway.play.settings import Settings

DEALER = "dealer"
FLOP = 2  # antes bet to see it
WINS_STRONG = WINS + 1
RESULTS = 4
ACE = 12


def paid(more: int, result: int, ante: Fraction) -> Outcome:
    """Ante, flop, and the bets on turn and river; the ante wins with a straight or better."""
    bet = Fraction(FLOP + more)
    nets = {LOSES: -1 - bet, TIES: Fraction(0), WINS: bet, WINS_STRONG: bet + ante}
    return Outcome(nets[result], 1 + bet, asked=3)


@dataclass(frozen=True, slots=True, eq=False)
class BonusRounds:
    """Ante and the bets on three streets, and the jackpot on the first two cards."""

    stays: Square
    flops: Bets
    jackpot: TwoCards
    outcomes: tuple[Outcome, ...]  # by bets on turn and river and the result; folded is last
    deck: Cards = STANDARD
    decisions: int = 0  # as many as the outcomes say

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 2, DEALER: 2, BOARD: 5}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        mine, theirs = shown_down(dealt, DEALER)
        result = 1 + np.sign(mine - theirs)
        result = np.where((result == WINS) & (mine >= STRAIGHT_OR_BETTER), WINS_STRONG, result)
        own, board = dealt[SEAT], dealt[BOARD]
        stays = np.flatnonzero(on_square(self.stays, own))
        codes = np.full(len(own), len(self.outcomes) - 1, dtype=np.uint8)
        turn = bets_on(self.flops, own[stays], board[stays, :3])
        met = faced_all(own[stays], board[stays, :4])
        bets = turn.astype(np.int64) + (met[:, WON] > met[:, LOST])
        codes[stays] = bets * RESULTS + result[stays]
        return {"ante": Came(codes, self.outcomes), "bonus_jackpot": self.bonus(dealt)}

    def bonus(self, dealt: Dealt) -> Came:
        """The first row is for two aces against the other two."""
        found = self.jackpot.came(dealt[SEAT])
        aces = (dealt[DEALER] >> 2 == ACE).all(axis=1)
        none = (found.codes == IN_HAND.index(IN_HAND[0])) & ~aces
        return Came(np.where(none, np.uint8(1), found.codes), found.outcomes)


def rounds(game: TexasHoldemBonus, settings: Settings, policy: Policy) -> BonusRounds | None:
    flops, table = kept_flops(AHEAD), game.pay_tables["bonus_jackpot"]
    if not isinstance(policy, BetsWhenAhead) or flops is None:
        return None
    if [name for name, _ in table.rows] != list(IN_HAND):
        return None
    odds = game.pay_tables["ante"].pays(PAID_ANTE)
    ante = net_of(odds) if odds else Fraction(0)
    played = [paid(more, result, ante) for more, result in product(range(3), range(RESULTS))]
    folded = Outcome(Fraction(-1), asked=1)
    return BonusRounds(
        charted(policy.chart, "bet"),
        flops,
        TwoCards(table, lambda own: in_hand(own, ()), [net_of(each) for _, each in table.rows]),
        (*played, folded),
    )
