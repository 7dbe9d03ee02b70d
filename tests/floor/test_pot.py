"""A table of a pot game between hands: the button, the blinds, who is dealt in."""

import random

import pytest

from houseway import games
from houseway.cards import STANDARD, Shoe, shuffled
from houseway.errors import HousewayError, IllegalAction, IllegalBet
from houseway.floor import PotTable, open_table
from houseway.play.actions import CALL, FOLD

POSTED = {"blinds": (100, 200), "minimum_buy_in": 4_000, "maximum_buy_in": 40_000}
STUD = {"limits": (200, 400), "ante": 50, "minimum_buy_in": 4_000}


def table_with(*seats, **settings) -> PotTable:
    table = open_table(games.find("texas-holdem@bclc"), {**POSTED, **settings})
    for seat in seats:
        table.sit(seat, f"person {seat}", 20_000)
    return table


def deal(table, seed=1) -> None:
    table.deal(Shoe(shuffled(STANDARD, random.Random(seed))))


def fold_round(table) -> None:
    """A hand that everybody folds."""
    deal(table)
    while options := table.round.options():
        table.play(options.seat, FOLD)


def lies(table):
    return table.hand.button, table.hand.small, table.hand.big


def test_the_button_and_the_blinds_go_round_and_skip_empty_seats() -> None:
    table = table_with(2, 5, 9)
    seen = []
    for _ in range(4):
        fold_round(table)
        seen.append(lies(table))
    assert seen == [(9, 2, 5), (2, 5, 9), (5, 9, 2), (9, 2, 5)]


def test_heads_up_the_button_posts_the_small_blind_and_changes_every_hand() -> None:
    table = table_with(2, 5)
    seen = []
    for _ in range(3):
        fold_round(table)
        seen.append(lies(table))
    assert seen == [(5, 5, 2), (2, 2, 5), (5, 5, 2)]


def test_of_two_in_california_the_other_posts_the_small_blind_where_the_house_says_so() -> None:
    seen = []
    for rule in ("button", "left"):
        settings = {"blinds": (100, 300), "minimum_buy_in": 4_000, "heads_up_small_blind": rule}
        table = open_table(games.find("texas-holdem@chico"), settings)
        for seat in (2, 5):
            table.sit(seat, f"person {seat}", 20_000)
        table.button = 5
        for _ in range(2):
            fold_round(table)
            seen.append(lies(table))
    assert seen == [(5, 5, 2), (2, 2, 5), (5, 2, 5), (2, 5, 2)]


def test_two_dealt_in_are_heads_up_even_while_a_newcomer_waits() -> None:
    """The newcomer sits between the button and the small blind and gets no hand yet."""
    table = table_with(1, 3)
    fold_round(table)  # button 3
    table.sit(2, "newcomer", 20_000)
    fold_round(table)
    assert sorted(table.hand.dealt) == [1, 3]
    assert lies(table) == (1, 1, 3)


def test_with_three_at_the_table_nobody_gets_round_his_big_blind_by_being_away() -> None:
    table = table_with(1, 2, 3)
    fold_round(table)  # button 3, blinds 1 and 2: seat 3 is next
    table.away(3)
    fold_round(table)
    table.back(3)
    assert table.seats[3].missed == {"big"}
    assert table.seats[3].waiting


def test_one_player_with_chips_is_not_enough() -> None:
    table = table_with(2)
    assert table.can_deal() == "a hand needs two players with chips"
    with pytest.raises(IllegalBet, match=r"^no round can be dealt: a hand needs two players"):
        deal(table)
    table.sit(3, "another", 20_000)
    table.away(2)
    assert table.can_deal()
    table.back(2)
    assert table.can_deal() is None


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (
            ("sit", 3, "Cat", 3_999),
            "a buy-in of 39.99 is under the posted minimum of 40.00",
        ),
        (
            ("sit", 3, "Cat", 40_001),
            "400.01 would be over the maximum buy-in of 400.00",
        ),
        (("sit", 3, "person 1", 20_000), "person 1 already plays seat 1; at most 1 each"),
        (("buy", 1, 20_001), "400.01 would be over the maximum buy-in of 400.00"),
        (
            ("take", 1, 5_000),
            "seat 1 may not take 50.00 off the table; it may leave with all it has",
        ),
        (("straddle", 1, 400), "seat 1 may not straddle; nobody may"),
        (("straddle", 7, 400), "nobody sits in seat 7"),
        (("post", 7), "nobody sits in seat 7"),
    ],
    ids=str,
)
def test_what_is_refused_is_refused_in_a_line_and_changes_nothing(command, line) -> None:
    table = table_with(1, 2)
    before = repr(table.seats), table.state
    with pytest.raises(HousewayError) as refused:
        getattr(table, command[0])(*command[1:])
    assert refused.value.message == line
    assert (repr(table.seats), table.state) == before


