"""Dragon Bonus Baccarat: the margin of every coup."""

from __future__ import annotations

from fractions import Fraction

from houseway.analysis.edges.bclc.mini_baccarat import (
    NO_COUNT,
    base_bets,
    bet,
    first_card_seen,
    settled,
)
from houseway.analysis.edges.coups import Coup
from houseway.analysis.edges.paid import NOTHING, net_of
from houseway.analysis.edges.results import Study
from houseway.analysis.edges.work import Work
from houseway.games.bclc.dragon_bonus_baccarat import MARGINS, DragonBonusBaccarat
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.play.settings import Settings

BONUSES = {"dragon_player": "player", "dragon_banker": "banker"}


def study(game: DragonBonusBaccarat, settings: Settings, work: Work) -> Study:
    bonuses = [bet(spot, settings, lambda coup, s=spot: dragon(game, s, coup))  # type: ignore[misc]
               for spot in BONUSES]  # fmt: skip
    base = base_bets(game, settings, settled)
    seen = first_card_seen(game, settings, settled)
    return Study((*base, *bonuses), asides=(seen,), notes=NO_COUNT)


def dragon(game: MiniBaccarat, spot: str, coup: Coup) -> tuple[str, Fraction]:
    """How the bonus on one side comes out."""
    row = margin_row(BONUSES[spot], coup)
    paid = game.pay_tables[spot].pays(row)
    return (row, net_of(paid)) if paid is not None else (NOTHING, Fraction(-1))


def margin_row(side: str, coup: Coup) -> str:
    """The printed row that a coup falls under for one side, if any."""
    if coup.winner == "tie":
        return "natural tie" if coup.natural else ""
    if coup.winner != side:
        return ""
    return "natural" if coup.natural else MARGINS.get(abs(coup.player - coup.banker), "")
