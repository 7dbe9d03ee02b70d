"""Commission and rake: rounded down, never more than the rulebook allows."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.money import Cents
from houseway.rulebook import clause
from houseway.wagers import Commission, Rake

steady = settings(deadline=None, derandomize=True)
CITE = clause("bclc-poker/17/8.1")

rakes = st.builds(
    Rake,
    st.integers(0, 10),
    st.integers(0, 1_500).map(Cents),
    st.sampled_from((1, 25, 100)).map(Cents),
    st.just(CITE),
)


@steady
@given(rakes, st.lists(st.integers(0, 50_000), max_size=5))
def test_rake_taken_street_by_street_is_what_is_taken_at_the_end(rake, rounds) -> None:
    taken = list(rake.collected(rounds))
    assert sum(taken) == rake.of(sum(rounds))
    assert all(each >= 0 for each in taken)
    assert len(taken) == len(rounds)


@steady
@given(rakes, st.integers(0, 200_000))
def test_rake_is_whole_units_within_the_percentage_and_the_most(rake, called) -> None:
    fee = rake.of(called)
    exact = called * rake.percent / 100
    assert fee <= min(exact, rake.most)
    if fee < rake.most:
        assert fee % rake.unit == 0
        assert exact - fee < rake.unit


@pytest.mark.parametrize(
    ("called", "fee"),
    [
        (0, 0),
        (999, 0),
        (1_000, 100),
        (1_999, 100),
        (14_999, 1_400),
        (15_000, 1_500),
        (90_000, 1_500),
    ],
)
def test_ten_percent_in_whole_dollars_up_to_fifteen(called, fee) -> None:
    assert Rake(10, Cents(1_500), Cents(100), CITE).of(called) == fee


@pytest.mark.parametrize(
    ("win", "unit", "due"),
    [
        (10_000, 1, 500),
        (1_001, 1, 50),  # 50.05 cents
        (1_019, 1, 50),
        (1_020, 1, 51),
        (19, 1, 0),
        (1_000, 25, 50),
        (1_400, 25, 50),  # 70 cents, in quarters
        (1_500, 25, 75),
        (400, 100, 0),
    ],
)
def test_five_percent_is_rounded_down_to_the_cent_or_to_the_tables_unit(win, unit, due) -> None:
    assert Commission(5, CITE).of(Cents(win), unit) == due
