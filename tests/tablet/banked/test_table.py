"""A live table of a banked game between and in its rounds."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.cards import card, parse_cards
from houseway.errors import BadCards, BadInput, IllegalAction, IllegalBet, IllegalSeat
from houseway.money import Cents, dollars
from houseway.play.actions import FOLD, SetHands, Stake
from houseway.tablet.banked import CardPutRight, LaidCard, LiveBankedTable, prompt_of
from houseway.tablet.steps import Answered, TakenBack

LIMITS: dict[str, object] = {"minimum": 500, "maximum": 50_000}


def opened(game: str, **settings: object) -> LiveBankedTable:
    return LiveBankedTable(games.find(game), {**LIMITS, **settings})


def key(table: LiveBankedTable, text: str, place: int | str | None = None) -> None:
    table.take(table.playing().keys(parse_cards(text), place))


def three_card(**bets: Cents) -> LiveBankedTable:
    table = opened("three-card-poker@bclc")
    table.sit(2, "Ann")
    table.table.bet(2, bets or {"ante": dollars(10)})
    table.deal()
    return table


def baccarat(**settings: object) -> LiveBankedTable:
    table = opened("mini-baccarat@bclc", **settings)
    table.sit(1, "Ann")
    return table


def test_the_tablet_says_what_comes_next_in_the_rulebooks_order() -> None:
    table = opened("three-card-poker@bclc")
    assert prompt_of(table).words == "Take bets: there is no bet on the table"
    table.sit(2, "Ann")
    table.table.bet(2, {"ante": dollars(10)})
    assert prompt_of(table).words == "No more bets, then deal"
    table.deal()
    asked = prompt_of(table)
    assert asked.words == "Seat 2: fold or play 10.00"
    assert asked.clause is not None
    assert asked.clause.id == "bclc-poker/6/6.5"
    table.take(Answered(2, Stake(dollars(10), "play")))
    cards = prompt_of(table)
    assert (cards.words, cards.clause) == ("Dealer: 3 cards", None)
    assert all(each.clause for each in cards.told), "the steps on the way have their own"
    key(table, "Qs 8s 2d")
    assert "Dealer has queen high" in [each.words for each in prompt_of(table).told]
    assert prompt_of(table).words == "Seat 2: 3 cards"
    key(table, "Kh 9h 4h")
    done = prompt_of(table)
    assert (done.kind, table.playing().done) == ("pay", True)
    assert [(line.spot, line.net) for line in table.playing().round.lines] == [
        ("play", 1000),
        ("ante", 1000),
    ]
    table.settle()
    assert table.table.seats[2].stack == dollars(20)  # what he is up by; nobody counts his chips
    assert table.taken == {"bank": -2000}
    assert table.count() == table.bought == -2000


def test_a_card_that_cannot_be_there_is_refused_with_where_it_was_seen() -> None:
    table = three_card()
    table.take(Answered(2, Stake(dollars(10), "play")))
    key(table, "Qs 8s 2d")
    with pytest.raises(BadCards, match="8s cannot be there: it was seen before, dealer in this"):
        key(table, "Kh 8s 4h")
    assert prompt_of(table).words == "Seat 2: 3 cards"
    with pytest.raises(BadCards, match="Jk is not in this table's 52 cards"):
        key(table, "Jk", 2)
    with pytest.raises(BadInput, match="no card is wanted at seat 3 now"):
        key(table, "Kh", 3)


def test_what_was_keyed_wrong_is_taken_back_with_a_reason_and_both_are_kept() -> None:
    table = three_card()
    table.take(Answered(2, FOLD))
    with pytest.raises(BadInput, match="says why"):
        table.take(TakenBack("Dana", " "))
    table.take(TakenBack("Dana", "he plays"))
    table.take(Answered(2, Stake(dollars(10), "play")))
    key(table, "Qs 8s 2d")
    laid = LaidCard("dealer", 2, card("2h"))
    with pytest.raises(BadInput, match="says why"):
        table.take(CardPutRight(laid, "Dana", ""))
    table.take(CardPutRight(laid, "Dana", "misread"))
    live = table.playing()
    assert [(each.words, each.why) for each in live.struck] == [
        ("Seat 2: fold", "he plays"),
        ("Dealer: 2h, not 2d", "misread"),
    ]
    assert live.keyed["dealer"] == list(parse_cards("Qs 8s 2h"))
    assert live.round.log.amended[0].was is card("2d")
    with pytest.raises(BadCards, match="Qs cannot be there"):
        table.take(CardPutRight(LaidCard("dealer", 1, card("Qs")), "Dana", "misread"))


def test_cards_come_as_they_are_scanned_and_go_where_the_script_wants_them() -> None:
    table = baccarat()
    table.table.bet(1, {"banker": dollars(100)})
    table.deal()
    key(table, "2h 3h Td 6s 9c")  # the player's, then the banker's; a nine is drawn
    live = table.playing()
    assert live.keyed == {
        "player": list(parse_cards("2h 3h 9c")),
        "banker": list(parse_cards("Td 6s")),
    }
    assert live.done
    with pytest.raises(BadInput, match="no card is wanted now, and 4d was keyed"):
        key(table, "4d")
    nets = [(line.spot, line.net) for line in live.round.lines]
    assert nets == [("banker", 10_000), ("commission", -500)]
    table.settle()
    assert table.taken == {"bank": -10_000, "commission": 500}


def test_a_shoe_is_kept_over_rounds_until_its_cut_card_comes_out() -> None:
    table = baccarat(decks=6, cut_card=156)
    for _ in range(60):
        if table.cut_card_out:
            break
        table.table.bet(1, {"player": dollars(10)})
        table.deal()
        for ranks in ("98", "TJQK", "A23456", "A23456"):  # a natural: nobody draws
            key(table, _free(table, ranks))
        table.settle()
    assert table.cards_left == 6 * 52  # the next round is dealt from a new shoe
    assert prompt_of(table).words.startswith("The cut card is out: shuffle")
    table.table.bet(1, {"player": dollars(10)})
    table.deal()
    assert table.shoe_number == 2
    assert table.playing().before == ()


def _free(table: LiveBankedTable, ranks: str) -> str:
    """A card of one of these ranks that is still in the shoe."""
    seen = [each.card.text for each in table.playing().sightings()]
    texts = (rank + suit for rank in ranks for suit in "cdhs")
    return next(text for text in texts if seen.count(text) < 6)


def test_the_last_of_a_card_is_refused_with_the_rounds_it_was_seen_in() -> None:
    table = baccarat(decks=6)
    for _ in range(3):
        table.table.bet(1, {"player": dollars(10)})
        table.deal()
        key(table, "9h 9h Kc Qc")
        table.settle()
    table.table.bet(1, {"player": dollars(10)})
    table.deal()
    with pytest.raises(BadCards, match=r"9h cannot be there: .*all 6 of them, player in round 1"):
        key(table, "9h")
    table.void()
    table.new_shoe()
    table.deal()
    key(table, "9h")


def test_a_misdeal_leaves_the_bets_as_they_lay() -> None:
    table = three_card(ante=dollars(10), pair_plus=dollars(5))
    table.take(Answered(2, FOLD))
    table.void()
    assert not table.in_round
    assert table.table.seats[2].bets == {"ante": 1000, "pair_plus": 500}
    assert table.table.rounds == 0
    table.deal()
    assert prompt_of(table).words == "Seat 2: fold or play 10.00"


def test_the_house_way_is_laid_out_for_every_hand_that_was_keyed() -> None:
    table = opened("pai-gow-poker@bclc", commission_unit=None)
    table.sit(1, "Ann")
    table.table.bet(1, {"base": dollars(10)})
    table.deal()
    assert prompt_of(table).words == "Dealer: 7 cards"  # which is opened before the players'
    key(table, "As Ks Qs 9d 8d 4c 2h", "dealer")
    way = table.playing().house_ways()["dealer"]
    assert sorted(map(str, way.hands[1])) == ["Ks", "Qs"]
    assert way.clause.id.startswith("bclc-poker/2/9.")
    assert prompt_of(table).words == "Seat 1: 7 cards"
    key(table, "Ad Ac Qd 9c 8c 4h 2s", 1)
    assert prompt_of(table).kind == "decide"
    high, low = parse_cards("Ad Ac 8c 4h 2s"), parse_cards("Qd 9c")
    table.take(Answered(1, SetHands((high, low))))
    assert table.playing().done


def test_a_seat_is_counted_or_not_and_a_bet_is_held_to_what_is_there() -> None:
    table = opened("three-card-poker@bclc")
    table.sit(1, "Ann", dollars(20))
    with pytest.raises(IllegalBet):
        table.table.bet(1, {"ante": dollars(25)})
    table.sit(2, "Bob")
    table.table.bet(2, {"ante": dollars(25)})
    with pytest.raises(IllegalSeat, match="not counted"):
        table.buy(2, dollars(5))
    table.buy(1, dollars(5))
    table.leave(1)
    table.leave(2)
    assert table.count() == table.bought == 0
    with pytest.raises(IllegalAction, match="no round is being played"):
        table.settle()


def test_a_pot_game_has_a_table_of_its_own() -> None:
    with pytest.raises(BadInput, match="is played for a pot"):
        LiveBankedTable(games.find("texas-holdem@bcpc"), {})


def test_a_burned_card_says_how_many_follow() -> None:
    table = opened(
        "pure-21.5-blackjack-6-5@chico",
        collection_option=1,
        maximum=20_000,
        minimum=500,
        dealt_from="shoe",
    )
    table.sit(1, "Ann", dollars(1000))
    table.sit(2, "Bob", dollars(1000))
    table.table.take_bank(1, dollars(500))
    table.table.bet(2, {"base": dollars(20)})
    table.deal()
    assert prompt_of(table).words == "Burned: a card"
    key(table, "3d")
    assert table.playing().round.holdings["burned"].cards[0] is card("3d")
    assert len(table.playing().round.holdings["burned"].cards) == 4
