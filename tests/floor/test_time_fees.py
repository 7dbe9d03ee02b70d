"""Collection by time: the marks of the clock, who has paid until when, and who owes."""

import pytest

from houseway import games
from houseway.floor import open_table
from houseway.floor.time_fees import HalfHours, mark_after, minutes_left
from houseway.rulebook import clause

NOON = 1_800_014_400.0  # 2027-01-15 12:00, an hour by the clock
SCHEDULE = "chico/collection/poker-time.1-19.table"
LIMIT = {"limit": "limit", "limits": (400, 800), "blinds": (200, 400), "minimum_buy_in": 100}


@pytest.fixture
def table():
    posted = {**LIMIT, "collection_schedule": SCHEDULE, "collection_option": 1}
    opened = open_table(games.find("texas-holdem@chico"), posted)
    for seat, name in ((1, "Ann"), (2, "Bob"), (3, "Cat")):
        opened.sit(seat, name, 20_000)
    return opened


@pytest.mark.parametrize(
    ("after_noon", "mark", "left"),
    [(0, 1800, 30), (1, 1800, 29), (60, 1800, 29), (1799, 1800, 0), (1800, 3600, 30)],
)
def test_the_marks_are_the_hours_and_half_hours_of_the_clock(after_noon, mark, left) -> None:
    assert mark_after(NOON + after_noon) == NOON + mark
    assert minutes_left(NOON + after_noon) == left


def test_who_has_paid_pays_again_at_the_first_mark() -> None:
    hours = HalfHours()
    assert hours.next_mark is None
    hours.pay(["Ann", "Bob"], NOON + 1800, at=NOON)
    assert (hours.next_mark, hours.taken_at) == (NOON + 1800, NOON)
    hours.pay(["Cat"], NOON + 1800, at=NOON + 600)
    assert hours.paid == dict.fromkeys(["Ann", "Bob", "Cat"], NOON + 1800), "to the same mark"
    hours.pay(["Ann"], NOON + 3600, at=NOON + 1800)
    assert hours.paid == {"Ann": NOON + 3600}, "the others were not asked, and have not paid"
    hours.pay([], NOON + 3600, at=NOON + 1900)
    assert hours.taken_at == NOON + 1800, "nothing was taken"


def test_when_somebody_has_paid_further_than_others_the_next_mark_is_theirs() -> None:
    hours = HalfHours()
    hours.pay(["Ann"], NOON + 3600, at=NOON)
    hours.pay(["Bob"], NOON + 1800, at=NOON)
    assert hours.next_mark == NOON + 1800


def test_whoever_plays_and_has_not_paid_owes_from_the_mark_on(table) -> None:
    table.hours.pay(["Ann", "Bob"], NOON + 1800, at=NOON)
    table.away(3)
    assert table.unpaid(NOON + 1799) == []
    table.back(3)
    assert table.unpaid(NOON + 1799) == [3]
    assert table.unpaid(NOON + 1800) == [1, 2, 3]
    table.seats[2].stack = 0
    assert table.unpaid(NOON + 1800) == [1, 3], "who has no chips plays for none"


def test_a_line_of_the_fee_cites_its_schedule(table) -> None:
    assert {line.clause for line in table.collects_time()} == {clause(SCHEDULE)}


def test_where_nothing_is_collected_by_time_nobody_owes() -> None:
    opened = open_table(games.find("texas-holdem@chico"), LIMIT)
    opened.sit(1, "Ann", 20_000)
    assert opened.unpaid(NOON) == []
