"""Fortune Pai Gow Poker: Pai Gow Poker with a bonus on the seven cards."""

from __future__ import annotations

from dataclasses import replace

from houseway.analysis.edges.bclc.rounds import pai_gow_poker
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.set_hands import TwoHands
from houseway.analysis.rounds.settled import Bonus
from houseway.games.bclc.fortune_pai_gow import FortunePaiGow
from houseway.hands import FORTUNE_BONUS
from houseway.play.settings import Settings


def rounds(game: FortunePaiGow, settings: Settings, policy: Policy) -> TwoHands | None:
    plain = pai_gow_poker.rounds(game, settings, policy)
    fortune = Bonus.of(game.pay_tables["fortune"], FORTUNE_BONUS)
    return replace(plain, bonuses={"fortune": fortune}) if plain else None
