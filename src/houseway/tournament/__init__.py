"""Events of several tables and a clock.

`Event` is one night, from the first entry to the last prize: a setup, and a log of acts. It has no
clock, dice or disk of its own.
"""

from __future__ import annotations

from houseway.tournament.gamecards import GAMECARDS, Gamecards
from houseway.tournament.night import acts
from houseway.tournament.night.acts import Act, read_act
from houseway.tournament.night.draws import Draw, Sealed
from houseway.tournament.night.event import Event, Logged
from houseway.tournament.night.records import Chair, Hand, Player, Question, Table
from houseway.tournament.night.setup import Register, Setup, Structure
from houseway.tournament.night.standing import Standing
from houseway.tournament.stomaha import Level, Stomaha
from houseway.tournament.stomaha_table import StomahaTable

__all__ = [
    "GAMECARDS",
    "Act",
    "Chair",
    "Draw",
    "Event",
    "Gamecards",
    "Hand",
    "Level",
    "Logged",
    "Player",
    "Question",
    "Register",
    "Sealed",
    "Setup",
    "Standing",
    "Stomaha",
    "StomahaTable",
    "Structure",
    "Table",
    "acts",
    "read_act",
]
