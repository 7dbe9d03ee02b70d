"""A table of a banked game between rounds: seats, chips, bets and results."""

import random

import pytest

from houseway import games
from houseway.cards import RiggedShoe, Shoe, parse_cards, shuffled
from houseway.errors import HousewayError, IllegalAction, IllegalBet, IllegalSeat
from houseway.floor import BankedTable, open_table
from houseway.play import Fold, Stake
from houseway.wagers.party import at_seat

LIMITS = {"minimum": 500, "maximum": 50_000}


def table_of(id) -> BankedTable:
    game = games.find(id)
    posted = {s.name: s.suggest for s in game.settings if s.required}
    return open_table(game, {**posted, **LIMITS})


@pytest.fixture
def three():
    """Three Card Poker with Ann in seat 1 and Bob in seat 4."""
    table = table_of("three-card-poker@bclc")
    table.sit(1, "Ann", 10_000)
    table.sit(4, "Bob", 10_000)
    return table


@pytest.fixture
def mini():
    table = table_of("mini-baccarat@bclc")
    table.sit(1, "Ann", 10_000)
    table.sit(2, "Bob", 10_000)
    return table


def shoe(table, places=None, seed=1):
    deck = table.game.deck_for(table.settings)
    if places:
        return RiggedShoe(deck, {place: parse_cards(cards) for place, cards in places.items()})
    return Shoe(shuffled(deck, random.Random(seed)))


def snapshot(table):
    """All that a refused command could have changed."""
    return (
        {seat: repr(who) for seat, who in table.seats.items()},
        table.state,
        table.rounds,
        table.in_round,
        table.round.log.to_json() if table.round else None,
    )


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (("sit", 1, "Cat", 5_000), "seat 1 is taken; seats are not shared"),
        (("sit", 8, "Cat", 5_000), "there is no seat 8; this table has seats 1 to 7"),
        (("sit", 0, "Cat", 5_000), "there is no seat 0; this table has seats 1 to 7"),
        (("sit", 2, "Ann", 5_000), "Ann already plays seat 1; at most 1 each"),
        (("sit", 2, "Cat", 0), "a buy-in of 0.00 is none; it must be above 0"),
        (("sit", 2, "Cat", -100), "a buy-in of -1.00 is none; it must be above 0"),
        (("buy", 1, -100), "a buy-in of -1.00 is none; it must be above 0"),
        (("buy", 2, 100), "nobody sits in seat 2"),
        (("leave", 2), "nobody sits in seat 2"),
        (("away", 2), "nobody sits in seat 2"),
        (("back", 2), "nobody sits in seat 2"),
        (("bet", 2, {"ante": 500}), "nobody sits in seat 2"),
        (
            ("bet", 1, {"ante": 100}),
            "seat 1's ante of 1.00 is under the table minimum of 5.00",
        ),
        (("bet", 1, {"ante": 10_001}), "seat 1 bets 100.01 and has 100.00"),
        (("bet", 1, {}, {"ante": 100}), "seat 1 has staked none of ante, pair_plus"),
        (("straddle", 1, 100), "Three Card Poker has no straddle"),
        (("post", 1), "Three Card Poker has no blinds to post"),
        (("play", 1, Fold()), "no round is being played"),
    ],
    ids=str,
)
def test_what_is_refused_is_refused_in_a_line_and_changes_nothing(three, command, line) -> None:
    name, *args = command
    before = snapshot(three)
    with pytest.raises(HousewayError) as refused:
        getattr(three, name)(*args)
    assert refused.value.message == line
    assert snapshot(three) == before


def test_the_whole_stack_comes_along(three) -> None:
    three.buy(1, 2_500)
    assert three.leave(1) == 12_500
    assert 1 not in three.seats
    three.sit(1, "Cat", 5_000)


def test_no_round_is_dealt_without_a_bet(three) -> None:
    assert three.can_deal() == "there is no bet on the table"
    with pytest.raises(IllegalBet, match=r"^no round can be dealt: there is no bet on the table$"):
        three.deal(shoe(three))
    assert three.state == 0


def test_bets_replace_those_before_and_nothing_takes_them_back(three) -> None:
    three.bet(1, {"ante": 500, "pair_plus": 500})
    three.bet(1, {"ante": 1_000})
    assert three.seats[1].bets == {"ante": 1_000}
    three.bet(1, {})
    assert three.seats[1].bets == {}
    assert three.can_deal()


def test_chips_stay_in_the_stack_until_the_round_is_settled(three) -> None:
    three.bet(1, {"ante": 1_000})
    assert three.seats[1].stack == 10_000
    three.deal(shoe(three, {1: "As Ah 2c", "dealer": "Kd Qc 9s"}))
    three.play(1, Stake(1_000, "play"))
    assert three.seats[1].stack == 12_000
    assert three.results() == {1: 2_000}
    assert three.seats[1].bets == {}


def test_only_seats_with_bets_take_part(three) -> None:
    three.bet(1, {"ante": 500})
    three.deal(shoe(three))
    assert three.round.numbers() == [1]
    assert three.playing(1)
    assert not three.playing(4)
    assert three.leave(4) == 10_000


@pytest.mark.parametrize(
    ("command", "error"),
    [
        (("leave", 1), IllegalSeat),
        (("buy", 1, 1_000), IllegalSeat),
        (("bet", 1, {"ante": 500}), IllegalBet),
        (("bet", 4, {"ante": 500}), IllegalBet),
        (("play", 4, Fold()), IllegalAction),
        (("play", 1, Stake(999, "play")), IllegalAction),
    ],
    ids=str,
)
def test_what_must_wait_for_the_end_of_the_round_is_refused(three, command, error) -> None:
    three.bet(1, {"ante": 500})
    three.deal(shoe(three))
    before = snapshot(three)
    with pytest.raises(error):
        getattr(three, command[0])(*command[1:])
    with pytest.raises(IllegalBet):
        three.deal(shoe(three))
    assert snapshot(three) == before


