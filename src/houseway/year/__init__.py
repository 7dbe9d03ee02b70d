"""A club's year as it is played: nights dealt through the engine and entered in the club's books.

from houseway.year import SimulatedSeason, recorded

for club in SimulatedSeason("bcpc", seed=7).steps():     # the club after each of its steps
    ...
club.do(recorded(event, "L1"), by="Kay", day=today)      # a night that was played
"""

from __future__ import annotations

from houseway.year.outcome import put_out, recorded
from houseway.year.players import Pays, SimulatedPlayer, people
from houseway.year.simulated import SimulatedSeason

__all__ = ["Pays", "SimulatedPlayer", "SimulatedSeason", "people", "put_out", "recorded"]
