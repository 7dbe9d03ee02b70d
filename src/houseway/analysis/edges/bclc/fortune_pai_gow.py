"""Fortune Pai Gow Poker: Pai Gow Poker with a bonus on every seven cards."""

from __future__ import annotations

from dataclasses import replace

from houseway.analysis.edges.bclc import pai_gow_poker
from houseway.analysis.edges.bclc.pai_gow_poker import weigh
from houseway.analysis.edges.results import Study
from houseway.analysis.edges.seven_cards import NO_ENVY, seven
from houseway.analysis.edges.work import Work
from houseway.games.bclc.fortune_pai_gow import FortunePaiGow
from houseway.hands import FORTUNE_BONUS
from houseway.play.settings import Settings


def study(game: FortunePaiGow, settings: Settings, work: Work) -> Study:
    plain = pai_gow_poker.study(game, settings, work)
    base, progressive = plain.wagers
    fortune = seven(game, "fortune", FORTUNE_BONUS, work)
    return replace(plain, wagers=(base, fortune, progressive), notes=(*plain.notes, NO_ENVY))


__all__ = ["study", "weigh"]
