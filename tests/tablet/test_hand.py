"""A live hand: acts are ruled on, the round goes on with the ruling, and the record has both."""

from __future__ import annotations

from typing import Any

import pytest

from houseway import games
from houseway.cards import parse_cards
from houseway.errors import BadInput, IllegalAction
from houseway.money import Cents
from houseway.play.actions import CALL, CHECK, FOLD, Bet, Choose, Forfeit, RaiseTo
from houseway.tablet import (
    Answered,
    Decided,
    Keyed,
    LiveHand,
    LivePotTable,
    Seen,
    TakenBack,
    corrected,
    in_turn,
    passed_over,
    ruled,
)

POSTED = {
    "blinds": [10_000, 20_000],
    "minimum_buy_in": 100_000,
    "maximum_buy_in": None,
    "big_blind_ante": False,
}


def c(*units: int) -> tuple[Cents, ...]:
    return tuple(Cents(100 * each) for each in units)


class At:
    """A table of the club at 100/200, dealt in, and a shorter way to key acts."""

    def __init__(self, stacks: dict[int, int] | None = None, **settings: Any) -> None:
        self.table = LivePotTable(games.find("texas-holdem@bcpc"), {**POSTED, **settings})
        for seat, stack in (stacks or {1: 10_000, 2: 10_000, 3: 10_000, 4: 10_000}).items():
            self.table.sit(seat, f"Player {seat}", Cents(100 * stack))
        self.table.put_button(1)
        self.brought = self.table.count()
        self.table.deal()

    @property
    def hand(self) -> LiveHand:
        assert self.table.hand
        return self.table.hand

    def act(self, seat: int, *chips: int, said: str = "", **told: Any) -> At:
        self.table.take(ruled(self.hand, Seen(seat, c(*chips), said, **told)))
        while due := in_turn(self.hand):
            self.table.take(due)
        assert self.table.count() == self.brought
        return self

    def decide(self, choice: str, by: str = "", why: str = "") -> At:
        self.table.take(Decided(choice, by, why))
        while due := in_turn(self.hand):
            self.table.take(due)
        assert self.table.count() == self.brought
        return self

    def put(self, seat: int) -> int:
        return self.hand.round.put[seat] // 100


def last(at: At) -> Any:
    return at.hand.entries[-1]


def test_plain_acts_go_through_at_once() -> None:
    at = At().act(4, said="call").act(1, said="fold").act(2, 100)
    at.act(3, said="raise to 800")
    assert at.hand.round.log.answers == [CALL, FOLD, CALL, RaiseTo(Cents(80_000))]
    assert at.hand.waits is None
    assert [each.action for each in at.hand.entries] == at.hand.round.log.answers
    assert at.hand.entries[2].step.seen.chips == c(100)
    assert str(at.hand.entries[2].ruling.clause) == "bcpc/55.b"


def test_one_big_chip_without_a_word_is_a_call_and_people_hear_so_first() -> None:
    at = At().act(4, 1000)
    assert at.hand.waits is last(at)
    assert (last(at).ruling.act, last(at).ruling.returned) == ("call", 80_000)
    assert str(last(at).ruling.clause) == "bcpc/59"
    assert at.put(4) == 0, "nothing is played before it was said"
    at.decide("as ruled")
    assert at.put(4) == 200
    assert last(at).action == CALL
    assert last(at).decision == Decided("as ruled", "", "")


@pytest.mark.parametrize(
    ("chips", "action", "clause"),
    [
        ((500, 500, 200), CALL, "bcpc/57.s3"),  # 200 more than 1000, under half of 800
        ((500, 500, 200, 100, 100), RaiseTo(Cents(180_000)), "bcpc/57.s2"),  # half of 800
    ],
)
def test_a_raise_is_measured_against_half_of_the_last(
    chips: tuple[int, ...], action: Any, clause: str
) -> None:
    at = At().act(4, said="raise", said_amount=Cents(100_000))
    at.act(1, *chips).decide("as ruled")
    assert last(at).action == action
    assert str(last(at).ruling.clause) == clause