def test_the_state_moves_as_a_round_opens_at_each_answer_and_as_it_closes(three) -> None:
    three.bet(1, {"ante": 500})
    three.bet(4, {"ante": 500})
    assert three.state == 0
    three.deal(shoe(three))
    assert (three.state, three.in_round) == (1, True)
    three.play(1, Fold())
    assert (three.state, three.in_round) == (2, True)
    three.play(4, Fold())
    assert (three.state, three.in_round) == (4, False)


def test_a_round_without_decisions_opens_and_closes_at_once(mini) -> None:
    mini.bet(1, {"player": 500})
    mini.deal(shoe(mini, {"player": "9c Kd", "banker": "2c 5d"}))
    assert (mini.state, mini.in_round, mini.rounds) == (2, False, 1)
    assert mini.seats[1].stack == 10_500


def test_a_seat_that_is_away_sits_the_round_out_and_its_bets_wait(mini) -> None:
    mini.bet(1, {"player": 500})
    mini.bet(2, {"player": 500})
    mini.away(1)
    mini.deal(shoe(mini))
    assert mini.round.numbers() == [2]
    assert mini.seats[1].stack == 10_000
    mini.back(1)
    assert mini.can_deal() is None


def test_a_seat_that_is_away_with_a_bet_for_the_dealer_holds_nobody_up(mini) -> None:
    mini.bet(1, {"player": 500}, {"player": 100})
    mini.away(1)
    mini.bet(2, {"player": 500})
    assert mini.can_deal() is None
    mini.deal(shoe(mini))
    assert mini.round.numbers() == [2]


def test_when_everybody_with_a_bet_is_away_nothing_is_dealt(mini) -> None:
    mini.bet(1, {"player": 500})
    mini.away(1)
    assert mini.can_deal() == "there is no bet on the table"


def test_a_person_may_play_several_seats_where_the_rules_say_so(mini) -> None:
    mini.sit(3, "Ann", 5_000)
    mini.bet(1, {"player": 500})
    with pytest.raises(IllegalBet, match=r"^Ann may not bet both player and banker$"):
        mini.bet(3, {"banker": 500})
    assert mini.seats[3].bets == {}
    mini.bet(3, {"player": 500})


def test_a_bet_for_the_dealer_is_paid_for_by_the_seat(mini) -> None:
    mini.bet(1, {"player": 500}, {"player": 100})
    mini.deal(shoe(mini, {"player": "9c Kd", "banker": "2c 5d"}))
    assert mini.seats[1].stack == 10_400  # 5.00 won, the dealer's 1.00 gone to the tips
    assert mini.seats[1].tips == {}


def test_a_pushed_bet_for_the_dealer_stays_where_a_push_may_ride(mini) -> None:
    mini.bet(1, {"player": 500}, {"player": 100})
    mini.deal(shoe(mini, {"player": "9c Kd", "banker": "4c 5d"}))
    assert mini.seats[1].stack == 10_000
    assert mini.seats[1].tips == {"player": 100}
    assert mini.seats[1].bets == {}


@pytest.mark.parametrize(
    "game", [g for g in games.catalogue().values() if g.kind == "banked"], ids=lambda game: game.id
)
def test_over_many_rounds_stacks_change_by_what_the_accounts_say(game) -> None:
    table = table_of(game.id)
    rng = random.Random(5)
    for seat in range(1, 4):
        table.sit(seat, f"person {seat}", 1_000_000)
    first = game.opens_with[0] if game.opens_with else game.spots[0].name
    alike = [spot.name for spot in game.spots if spot.name == first or spot.equals]
    if game.covering:
        table.sit(game.seats, "bank", 1_000_000)
        table.take_bank(game.seats, 5_000)
    for number in range(60):
        while (offered := table.bank_offer) and game.covering:
            table.waive_bank(offered)
        before = {seat: who.stack for seat, who in table.seats.items()}
        for seat in range(1, 4):
            table.bet(seat, dict.fromkeys(alike, 500 + 100 * seat))
        table.deal(shoe(table, seed=number))
        while options := table.round.options():
            table.play(options.seat, options.choose(rng))
        accounts = table.round.settlement.accounts()
        for seat, who in table.seats.items():
            assert who.stack - before[seat] == accounts.get(at_seat(seat), 0)
        assert table.results() == {seat: table.seats[seat].stack - before[seat] for seat in before}


def test_a_seat_that_the_table_has_not_is_refused_under_the_clause_of_its_seats(three) -> None:
    with pytest.raises(IllegalSeat) as refused:
        three.sit(30, "Cat", 10_000)
    assert refused.value.clause == three.game.seats_cite


def test_a_table_has_the_seats_that_the_house_posts() -> None:
    table = open_table(games.find("three-card-poker@bclc"), {**LIMITS, "seats": 4})
    table.sit(4, "Ann", 10_000)
    with pytest.raises(IllegalSeat, match="this table has seats 1 to 4"):
        table.sit(5, "Bob", 10_000)


def test_a_single_cent_is_bought_and_nothing_is_not(three) -> None:
    three.buy(1, 1)
    assert three.seats[1].stack == 10_001
    with pytest.raises(IllegalSeat, match="must be above 0"):
        three.buy(1, 0)


def test_nobody_answers_before_the_first_round(three) -> None:
    with pytest.raises(IllegalAction, match="no round is being played"):
        three.play(1, Fold())
