"""The chips of a hand by themselves: what moves, who is left, what goes back."""

from __future__ import annotations

import pytest

from houseway.money import Cents
from houseway.play.happenings import Posted, Said
from houseway.play.pot.chips import Chips, from_left
from houseway.rulebook import clause
from houseway.wagers import Result

CITE = clause("bclc-poker/17/6.2")


@pytest.fixture
def chips() -> Chips:
    return Chips({1: Cents(500), 2: Cents(300), 3: Cents(500)}, 3, CITE, [], [])


def test_seats_go_from_the_left_of_the_button_dead_or_not() -> None:
    assert from_left([1, 2, 5], 2) == [5, 1, 2]
    assert from_left([1, 2, 5], 3) == [5, 1, 2]


def test_who_bets_the_last_chip_is_all_in_and_is_told(chips) -> None:
    chips.pay_in(1, 300)
    assert (chips.with_chips, chips.happenings) == (3, [])
    chips.pay_in(2, 300)
    assert chips.with_chips == 2
    assert chips.happenings == [Said(CITE.gist, CITE, 2)]
    assert chips.to_answer(1) == [3]


def test_a_post_is_cut_to_the_stack(chips) -> None:
    chips.post(2, "big blind", 400)
    assert chips.happenings[0] == Posted(2, "big blind", Cents(300))
    assert (chips.stack[2], chips.put[2]) == (0, 300)


def test_dead_money_is_in_the_pot_and_no_bet(chips) -> None:
    chips.pays_dead(1, 100)
    chips.antes(2, 50)
    assert chips.put == {1: 0, 2: 0, 3: 0}
    assert chips.in_pot() == 150
    assert [pot.amount for pot in chips.gathered()] == [100, 50]


def test_what_nobody_called_goes_back(chips) -> None:
    chips.pay_in(1, 500)
    chips.pay_in(2, 300)
    assert chips.close_street(CITE)
    assert chips.returned == {1: 200}
    assert (chips.stack[1], chips.with_chips) == (200, 2)
    assert [(line.result, line.stake) for line in chips.lines] == [(Result.RETURNED, 200)]


def test_a_dead_hand_gets_nothing_back(chips) -> None:
    chips.pay_in(1, 200)
    chips.folds(1)
    assert chips.close_street(CITE)
    assert chips.returned == {}
    assert chips.live == [2, 3]


def test_an_unbet_street_leaves_everything(chips) -> None:
    assert not chips.close_street(CITE)
    assert chips.lying() == []


def test_what_is_bet_on_this_street_does_not_lie_in_the_pot_yet(chips) -> None:
    for seat in (1, 2, 3):
        chips.pay_in(seat, 100)
    chips.close_street(CITE)
    chips.pay_in(1, 200)
    assert [pot.amount for pot in chips.lying()] == [300]
    assert chips.in_pot() == 500


def test_who_wins_has_staked_nothing_more(chips) -> None:
    for seat in (1, 2, 3):
        chips.pay_in(seat, 100)
    (pot,) = chips.gathered()
    chips.wins(1, pot, Cents(300), "everybody else folded", CITE)
    assert [(line.stake, line.net, line.result) for line in chips.lines] == [(0, 300, Result.WINS)]


def test_a_post_of_just_the_stack_is_that_stack(chips) -> None:
    chips.post(2, "big blind", 300)
    assert chips.happenings[0] == Posted(2, "big blind", Cents(300))


def test_dead_money_and_antes_are_told_as_they_leave_a_stack(chips) -> None:
    chips.pays_dead(1, 100)
    chips.antes(2, 500)
    assert chips.happenings == [Posted(1, "dead blind", Cents(100)), Posted(2, "ante", Cents(300))]