def test_chips_that_lie_there_are_remembered_one_by_one() -> None:
    """60.c: combined with the new ones, and a chip to spare: all of it is the bet."""
    at = At().act(4, 100, 100).act(1, said="fold").act(2, said="fold")
    at.act(3, said="raise to 500")
    assert at.hand.prior(Seen(4)) == c(100, 100)
    at.act(4, 500, gesture="combine")
    assert at.hand.waits
    assert str(last(at).ruling.clauses[0]) == "bcpc/60.c"


def test_where_the_director_has_to_choose_the_table_waits_for_who_and_why() -> None:
    at = At().act(4, said="raise to 800").act(1, said="raise to 2000")
    at.act(2, 500)
    assert last(at).ruling.act == ""
    with pytest.raises(IllegalAction, match="leaves it open: call, fold"):
        at.decide("as ruled")
    with pytest.raises(BadInput, match="who made it and why"):
        at.decide("fold")
    with pytest.raises(IllegalAction, match="waits for a decision"):
        at.act(3, said="fold")
    at.decide("call", "Maria", "he had not seen the raise")
    assert (at.put(2), last(at).decision.by) == (2000, "Maria")


def test_a_hand_that_is_folded_for_an_undercall_leaves_its_chips() -> None:
    at = At().act(4, said="raise to 800").act(1, said="raise to 2000")
    at.act(2, 500).decide("fold", "Maria", "he wants no more of it")
    assert last(at).action == Forfeit(Cents(50_000))
    assert 2 not in at.hand.round.live
    assert at.hand.round.chips.in_pot() == 100 * (100 + 500 + 200 + 800 + 2000)


def test_an_act_out_of_turn_binds_if_nothing_changes() -> None:
    at = At().act(1, said="call")
    assert last(at).ruling.act == "wait"
    assert at.hand.round.options().seat == 4  # type: ignore[union-attr]
    at.act(4, said="call")
    assert at.hand.round.log.answers == [CALL, CALL]
    assert at.hand.round.options().seat == 2  # type: ignore[union-attr]
    assert "bcpc/52.d.s3" in [str(each) for each in last(at).ruling.clauses]


def test_an_act_out_of_turn_is_free_again_after_a_raise() -> None:
    at = At().act(1, 500, 100)
    at.act(4, said="raise to 600")
    assert last(at).step.seat == 1
    assert last(at).ruling.returned == 60_000
    assert last(at).action is None
    assert at.hand.round.options().seat == 1  # type: ignore[union-attr]
    at.act(1, said="fold")
    assert at.hand.round.log.answers == [RaiseTo(Cents(60_000)), FOLD]


def test_a_fold_out_of_turn_binds_always() -> None:
    at = At().act(2, said="fold").act(4, said="raise to 600").act(1, said="call")
    assert at.hand.round.log.answers[-1] == FOLD
    assert 2 not in at.hand.round.live


def test_a_player_who_was_passed_over_after_too_much_has_happened() -> None:
    at = At().act(1, said="call").act(2, said="call")
    at.table.take(passed_over(at.hand, spoke_up=False))
    assert [each.act for each in last(at).ruling.choices] == ["live hand", "dead hand"]
    at.decide("dead hand", "Maria", "he looked away, and two have called")
    assert at.hand.round.log.answers == [FOLD, CALL, CALL]


def test_a_player_who_speaks_up_gets_the_action_back() -> None:
    at = At().act(1, said="call")
    at.table.take(passed_over(at.hand, spoke_up=True))
    assert last(at).ruling.act == "back up"
    at.act(4, said="raise to 600")
    assert last(at).action is None, "the call before its turn does not bind"


def test_an_underbet_is_a_full_bet_at_once() -> None:
    at = flop(At())
    at.act(2, 100)
    assert last(at).ruling.amount == 20_000
    assert str(last(at).ruling.clause) == "bcpc/52.e.1"
    at.decide("as ruled")
    assert at.hand.round.log.answers[-1] == Bet(Cents(20_000))