def test_a_top_up_may_be_less_than_the_minimum_but_a_new_start_may_not() -> None:
    table = table_with(1, 2)
    table.buy(1, 100)
    assert table.seats[1].stack == 20_100
    table.breaks(2)
    with pytest.raises(HousewayError, match=r"^a buy-in of 1.00 is under the posted minimum"):
        table.buy(2, 100)
    table.buy(2, 4_000)


def test_results_reach_the_stacks_and_the_rake_leaves_the_table() -> None:
    table = table_with(1, 2, 3, rake=10)
    deal(table)
    while options := table.round.options():
        call = next((o for o in options.offers if o.kind.act in ("call", "check")), None)
        table.play(options.seat, call.action())
    assert table.round.award.rake == 0  # a tenth of six dollars is less than one
    assert sum(who.stack for who in table.seats.values()) == 60_000
    assert sum(table.results().values()) == 0


def test_a_hand_in_play_keeps_its_seats() -> None:
    table = table_with(1, 2, 3)
    deal(table)
    for command in (("leave", 1), ("buy", 1, 100), ("straddle", 1, 400), ("sit", 1, "x", 5_000)):
        before = repr(table.seats), table.state
        with pytest.raises(HousewayError):
            getattr(table, command[0])(*command[1:])
        assert (repr(table.seats), table.state) == before
    table.sit(4, "newcomer", 20_000)
    assert table.leave(4) == 20_000


def test_the_state_moves_as_a_hand_opens_at_each_answer_and_as_it_closes() -> None:
    table = table_with(1, 2, 3)
    deal(table)
    assert table.state == 1
    table.play(table.round.options().seat, FOLD)
    assert table.state == 2
    table.play(table.round.options().seat, FOLD)
    assert (table.state, table.in_round) == (4, False)


def test_away_and_back_between_the_blinds_costs_nothing() -> None:
    table = table_with(1, 2, 3, 4, 5)
    fold_round(table)  # button 5, blinds 1 and 2
    table.away(5)
    fold_round(table)  # button 1, blinds 2 and 3
    assert 5 not in table.hand.dealt
    table.back(5)
    fold_round(table)
    assert 5 in table.hand.dealt
    assert table.hand.posts == []


def test_a_player_who_is_away_for_the_big_blind_waits_or_posts() -> None:
    table = table_with(1, 2, 3, 4, 5)
    fold_round(table)  # button 5, blinds 1 and 2
    table.away(3)
    fold_round(table)  # button 1, blinds 2 and 4
    assert table.seats[3].missed == {"big"}
    table.back(3)
    assert table.seats[3].waiting
    fold_round(table)
    assert 3 not in table.hand.dealt
    table.post(3)
    fold_round(table)
    while 3 not in table.hand.dealt:
        fold_round(table)
    assert table.seats[3].missed == set()
    assert not table.seats[3].waiting


def test_nobody_posts_who_waits_for_no_blind() -> None:
    """Or he would post, weeks later, what he misses then without being asked."""
    table = table_with(1, 2, 3, 4, 5)
    fold_round(table)  # button 5, blinds 1 and 2
    with pytest.raises(IllegalBet, match="seat 3 has nothing to post"):
        table.post(3)
    table.away(3)
    fold_round(table)  # button 1, blinds 2 and 4
    table.back(3)
    fold_round(table)
    assert 3 not in table.hand.dealt
    stud = open_table(
        games.find("seven-card-stud@bclc"),
        {"ante": 50, "limits": (200, 400), "minimum_buy_in": 4_000},
    )
    stud.sit(1, "person 1", 20_000)
    with pytest.raises(IllegalBet, match="no blinds to post"):
        stud.post(1)


