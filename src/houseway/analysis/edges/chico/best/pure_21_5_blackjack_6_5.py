"""Pure 21.5 by its chart."""

from __future__ import annotations

from houseway.analysis.best_play import kept_rules
from houseway.analysis.edges.chico.pure_policy import PlaysTheChart
from houseway.analysis.policies import Policy
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings


def policy(game: BankedGame, settings: Settings) -> Policy:
    return PlaysTheChart(takes_even=any("take even money" in rule for rule in kept_rules(game)))
