"""The kill button: how it moves, and what it means for the next hand."""

import random

import pytest

from houseway import games, houses
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.errors import IllegalBet
from houseway.floor import PotTable, open_table
from houseway.floor.kill import KILL, LEG_UP, NEUTRAL, Button, Ended, moved, without
from houseway.play.actions import CALL, CHECK, FOLD

RULES = houses.find("bclc").table.kill

POSTED = {
    "limit": "limit",
    "limits": (400, 800),
    "blinds": (200, 400),
    "minimum_buy_in": 4_000,
    "kill": "full",
}
NEEDED = 1600


def ended(*winners, pot=2000, flop=True, chopped=False) -> Ended:
    return Ended(frozenset(winners), pot, flop, chopped)


@pytest.mark.parametrize(
    ("before", "hand", "after", "clause"),
    [
        (Button(NEUTRAL), ended(3), Button(LEG_UP, 3), "4.2"),
        (Button(NEUTRAL), ended(3, flop=False), Button(LEG_UP, 3), "4.3.1"),
        (Button(NEUTRAL), ended(3, 4), Button(NEUTRAL), "3.4"),
        (Button(NEUTRAL), ended(chopped=True), Button(NEUTRAL), "3.4"),
        (Button(LEG_UP, 3), ended(3), Button(KILL, 3), "5.2"),
        (Button(LEG_UP, 3), ended(3, pot=NEEDED), Button(KILL, 3), "5.2"),
        (Button(LEG_UP, 3), ended(3, pot=NEEDED - 1), Button(LEG_UP, 3), "5.2.2"),
        (Button(LEG_UP, 3), ended(3, flop=False), Button(LEG_UP, 3), "4.3.2"),
        (Button(LEG_UP, 3), ended(4), Button(LEG_UP, 4), "4.2"),
        (Button(LEG_UP, 3), ended(4, flop=False), Button(LEG_UP, 4), "4.3.1"),
        (Button(LEG_UP, 3), ended(3, 4), Button(NEUTRAL), "3.4"),
        (Button(LEG_UP, 3), ended(chopped=True), Button(LEG_UP, 3), "4.4"),
        (Button(KILL, 3), ended(3), Button(KILL, 3), "5.2.4"),
        (Button(KILL, 3), ended(3, flop=False), Button(KILL, 3), "5.2.3"),
        (Button(KILL, 3), ended(4), Button(LEG_UP, 4), "4.2"),
        (Button(KILL, 3), ended(3, 4), Button(NEUTRAL), "3.4"),
        (Button(KILL), ended(4), Button(LEG_UP, 4), "4.2"),
    ],
)
def test_every_result_moves_the_button_by_a_clause(before, hand, after, clause) -> None:
    then = moved(before, hand, RULES, least=NEEDED)
    assert then == after
    assert then.cite.id == f"bclc-poker/22/{clause}"


def test_where_sharing_keeps_the_button_it_stays_with_a_holder_who_shares() -> None:
    for position in (LEG_UP, KILL):
        kept = moved(Button(position, 3), ended(3, 4), RULES, least=NEEDED, split_keeps=True)
        assert kept == Button(position, 3)
        lost = moved(Button(position, 3), ended(4, 5), RULES, least=NEEDED, split_keeps=True)
        assert lost == Button(NEUTRAL)


def test_a_leg_up_goes_with_its_holder_and_a_kill_is_played_without_him() -> None:
    assert without(Button(LEG_UP, 3), 3, RULES) == Button(NEUTRAL)
    assert without(Button(KILL, 3), 3, RULES) == Button(KILL)
    assert without(Button(KILL, 3), 4, RULES) == Button(KILL, 3)


# At a table


def table_with(*seats, **settings) -> PotTable:
    table = open_table(games.find("texas-holdem@bclc"), {**POSTED, **settings})
    assert isinstance(table, PotTable)
    for seat in seats:
        table.sit(seat, f"person {seat}", 20_000)
    return table


def deal(table, seed=1) -> None:
    table.deal(Shoe(shuffled(STANDARD, random.Random(seed))))


def fold_round(table) -> None:
    deal(table)
    while options := table.round.options():
        table.play(options.seat, FOLD)


def won_by(table, winner) -> None:
    """A hand that everybody but one player gives up."""
    deal(table)
    while options := table.round.options():
        stays = CHECK if options.offer(type(CHECK)) else CALL
        table.play(options.seat, stays if options.seat == winner else FOLD)


def killed(*seats, holder, **settings) -> PotTable:
    """A table whose next hand is a kill."""
    table = table_with(*seats, **settings)
    table.kill.button = Button(KILL, holder)
    return table


