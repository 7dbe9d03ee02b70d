"""Fortune Asia Poker: both sides set three hands the house way."""

from __future__ import annotations

from houseway.analysis.edges.bclc.fortune_asia_poker import NETS
from houseway.analysis.policies import Policy
from houseway.analysis.rounds.set_hands import ThreeHands, sets_the_house_way
from houseway.analysis.rounds.settled import Bonus, Outcome
from houseway.games.bclc.fortune_asia_poker import FortuneAsiaPoker
from houseway.hands import FORTUNE_BONUS, INSURANCE
from houseway.play.settings import Settings


def rounds(game: FortuneAsiaPoker, settings: Settings, policy: Policy) -> ThreeHands | None:
    if not sets_the_house_way(policy):
        return None
    tables = game.pay_tables
    bonuses = {
        "fortune": Bonus.of(tables["fortune"], FORTUNE_BONUS),
        "insurance": Bonus.of(tables["insurance"], INSURANCE),
    }
    return ThreeHands(tuple(Outcome(net) for net in NETS), bonuses)
