"""Dragon Bonus Baccarat: coups, and by how much each side wins."""

from __future__ import annotations

from fractions import Fraction

from houseway.analysis.edges.bclc.dragon_bonus_baccarat import BONUSES, dragon
from houseway.analysis.edges.bclc.mini_baccarat import settled
from houseway.analysis.edges.coups import Coup
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.coups import CoupRounds, coup_rounds
from houseway.games.bclc.dragon_bonus_baccarat import DragonBonusBaccarat
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.play.settings import Settings


def rounds(game: DragonBonusBaccarat, settings: Settings, policy: Policy) -> CoupRounds:
    return coup_rounds(game, settings, any_bet)


def any_bet(game: MiniBaccarat, spot: str, coup: Coup) -> tuple[str, Fraction]:
    return (dragon if spot in BONUSES else settled)(game, spot, coup)
