"""The poker club: tournaments, in pounds.

Its tables play to the end, so it prints nothing of buying chips, of taking them away, of a
straddle or a kill.
"""

from __future__ import annotations

from houseway.houses.bcpc_club import CLUB
from houseway.houses.bcpc_night import NIGHT
from houseway.houses.bcpc_year import YEAR
from houseway.houses.house import House, checked_out
from houseway.money import Currency
from houseway.rulebook import book, section

rule = section("bcpc")

HOUSE = House(
    id="bcpc",
    title="The poker club",
    rulebooks=(book("bcpc"),),
    currency=Currency("GBP", "£", "pounds"),
    games="houseway.games.bcpc",
    scenarios=checked_out("bcpc"),
    rulings="houseway.rulings.bcpc",
    clock=rule("42"),
    club=CLUB,
    night=NIGHT,
    year=YEAR,
)
