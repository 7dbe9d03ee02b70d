"""The league: everybody's points can be traced to nights, and the table is in order."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway import houses
from houseway.club import (
    ByFormula,
    ByPlace,
    Night,
    Scheme,
    award_seats,
    preview,
    records,
    standings,
)
from houseway.club.league import ties
from houseway.errors import BadInput

CLUB = houses.find("bcpc").club
assert CLUB is not None
NAMES = ["Ann", "Bob", "Cid", "Dee", "Eve"]
NIGHTS = st.lists(
    st.permutations(NAMES).flatmap(
        lambda order: st.integers(0, 5).map(lambda most: tuple(order[:most]))
    ),
    max_size=8,
).map(lambda rows: [Night(week, row) for week, row in enumerate(rows, 1)])
SCHEME = Scheme(ByPlace((10, 7, 5, 3)))


@given(NIGHTS, st.sets(st.sampled_from(NAMES)), st.integers(0, 4), st.booleans())
def test_the_table_is_in_order_and_everybody_is_in_the_records(nights, paid, best, up) -> None:
    rules = CLUB.decide({"places_move_up": up}).league
    scheme = Scheme(SCHEME.points, best)
    everybody = {row.name: row for row in records(rules, scheme, nights, paid)}
    table = standings(rules, scheme, nights, paid)
    assert [row.points for row in table] == sorted((row.points for row in table), reverse=True)
    assert {row.name for row in table} == set(everybody) & paid
    assert [row.rank for row in table] == sorted(row.rank for row in table)
    for name, row in everybody.items():
        assert row.games == sum(name in night.finish for night in nights)
        counted = [each.points for each in row.scores if each.counts]
        assert len(counted) == (min(best, row.games) if best else row.games)
        most = sorted((each.points for each in row.scores), reverse=True)
        assert sorted(counted, reverse=True) == most[: len(counted)]
        assert row.points == (sum(counted) if name in paid else 0)


@given(NIGHTS, st.lists(st.integers(200_00, 900_00), max_size=10))
def test_every_seat_goes_to_a_player_or_stays_with_the_club(nights, values) -> None:
    table = standings(CLUB.league, SCHEME, nights)
    got = award_seats(CLUB.league, table, values)
    assert sorted([*got.to.values(), *got.club]) == sorted(values)
    assert list(got.to) == [row.name for row in table][: len(values)]


def test_ties_are_broken_as_the_committee_says_or_not_at_all() -> None:
    nights = [Night(1, ("Ann", "Bob")), Night(2, ("Bob", "Ann")), Night(3, ("Cid", "Dee", "Eve"))]
    even = Scheme(ByPlace((2, 1)))
    back = standings(CLUB.decide({"tie_break": "count back"}).league, even, nights)
    assert [(row.name, row.rank) for row in back][:2] == [("Ann", 1), ("Bob", 1)]
    assert ties(back) == [["Ann", "Bob"]]
    some = [Night(1, ("Ann", "Bob")), Night(2, ("Eve", "Bob"))]
    few = standings(CLUB.decide({"tie_break": "fewer games"}).league, Scheme(ByPlace((4, 2))), some)
    assert [(row.name, row.rank) for row in few] == [("Ann", 1), ("Eve", 1), ("Bob", 3)]
    none = standings(CLUB.decide({"tie_break": "none"}).league, Scheme(ByPlace((4, 2))), some)
    assert {row.rank for row in none} == {1}


def test_another_scheme_is_previewed_on_past_nights() -> None:
    nights = [Night(1, ("Ann", "Bob", "Cid"), {"Cid": 5}), Night(2, ("Bob", "Cid"))]
    then = Scheme(ByFormula.read("bounties * 10 + attendance"))
    found = preview(CLUB.league, SCHEME, then, nights)
    assert [(each.name, each.points, each.rank, each.rank_now) for each in found] == [
        ("Cid", Fraction(53), 1, 2),
        ("Bob", Fraction(3), 2, 1),
        ("Ann", Fraction(1), 3, 3),
    ]


def test_a_night_that_cannot_have_been_is_refused() -> None:
    with pytest.raises(BadInput, match="no finishing order"):
        Night(1, ("Ann", "Ann"))
    with pytest.raises(BadInput, match="the same week"):
        records(CLUB.league, SCHEME, [Night(1, ("Ann",)), Night(1, ("Bob",))])


def test_the_committee_says_who_is_ahead_for_seats_of_different_value() -> None:
    nights = [Night(1, ("Ann", "Bob", "Cid")), Night(2, ("Bob", "Ann", "Cid"))]
    table = standings(CLUB.league, SCHEME, nights)
    assert award_seats(CLUB.league, table, [300_00, 200_00]).undecided == ("Ann", "Bob")
    assert award_seats(CLUB.league, table, [200_00, 200_00]).undecided == ()
    said = award_seats(CLUB.league, table, [300_00, 200_00], ahead=["Bob"])
    assert (said.to, said.undecided) == ({"Bob": 300_00, "Ann": 200_00}, ())
