"""The Harbour House: a card room of two games, in euros."""

from __future__ import annotations

from pathlib import Path

from harbour_house.book import BOOK
from houseway.houses import House, TableRules
from houseway.money import Currency

rule = BOOK.section("room")

HOUSE = House(
    id="harbour",
    title="The Harbour House",
    rulebooks=(BOOK,),
    currency=Currency("EUR", "€", "euros"),
    games="harbour_house.games",
    scenarios=(Path(__file__).with_name("scenarios"),),
    clock=rule("4"),
    table=TableRules(one_seat=rule("1"), buying=rule("2"), table_stakes=rule("3")),
)
