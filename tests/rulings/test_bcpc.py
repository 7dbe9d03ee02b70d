"""The club's rulings: what is missing, what is said aloud, and the suit that lies open."""

import pytest

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.rulings import rule_on
from houseway.rulings.situations import SuitKept, Wager


def test_a_bet_within_the_pot_stands() -> None:
    seen = Wager(limit="pot-limit", pot=Cents(300), chips=(Cents(200),), said="bet")
    ruling = rule_on("bcpc", seen)
    assert (ruling.act, ruling.amount, ruling.returned) == ("bet", 200, 0)
    assert ruling.clause.id == "bcpc/pot-limit.a"


@pytest.mark.parametrize(
    ("seen", "line"),
    [
        (Wager(), "nothing was put in and nothing said; give chips, said or said_amount"),
        (Wager(said="all in"), "all in, and nobody says for how much; give the stack"),
        (
            Wager(said="five", blinds=(Cents(20_000), Cents(40_000))),
            "that may mean 500.00 or 5,000.00, and the pot decides; give the pot",
        ),
        (
            Wager(said="raise", limit="pot-limit", facing=Cents(100), last_raise=Cents(100)),
            "the pot is the limit, and nobody says how much is in it; give the pot",
        ),
    ],
)
def test_what_cannot_be_ruled_says_what_is_missing(seen, line) -> None:
    with pytest.raises(BadInput) as refused:
        rule_on("bcpc", seen)
    assert refused.value.message.startswith(line)


def test_the_sentence_to_say_aloud() -> None:
    seen = Wager(facing=Cents(20_000), chips=(Cents(100_000),), stack=Cents(500_000))
    assert rule_on("bcpc", seen).aloud == "Call 200.00. 800.00 comes back."


@pytest.mark.parametrize(
    ("looked", "acted", "clause"),
    [
        (12, True, "bcpc/stomaha/suit-exposure.p1.s2"),
        (3, True, "bcpc/stomaha/suit-exposure.p1.s4"),
        (60, False, "bcpc/stomaha/suit-exposure.p1"),
    ],
)
def test_an_exposed_suit_names_its_clause(looked, acted, clause) -> None:
    hole = parse_cards("Ah Kd 9h 3c")
    seen = SuitKept(suit="h", hole=hole, shown=hole[:1], looked=looked, acted=acted)
    assert rule_on("bcpc", seen).clause.id == clause
