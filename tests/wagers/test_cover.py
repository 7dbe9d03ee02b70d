"""What a player-dealer's wager covers, by each of the three readings."""

from __future__ import annotations

import pytest

from houseway.money import Cents
from houseway.wagers import Cover


@pytest.mark.parametrize(
    ("model", "paid"),
    [("consumption", [40, 0]), ("ceilings", [60, 40]), ("net", [60, 60])],
)
def test_the_worked_example(model: str, paid: list[int]) -> None:
    cover = Cover(Cents(100), model)
    assert cover.takes(60) == 60
    assert [cover.pays(60), cover.pays(60)] == paid


def test_collections_are_covered_too() -> None:
    cover = Cover(Cents(100))
    assert [cover.pays(70), cover.takes(50), cover.takes(1)] == [70, 30, 0]


def test_by_ceilings_each_way_has_the_whole_cover() -> None:
    cover = Cover(Cents(100), "ceilings")
    assert [cover.takes(150), cover.pays(150), cover.takes(1), cover.pays(1)] == [100, 100, 0, 0]


def test_by_the_net_what_was_paid_may_be_won_back() -> None:
    cover = Cover(Cents(100), "net")
    assert [cover.pays(100), cover.pays(1), cover.takes(150), cover.takes(100)] == [100, 0, 150, 50]
