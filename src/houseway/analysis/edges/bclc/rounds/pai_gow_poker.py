"""Pai Gow Poker: both sides set the house way."""

from __future__ import annotations

from houseway.analysis.edges.set_play import kept_by, posted_bits
from houseway.analysis.kernels.ways.set_rounds import BY_SIZE
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.set_hands import TwoHands, even_money, sets_the_house_way
from houseway.games.bclc.pai_gow_poker import PaiGowPoker
from houseway.play.settings import Settings


def rounds(game: PaiGowPoker, settings: Settings, policy: Policy) -> TwoHands | None:
    if not sets_the_house_way(policy):
        return None
    return TwoHands(BY_SIZE, posted_bits(settings), even_money(kept_by(game.commission)), {})
