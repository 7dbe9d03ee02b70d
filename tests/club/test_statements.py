"""Statements: what a treasurer prints adds up to what an auditor recomputes."""

from dataclasses import replace
from datetime import date

import pytest

from houseway import houses
from houseway.club import (
    event_statement,
    found,
    member_statement,
    purse_statement,
    season_statement,
)
from houseway.club.acts import Charge, Enrol, Join, OpenSeason, PayFee, RecordNight, Schedule
from houseway.errors import BadInput

POUNDS = houses.find("bcpc").currency
DAY = date(2026, 6, 12)


@pytest.fixture(scope="module")
def club():
    acts = (
        *(Join(name) for name in ("Ann", "Bob")),
        OpenSeason("2026", fee=90_00),
        Enrol("2026", "Ann"),
        PayFee("2026", "Ann", 30_00, week=1),
        Schedule("D", "deepstack", day=DAY),
        RecordNight("D", ("Bob", "Ann"), 50_00, prizes={"Bob": 90_00}),
        Charge("Ann", 5_00, "=a lost card"),
    )
    club = found("bcpc")
    for act in acts:
        club = club.do(act, by="Kay", day=DAY)
    return club


def test_the_statement_of_an_event_as_it_is_printed(club) -> None:
    assert event_statement(club, "D").text(POUNDS) == (
        "Summer Deepstack D, 2026-06-12\n"
        "\n"
        "2026-06-12  entry of Bob, D  bcpc/3.1       £50.00   £50.00\n"
        "2026-06-12  entry of Ann, D  bcpc/3.1       £50.00  £100.00\n"
        "2026-06-12  kept of D        bcpc/3.5      -£10.00   £90.00\n"
        "2026-06-12  prize of Bob, D  bcpc/11.1.s2  -£90.00    £0.00\n"
        "            left                                      £0.00\n"
    )


def test_the_statement_of_a_season_for_a_spreadsheet(club) -> None:
    assert season_statement(club, "2026").csv() == (
        "act,day,what,clause,from,to,amount,balance\n"
        '5,2026-06-12,"fee of Ann for 2026, online",bcpc/3.1.s2,outside:Ann,season:2026,'
        "30.00,30.00\n"
    )


def test_what_a_member_owes_is_in_his_statement_and_no_formula(club) -> None:
    page = member_statement(club, "Ann")
    assert (page.taken, page.given, page.left) == (0, 85_00, -85_00)
    assert "'=a lost card" in page.csv()
    assert purse_statement(club, "memorial:2027").left == 10_00


def test_a_statement_is_held_against_the_books(club) -> None:
    for statement in (event_statement(club, "D"), season_statement(club, "2026")):
        assert statement.checked(club.books)
    season = season_statement(club, "2026")
    assert not replace(season, lines=season.lines * 2).checked(club.books)


@pytest.mark.parametrize("ask", [event_statement, season_statement, member_statement])
def test_there_is_no_statement_of_what_there_is_not(club, ask) -> None:
    with pytest.raises(BadInput, match="there is no"):
        ask(club, "Zoe")