def test_a_straddle_laid_before_a_kill_hand_is_measured_by_the_kill() -> None:
    table = killed(1, 2, 3, 4, 5, holder=4)
    hand = table.next_hand()
    third = hand.dealt[2]
    with pytest.raises(IllegalBet, match=r"it must be 16\.00 to 20\.00"):
        table.straddle(third, 800)
    table.straddle(third, 1600)
    deal(table)
    assert table.round.posts.opening_bet == 1600
    assert table.round.stack[4] == 20_000 - 800


def test_a_killer_may_straddle_his_own_hand_with_what_is_missing() -> None:
    table = killed(1, 2, 3, 4, 5, holder=3)  # the button is seat 5's
    table.straddle(3, 2000)
    deal(table)
    assert table.round.put[3] == 2000


def test_a_killer_who_sits_out_takes_the_blinds_as_they_come_and_misses_none() -> None:
    table = killed(1, 2, 3, 4, holder=2)
    table.away(2)
    deal(table)
    assert (table.hand.small, table.hand.big) == (1, 2)
    assert table.round.status_of(2) == "folded"
    assert table.round.put[2] == 800
    assert not table.seats[2].missed


def test_a_killer_without_chips_posts_nothing_and_the_hand_is_a_kill() -> None:
    table = killed(1, 2, 3, 4, holder=2)
    table.breaks(2)
    deal(table)
    assert [post for post in table.hand.posts if post.kind == "kill"] == []
    assert table.round.stakes.limits.bets == (800, 1600)


def newcomer_at(table, seat) -> None:
    won_by(table, 4)  # who steals the blinds and keeps the kill
    table.sit(seat, "newcomer", 20_000)
    table.post(seat)


def test_a_newcomers_kill_lies_before_him_and_goes_as_any_other() -> None:
    table = killed(1, 2, 3, 4, holder=4, newcomer_kills=True)
    newcomer_at(table, 5)
    table.agree(5)
    won_by(table, 1)
    assert table.kill.button == Button(KILL, 5)
    assert table.kill.button.cite.id == "bclc-poker/22/6.5"
    won_by(table, 2)
    assert table.kill.button == Button(LEG_UP, 2)


def test_one_newcomer_at_a_time_agrees_and_only_to_a_kill() -> None:
    table = killed(1, 2, 3, 4, holder=4, newcomer_kills=True)
    with pytest.raises(IllegalBet, match="nothing to agree to"):
        table.agree(1)
    newcomer_at(table, 5)
    table.sit(6, "another", 20_000)
    table.agree(5)
    with pytest.raises(IllegalBet, match="one kill a hand"):
        table.agree(6)
    table.leave(5)
    table.agree(6)


def test_a_newcomer_agrees_between_hands() -> None:
    """During a kill hand his word would be forgotten with that hand."""
    table = killed(1, 2, 3, 4, holder=4, newcomer_kills=True)
    deal(table)
    table.sit(5, "newcomer", 20_000)
    with pytest.raises(IllegalBet, match="when the hand is over") as refused:
        table.agree(5)
    assert refused.value.clause.id == "bclc-poker/22/6.5"
    assert table.kill.promised == 0


def test_a_newcomer_who_was_not_dealt_in_owes_no_kill() -> None:
    table = killed(1, 2, 3, 4, holder=4, newcomer_kills=True)
    newcomer_at(table, 5)
    table.seats[5].posting = False
    table.agree(5)
    won_by(table, 1)
    assert 5 not in table.hand.dealt
    assert table.kill.button == Button(LEG_UP, 1)


def test_newcomers_play_a_kill_hand_if_there_would_be_none_without_them() -> None:
    table = killed(1, 4, holder=4)
    newcomer_at(table, 2)
    table.away(1)
    deal(table)
    assert sorted(table.hand.dealt) == [2, 4]
    assert table.round.put[4] == 800


def test_a_returning_player_is_no_newcomer() -> None:
    """He owes blinds and may pay them on a kill hand."""
    table = table_with(1, 2, 3, 4, 5)
    table.away(2)
    fold_round(table)
    fold_round(table)
    table.back(2)
    table.post(2)
    table.kill.button = Button(KILL, 4)
    deal(table)
    assert 2 in table.hand.dealt


def test_a_table_without_a_kill_has_nothing_to_refuse_or_agree_to() -> None:
    table = table_with(1, 2, 3, kill="none")
    for asks in (table.refuse, table.agree):
        with pytest.raises(IllegalBet, match="without a kill"):
            asks(1)
    assert table.kill is None
