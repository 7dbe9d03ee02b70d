"""Events of several tables and a clock."""

from __future__ import annotations

from houseway.tournament.gamecards import GAMECARDS, Gamecards
from houseway.tournament.stomaha import Level, Stomaha
from houseway.tournament.stomaha_table import StomahaTable

__all__ = ["GAMECARDS", "Gamecards", "Level", "Stomaha", "StomahaTable"]
