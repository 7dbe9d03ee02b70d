"""Fortune Pai Gow Poker: the house way against itself, and every seven cards for the bonus."""

from __future__ import annotations

from houseway.analysis.edges.results import Strategy, Study
from houseway.analysis.edges.set_play import BOTH_WAYS, copies_note, play_rounds, set_wager
from houseway.analysis.edges.seven_cards import envy_note, seven
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.set_rounds import BY_TIER
from houseway.games.chico.fortune_pai_gow import FortunePaiGow
from houseway.games.chico.fortune_table import BONUS
from houseway.hands import CHICO_FORTUNE_BONUS
from houseway.play.settings import Settings

HIGHEST_ALONE = "envy is paid for the highest hand alone: the rare rounds with two are not deducted"


def study(game: FortunePaiGow, settings: Settings, work: Work) -> Study:
    counts = play_rounds(BY_TIER, settings, work).sum(axis=0)
    fortune, hands = seven(game, "fortune", CHICO_FORTUNE_BONUS, work)
    envy = envy_note(game, hands, BONUS.envy_stake, game.positions_each - 1, "Fortune hand")
    return Study(
        (set_wager(counts), fortune),
        strategy=Strategy(("Set the cards by the chart of the house way.",)),
        notes=(
            BOTH_WAYS,
            copies_note(counts),
            "collection fees are left out",
            envy,
            *(() if settings["envy_multiple"] else (HIGHEST_ALONE,)),
        ),
    )
