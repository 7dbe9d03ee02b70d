"""The table between rounds: seats, chips, the betting window, the button and the blinds."""

from houseway.floor.banked import BankedTable
from houseway.floor.dead_button import DeadButtonTable
from houseway.floor.first_deal import deal
from houseway.floor.opening import open_table
from houseway.floor.player_dealer import PlayerDealerTable
from houseway.floor.pot import PotTable
from houseway.floor.table import Seated, Table

__all__ = [
    "BankedTable",
    "DeadButtonTable",
    "PlayerDealerTable",
    "PotTable",
    "Seated",
    "Table",
    "deal",
    "open_table",
]
