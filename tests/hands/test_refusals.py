"""Cards that cannot make a hand are refused in one line that says why."""

import pytest

from houseway import hands
from houseway.cards import parse_cards
from houseway.errors import BadCards, BadInput
from houseway.hands import (
    ASIAN_STUD,
    BACCARAT,
    BADUGI,
    CHICO_54,
    EXPOSED,
    FAST_ACTION,
    FIVE_CARD,
    FORTUNE_BONUS,
    INFERNO,
    JOKER_FIVE_CARD,
    OMAHA,
    OMAHA_54,
    RANKINGS,
    SHORT_DECK,
    THREE_CARD,
)


@pytest.mark.parametrize(
    ("ranking", "cards", "line"),
    [
        (THREE_CARD, "As Kd", "three-card ranks 3 cards, not 2"),
        (THREE_CARD, "As Kd 2c 3c", "three-card ranks 3 cards, not 4"),
        (FIVE_CARD, "As Kd 2c 3c", "five-card ranks 5 to 9 cards, not 4"),
        (
            FIVE_CARD,
            "As Kd 2c 3c 4c 5c 6c 7c 8c 9c",
            "five-card ranks 5 to 9 cards, not 10",
        ),
        (BACCARAT, "As", "baccarat ranks 2 to 3 cards, not 1"),
        (THREE_CARD, "", "three-card ranks 3 cards, not 0"),
        (THREE_CARD, "As As Kd", "As is there 2 times; the deck holds 1"),
        (FIVE_CARD, "2c 2c 2c Kd Ah", "2c is there 3 times; the deck holds 1"),
        (THREE_CARD, "As Kd Jk", "Jk is not in the deck that three-card is played with"),
        (FIVE_CARD, "As Kd Qd Jd Bk", "Bk is not in the deck that five-card is played with"),
        (JOKER_FIVE_CARD, "As Kd Qd Jk Jk", "Jk is there 2 times; the deck holds 1"),
        (
            JOKER_FIVE_CARD,
            "As Kd Qd Jk Bk",
            "Bk is not in the deck that joker-five-card is played with",
        ),
        (FORTUNE_BONUS, "As Kd Qd Jk 2c", "fortune-bonus ranks 7 cards, not 5"),
        (ASIAN_STUD, "As Kd Qd Jc 6c", "6c is not in the deck that asian-stud is played with"),
        (SHORT_DECK, "As Kd Qd Jc 5c", "5c is not in the deck that short-deck is played with"),
        (FAST_ACTION, "As As As As As As As", "As is there 7 times; the deck holds 6"),
        (INFERNO, "", "inferno ranks 1 to 7 cards, not 0"),
        (EXPOSED, "As Ks Qs Js Ts", "exposed ranks 1 to 4 cards, not 5"),
        (BADUGI, "As Ks Qs", "badugi ranks 4 cards, not 3"),
        (CHICO_54, "As Ks Qs Bk Bk", "Bk is there 2 times; the deck holds 1"),
    ],
)
def test_cards_that_make_no_hand_are_refused(ranking, cards, line) -> None:
    with pytest.raises(BadCards) as refused:
        ranking.rank(parse_cards(cards))
    assert refused.value.message == line


@pytest.mark.parametrize(
    ("order", "own", "board", "line"),
    [
        (
            OMAHA,
            "As Kd 2c",
            "3c 4c 5c",
            "omaha ranks 4 to 6 cards of a hand and 3 to 7 of the board,"
            " written HAND / BOARD, not 3 and 3",
        ),
        (
            OMAHA_54,
            "As Kd 2c 3c 4c",
            "",
            "omaha-54 ranks 4 cards of a hand and 3 to 5 of the board,"
            " written HAND / BOARD, not 5 and 0",
        ),
        (OMAHA, "As Kd 2c 3c", "4c 5c As", "As is there 2 times; the deck holds 1"),
        (OMAHA, "As Kd 2c 3c", "4c 5c Jk", "Jk is not in the deck that omaha is played with"),
    ],
)
def test_a_hand_and_a_board_that_do_not_fit_are_refused(order, own, board, line) -> None:
    with pytest.raises(BadCards) as refused:
        order.rank(parse_cards(own), parse_cards(board))
    assert refused.value.message == line


def test_a_shoe_of_eight_decks_may_deal_a_card_three_times() -> None:
    assert str(BACCARAT.rank(parse_cards("3c 3c 3c"))) == "nine"


def test_rankings_are_found_by_name() -> None:
    assert {name: hands.ranking(name) for name in RANKINGS} == RANKINGS


def test_an_unknown_ranking_is_refused_with_those_that_are_near() -> None:
    with pytest.raises(BadInput) as refused:
        hands.ranking("three-cart")
    assert refused.value.message.startswith("there is no ranking 'three-cart'; perhaps three-card")


def test_a_ranking_like_no_other_is_refused_with_all_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        hands.ranking("zzz")
    assert refused.value.message == f"there is no ranking 'zzz'; there are {', '.join(RANKINGS)}"


def test_equal_hands_hash_alike_whatever_they_were_ranked_by() -> None:
    one, same = (THREE_CARD.rank(parse_cards(cards)) for cards in ("As Kd 9c", "Ah Kc 9d"))
    assert one == same
    elsewhere = hands.Hand(FIVE_CARD, one.cards, one.value)
    for other in (same, elsewhere):
        assert one != other or hash(one) == hash(other)
