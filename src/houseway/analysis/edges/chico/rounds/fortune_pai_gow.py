"""Fortune Pai Gow Poker of California: no commission, and the bank is a player's."""

from __future__ import annotations

from houseway.analysis.kernels.ways.set_rounds import BY_TIER
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.set_hands import TwoHands, even_money, sets_the_house_way
from houseway.analysis.rounds.settled import Bonus
from houseway.analysis.trials.banked import BANKER
from houseway.games.chico.fortune_pai_gow import FortunePaiGow
from houseway.hands import CHICO_FORTUNE_BONUS
from houseway.play.settings import Settings


def rounds(game: FortunePaiGow, settings: Settings, policy: Policy) -> TwoHands | None:
    if not sets_the_house_way(policy):
        return None
    fortune = Bonus.of(game.pay_tables["fortune"], CHICO_FORTUNE_BONUS)
    return TwoHands(BY_TIER, 0, even_money(), {"fortune": fortune}, bank=BANKER)
