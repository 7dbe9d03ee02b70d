"""Discard Inferno by its chart."""

from __future__ import annotations

from houseway.analysis.best_play import kept_chart
from houseway.analysis.edges.charted import by_chart
from houseway.analysis.policies import Policy
from houseway.hands import INFERNO
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings


def policy(game: BankedGame, settings: Settings) -> Policy:
    return by_chart(INFERNO, kept_chart(game))
