"""Fortune Pai Gow Poker: the house way against itself, and every seven cards for the bonus."""

from __future__ import annotations

from fractions import Fraction

from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.edges.envied_once import envy_once
from houseway.analysis.edges.results import Strategy, Study
from houseway.analysis.edges.set_play import (
    BOTH_WAYS,
    copies_note,
    play_rounds,
    set_wager,
    setting_aside,
    with_card_seen,
)
from houseway.analysis.edges.seven_cards import NO_ENVY, seven
from houseway.analysis.edges.weighed_settings import weigh_settings
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.ways.set_rounds import BY_TIER, Way
from houseway.games.chico.fortune_pai_gow import FortunePaiGow
from houseway.hands import CHICO_FORTUNE_BONUS
from houseway.play.settings import Settings

HIGHEST_ALONE = "envy is paid for the highest hand of the table alone"


def study(game: FortunePaiGow, settings: Settings, work: Work) -> Study:
    played = play_rounds(BY_TIER, settings, work)
    counts = played.compared.sum(axis=0)
    base = set_wager(counts)
    fortune = seven(game, "fortune", CHICO_FORTUNE_BONUS, work)
    setting = setting_aside(base, played.both, (Fraction(-1), Fraction(0), Fraction(1)))
    alone = not settings["envy_multiple"]
    envy = (envy_once(game, "fortune", CHICO_FORTUNE_BONUS, work),) if alone else ()
    return Study(
        (base, fortune),
        strategy=Strategy(("Set the cards by the chart of the house way.",)),
        asides=(setting, *with_card_seen(BY_TIER, settings, work, setting), *envy),
        notes=(
            BOTH_WAYS,
            copies_note(counts),
            "collection fees are left out",
            NO_ENVY,
            *((HIGHEST_ALONE,) if alone else ()),
        ),
    )


def weigh(game: FortunePaiGow, settings: Settings, hand: Hand) -> Weighed:
    """Every setting of seven cards."""
    return weigh_settings(Way(BY_TIER, 0, 0), Fraction(1), hand)
