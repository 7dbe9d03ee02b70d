"""Rulings: an act never counts as more than the player has, and what is too much comes back."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.rulings import rule_on
from houseway.rulings.situations import HandShown, Wager

steady = settings(deadline=None, derandomize=True, max_examples=300)

chips = st.lists(st.sampled_from((100, 500, 2_500, 10_000)), max_size=4)


@st.composite
def acts(draw) -> Wager:
    """Somebody puts chips in, and may say something with them."""
    put = tuple(map(Cents, draw(chips)))
    prior = draw(st.sampled_from((0, 100, 200, 500)))
    facing = draw(st.sampled_from((0, prior + 200, prior + 2_500)))
    return Wager(
        facing=Cents(facing),
        last_raise=draw(st.none() | st.sampled_from((200, 2_500))),
        blinds=(Cents(100), Cents(200)),
        chips=put,
        prior=(Cents(prior),) if facing else (),
        stack=Cents(sum(put) + draw(st.integers(0, 200)) * 100),
        said=draw(st.sampled_from(("", "call", "raise", "bet", "check", "fold"))),
        said_amount=draw(st.none() | st.sampled_from((400, 1_000, 9_000))),
        pot=draw(st.none() | st.just(Cents(facing + 1_500))),
        limit=draw(st.sampled_from(("no-limit", "pot-limit"))),
        max_bet=draw(st.none() | st.just(Cents(5_000))),
    )


@steady
@given(acts())
def test_nobody_is_held_to_more_than_he_has(seen) -> None:
    ruling = rule_on("bclc", seen)
    assert sum(seen.prior) <= ruling.amount <= sum(seen.prior) + seen.stack


@steady
@given(acts())
def test_what_was_put_in_beyond_the_ruling_comes_back(seen) -> None:
    ruling = rule_on("bclc", seen)
    assert ruling.returned == max(0, sum(seen.prior) + sum(seen.chips) - ruling.amount)


@steady
@given(acts())
def test_a_call_matches_the_bet_or_is_all_in(seen) -> None:
    ruling = rule_on("bclc", seen)
    if ruling.act == "call":
        assert ruling.amount == min(seen.facing, sum(seen.prior) + seen.stack)


@steady
@given(acts())
def test_a_raise_in_pot_limit_is_never_more_than_the_pot_unless_it_is_too_late(seen) -> None:
    ruling = rule_on("bclc", seen)
    if ruling.act in ("bet", "raise") and seen.limit == "pot-limit" and seen.pot is not None:
        assert ruling.amount <= 2 * seen.facing - sum(seen.prior) + seen.pot


@steady
@given(acts())
def test_the_same_sight_is_ruled_alike_and_under_a_clause_of_the_house(seen) -> None:
    ruling = rule_on("bclc", seen)
    assert rule_on("bclc", seen) == ruling
    assert ruling.clause.section in ("bclc-poker/17", "bclc-poker/33")
    assert ruling.act in ("fold", "check", "call", "bet", "raise")


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
        refused.value.message == "there are no rulings of a house 'nowhere'; there are bclc, bcpc"
    )
