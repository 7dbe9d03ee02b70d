"""Opening a table: of the kind that its game needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.errors import BadSetting
from houseway.floor.banked import BankedTable
from houseway.floor.dead_button import DeadButtonTable
from houseway.floor.player_dealer import PlayerDealerTable
from houseway.floor.pot import PotTable
from houseway.floor.table import Table
from houseway.play import BankedGame, Game
from houseway.play.pot import PotGame
from houseway.wagers import Meter


def open_table(
    game: Game, settings: Mapping[str, object], meter: Meter | None = None
) -> Table[Any]:
    """Open a table of a game. The house must have posted every setting that has no default.

    Tables that are opened with the same `meter` are linked to one progressive jackpot.
    """
    checked = game.read_settings(settings, complete=True)
    if isinstance(game, BankedGame):
        banked = PlayerDealerTable if game.covering else BankedTable
        return banked(game, checked, meter)
    assert isinstance(game, PotGame)
    if meter:
        raise BadSetting(f"{game.name} has no progressive bet to link to a meter")
    dead = checked.get("button_rule") == "dead"
    return (DeadButtonTable if dead else PotTable)(game, checked)
