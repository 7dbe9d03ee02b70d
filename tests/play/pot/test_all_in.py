"""Nobody can bet any more: the hands lie open before the rest of the board (bcpc/32)."""

from __future__ import annotations

import pytest

from houseway.cards import STANDARD, RiggedShoe, parse_cards
from houseway.games.bcpc import pineapple, texas_holdem
from houseway.money import Cents
from houseway.play.actions import CALL, CHECK, DECLINE, FOLD, Action, Bet, Discard, RaiseTo
from houseway.play.happenings import Dealt, Shown
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating

BLINDS = {"blinds": (100, 200)}
BOARD = {"board": parse_cards("2c 7d 9h Js Kc")}


def hand(*stacks: int, game=texas_holdem.GAME) -> PotRound:
    seating = Seating({seat: Cents(each) for seat, each in enumerate(stacks, 1)}, len(stacks))
    return game.round(seating, RiggedShoe(STANDARD, BOARD), BLINDS)


def play(round: PotRound, *actions: Action) -> PotRound:
    for action in actions:
        round.play(action)
    return round


def all_in(round: PotRound) -> PotRound:
    """Whoever is asked bets or raises all that he may."""
    wager = round.options().offers[-1]
    assert wager.kind in (Bet, RaiseTo)
    return play(round, wager.kind(wager.most))


def story(round: PotRound) -> list[str]:
    """The streets as they were dealt, and whose cards were turned up between them."""
    told = []
    for each in round.happenings:
        if isinstance(each, Shown):
            told.append(f"seat {each.place}")
        elif isinstance(each, Dealt) and each.called:
            told.append(each.called)
    return told


def test_both_all_in_show_before_the_flop() -> None:
    round = play(all_in(hand(1_000, 1_000)), CALL)
    assert story(round)[:3] == ["seat 1", "seat 2", "flop"]


@pytest.mark.parametrize(
    ("checked", "before"), [(0, "flop"), (1, "turn"), (2, "river")], ids=["flop", "turn", "river"]
)
def test_one_of_two_has_chips_and_nobody_to_bet_against(checked, before) -> None:
    """The other is all in: on whichever street that is, both show before the next."""
    round = hand(1_000, 5_000)
    if checked:
        play(round, CALL, *[CHECK] * (2 * checked - 1))
    play(all_in(round), CALL)
    told = story(round)
    assert {*told[told.index(before) - 2 : told.index(before)]} == {"seat 1", "seat 2"}


def test_two_who_can_still_bet_show_nothing() -> None:
    """A third is all in; his cards wait for the end as theirs do."""
    round = play(hand(5_000, 5_000, 400), RaiseTo(Cents(400)), CALL, CALL)
    assert round.street == "flop"
    assert not any(isinstance(each, Shown) for each in round.happenings)
    assert not any(round.holdings[seat].up for seat in (1, 2, 3))


def test_who_has_folded_shows_nothing() -> None:
    round = play(hand(1_000, 1_000, 1_000), FOLD, RaiseTo(Cents(1_000)), CALL)
    assert {each for each in story(round) if each.startswith("seat")} == {"seat 1", "seat 2"}
    assert not round.holdings[3].up


def test_who_still_has_a_card_to_choose_chooses_it_first() -> None:
    """Pineapple throws one away after the flop: nobody sees the others' cards before that."""
    round = play(hand(300, 300, game=pineapple.GAME), DECLINE)
    play(all_in(round), CALL)
    assert round.waiting_for() == (1, 2)
    assert [each.kind for each in round.options(1).offers] == [Discard]
    assert not any(isinstance(each, Shown) for each in round.happenings)