def test_who_sits_out_takes_back_his_word_to_post() -> None:
    table = table_with(1, 2, 3, 4)
    fold_round(table)  # button 4, blinds 1 and 2
    table.sit(7, "newcomer", 20_000)
    table.post(7)
    table.away(7)
    table.back(7)
    fold_round(table)  # button 1, blinds 2 and 3
    assert 7 not in table.hand.dealt
    table.post(7)
    fold_round(table)
    assert 7 in table.hand.dealt


def test_a_newcomer_to_a_running_game_posts_to_be_dealt_in() -> None:
    table = table_with(1, 2, 3, 4)
    fold_round(table)  # button 4, blinds 1 and 2
    table.sit(7, "newcomer", 20_000)
    fold_round(table)  # button 1, blinds 2 and 3
    assert 7 not in table.hand.dealt
    table.post(7)
    fold_round(table)  # button 2, blinds 3 and 4
    assert 7 in table.hand.dealt
    assert [(post.seat, post.kind, post.amount) for post in table.hand.posts] == [(7, "live", 200)]


def test_a_straddle_is_declared_before_the_cards_and_stands_for_one_hand() -> None:
    table = table_with(1, 2, 3, 4)
    table.straddle(3, 400)  # the button will be 4, the blinds 1 and 2
    deal(table)
    assert table.round.posts.closer == 3
    assert table.round.bets_of(3) == {"bet": 400}
    while options := table.round.options():
        table.play(options.seat, FOLD)
    assert table.seats[3].straddle == 0


def test_a_straddle_can_be_taken_back() -> None:
    table = table_with(1, 2, 3, 4)
    table.straddle(3, 400)
    table.straddle(3, 0)
    deal(table)
    assert table.round.posts.closer == 2


def test_a_straddle_that_the_stack_does_not_cover_holds_up_no_hand() -> None:
    """Refused when it is declared, or left out: either way the hand is dealt."""
    table = table_with(1, 2, 3, 4, minimum_buy_in=100)
    table.leave(3)
    table.sit(3, "short", 300)
    with pytest.raises(HousewayError):
        table.straddle(3, 400)
    assert table.can_deal() is None
    deal(table)


def test_a_straddle_that_a_newcomer_makes_impossible_is_left_out() -> None:
    """Between declaring it and the deal the third seat may have become another one."""
    table = table_with(1, 2, 4, 5)
    table.straddle(4, 400)  # button 5, blinds 1 and 2
    table.sit(3, "early", 20_000)
    deal(table)
    assert table.round.posts.closer == 2
    assert not table.round.bets_of(4)


def test_who_has_lost_everything_is_not_dealt_in_and_owes_nothing() -> None:
    table = table_with(1, 2, 3)
    deal(table)
    table.play(table.round.options().seat, CALL)
    while options := table.round.options():
        table.play(options.seat, FOLD)
    table.breaks(2)
    fold_round(table)
    assert sorted(table.hand.dealt) == [1, 3]
    table.buy(2, 4_000)
    fold_round(table)
    assert 2 in table.hand.dealt
    assert table.hand.posts == []


def test_nobody_bets_before_the_cards() -> None:
    table = table_with(2, 5)
    with pytest.raises(IllegalBet, match="no bets before the cards"):
        table.bet(2, {"ante": 500})


def test_a_bet_for_the_dealer_is_refused_under_its_clause() -> None:
    table = table_with(2, 5)
    with pytest.raises(IllegalBet, match="takes no bets for the dealer") as refused:
        table.bet(2, {}, {"ante": 500})
    assert refused.value.clause == table.game.posted.no_tips


def test_nobody_buys_nothing() -> None:
    table = table_with(2, 5)
    with pytest.raises(HousewayError):
        table.buy(2, 0)


def test_one_player_and_a_newcomer_play_without_waiting_for_a_blind() -> None:
    table = table_with(1, 2)
    fold_round(table)
    table.leave(2)
    table.sit(3, "person 3", 20_000)
    fold_round(table)
    assert sorted(table.hand.dealt) == [1, 3]


