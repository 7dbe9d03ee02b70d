"""Whatever happens there is a ruling, or a line on what is missing; and no chips are made."""

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from tests.rulings.strategies import situations

from houseway import houses
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.rulings import Ruling, rule_on
from houseway.rulings.bounds import put
from houseway.rulings.situations import ChipsFound, HighLowShared, PotShared, Wager

steady = settings(deadline=None, derandomize=True, max_examples=40)


def kinds() -> list[tuple[str, type]]:
    """Every house with every kind of situation that it rules on."""
    from importlib import import_module

    modules = {each.id: each.rulings for each in houses.every().values() if each.rulings}
    return [(house, kind) for house, name in modules.items() for kind in import_module(name).RULES]


EVERY = pytest.mark.parametrize(
    ("house", "kind"), [pytest.param(*each, id=f"{each[0]}-{each[1].__name__}") for each in kinds()]
)


def ruled(house: str, seen: Any) -> Ruling:
    """The ruling; what cannot be is passed over, and it is a failure if nothing else is found."""
    try:
        return rule_on(house, seen)
    except BadInput:
        assume(False)
        raise


@EVERY
@steady
@given(data=st.data())
def test_there_is_a_ruling_with_its_clause_and_a_sentence(
    house: str, kind: type, data: Any
) -> None:
    ruling = ruled(house, data.draw(situations(kind)))
    assert ruling.act or ruling.choices or ruling.answer is not None
    assert ruling.clause.id.startswith(house)
    assert ruling.aloud.endswith(".")
    assert all(choice.act and choice.effect for choice in ruling.choices)
    json.dumps(ruling.facts())


@pytest.mark.parametrize("house", ["bcpc", "bclc"])
@settings(deadline=None, derandomize=True, max_examples=80)
@given(seen=situations(Wager))
def test_a_wager_moves_only_chips_that_are_there(house: str, seen: Wager) -> None:
    ruling = ruled(house, seen)
    has = None if seen.stack is None else sum(seen.prior) + seen.stack
    for each in (ruling, *ruling.choices):
        assert each.amount is None or each.amount >= 0
        assert each.amount is None or has is None or each.amount <= has
    if ruling.amount is None or seen.first_motion:
        return
    before = put(seen)
    added = max(0, ruling.amount - before)
    assert before - ruling.returned + added == ruling.amount, "the pot gets what is ruled"
    if seen.stack is not None:
        behind = seen.stack - sum(seen.chips) + sum(seen.prior) - (before - sum(seen.chips))
        assert behind + ruling.returned - added >= 0, "he has as much"


@pytest.mark.parametrize("house", ["bcpc", "bclc"])
@settings(deadline=None, derandomize=True, max_examples=50)
@given(seen=situations(Wager), chance=st.randoms(use_true_random=False))
def test_the_same_chips_in_another_order_are_ruled_alike(
    house: str, seen: Wager, chance: Any
) -> None:
    def mixed(chips: tuple[Cents, ...]) -> tuple[Cents, ...]:
        told = list(chips)
        chance.shuffle(told)
        return tuple(told)

    other = replace(
        seen,
        chips=mixed(seen.chips),
        prior=mixed(seen.prior),
        pulled=mixed(seen.pulled),
        first_motion=mixed(seen.first_motion),
    )
    assert ruled(house, seen) == ruled(house, other)


@pytest.mark.parametrize(
    ("said", "other"),
    [
        ("raise, twelve hundred", "twelve hundred, raise"),
        ("I bet five hundred", "five hundred, bet"),
        ("call, all in", "all in, call"),
        ("make it double", "double, make it"),
        ("two hundred more", "raise two hundred more"),
        ("ALL-IN", "all in"),
    ],
)
@settings(deadline=None, derandomize=True, max_examples=30)
@given(seen=situations(Wager))
def test_the_same_words_in_another_order_are_ruled_alike(
    said: str, other: str, seen: Wager
) -> None:
    one = replace(seen, said=said, said_amount=None, chips_first=False)
    assert ruled("bcpc", one).amount == ruled("bcpc", replace(one, said=other)).amount


@pytest.mark.parametrize("house", ["bcpc", "bclc", "chico"])
@steady
@given(seen=situations(PotShared))
def test_pots_are_shared_out_whole(house: str, seen: PotShared) -> None:
    ruling = ruled(house, seen)
    assert sum(amount for _, amount in ruling.paid) == sum(pot.amount for pot in seen.pots)


@pytest.mark.parametrize("house", ["bcpc", "bclc"])
@steady
@given(seen=situations(HighLowShared))
def test_halves_are_shared_out_whole(house: str, seen: HighLowShared) -> None:
    assert sum(amount for _, amount in ruled(house, seen).paid) == seen.pot


@steady
@given(seen=situations(ChipsFound))
def test_chips_that_are_found_go_to_their_owner_or_out_of_play(seen: ChipsFound) -> None:
    ruling = ruled("bcpc", seen)
    assert sum(seen.chips) == (ruling.amount or 0) + sum(amount for _, amount in ruling.paid)
