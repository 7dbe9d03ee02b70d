"""Prizes and deals: every penny goes somewhere, and more chips are never worth less."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway import houses
from houseway.errors import BadInput, HousewayError, IllegalAction
from houseway.money import evenly, share_down
from houseway.tournament.deals import deal_by_chances, deal_by_chips, even_deal, expectations
from houseway.tournament.prizes import (
    Entries,
    Out,
    Posted,
    Prize,
    awarded,
    by_percent,
    money_of,
    places,
    ranked,
    takings,
)

CLUB = houses.find("bcpc").club
assert CLUB is not None
POUNDS = st.integers(0, 1_000_000)
EVENTS = st.sampled_from(sorted(CLUB.events))


@st.composite
def percentages(draw):
    cuts = sorted(draw(st.lists(st.integers(0, 1000), max_size=9)))
    ends = [0, *cuts, 1000]
    return [f"{(high - low) / 10:.1f}" for low, high in pairwise(ends)]


@given(EVENTS, POUNDS, st.integers(1, 99), st.integers(0, 99))
def test_what_is_taken_is_kept_or_in_the_pool(event, buy_in, players, again) -> None:
    entries = Entries(players, again)
    got = takings(CLUB, event, buy_in, entries)
    assert got.kept + got.pool == got.taken == buy_in * (players + again)
    assert got.kept * 10 <= players * buy_in
    assert 1 <= places(CLUB, event, entries) <= players


@given(POUNDS, percentages(), st.sampled_from(["first", "club"]))
def test_prizes_add_up_to_the_pool(pool, percent, rest) -> None:
    posted = by_percent(CLUB.decide({"rest": rest}), pool, percent)
    assert posted.money + posted.unpaid == pool
    for prize, part in zip(posted.prizes, percent, strict=True):
        exact = pool * Fraction(part) / 100
        assert int(exact) <= prize.worth <= exact + len(percent)


@given(st.lists(POUNDS, min_size=1, max_size=6), st.integers(2, 6), st.integers(0, 5))
def test_ties_share_out_what_their_places_get(prizes, tied, before) -> None:
    posted = Posted(tuple(map(Prize, sorted(prizes, reverse=True))))
    finish = [f"P{at}" for at in range(12)]
    got = money_of(awarded(posted, finish, [finish[before : before + tied]]))
    assert sum(got.values()) == posted.money
    shares = [got.get(name, 0) for name in finish[before : before + tied]]
    assert max(shares) - min(shares) <= 1
    assert shares == sorted(shares, reverse=True)


@given(POUNDS, st.lists(st.integers(0, 50), min_size=1).filter(any), st.data())
def test_shares_that_are_rounded_down_leave_the_rest_to_one(amount, weights, data) -> None:
    rest = data.draw(st.integers(0, len(weights) - 1))
    shares = share_down(amount, weights, rest)
    assert sum(shares) == amount
    for at, (share, weight) in enumerate(zip(shares, weights, strict=True)):
        floor = amount * weight // sum(weights)
        assert share >= floor if at == rest else share == floor


@given(POUNDS, st.integers(1, 40))
def test_equal_shares_differ_by_a_penny_at_most(amount, heads) -> None:
    shares = evenly(amount, heads)
    assert sum(shares) == amount
    assert shares == sorted(shares, reverse=True)
    assert max(shares) - min(shares) <= 1


STACKS = st.lists(st.integers(1, 100_000), min_size=2, max_size=7)


@settings(deadline=None)
@given(st.lists(st.integers(0, 100_000), min_size=1, max_size=7), STACKS)
def test_deals_pay_out_the_prizes_that_are_left(prizes, chips) -> None:
    left = sorted(prizes, reverse=True)[: len(chips)]
    stacks = {f"P{at}": stack for at, stack in enumerate(chips)}
    for deal in (even_deal, deal_by_chips, deal_by_chances):
        got = deal(left, stacks)
        assert sum(got.values()) == sum(left)
        assert min(got.values()) >= 0
    assert sum(expectations(left, chips)) == sum(left)
    by_chances = deal_by_chances(left, stacks)
    worth = [
        by_chances[name]
        for name in sorted(stacks, key=lambda each: (stacks[each], by_chances[each]))
    ]
    assert worth == sorted(worth)
    assert max(worth) <= left[0] + len(chips)


def test_a_deal_by_chances_as_worked_out_by_hand() -> None:
    # 5,000, 3,000 and 2,000 chips for 50, 30 and 20 pounds.
    got = deal_by_chances([5000, 3000, 2000], {"Ann": 5000, "Bob": 3000, "Cid": 2000})
    first = {"Ann": Fraction(5, 10), "Bob": Fraction(3, 10), "Cid": Fraction(2, 10)}
    second = {
        "Ann": Fraction(3, 10) * Fraction(5, 7) + Fraction(2, 10) * Fraction(5, 8),
        "Bob": Fraction(5, 10) * Fraction(3, 5) + Fraction(2, 10) * Fraction(3, 8),
        "Cid": Fraction(5, 10) * Fraction(2, 5) + Fraction(3, 10) * Fraction(2, 7),
    }
    for name in ("Bob", "Cid"):
        third = 1 - first[name] - second[name]
        assert got[name] == int(5000 * first[name] + 3000 * second[name] + 2000 * third)
    assert got == {"Ann": 3840, "Bob": 3275, "Cid": 2885}


def test_a_deal_by_chips_secures_the_lowest_prize() -> None:
    stacks = {"Ann": 9000, "Bob": 1000}
    assert deal_by_chips([6000, 4000], stacks) == {"Ann": 5800, "Bob": 4200}
    assert deal_by_chips([6000, 4000], stacks, secured=False) == {"Ann": 9000, "Bob": 1000}


@pytest.mark.parametrize(
    ("prizes", "stacks", "said"),
    [
        ([1, 1], {"Ann": 1}, "2 prizes for 1 players"),
        ([100], {"Ann": 0, "Bob": 5}, "Ann has 0 chips"),
        ([100, 200], {"Ann": 1, "Bob": 5}, "the highest first"),
    ],
)
def test_no_deal_is_made_of_what_cannot_be(prizes, stacks, said) -> None:
    with pytest.raises(BadInput, match=said):
        even_deal(prizes, stacks)


def test_a_deal_too_big_to_work_out_is_refused() -> None:
    stacks = {f"P{at}": 100 for at in range(40)}
    with pytest.raises(BadInput, match="too many"):
        deal_by_chances([100] * 10, stacks)


def test_a_guarantee_is_made_good_by_the_club() -> None:
    short = takings(CLUB, "deepstack", 5000, Entries(10), guaranteed=100_000)
    assert (short.kept, short.added, short.pool) == (5000, 55_000, 100_000)
    full = takings(CLUB, "deepstack", 5000, Entries(30), guaranteed=100_000)
    assert (full.added, full.pool) == (0, 135_000)


def test_a_correction_says_why() -> None:
    posted = by_percent(CLUB, 20_000, [60, 40])
    right = by_percent(CLUB, 21_600, [60, 40])
    assert posted.corrected(right, "a late entry was not counted").money == 21_600
    with pytest.raises(BadInput, match="needs its reason"):
        posted.corrected(right, " ")


def test_of_two_out_in_one_hand_more_chips_rank_higher() -> None:
    out = [Out("Ann", 500, "A"), Out("Bob", 900, "A"), Out("Cid", 500, "A")]
    assert ranked(CLUB, out) == [["Bob"], ["Ann", "Cid"]]
    assert ranked(CLUB.decide({"chips_rank": False}), out) == [["Ann", "Bob", "Cid"]]
    apart = [Out("Ann", 500, "A"), Out("Bob", 900, "B")]
    assert ranked(CLUB, apart) == [["Ann", "Bob"]]


def test_a_seat_is_a_prize_that_nobody_can_divide() -> None:
    posted = Posted((Prize(10_000), Prize(25_000, seat=True)))
    assert awarded(posted, ["Ann", "Bob"])["Bob"] == (Prize(25_000, seat=True),)
    assert posted.money == 10_000
    with pytest.raises(IllegalAction, match="cannot be divided"):
        awarded(posted, ["Ann", "Bob"], [["Ann", "Bob"]])


def test_options_are_named_once_and_have_both_values() -> None:
    names = [each.name for _, part in CLUB.parts() for each in part.options()]
    assert sorted(set(names)) == sorted(names)
    for name, option in CLUB.options().items():
        assert option.says, name
        for way in option.ways:
            assert CLUB.decide({name: way}).options()[name].value == way
        assert option.to_json()["name"] == name


@pytest.mark.parametrize(
    ("decided", "said"),
    [
        ({"tea": True}, "no option 'tea'; there are kept_percent"),
        ({"rest": "nobody"}, "it must be first or club"),
        ({"own_head": "yes"}, "it must be True or False"),
        ({"kept_percent": -1}, "a whole number from 0 on"),
        ({"kept_percent": True}, "a whole number"),
    ],
)
def test_what_cannot_be_decided_is_refused_with_what_can(decided, said) -> None:
    with pytest.raises(HousewayError, match=said):
        CLUB.decide(decided)