def test_the_cards_for_the_button_go_back_once_and_only_where_it_was_drawn_for() -> None:
    table = table_with(1, 2)
    for _ in range(2):
        fold_round(table)
        assert not table.round.seating.drawn


# A hand that is taken back, or was kept elsewhere


def test_a_hand_that_is_no_hand_leaves_everything_as_it_lay() -> None:
    table = table_with(2, 5, 9)
    fold_round(table)
    table.away(5)
    fold_round(table)
    table.back(5)
    before, lay, state = table.standing(), lies(table), table.state
    owed = {seat: (who.stack, who.waiting, set(who.missed)) for seat, who in table.seats.items()}
    deal(table)
    table.play(table.round.options().seat, CALL)
    dealt = table.state
    table.void(before)
    assert not table.in_round
    assert table.state == dealt + 1
    assert dealt > state
    assert (lies(table), table.rounds, table.button) == (lay, before.rounds, before.button)
    assert owed == {
        seat: (who.stack, who.waiting, set(who.missed)) for seat, who in table.seats.items()
    }
    with pytest.raises(IllegalAction, match="no hand is being played"):
        table.void(before)


def test_nobody_bets_before_the_cards_and_where_there_are_no_blinds_nobody_posts_one() -> None:
    with pytest.raises(IllegalBet, match="has no bets before the cards"):
        table_with(2, 5).bet(2, {"ante": 500})
    stud = open_table(games.find("seven-card-stud@bclc"), STUD)
    stud.sit(2, "person 2", 20_000)
    with pytest.raises(IllegalBet, match="has no blinds to post"):
        stud.post(2)


def test_who_has_left_meanwhile_is_not_called_back() -> None:
    table = table_with(2, 5, 9)
    before = table.standing()
    deal(table)
    del table.seats[9]
    table.void(before)
    assert [*table.seats] == [2, 5]


def test_a_hand_that_was_kept_elsewhere_is_settled_when_it_is_over() -> None:
    table = table_with(2, 5)
    with pytest.raises(IllegalAction, match="no round is being played"):
        table.close(table.game.random_round(1))
    deal(table)
    kept = table.round.fork()
    with pytest.raises(IllegalAction, match="not over"):
        table.close(kept)
    kept.play(FOLD)
    table.close(kept)
    assert not table.in_round
    assert sorted(who.stack for who in table.seats.values()) == [19_900, 20_100]
    with pytest.raises(IllegalAction, match="no round is being played"):
        table.close(kept)
    with pytest.raises(IllegalAction, match="no round is being played"):
        table.play(2, FOLD)


def test_nobody_bets_for_the_dealer_or_before_the_cards() -> None:
    table = table_with(2, 5)
    with pytest.raises(IllegalBet, match="takes no bets for the dealer") as refused:
        table.bet(2, {}, tips={"ante": 100})
    assert refused.value.clause == table.game.posted.no_tips
    with pytest.raises(IllegalBet):
        table.bet(2, {"ante": 100})


def test_a_hand_needs_two_with_chips_who_are_there() -> None:
    table = table_with(2, 5, 9)
    assert table.can_deal() is None
    table.away(5)
    assert table.can_deal() is None
    table.away(9)
    assert table.can_deal() == "a hand needs two players with chips"
    table.back(9)
    table.breaks(9)
    assert table.can_deal() == "a hand needs two players with chips"


def test_the_winner_deals_also_where_his_hand_is_not_kept() -> None:
    """A table that is opened again has no last round."""
    posted = {"limits": (200, 400), "ante": 50, "minimum_buy_in": 2_000}
    table = open_table(games.find("mandarin-five-card-stud@bclc"), posted)
    for seat in (1, 2, 3):
        table.sit(seat, f"Player {seat}", 10_000)
    deal(table)
    dealer = table.button
    while options := table.round.options():
        seat = options.seat
        table.play(seat, FOLD if seat != dealer else options.offers[1].action())
    assert table.next_hand().button == dealer, "he won"
    table.round = None
    assert table.next_hand().button == dealer
