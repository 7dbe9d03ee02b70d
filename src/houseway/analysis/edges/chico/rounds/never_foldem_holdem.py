"""Never Fold'em Hold'em by its chart, and by what is kept of every flop."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.chico.best.never_foldem_holdem import CallsWhenAhead
from houseway.analysis.edges.kept_flops import AHEAD, Bets, bets_on, kept_flops
from houseway.analysis.edges.paid import net_of
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.holdem import (
    BOARD,
    LOSES,
    WINS,
    Square,
    TwoCards,
    charted,
    on_square,
    shown_down,
)
from houseway.analysis.rounds.settled import Bonus, Came, Dealt, Outcome
from houseway.analysis.trials.banked import BANKER, SEAT
from houseway.cards import STANDARD, Cards
from houseway.games.chico.never_foldem import NeverFoldem, blackjack, field_sum
from houseway.hands import FIVE_CARD
from houseway.play import Place
from houseway.play.settings import Settings

CALLS = 2  # antes before the flop; one more on it
RESULTS = 3


@dataclass(frozen=True, slots=True, eq=False)
class NeverFoldemRounds:
    """Ante, calls and Final Hand, and two bets on the first two cards."""

    checks: Square
    flops: Bets
    final: Bonus
    blackjack: TwoCards
    field: TwoCards
    outcomes: tuple[Outcome, ...]  # by antes called, the result, and the row of the own hand
    deck: Cards = STANDARD
    decisions: int = 2

    @property
    def places(self) -> Mapping[Place, int]:
        return {SEAT: 2, BANKER: 2, BOARD: 5}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        mine, theirs = shown_down(dealt, BANKER)
        own = dealt[SEAT]
        calls = CALLS * (1 - on_square(self.checks, own).astype(np.int64))
        calls += bets_on(self.flops, own, dealt[BOARD][:, :3])
        result = 1 + np.sign(mine - theirs)
        codes = (calls * RESULTS + result) * len(self.final.outcomes) + self.final.rows(mine)
        return {
            "ante": Came(codes.astype(np.uint8), self.outcomes),
            "blackjack": self.blackjack.came(own),
            "field": self.field.came(own),
        }


def paid(calls: int, result: int, final: Outcome) -> Outcome:
    """Ante and calls win or lose as the hands compare, the Final Hand by the own hand alone."""
    sign = {WINS: 1, LOSES: -1}.get(result, 0)
    return Outcome(sign * (1 + calls) + final.net, Fraction(2 + calls))


def rounds(game: NeverFoldem, settings: Settings, policy: Policy) -> NeverFoldemRounds | None:
    flops = kept_flops(AHEAD)
    if not isinstance(policy, CallsWhenAhead) or flops is None or settings["half_dollars"]:
        return None
    final = Bonus.of(game.pay_tables["final_hand"], FIVE_CARD)
    two = {spot: TwoCards(table, row, [net_of(odds) for _, odds in table.rows])
           for spot, row in (("blackjack", blackjack), ("field", field_sum))
           for table in (game.pay_tables[spot],)}  # fmt: skip
    return NeverFoldemRounds(
        charted(policy.chart, "check"),
        flops,
        final,
        two["blackjack"],
        two["field"],
        tuple(paid(calls, result, row) for calls in range(CALLS + 2)
              for result in range(RESULTS) for row in final.outcomes),
    )  # fmt: skip
