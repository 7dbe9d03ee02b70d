"""Ultimate Texas Hold'em: four antes by the chart, two and one by the count of what may come."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from houseway.analysis.best_play import kept_chart
from houseway.analysis.edges.squares import cell
from houseway.analysis.needs import need_kernels
from houseway.analysis.policies import Policy, seen
from houseway.cards import Cards
from houseway.play import Options
from houseway.play.actions import CHECK, FOLD, Action, Fold, Stake
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings
from houseway.play.view import View
from houseway.wagers import PayTable


@dataclass(frozen=True, slots=True)
class RaisesWhenBest:
    """Raises once, as early as waiting is worth less."""

    chart: Mapping[str, list[str]]
    blind: PayTable

    def __call__(self, view: View, options: Options) -> Action:
        own, board = seen(view, options.seat), seen(view, "board")
        stake = [offer for offer in options.offers if offer.kind is Stake][-1]  # the most
        if self.raises(own, board):
            return stake.action()
        return FOLD if options.offer(Fold) else CHECK

    def raises(self, own: Cards, board: Cards) -> bool:
        """Whether the bet that is offered now is worth more than to wait, or to fold."""
        from houseway.analysis.edges.bclc.ultimate_bets import bets_on_flop, bets_on_river

        if not board:
            return cell(self.chart, own) == "4x"
        return (bets_on_flop if len(board) == 3 else bets_on_river)(own, board, self.blind)


def policy(game: BankedGame, settings: Settings) -> Policy:
    need_kernels()
    return RaisesWhenBest(kept_chart(game), game.pay_tables_for(settings)["blind"])
