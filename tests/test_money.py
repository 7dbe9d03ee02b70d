"""Money is whole cents: dollars are read exactly, odds pay exactly, shares sum exactly."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.errors import BadInput
from houseway.money import Currency, Odds, dollars, odds, share_out, signed, text

steady = settings(deadline=None, derandomize=True)


@pytest.mark.parametrize(
    ("written", "cents"),
    [
        (25, 2500),
        (2.5, 250),
        ("2.50", 250),
        ("26.5", 2650),
        (0.1, 10),
        (1.15, 115),  # 1.15 * 100 is 114.99… in floating point
        (Decimal("0.01"), 1),
        (-5, -500),
        ("50000", 5_000_000),
    ],
)
def test_dollars_are_read_to_the_cent(written, cents) -> None:
    assert dollars(written) == cents


@pytest.mark.parametrize(
    ("written", "line"),
    [
        ("ten", "'ten' is not an amount of money; write dollars such as 25 or 2.5"),
        ("", "'' is not an amount of money; write dollars such as 25 or 2.5"),
        ("1.005", "1.005 is not a whole number of cents; write at most two decimals"),
        ("NaN", "NaN is not a whole number of cents; write at most two decimals"),
        ("Infinity", "Infinity is not a whole number of cents; write at most two decimals"),
    ],
)
def test_what_is_no_amount_is_refused(written, line) -> None:
    with pytest.raises(BadInput) as refused:
        dollars(written)
    assert refused.value.message == line


def test_money_is_shown_as_people_read_it() -> None:
    assert [text(c) for c in (0, 5, 125_000, -5, -125_005)] == [
        "0.00",
        "0.05",
        "1,250.00",
        "-0.05",
        "-1,250.05",
    ]
    assert [signed(c) for c in (500, -500, 0)] == ["+5.00", "-5.00", "0.00"]


@steady
@given(st.integers(-(10**9), 10**9))
def test_every_amount_is_read_back_from_its_text(cents) -> None:
    assert dollars(text(cents).replace(",", "")) == cents


# Odds


@pytest.mark.parametrize(
    ("printed", "stake", "winnings"),
    [
        ("40 to 1", 500, 20_000),
        ("1 to 1", 500, 500),
        ("3 to 2", 500, 750),
        ("1,000 to 1", 500, 500_000),
        ("4 for 1", 500, 1_500),  # "for" keeps the stake
        ("1 for 1", 500, 0),
        ("5 x ante", 500, 2_500),
        ("3 TO 2", 1, 2),  # a fraction of a cent goes to the player
        ("1 to 3", 100, 34),
        ("7 to 5", 3, 5),
    ],
)
def test_odds_pay_what_is_printed(printed, stake, winnings) -> None:
    assert odds(printed).winnings(stake) == winnings


@steady
@given(
    pays=st.integers(0, 5000),
    per=st.integers(1, 100),
    stake=st.integers(1, 10**8),
    keeps=st.booleans(),
)
def test_a_fraction_of_a_cent_goes_to_the_player_and_never_a_whole_one(
    pays, per, stake, keeps
) -> None:
    paid = Odds(pays, per, "for" if keeps else "to").winnings(stake)
    exact = Fraction(stake * pays, per) - (stake if keeps else 0)
    assert 0 <= paid - exact < 1


@pytest.mark.parametrize("printed", ["40 to 1", "3 to 2", "4 for 1", "5 x ante", "1,000 to 1"])
def test_odds_print_as_they_were_read(printed) -> None:
    assert str(odds(printed)) == printed


@pytest.mark.parametrize(
    "wrong", ["40", "40:1", "to 1", "40 to", "five to 1", "40 to 1 and more", ""]
)
def test_what_are_no_odds_is_refused(wrong) -> None:
    with pytest.raises(BadInput) as refused:
        odds(wrong)
    assert refused.value.message == (
        f"{wrong!r} are not odds; write '40 to 1', '4 for 1', '5 x ante', '$50' or '10%'"
    )


@pytest.mark.parametrize("wrong", [", to 1", "5 to 0", "5 for 0"])
def test_odds_that_no_stake_can_be_paid_at_are_refused_as_they_are_read(wrong) -> None:
    with pytest.raises(BadInput):
        odds(wrong)


# Shares


amounts = st.integers(0, 10**7)
weights = st.lists(st.integers(0, 10**6), min_size=1, max_size=9)


@steady
@given(amounts, weights)
def test_shares_sum_to_the_amount_to_the_cent(amount, parts) -> None:
    assert sum(share_out(amount, parts)) == (amount if sum(parts) else 0)


@steady
@given(amounts, weights)
def test_a_share_is_never_a_whole_cent_from_the_exact_part(amount, parts) -> None:
    total = sum(parts) or 1
    for share, weight in zip(share_out(amount, parts), parts, strict=True):
        assert abs(share - Fraction(amount * weight, total)) < 1


@steady
@given(amounts, weights)
def test_left_over_cents_go_to_the_largest_remainders_and_then_to_the_first(amount, parts) -> None:
    total = sum(parts)
    if not total:
        return
    given_extra = [
        share - amount * weight // total
        for share, weight in zip(share_out(amount, parts), parts, strict=True)
    ]
    ranked = sorted(range(len(parts)), key=lambda i: (-(amount * parts[i] % total), i))
    assert [given_extra[i] for i in ranked] == sorted(given_extra, reverse=True)


def test_a_cent_that_cannot_be_divided_goes_to_whoever_comes_first() -> None:
    assert share_out(100, [1, 1, 1]) == [34, 33, 33]
    assert share_out(101, [1, 1, 1]) == [34, 34, 33]
    assert share_out(10, [1, 2, 1]) == [3, 5, 2]
    assert share_out(10, [0, 0]) == [0, 0]


def test_an_amount_in_dollars_is_paid_whatever_the_stake_and_keeps_it() -> None:
    bonus = odds("$20,000")
    assert str(bonus) == "$20,000"
    assert bonus.winnings(100) == 20_000_00 - 100


POUNDS = Currency("GBP", "£", "pounds")


@pytest.mark.parametrize(
    ("plain", "said"),
    [
        ("a buy-in of 5.00 is under 1,250.00", "a buy-in of £5.00 is under £1,250.00"),
        ("seat 1  +5.00  bcpc/6.12", "seat 1  +£5.00  bcpc/6.12"),
        ("(-5.00); 0.05.", "(-£5.00); £0.05."),
        ("bclc-poker/9/7.2.14, 2.25% or 1.005 of 12.345", None),
        ("£5.00 and $5.00 have theirs", None),
    ],
)
def test_amounts_in_a_sentence_are_shown_in_the_money_of_the_house(plain, said) -> None:
    assert POUNDS.says(plain) == (said or plain)


def test_an_amount_is_read_with_its_symbol_or_without() -> None:
    assert POUNDS.read("£20") == POUNDS.read(" 20.00") == 2000
    with pytest.raises(BadInput, match="write pounds such as 25"):
        POUNDS.read("ten")


def test_a_posted_sum_keeps_its_sign() -> None:
    assert [str(odds(each)) for each in ("$50", "£1,000", "€2.50")] == ["$50", "£1,000", "€2.50"]
    assert odds("£50").winnings(100) == 4900