def flop(at: At) -> At:
    at.act(4, said="call").act(1, said="call").act(2, said="call").act(3, said="check")
    at.table.take(Keyed("board", parse_cards("Ah 7d 2c")))
    return at


def test_an_underraise_found_later_in_the_street_is_put_right_for_all_who_called() -> None:
    """52.e.1: seat 3 raised a bet of 1000 to 1500 only; it counts as 2000 for everybody."""
    at = flop(At())
    at.act(2, said="bet 1000").act(3, said="call").act(4, said="call")
    wrong = corrected(
        at.hand,
        at.hand.entries[-2].number,
        Seen(3, c(500, 500, 500), "raise", None),
        by="Maria",
        why="he said raise",
    )
    at.table.take(wrong)
    assert last(at).action == RaiseTo(Cents(200_000))
    assert wrong.ruling.bound == ("seat-4",)
    assert (at.put(3), at.put(4)) == (2000, 2000)
    assert at.table.count() == at.brought
    assert at.hand.round.options().seat == 1  # type: ignore[union-attr]
    amended = at.hand.round.log.amended
    assert [(each.seat, each.reason, each.by) for each in amended] == [
        (3, "he said raise", "Maria")
    ]


def test_an_underbet_of_a_street_that_is_over_stands() -> None:
    at = flop(At())
    act = at.hand.entries[0].number
    late = corrected(at.hand, act, Seen(4, c(300), "raise"), by="Maria", why="seen on the camera")
    assert "bcpc/52.e.1.s3" in [str(each) for each in late.ruling.clauses]
    with pytest.raises(IllegalAction, match="street that is over"):
        at.table.take(late)


def test_a_correction_after_which_later_acts_do_not_fit_gives_the_action_back() -> None:
    at = flop(At())
    at.act(2, said="check").act(3, said="check")
    at.table.take(
        corrected(at.hand, at.hand.entries[-2].number, Seen(2, c(500)), by="M", why="a chip lay")
    )
    assert at.hand.round.log.answers[at.hand.street_from :] == [Bet(Cents(50_000))]
    assert at.hand.round.options().seat == 3  # type: ignore[union-attr]
    assert [each.void for each in at.hand.entries[-3:]] == [
        "corrected",
        "the action goes back",
        "",
    ]


def test_the_last_step_is_taken_back_with_a_reason_and_stays_on_the_record() -> None:
    at = At().act(4, said="call").act(1, said="raise to 600")
    with pytest.raises(BadInput, match="reason is missing"):
        at.table.take(TakenBack("Ann", " "))
    at.table.take(TakenBack("Ann", "it was seat 1's neighbour who spoke"))
    assert at.hand.round.log.answers == [CALL]
    assert at.hand.struck[0].step.seen.said == "raise to 600"  # type: ignore[union-attr]
    assert at.hand.struck[0].why == "it was seat 1's neighbour who spoke"
    at.table.take(TakenBack("Ann", "nor did he call"))
    assert at.hand.round.log.answers == []
    with pytest.raises(IllegalAction, match="nothing has been keyed"):
        at.table.take(TakenBack("Ann", "more"))


def test_a_step_back_over_an_act_out_of_turn_takes_what_followed_from_it() -> None:
    at = At().act(1, said="call").act(4, said="call")
    at.table.take(TakenBack("Ann", "seat 4 has not acted"))
    assert at.hand.round.log.answers == []
    assert list(at.hand.early) == [1]


