"""A settlement's accounts sum to nothing, and a chip without an owner is noticed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway.errors import BrokenRound
from houseway.money import ZERO, Cents, Odds
from houseway.rulebook import clause
from houseway.wagers import Line, Result, Settlement
from houseway.wagers.line import lost, pushed, won
from houseway.wagers.party import BANK, COMMISSION, POT, TIPS, at_seat

steady = settings(deadline=None, derandomize=True)
CITE = clause("bclc-poker/6/6.9.3")

made = st.builds(
    lambda seat, stake, how, tip, by: how(seat, Cents(stake))._replace(
        tip=tip and not by, by="Bob" if by else ""
    ),
    st.integers(1, 7),
    st.integers(1, 10_000),
    st.sampled_from(
        (
            lambda seat, stake: won(seat, "ante", stake, "better", CITE, Odds(3)),
            lambda seat, stake: lost(seat, "ante", stake, "worse", CITE),
            lambda seat, stake: pushed(seat, "ante", stake, "equal", CITE),
        )
    ),
    st.booleans(),
    st.booleans(),
)


@steady
@given(st.lists(made, max_size=10))
def test_accounts_of_any_lines_sum_to_nothing(lines) -> None:
    settlement = Settlement(lines)
    accounts = settlement.accounts()
    assert sum(accounts.values()) == 0
    paid_by_bank = sum(line.net for line in lines)
    assert accounts.get(BANK, 0) == -paid_by_bank


def test_each_party_gets_what_its_lines_say() -> None:
    settlement = Settlement(
        [
            won(1, "banker", Cents(1_000), "banker nine", CITE, Odds(1)),
            Line(1, "commission", ZERO, Result.PAYS, Cents(-50), "5%", CITE, against=COMMISSION),
            lost(2, "player", Cents(500), "banker nine", CITE),
            won(1, "banker", Cents(300), "banker nine", CITE, Odds(1))._replace(by="Bob"),
        ]
    )
    assert {str(party): net for party, net in settlement.accounts().items()} == {
        "seat 1": 950,
        "commission": 50,
        "seat 2": -500,
        "back Bob": 300,
        "bank": -800,
    }
    assert settlement.net(1) == 950  # without the back bet that lay on the seat


@pytest.mark.parametrize(
    ("line", "tips", "seat"),
    [
        (won(1, "ante", Cents(100), "", CITE, Odds(2)), 300, -100),
        (lost(1, "ante", Cents(100), "", CITE), 0, -100),
        (pushed(1, "ante", Cents(100), "", CITE), 0, 0),
    ],
    ids=["won", "lost", "pushed"],
)
def test_a_bet_for_the_dealer_leaves_the_seat_and_what_wins_goes_to_the_tips(
    line, tips, seat
) -> None:
    accounts = Settlement([line._replace(tip=True)]).accounts()
    assert (accounts[TIPS], accounts.get(at_seat(1), 0)) == (tips, seat)


def pot_lines(won_by_2: int) -> list[Line]:
    def line(seat, spot, net):
        return Line(seat, spot, ZERO, Result.PAYS, Cents(net), "x", CITE, against=POT)

    return [line(1, "bets", -500), line(2, "bets", -500), line(2, "main pot", won_by_2)]


def test_a_pot_that_goes_to_somebody_leaves_nothing() -> None:
    assert Settlement(pot_lines(1_000)).accounts() == {at_seat(1): -500, at_seat(2): 500}


@pytest.mark.parametrize(("paid_out", "left"), [(900, 100), (1_001, -1)])
def test_a_pot_that_goes_to_nobody_or_is_paid_twice_is_noticed(paid_out, left) -> None:
    with pytest.raises(BrokenRound) as broken:
        Settlement(pot_lines(paid_out)).accounts()
    assert broken.value.message == f"{left} cents of the pot went to nobody"


def test_a_line_is_printed_as_a_dealer_would_say_it() -> None:
    line = won(1, "pair_plus", Cents(500), "a pair of twos", CITE, Odds(1))
    assert " ".join(line.words.split()) == (
        "seat 1 pair plus 5.00 wins 1 to 1 +5.00 a pair of twos bclc-poker/6/6.9.3"
    )
    assert line.to_json() == {
        "seat": 1,
        "spot": "pair_plus",
        "stake": 500,
        "result": "wins",
        "odds": "1 to 1",
        "net": 500,
        "reason": "a pair of twos",
        "clause": "bclc-poker/6/6.9.3",
        "tip": False,
        "by": None,
        "row": None,
        "wager": "pair_plus",
        "hand": None,
    }
