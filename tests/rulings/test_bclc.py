"""Houses that have rulings, and hands at the showdown."""

import pytest

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.rulings import rule_on
from houseway.rulings.situations import HandShown, Wager


@pytest.mark.parametrize(
    ("shown", "act"),
    [("As Kd", "live hand"), ("Kd As", "live hand"), ("As", "dead hand"), ("", "dead hand")],
)
def test_a_hand_counts_with_both_its_cards(shown, act) -> None:
    seen = HandShown(hole=parse_cards("As Kd"), shown=parse_cards(shown))
    assert rule_on("bclc", seen).act == act


def test_an_unknown_house_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        rule_on("nowhere", Wager())
    assert (
        refused.value.message
        == "there are no rulings of a house 'nowhere'; there are bclc, bcpc, chico"
    )


def test_a_house_says_what_it_rules_on() -> None:
    with pytest.raises(BadInput) as refused:
        rule_on("chico", Wager(said="call"))
    assert refused.value.message == "'chico' has no rule on this: wager; it has rules on pot shared"
