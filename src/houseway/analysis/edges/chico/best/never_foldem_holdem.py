"""Never Fold'em Hold'em: the chart before the flop, then a call where more deals win than lose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from houseway.analysis.best_play import kept_chart
from houseway.analysis.edges.squares import cell
from houseway.analysis.needs import need_kernels
from houseway.analysis.policies import Policy, seen
from houseway.play import Options
from houseway.play.actions import Action, Check, Stake
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings
from houseway.play.view import View


@dataclass(frozen=True, slots=True)
class CallsWhenAhead:
    """Calls two antes by the chart, and one on the flop by the count of what may come."""

    chart: Mapping[str, list[str]]

    def __call__(self, view: View, options: Options) -> Action:
        from houseway.analysis.edges.flops import ahead_on

        own, board = seen(view, options.seat), seen(view, "board")
        calls = ahead_on(own, board) if board else cell(self.chart, own) != "check"
        offered = {offer.kind: offer for offer in options.offers}
        return offered[Stake if calls else Check].action()


def policy(game: BankedGame, settings: Settings) -> Policy:
    need_kernels()
    return CallsWhenAhead(kept_chart(game))
