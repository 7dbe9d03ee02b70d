"""Chip races: no chips appear or vanish unlogged, and nobody goes out by one."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway import houses
from houseway.cards import STANDARD
from houseway.errors import BadInput
from houseway.houses.club_rules import RaceRounding
from houseway.tournament.race import Race, worth

CLUB = houses.find("bcpc").club
assert CLUB is not None
CHIPS = st.dictionaries(st.sampled_from([25, 100, 500]), st.integers(0, 30), min_size=1).filter(
    worth
)


@given(
    st.dictionaries(st.integers(1, 10), CHIPS, min_size=1),
    st.dictionaries(st.integers(1, 10), CHIPS, max_size=2),
    st.sampled_from(RaceRounding),
    st.integers(0, 999),
)
def test_every_chip_of_a_race_is_accounted_for(chips, late, rounding, seed) -> None:
    race = Race(CLUB.decide({"race_rounding": rounding}).race, 25, 100, chips, late=late)
    deck = random.Random(seed).sample(STANDARD, 52)
    cards = {seat: [deck.pop() for _ in range(odd)] for seat, odd in race.odd.items()}
    raced = race.run(cards)
    before = sum(map(worth, [*chips.values(), *late.values()]))
    assert sum(raced.stacks.values()) == before + raced.change
    assert len(raced.won) == len(set(raced.won)) == race.new
    for seat, stack in raced.stacks.items():
        assert stack > 0
        assert stack % 100 == 0
        assert abs(stack - worth(chips.get(seat, {})) - worth(late.get(seat, {}))) <= 175


def test_another_club_deals_from_the_left_of_the_button() -> None:
    rules = CLUB.decide({"race_starts": "left of the button"}).race
    chips = {seat: {25: 1, 100: 1} for seat in (1, 4, 7)}
    assert list(Race(rules, 25, 100, chips, button=4).odd) == [7, 1, 4]
    assert list(Race(CLUB.race, 25, 100, chips, button=4).odd) == [1, 4, 7]


def test_chips_are_raced_for_bigger_ones() -> None:
    with pytest.raises(BadInput, match="cannot be raced"):
        Race(CLUB.race, 100, 25, {})
    with pytest.raises(BadInput, match="seat 1 cannot have"):
        Race(CLUB.race, 25, 100, {1: {25: -1}})
