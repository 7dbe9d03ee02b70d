"""Mini-Baccarat: coups from a whole shoe, nothing to decide."""

from __future__ import annotations

from houseway.analysis.edges.bclc.mini_baccarat import settled
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.coups import CoupRounds, coup_rounds
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.play.settings import Settings


def rounds(game: MiniBaccarat, settings: Settings, policy: Policy) -> CoupRounds:
    return coup_rounds(game, settings, settled)
