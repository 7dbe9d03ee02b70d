"""The aggregate cap: never a cent over, shared by real win, tips at even money."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.money import Cents, Odds
from houseway.rulebook import clause
from houseway.wagers import AggregateCap, Line, Result
from houseway.wagers.line import lost, won

steady = settings(deadline=None, derandomize=True, max_examples=200)

CAP = AggregateCap(
    Cents(50_000),
    spots=("bonus", "side"),
    cite=clause("bclc-poker/6/5.11"),
    share_cite=clause("bclc-poker/6/5.11.1"),
    tip_cite=clause("bclc-poker/6/4.5.2.a"),
)
INSIDE = AggregateCap(
    CAP.amount,
    CAP.spots,
    cite=CAP.cite,
    share_cite=CAP.share_cite,
    tip_cite=CAP.tip_cite,
    tips_inside=True,
)


@st.composite
def lines(draw, tip_most: int = 2_000) -> Line:
    seat = draw(st.integers(1, 4))
    spot = draw(st.sampled_from(("bonus", "side", "ante")))
    stake = Cents(draw(st.integers(1, tip_most)))
    if draw(st.integers(0, 4)) == 0:
        return lost(seat, spot, stake, "no luck", CAP.cite)
    line = won(seat, spot, stake, "luck", CAP.cite, Odds(draw(st.integers(1, 50))))
    return line._replace(tip=draw(st.integers(0, 5)) == 0)


rounds = st.lists(lines(), max_size=12)


def person(line: Line) -> str:
    """Seats 1 and 2 are played by one person."""
    return "Ann" if line.seat in (1, 2) else f"seat {line.seat}"


def under(cap: AggregateCap, settled, *, tips: bool):
    return [x for x in settled if x.spot in cap.spots and x.net > 0 and x.tip is tips]


def total(settled) -> int:
    return sum(line.net for line in settled)


@steady
@given(rounds)
def test_a_round_under_the_cap_is_left_alone(settled) -> None:
    if total(under(CAP, settled, tips=False)) <= CAP.amount:
        assert CAP.apply(settled, person) == settled


@steady
@given(rounds)
def test_an_exceeded_cap_is_paid_exactly_and_tips_lie_outside_it(settled) -> None:
    if total(under(CAP, settled, tips=False)) > CAP.amount:
        assert total(under(CAP, CAP.apply(settled, person), tips=False)) == CAP.amount


@steady
@given(rounds)
def test_with_tips_inside_everything_together_never_exceeds_the_cap(settled) -> None:
    after = INSIDE.apply(settled, person)
    wins, tips = under(INSIDE, after, tips=False), under(INSIDE, after, tips=True)
    assert total(wins) + total(tips) <= INSIDE.amount
    if total(wins) < total(under(INSIDE, settled, tips=False)):
        assert total(wins) + total(tips) == INSIDE.amount


@steady
@given(rounds, st.sampled_from((CAP, INSIDE)))
def test_nobody_is_paid_more_than_he_really_won_and_losers_are_untouched(settled, cap) -> None:
    for before, after in zip(settled, cap.apply(settled, person), strict=True):
        assert 0 <= after.net <= before.net or after == before
        if before.spot not in cap.spots or before.net <= 0:
            assert after is before


@steady
@given(rounds)
def test_a_person_gets_his_real_win_over_all_real_wins(settled) -> None:
    real = under(CAP, settled, tips=False)
    if total(real) <= CAP.amount:
        return
    after = under(CAP, CAP.apply(settled, person), tips=False)
    for who in {person(line) for line in real}:
        own = total(x for x in real if person(x) == who)
        paid = total(x for x in after if person(x) == who)
        assert abs(paid - Fraction(CAP.amount * own, total(real))) < 1


@steady
@given(rounds, st.sampled_from((CAP, INSIDE)))
def test_tips_pay_even_money_exactly_when_the_cap_is_enforced(settled, cap) -> None:
    counted = under(cap, settled, tips=False)
    if cap.tips_inside:
        counted += under(cap, settled, tips=True)
    enforced = total(counted) > cap.amount
    for before, after in zip(settled, cap.apply(settled, person), strict=True):
        if before.tip and before.spot in cap.spots and before.net > 0:
            assert after.net == (before.stake if enforced else before.net)


def test_a_cut_line_says_what_it_would_have_been_and_cites_the_share() -> None:
    line = won(1, "bonus", Cents(1_500), "three sixes", CAP.cite, Odds(50))
    (cut,) = CAP.apply([line], person)
    assert cut.reason == "three sixes; 750.00 cut to a part of the 500.00 cap"
    assert cut.clause is CAP.share_cite
    assert (cut.stake, cut.result, cut.net) == (1_500, Result.WINS, 50_000)


def test_a_tip_under_an_enforced_cap_says_so() -> None:
    win = won(1, "bonus", Cents(1_500), "three sixes", CAP.cite, Odds(50))
    _, tip = CAP.apply([win, win._replace(stake=Cents(100), net=Cents(5_000), tip=True)], person)
    assert (tip.net, str(tip.odds)) == (100, "1 to 1")
    assert tip.reason == "three sixes; even money, the cap is enforced"
    assert tip.clause is CAP.tip_cite


def test_tips_that_are_not_even_keep_their_odds_when_the_cap_is_enforced() -> None:
    tip = won(1, "bonus", Cents(100), "luck", CAP.cite, Odds(50))._replace(tip=True)
    win = won(1, "bonus", Cents(2_000), "luck", CAP.cite, Odds(50))
    paid = replace(CAP, tips_even=False).apply([win, tip], person)
    assert [line.net for line in paid] == [CAP.amount, 5_000]
    assert paid[1] is tip
