"""Texas Hold'em Bonus: the chart before the flop, then a bet where more deals win than lose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from houseway.analysis.best_play import kept_chart
from houseway.analysis.edges.squares import cell
from houseway.analysis.needs import need_kernels
from houseway.analysis.policies import Policy, seen
from houseway.cards import Cards
from houseway.play import Options
from houseway.play.actions import Action, Check, Fold, Stake
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings
from houseway.play.view import View


@dataclass(frozen=True, slots=True)
class BetsWhenAhead:
    """Bets the flop by the chart, turn and river by the count of what may come."""

    chart: Mapping[str, list[str]]

    def __call__(self, view: View, options: Options) -> Action:
        own, board = seen(view, options.seat), seen(view, "board")
        offered = {offer.kind: offer for offer in options.offers}
        if not board:
            return offered[Fold if cell(self.chart, own) == "fold" else Stake].action()
        return offered[Stake if ahead(own, board) else Check].action()


def ahead(own: Cards, board: Cards) -> bool:
    """Whether more deals are won than lost, with two cards to come or with one."""
    from houseway.analysis.edges.flops import ahead_on, faced

    if len(board) == 3:
        return ahead_on(own, board)
    met = faced(own, board)
    return met.won > met.lost


def policy(game: BankedGame, settings: Settings) -> Policy:
    need_kernels()
    return BetsWhenAhead(kept_chart(game))
