"""The club's money: seats, dealers and instalments divide every penny, and no more."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway import houses
from houseway.club import Seat, Turn, Use, due_by, instalments, pay_dealers
from houseway.club.seats import months_after
from houseway.errors import BadInput, IllegalAction
from houseway.money import Cents

CLUB = houses.find("bcpc").club
assert CLUB is not None
PENCE = st.integers(1, 1_000_000)


@given(PENCE, st.lists(st.tuples(PENCE, st.integers(0, 5_000_000)), max_size=3), st.data())
def test_a_cash_is_divided_to_the_last_penny(value, plays, data) -> None:
    seat = Seat(CLUB.seats, Cents(value))
    cashed = 0
    for entry, cash in plays:
        nominee = data.draw(st.sampled_from(["", "Nan"]))
        use = Use(
            entry=Cents(entry), nominee=nominee, added_by_nominee=bool(nominee) and cash % 2 == 0
        )
        try:
            seat = seat.play(use)
        except IllegalAction:
            continue
        seat = seat.cash(Cents(cash))
        cashed += cash
        part = seat.parts[-1]
        stakes = seat.stakes(part)
        assert stakes.winner + stakes.nominee + stakes.club == 1
        assert min(stakes.winner, stakes.nominee, stakes.club) >= 0
        got = seat.division(part)
        over = max(0, cash - entry)
        assert got.kept == min(cash, entry)
        assert got.winner <= over * stakes.winner
        assert got.nominee <= over * stakes.nominee
        assert 0 <= got.club - over * stakes.club < 2
    assert seat.divided().all == cashed
    played = sum(part.seat for part in seat.parts)
    assert played + seat.left + seat.unplayed == value
    assert seat.unplayed >= 0


@given(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(1, 60))
def test_a_seat_expires_on_the_same_day_of_a_later_month(won, months) -> None:
    end = months_after(won, months)
    assert (end.year - won.year) * 12 + end.month - won.month == months
    assert end.day == won.day or (end + timedelta(1)).month != end.month
    seat = Seat(CLUB.seats, Cents(200_00), won, months=months)
    assert seat.on(end).state == "open"
    assert seat.on(end + timedelta(1)).state == "forfeited"


@given(st.integers(0, 100_000), st.integers(1, 12), st.sampled_from(["first", "last"]))
def test_instalments_add_up_to_the_fee(fee, number, odd) -> None:
    rules = CLUB.decide({"instalments": number, "odd_penny": odd}).fees
    parts = instalments(rules, fee)
    assert sum(parts) == fee
    assert len(parts) == number
    assert len(set(parts[1:] if odd == "first" else parts[:-1])) <= 1
    due = [due_by(rules, fee, week) for week in range(1, number + 3)]
    assert due == sorted(due)
    assert due[-1] == fee


NAMES = st.sampled_from(["Dan", "Eli", "Fay", "Gus"])


@given(
    st.integers(0, 100_000),
    st.dictionaries(
        st.sampled_from("ABCD"),
        st.lists(st.tuples(NAMES, st.booleans()), min_size=1, max_size=4),
        max_size=4,
    ),
    st.dictionaries(NAMES, st.integers(0, 5000), max_size=1),
    st.sampled_from(["full", "half"]),
)
def test_dealers_have_the_fund_and_the_set_payment(fund, tables, final, moved) -> None:
    turns = {
        table: [Turn(name, at > 0 and moved_off) for at, (name, moved_off) in enumerate(row)]
        for table, row in tables.items()
    }
    paid = pay_dealers(CLUB.decide({"moved_dealer": moved}).dealers, fund, turns, final)
    assert sum(paid.paid.values()) + paid.club == fund + sum(final.values())
    assert paid.club >= 0
    for table, row in turns.items():
        if len(turns) > 1 or row[-1].name not in final:
            assert paid.shares[row[-1].name] > 0, table
    if any(paid.shares.values()):
        assert paid.club < len(paid.shares)


def test_what_cannot_be_divided_is_refused() -> None:
    with pytest.raises(BadInput, match="dealt it from the start"):
        pay_dealers(CLUB.dealers, 100, {"A": [Turn("Dan", after_a_move=True)]}, {})
    with pytest.raises(BadInput, match="there is no week 0"):
        due_by(CLUB.fees, 100, 0)
    with pytest.raises(BadInput, match="is none"):
        Seat(CLUB.seats, Cents(0))
