"""A club in its own words: kinds of events, a venue, and no book."""

from datetime import date

import pytest

from houseway.club import found, read_club, write_club
from houseway.club.acts import Enrol, Join, OpenSeason, PayFee, RecordNight, Schedule
from houseway.errors import BadSetting
from houseway.houses.event_kinds import Bounty, PartOfField, Steps

KINDS = """
tuesday: Tuesday game; season; places 6=1 12=2 more 3
cup: The Cup; keeps; places 15%
knockout: Bounty night; progressive; weeks 1 5
grand: Grand Final; memorial
"""
OPTIONS = {"kinds": KINDS, "book": False, "venue": "The Legion", "kept_percent": 20}


def test_the_kinds_are_what_was_written() -> None:
    events = found("bcpc", OPTIONS).rules.events
    assert list(events) == ["tuesday", "cup", "knockout", "grand"]
    assert events["tuesday"].season
    assert events["tuesday"].ladder == Steps(None, ((6, 1), (12, 2)), 3)
    assert events["cup"].ladder == PartOfField(None, 15)
    assert events["cup"].keeps
    assert [events["knockout"].bounty_in(week) for week in (1, 2)] == [
        Bounty.PROGRESSIVE,
        Bounty.NONE,
    ]


def test_a_year_of_it_cites_no_book_and_is_taken_up_whole() -> None:
    club, day = found("bcpc", OPTIONS), date(2026, 3, 3)
    acts = (
        *(Join(name) for name in ("Ann", "Bob")),
        OpenSeason("spring", 30_00, 3),
        Enrol("spring", "Ann"),
        PayFee("spring", "Ann", 30_00, week=1),
        Schedule("C1", "cup", day),
        RecordNight("C1", ("Bob", "Ann"), buy_in=10_00, prizes={"Bob": 16_00}),
        Schedule("G1", "grand", date(2027, 1, 1)),
        RecordNight("G1", ("Ann", "Bob"), prizes={"Ann": 4_00}),
    )
    for act in acts:
        club = club.do(act, by="Kay", day=day)
    assert club.books.balance("club") == 0
    assert club.standing.champions == {2027: "Ann"}
    assert {move.clause for move in club.books.moves} == {""}
    assert club.standing.venue(day) == "The Legion"
    assert read_club(write_club(club)) == club


@pytest.mark.parametrize(
    ("kinds", "told"),
    [
        ("cup", "'cup' is no kind of event"),
        ("Cup: The Cup", "no kind of event"),
        ("cup: ; keeps", "no kind of event"),
        ("cup: The Cup; sometimes", "'sometimes' in .* there are season, keeps"),
        ("cup: The Cup; keeps 5", "'keeps 5' in"),
        ("cup: The Cup; places", "'places' in"),
        ("cup: The Cup; places two", "write '10=2 20=3 more 4'"),
        ("cup: The Cup; places 20=3 10=2 more 4", "more players come later"),
        ("cup: The Cup; weeks one", "write 'weeks 1 5'"),
        ("cup: The Cup\ncup: Another", "by the same word"),
        ("cup: A; memorial\nend: B; memorial", "two say memorial"),
        ("\n".join(f"k{number}: K" for number in range(41)), "41 kinds of events; there may be 40"),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_line(kinds: str, told: str) -> None:
    with pytest.raises(BadSetting, match=told):
        found("bcpc", {"kinds": kinds})


def test_a_text_is_a_text() -> None:
    with pytest.raises(BadSetting, match="a text of up to 2000 letters"):
        found("bcpc", {"venue": 5})
    with pytest.raises(BadSetting, match="a text of up to 2000 letters"):
        found("bcpc", {"venue": "x" * 2001})
