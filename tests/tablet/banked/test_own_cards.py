"""A player's cards are his own until the dealer turns them: decisions are keyed without them."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.cards import UNSEEN, card, parse_cards
from houseway.errors import IllegalAction
from houseway.money import dollars
from houseway.play.actions import Fold, Keep, Split, Stake
from houseway.tablet.banked import CardPutRight, LaidCard, LiveBankedTable
from houseway.tablet.steps import Answered, TakenBack

THREE_CARD, INFERNO = "three-card-poker@bclc", "discard-inferno@bclc"


def dealt(game: str, bets: dict[int, dict[str, int]]) -> LiveBankedTable:
    found = games.find(game)
    posted = {"burn_baby_burn_minimum": 500, "burn_baby_burn_maximum": 5_000}
    limits = {"minimum": 500, "maximum": 50_000}
    table = LiveBankedTable(found, limits | (posted if game == INFERNO else {}))
    for seat, stakes in bets.items():
        table.sit(seat, f"Player {seat}")
        table.table.bet(seat, {spot: dollars(n) for spot, n in stakes.items()})
    table.deal()
    return table


def places(table: LiveBankedTable) -> set[object]:
    return {each.place for each in table.playing().wanted}


def test_a_hand_folded_with_nothing_to_be_paid_is_never_asked_for() -> None:
    table = dealt(THREE_CARD, {1: {"ante": 5}, 2: {"ante": 5}})
    table.take(Answered(1, Fold()))
    assert 1 not in places(table)
    table.take(Answered(2, Stake(dollars(5), "play")))
    assert places(table) == {"dealer"}  # who is turned first
    table.take(table.playing().keys(parse_cards("Qh 7d 2c")))
    assert places(table) == {2}
    table.take(table.playing().keys(parse_cards("Kh 7s 2d")))
    assert table.done
    assert {(line.seat, line.spot, line.net) for line in table.playing().round.lines} == {
        (1, "ante", -500),
        (2, "play", 500),
        (2, "ante", 500),
    }


def test_a_fold_that_leaves_a_pair_plus_bet_is_looked_at() -> None:
    table = dealt(THREE_CARD, {1: {"ante": 5, "pair_plus": 5}})
    table.take(Answered(1, Fold()))
    assert places(table) == {1}


def test_three_times_the_ante_may_be_keyed_before_the_hand_is_seen() -> None:
    table = dealt(INFERNO, {1: {"ante": 5, "blind": 5}})
    assert 1 not in places(table)
    table.take(table.playing().keys(parse_cards("2c")))  # the dealer's first, face up
    table.take(Answered(1, Stake(dollars(15), "play")))
    assert 1 not in places(table)


def test_a_hand_that_was_not_three_of_a_kind_is_refused_after_three_times_the_ante() -> None:
    table = dealt(INFERNO, {1: {"ante": 5, "blind": 5}})
    table.take(table.playing().keys(parse_cards("2c")))
    table.take(Answered(1, Stake(dollars(15), "play")))
    table.take(table.playing().keys(parse_cards("3c 4d 8s 9h Jd Qd"), "dealer"))
    with pytest.raises(IllegalAction, match="could not have done so"):
        table.take(table.playing().keys(parse_cards("Kc Kd 8d 5h 6h Td"), 1))
    for _ in range(2):
        table.take(TakenBack("Dana", "he had a pair"))
    table.take(Answered(1, Stake(dollars(10), "play")))
    table.take(table.playing().keys(parse_cards("3c 4d 8s 9h Jd Qd"), "dealer"))
    table.take(table.playing().keys(parse_cards("Kc Kd 8d 5h 6h Td"), 1))
    assert table.done


FAST = "fast-action-holdem@bclc"


def test_two_kept_cards_are_keyed_as_they_are_laid_open_and_the_others_never() -> None:
    table = dealt(FAST, {2: {"ante": 10}, 5: {"ante": 10}})
    assert places(table) == set()  # players look at their own cards
    table.take(Answered(2, Keep((UNSEEN, UNSEEN))))
    assert [(each.place, len(each.numbers)) for each in table.playing().wanted] == [(2, 2)]
    table.take(table.playing().keys(parse_cards("Ah Kh")))
    table.take(Answered(5, Keep((UNSEEN, UNSEEN))))
    wanted = [each.words for each in table.playing().wanted]
    assert wanted == ["Seat 5: 2 cards", "Dealer: 4 cards"]  # 6.8: when all hands are set
    table.take(table.playing().keys(parse_cards("7c 7d 2c 3d 9h Js As Qd 8c 6h 4s")))
    assert table.done
    assert [line.net for line in table.playing().round.lines] == [1000, 1000]


def test_a_split_hand_is_four_cards_two_for_each_wager() -> None:
    table = dealt(FAST, {2: {"ante": 10}})
    table.take(Answered(2, Split(((UNSEEN, UNSEEN), (UNSEEN, UNSEEN)))))
    table.take(table.playing().keys(parse_cards("Ah Ad 2c 2d")))
    table.take(CardPutRight(LaidCard(2, 3, card("2h")), "Dana", "a heart"))
    table.take(table.playing().keys(parse_cards("Kc Kd 9h Js")))
    table.take(table.playing().keys(parse_cards("Ts Qd 8c 6h 4s")))
    assert table.done
    nets = {line.spot: line.net for line in table.playing().round.lines}
    assert nets == {"ante": 1000, "split": -1000}
