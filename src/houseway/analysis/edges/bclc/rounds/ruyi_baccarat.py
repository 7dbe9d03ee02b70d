"""Ruyi Baccarat: coups, and the bets on three-card sevens, eights and nines."""

from __future__ import annotations

from fractions import Fraction

from houseway.analysis.edges.bclc.ruyi_baccarat import ROWS, settled, side_bet
from houseway.analysis.edges.coups import Coup
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.coups import CoupRounds, coup_rounds
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.games.bclc.ruyi_baccarat import RuyiBaccarat
from houseway.play.settings import Settings


def rounds(game: RuyiBaccarat, settings: Settings, policy: Policy) -> CoupRounds:
    return coup_rounds(game, settings, any_bet)


def any_bet(game: MiniBaccarat, spot: str, coup: Coup) -> tuple[str, Fraction]:
    assert isinstance(game, RuyiBaccarat)
    return side_bet(game, spot, coup) if spot in ROWS else settled(game, spot, coup)
