"""Events of several tables and a clock.

`Event` is one night, from the first entry to the last prize: a setup, and a log of acts. It has no
clock, dice or disk of its own.
"""

from __future__ import annotations

from houseway.tournament.night import acts
from houseway.tournament.night.acts import Act, read_act
from houseway.tournament.night.draws import Draw, Sealed
from houseway.tournament.night.event import Event, Logged
from houseway.tournament.night.records import Chair, Hand, Player, Question, Table
from houseway.tournament.night.setup import Register, Setup, Structure
from houseway.tournament.night.standing import Standing
from houseway.tournament.night.timer import Reading, Timer

__all__ = [
    "Act",
    "Chair",
    "Draw",
    "Event",
    "Hand",
    "Logged",
    "Player",
    "Question",
    "Reading",
    "Register",
    "Sealed",
    "Setup",
    "Standing",
    "Structure",
    "Table",
    "Timer",
    "acts",
    "read_act",
]
