"""Dragon Bonus Baccarat: the margin of every coup."""

from __future__ import annotations

from fractions import Fraction

from houseway.analysis.edges.bclc.mini_baccarat import NO_COUNT, base_bets, bet, settled
from houseway.analysis.edges.coups import Coup
from houseway.analysis.edges.paid import NOTHING, net_of
from houseway.analysis.edges.results import Study
from houseway.analysis.edges.work import Work
from houseway.games.bclc.dragon_bonus_baccarat import MARGINS, DragonBonusBaccarat
from houseway.play.settings import Settings
from houseway.wagers import PayTable


def study(game: DragonBonusBaccarat, settings: Settings, work: Work) -> Study:
    def dragon(side: str, table: PayTable, coup: Coup) -> tuple[str, Fraction]:
        row = margin_row(side, coup)
        paid = table.pays(row)
        return (row, net_of(paid)) if paid is not None else (NOTHING, Fraction(-1))

    bonuses = [
        bet(spot, settings, lambda coup, s=side, t=game.pay_tables[spot]: dragon(s, t, coup))  # type: ignore[misc]
        for side in ("player", "banker")
        for spot in (f"dragon_{side}",)
    ]
    return Study((*base_bets(game, settings, settled), *bonuses), notes=NO_COUNT)


def margin_row(side: str, coup: Coup) -> str:
    """The printed row that a coup falls under for one side, if any."""
    if coup.winner == "tie":
        return "natural tie" if coup.natural else ""
    if coup.winner != side:
        return ""
    return "natural" if coup.natural else MARGINS.get(abs(coup.player - coup.banker), "")