def test_cards_that_are_shown_decide_and_unseen_hands_are_declared() -> None:
    at = flop(At())
    for _ in range(2):
        for seat in (2, 3, 4, 1):
            at.act(seat, said="check")
    at.table.take(Keyed("board", parse_cards("Ah 7d 2c Ks Qs")))
    for seat in (2, 3, 4, 1):
        at.act(seat, said="check")
    offers = at.hand.round.options()
    assert offers
    assert offers.seat == 0
    at.table.take(Keyed(2, parse_cards("As Ac")))
    at.table.take(Keyed(3, parse_cards("Kc Kd")))
    spots = [each.spot for each in at.hand.round.options().offers]  # type: ignore[union-attr]
    assert "seat 2 for the main pot" in spots
    assert "seat 3 for the main pot" not in spots, "seat 2 has shown a better hand"
    at.table.take(Answered(0, Choose("seat 2 for the main pot")))
    assert at.hand.over
    at.table.settle()
    assert at.table.table.seats[2].stack == 100 * (10_000 + 600)
    assert at.table.count() == at.brought


def test_more_cards_than_lie_there_are_refused() -> None:
    at = At()
    with pytest.raises(BadInput, match="0 cards lie at board, and 3 were keyed"):
        at.table.take(Keyed("board", parse_cards("Ah 7d 2c")))


def test_a_card_that_cannot_be_there_is_refused_with_where_it_was_seen() -> None:
    at = flop(At())
    at.table.take(Keyed("board", parse_cards("Ah 7d 2c")))
    for cards in ("Ah Ks", "Ks Ks"):
        with pytest.raises(BadInput, match="cannot be there: it was seen before, .* in this round"):
            at.table.take(Keyed(2, parse_cards(cards)))
    assert at.hand.keyed == {"board": parse_cards("Ah 7d 2c")}


def test_a_misdeal_gives_everybody_his_chips_and_the_button_stays() -> None:
    at = At().act(4, said="raise to 600")
    at.table.void()
    assert at.table.count() == at.brought
    assert [int(who.stack) for who in at.table.table.seats.values()] == [1_000_000] * 4
    at.table.deal()
    assert at.hand.round.button == 1
    assert at.hand.round.options().seat == 4  # type: ignore[union-attr]


def test_chips_that_a_player_does_not_have_are_counted_again() -> None:
    at = At({1: 1400, 2: 10_000, 3: 10_000, 4: 10_000}).act(4, said="call")
    with pytest.raises(BadInput, match=r"seat 1 has 1,400.00 and chips of 1,500.00 were keyed"):
        at.act(1, 1000, 500)


def test_a_raise_that_nobody_has_opened_for_is_a_call() -> None:
    """58: seat 1 is all in for less than a full raise; seat 4 has acted and may only call."""
    at = At({1: 1400, 2: 10_000, 3: 10_000, 4: 10_000})
    at.act(4, said="raise to 1000").act(1, said="all in").act(2, said="call").act(3, said="fold")
    at.act(4, said="raise to 4000")
    assert at.hand.waits
    assert (last(at).ruling.act, last(at).ruling.amount) == ("call", 140_000)
    assert str(last(at).ruling.clause) == "bcpc/58.s2"
    at.decide("as ruled")
    assert last(at).action == CALL


def test_a_house_without_rulings_keeps_no_live_table() -> None:
    with pytest.raises(BadInput, match="no rulings"):
        LivePotTable(games.find("texas-holdem@chico"), {})
    with pytest.raises(BadInput, match="against a bank"):
        LivePotTable(games.find("three-card-poker@bclc"), {})


def test_the_amount_that_is_said_aloud_is_the_one_that_is_played() -> None:
    """A raise to 650 with chips of 100 at least: the hand takes 600, and people hear 600."""
    at = At(chip=10_000).act(4, said="raise", said_amount=Cents(65_000))
    assert last(at).ruling.amount == 60_000
    at.decide("as ruled")
    assert last(at).action == RaiseTo(Cents(60_000))
    assert last(at).against is None


def test_checks_close_the_street() -> None:
    at = flop(At())
    at.act(2, said="check").act(3, said="check").act(4, said="check").act(1, said="check")
    assert at.hand.round.street == "turn"
    assert at.hand.round.log.answers[-1] == CHECK
