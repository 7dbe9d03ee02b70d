"""A progressive meter grows with stakes and falls only for an award."""

from __future__ import annotations

from houseway.money import Cents, dollars
from houseway.wagers import Meter


def test_a_part_of_the_stakes_goes_in() -> None:
    meter = Meter(dollars(1000), dollars(500), increment=20)
    assert meter.takes(dollars(3)) == 60
    assert meter.amount == dollars("1000.60")
    assert meter.takes(dollars(300)) == dollars(60)


def test_a_part_of_a_cent_stays_with_the_house() -> None:
    meter = Meter(Cents(0), Cents(0), increment=33)
    assert meter.takes(Cents(10)) == 3


def test_ten_per_cent_is_taken_in_whole_cents() -> None:
    meter = Meter(Cents(10_009), dollars(50), increment=0)
    assert meter.pays(10) == 1000
    assert meter.amount == 9009


def test_the_whole_is_won_once_and_then_what_the_house_puts_in() -> None:
    meter = Meter(dollars(25_000), dollars(5_000), increment=0)
    assert meter.pays(100) == dollars(25_000)
    assert meter.starts_again() == dollars(5_000)
    assert meter.pays(10) == dollars(500)
    assert meter.amount == dollars(4_500)
