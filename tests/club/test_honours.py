"""Wins, titles, head-to-heads, champions of a year, and penalties on a member's page."""

from datetime import date

import pytest
from tests.club.small_club import three_members

from houseway.club import HeadToHead, battle, head_to_head, honours, member_page
from houseway.club.acts import Exclude, Penalise, Readmit, RecordNight, Schedule
from houseway.errors import BadInput

DAY = date(2026, 6, 26)


def played():
    club = three_members()
    club = club.do(RecordNight("D1", ("Bob", "Cid"), buy_in=10_00), day=DAY, seconded="Lou")
    club = club.do(Schedule("B1", "battle", day=date(2027, 1, 1)), day=DAY)
    return club.do(RecordNight("B1", ("Cid", "Bob")), day=date(2027, 1, 1), seconded="Lou")


def test_wins_podiums_and_titles() -> None:
    rows = {each.name: each for each in honours(played())}
    bob, cid = rows["Bob"], rows["Cid"]
    assert list(rows) == ["Bob", "Cid", "Ann"]
    assert (bob.nights, bob.wins, bob.podiums, bob.best) == (3, 2, 3, 1)
    assert cid.titles == ("Player of the Year 2027",)
    assert (rows["Ann"].wins, rows["Ann"].best, bob.titles) == (0, 2, ())


def test_two_against_each_other() -> None:
    assert head_to_head(played(), "Bob", "Cid") == HeadToHead(3, 2, 1)
    assert head_to_head(played(), "Ann", "Zed") == HeadToHead(0, 0, 0)


def test_the_champions_of_a_year_are_who_won_its_events() -> None:
    assert battle(played(), 2027) == ["Bob"]
    assert battle(played(), 2026) == []


def test_penalties_are_on_the_page_of_who_has_them() -> None:
    club = played()
    for act in (
        Penalise("Ann", "1 round", "phone at the table", "L1"),
        Exclude("Ann", "again"),
        Readmit("Ann"),
        Penalise("Bob", "warning"),
    ):
        club = club.do(act, by="Kay", day=DAY)
    shown = [(each.what, each.why, each.event) for each in member_page(club, "Ann").penalties]
    assert shown == [
        ("1 round", "phone at the table", "L1"), ("excluded", "again", ""), ("taken back", "", ""),
    ]  # fmt: skip
    with pytest.raises(BadInput, match="there is no event 'L9'"):
        club.do(Penalise("Ann", "warning", event="L9"))
    with pytest.raises(BadInput, match="a penalty is something"):
        club.do(Penalise("Ann", " "))
