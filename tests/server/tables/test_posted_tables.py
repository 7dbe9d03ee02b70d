"""A table that posts another pay table shows it and pays by it, over the wire."""

from collections.abc import Callable
from typing import Any

GAME = "three-card-poker@bclc"
HANDS = ("straight flush", "three of a kind", "straight", "flush", "pair", "high card")
ALL_PAID = "\n".join(f"{hand}  7 to 1" for hand in HANDS)


def test_the_posted_table_is_shown_and_paid(person: Callable[[str], Any]) -> None:
    ann = person("Ann")
    posted = {"minimum": 500, "maximum": 50_000, "pair_plus_table": ALL_PAID}
    ann.open(GAME, settings=posted)
    ann.do("sit", seat=1, buy_in=10_000)
    (pair_plus,) = (each for each in ann.look()["pay_tables"] if each["spot"] == "pair_plus")
    assert {row["pays"] for row in pair_plus["rows"]} == {"7 to 1"}
    assert pair_plus["clause"] == "bclc-poker/6/5.9.table"
    ann.do("bet", bets={"pair_plus": 1_000}, tips={})
    ann.do("deal")
    (line,) = ann.look()["round"]["lines"]
    assert (line["net"], line["odds"], line["wager"]) == (7_000, "7 to 1", "pair_plus")
    assert line["row"] in HANDS
