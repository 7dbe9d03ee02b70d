"""A card room in California: players deal for themselves, and the house collects a fee.

It prints nothing of one's seats, of buying chips or of taking them away, and has no clock.
"""

from __future__ import annotations

from importlib.resources import files

from houseway.houses.house import House, checked_out
from houseway.money import Currency
from houseway.rulebook import book, section
from houseway.wagers.schedules import Schedules

collection = section("chico/collection")

HOUSE = House(
    id="chico",
    title="California card room",
    rulebooks=(book("chico"),),
    currency=Currency("USD", "$", "dollars"),
    games="houseway.games.chico",
    rulings="houseway.rulings.chico",
    analysis="houseway.analysis.edges.chico",
    scenarios=checked_out("chico"),
    collection=Schedules(
        files("houseway.houses").joinpath("chico_collection.json"),
        free=collection("bureau-notice.1"),
    ),
)
