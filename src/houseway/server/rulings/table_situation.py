"""How a pot table stands for whoever is to act, for the desk to start from."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.formats.scenarios.rulings.written import written
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import read_stakes
from houseway.rulings import rules_of
from houseway.rulings.standing import posted, standing
from houseway.server.shapes.rulings import TableSituation
from houseway.server.tables.live_table import LiveTable


def table_situation(live: LiveTable) -> TableSituation:
    """Bets, stacks and blinds, which everybody at the table sees; no card, and no offer."""
    game, hand = live.game, live.table.round
    if not isinstance(game, PotGame):
        raise BadInput(f"{game.id} is not played for a pot; the desk rules on pot games")
    rules_of(game.house)
    now = standing(hand) if isinstance(hand, PotRound) and live.table.in_round else None
    seat, seen = now or (None, posted(read_stakes(game, live.settings)))
    sitting = live.players.get(seat) if seat else None
    return TableSituation(
        house=game.house,
        table=live.id,
        table_name=live.name,
        round=live.round_number,
        seat=seat,
        player=sitting.name if sitting else None,
        given=written(seen),
    )
