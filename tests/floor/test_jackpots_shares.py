"""A posted jackpot divided: whole dollars for everybody, and not a cent made or lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.errors import BadInput, BadSetting
from houseway.floor.jackpots import DIVISIONS, Division, programme, shares

HIGH_HAND = programme("high-hand")
DAILY = programme("daily-high-hand", prizes=(50, 30, 20))
POSTED = st.integers(0, 100_000_000)
PERCENTS = st.tuples(st.integers(0, 100), st.integers(0, 100)).map(sorted)


def divided(posted, division, winners, losers, others):
    seats = iter(range(winners + losers + others))
    people = [[next(seats) for _ in range(count)] for count in (winners, losers, others)]
    offered = programme("bad-beat", division=division)
    return shares(offered, posted, winners=people[0], losers=people[1], others=people[2])


@given(POSTED, PERCENTS, st.integers(1, 3), st.integers(1, 3), st.integers(0, 60))
def test_shares_and_rest_are_what_was_posted(posted, cuts, winners, losers, others) -> None:
    division = Division(cuts[0], cuts[1] - cuts[0], 100 - cuts[1])
    result = divided(posted, division, winners, losers, others)
    assert result.total + result.back == posted
    assert result.back >= 0
    assert all(share.amount % 100 == 0 for share in result.paid)
    for part, percent in (("loser", division.loser), ("winner", division.winner)):
        parts = [share.amount for share in result.paid if share.part == part]
        assert len(set(parts)) == 1
        assert sum(parts) <= posted * percent / 100 < sum(parts) + 100 * len(parts)


@given(POSTED, st.integers(1, 9))
def test_a_high_hand_is_paid_in_full_to_the_dollar(posted, winners) -> None:
    result = shares(HIGH_HAND, posted, winners=list(range(winners)))
    assert result.total + result.back == posted
    assert result.back < 100 * winners


@given(POSTED, st.lists(st.integers(1, 4), max_size=4))
def test_prizes_by_place_never_pay_more_than_the_pool(posted, sizes) -> None:
    places = [[f"{place}-{n}" for n in range(size)] for place, size in enumerate(sizes)]
    result = shares(DAILY, posted, places=places)
    assert result.total + result.back == posted
    assert len(result.paid) == sum(sizes[:3])


def test_the_printed_divisions() -> None:
    by_scope = {scope: (d.loser, d.winner, d.others) for scope, d in DIVISIONS.items()}
    assert by_scope == {"table": (50, 25, 25), "room": (40, 20, 40), "network": (40, 20, 40)}
    result = divided(1_000_000, DIVISIONS["room"], 1, 1, 4)
    assert [share.cite.id for share in result.paid[:3]] == [
        "bclc-poker/28/3.3.1.a",
        "bclc-poker/28/3.3.1.b",
        "bclc-poker/28/3.3.1.c",
    ]


def test_a_division_of_the_house_cites_what_it_posted() -> None:
    result = divided(1_000_000, Division(60, 30, 10), 1, 1, 4)
    assert {share.cite.id for share in result.paid} == {"bclc-poker/28/4.1"}


def test_what_cannot_be_divided() -> None:
    with pytest.raises(BadSetting, match="50/30/25"):
        Division(50, 30, 25)
    with pytest.raises(BadSetting, match="not the whole of it"):
        Division(110, -10, 0)
    with pytest.raises(BadInput, match="a hand that won and a hand that lost"):
        divided(100, DIVISIONS["table"], 1, 0, 3)
    with pytest.raises(BadInput, match="has a winner"):
        shares(HIGH_HAND, 100)
    with pytest.raises(BadInput, match="not below 0"):
        divided(-1, DIVISIONS["table"], 1, 1, 3)
    with pytest.raises(BadInput, match="not below 0"):
        shares(DAILY, -1, places=[["Ann"]])
    with pytest.raises(BadInput, match="3 cannot have two parts"):
        shares(programme("bad-beat"), 100, winners=[3], losers=[4], others=[3])
