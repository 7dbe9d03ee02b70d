"""The club's rulings: what its scenarios leave open."""

import pytest

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.rulings import Given, rule_on


def test_a_bet_within_the_pot_stands() -> None:
    given = Given(limit="pot-limit", pot=Cents(300), chips=(Cents(200),), said="bet")
    ruling = rule_on("bcpc", given)
    assert (ruling.act, ruling.amount, ruling.returned) == ("bet", 200, 0)
    assert ruling.clause.id == "bcpc/pot-limit.a"


def test_a_no_limit_bet_is_not_ruled_on_here() -> None:
    with pytest.raises(BadInput, match="pot-limit"):
        rule_on("bcpc", Given(chips=(Cents(200),)))


@pytest.mark.parametrize(
    ("looked", "after", "clause"),
    [
        (12, "acted", "bcpc/stomaha/suit-exposure.p1.s2"),
        (3, "acted", "bcpc/stomaha/suit-exposure.p1.s4"),
        (60, "", "bcpc/stomaha/suit-exposure.p1"),
    ],
)
def test_an_exposed_suit_names_its_clause(looked, after, clause) -> None:
    hole = parse_cards("Ah Kd 9h 3c")
    given = Given(suit="h", hole=hole, shown=hole[:1], looked=looked, after=after)
    assert rule_on("bcpc", given).clause.id == clause
