"""The gaming day begins at the posted cut-over and bears the date on which it began."""

from datetime import UTC, date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.errors import BadInput
from houseway.floor.gaming_day import Calendar, gaming_day, read_cut_over, read_day

PACIFIC = ZoneInfo("America/Vancouver")


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        ("2026-03-01T05:59:59", "2026-02-28"),
        ("2026-03-01T06:00:00", "2026-03-01"),
        ("2026-03-01T23:59:59", "2026-03-01"),
        ("2026-03-02T00:00:00", "2026-03-01"),
        ("2026-01-01T03:00:00", "2025-12-31"),
    ],
)
def test_the_night_belongs_to_the_day_before(moment: str, day: str) -> None:
    assert gaming_day(datetime.fromisoformat(moment)) == date.fromisoformat(day)


def test_a_house_may_post_another_hour() -> None:
    moment = datetime(2026, 3, 1, 10, 30, tzinfo=UTC)
    assert gaming_day(moment, time(11)) == date(2026, 2, 28)
    assert gaming_day(moment, time(0)) == date(2026, 3, 1)


def test_the_clock_on_the_wall_decides() -> None:
    """One moment, two rooms: in Vancouver it is still the evening before."""
    moment = datetime(2026, 3, 1, 7, 0, tzinfo=UTC).timestamp()
    assert Calendar(zone=UTC).day(moment) == date(2026, 3, 1)
    assert Calendar(zone=PACIFIC).day(moment) == date(2026, 2, 28)


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-07", 23), ("2026-03-08", 24), ("2026-10-31", 25)]
)
def test_a_day_on_which_the_clocks_change_is_longer_or_shorter(day: str, hours: int) -> None:
    calendar, opened = Calendar(zone=PACIFIC), date.fromisoformat(day)
    length = calendar.opens(opened + timedelta(days=1)) - calendar.opens(opened)
    assert length == hours * 3600


ZONES = st.sampled_from([UTC, PACIFIC, ZoneInfo("Europe/Paris"), timezone(timedelta(hours=-7))])
HOURS = st.times().map(lambda each: each.replace(second=0, microsecond=0, fold=0))


@given(st.integers(1_000_000_000, 2_000_000_000), st.sampled_from([5, 6, 11, 16]), ZONES)
def test_every_moment_lies_in_its_own_day(moment: int, hour: int, zone: ZoneInfo) -> None:
    calendar = Calendar(time(hour), zone)
    day = calendar.day(moment)
    assert calendar.opens(day) <= moment < calendar.opens(day + timedelta(days=1))


@given(HOURS)
def test_a_cut_over_is_written_as_hours_and_minutes(hour: time) -> None:
    assert read_cut_over(f"{hour:%H:%M}") == hour


@pytest.mark.parametrize("text", ["6", "24:00", "06:00:00", "noon", "06:00+02:00", ""])
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is not a time of day; write it like 06:00"):
        read_cut_over(text)


def test_a_day_is_written_with_its_year_first() -> None:
    assert read_day("2026-01-31") == date(2026, 1, 31)
    with pytest.raises(BadInput, match="'31 January' is not a day; write it like 2026-01-31"):
        read_day("31 January")
