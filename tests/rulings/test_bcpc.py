"""The club's rulings: there always is one, and it moves only chips that are there."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.rulings import rule_on
from houseway.rulings.situations import GESTURES, SuitKept, Wager

steady = settings(deadline=None, derandomize=True, max_examples=400)
chips = st.lists(st.sampled_from((2_500, 10_000, 50_000, 100_000)), min_size=1, max_size=5)
words = st.sampled_from(
    ("", "", "call", "raise", "bet", "check", "fold", "all in", "pot", "make it twelve hundred")
)


@st.composite
def acts(draw) -> Wager:
    """Somebody with chips out or not puts more in, and may say something with them."""
    new, prior = draw(chips), draw(st.sampled_from(((), (2_500, 2_500), (10_000,))))
    facing = draw(st.sampled_from((0, 10_000, 60_000, 120_000))) if not prior else 60_000
    gesture = draw(st.sampled_from(GESTURES)) if prior else "drop"
    return Wager(
        facing=Cents(facing),
        last_raise=draw(st.none() | st.sampled_from((10_000, 50_000))) if facing else None,
        blinds=(Cents(5_000), Cents(10_000)),
        chips=tuple(map(Cents, new)),
        prior=tuple(map(Cents, prior)),
        gesture=gesture,
        pulled=(Cents(prior[0]),) if gesture == "pull back some" else (),
        stack=Cents(sum(new) + draw(st.integers(0, 40)) * 2_500),
        said=draw(words),
        players=draw(st.none() | st.integers(2, 6)),
        pot=Cents(facing + sum(prior) + 30_000),
        limit=draw(st.sampled_from(("no-limit", "pot-limit"))),
        chips_first=draw(st.booleans()),
    )


@steady
@given(acts())
def test_there_is_a_ruling_or_a_choice_and_nobody_owes_more_than_he_has(seen) -> None:
    ruling = rule_on("bcpc", seen)
    has = sum(seen.prior) + seen.stack
    amounts = [each.amount for each in (ruling, *ruling.choices) if each.amount is not None]
    assert ruling.act or ruling.choices
    assert all(0 <= amount <= has for amount in amounts)
    assert ruling.clause.rulebook == "bcpc"


@steady
@given(acts())
def test_what_comes_back_lay_in_front_of_him(seen) -> None:
    ruling = rule_on("bcpc", seen)
    assert 0 <= ruling.returned <= sum(seen.prior) + sum(seen.chips)
    if ruling.amount is not None:
        assert ruling.returned <= max(0, sum(seen.prior) + sum(seen.chips) - ruling.amount)


@steady
@given(acts(), st.randoms(use_true_random=False))
def test_the_same_chips_told_in_another_order_are_ruled_alike(seen, chance) -> None:
    told = list(seen.chips)
    chance.shuffle(told)
    assert rule_on("bcpc", replace(seen, chips=tuple(told))) == rule_on("bcpc", seen)


@steady
@given(acts())
def test_a_bet_or_raise_is_legal_all_in_or_within_the_pot(seen) -> None:
    ruling = rule_on("bcpc", seen)
    if ruling.act in ("bet", "raise"):
        most = 2 * seen.facing + seen.pot - sum(seen.prior)
        assert ruling.amount >= min(ruling.minimum, most)
        assert seen.limit == "no-limit" or ruling.amount <= most


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
