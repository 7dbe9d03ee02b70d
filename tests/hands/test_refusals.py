"""Cards that cannot make a hand are refused in one line that says why."""

import pytest

from houseway import hands
from houseway.cards import parse_cards
from houseway.errors import BadCards, BadInput
from houseway.hands import BACCARAT, FIVE_CARD, RANKINGS, THREE_CARD


@pytest.mark.parametrize(
    ("ranking", "cards", "line"),
    [
        (THREE_CARD, "As Kd", "three-card ranks 3 cards, not 2"),
        (THREE_CARD, "As Kd 2c 3c", "three-card ranks 3 cards, not 4"),
        (FIVE_CARD, "As Kd 2c 3c", "five-card ranks 5 to 7 cards, not 4"),
        (FIVE_CARD, "As Kd 2c 3c 4c 5c 6c 7c", "five-card ranks 5 to 7 cards, not 8"),
        (BACCARAT, "As", "baccarat ranks 2 to 3 cards, not 1"),
        (THREE_CARD, "", "three-card ranks 3 cards, not 0"),
        (THREE_CARD, "As As Kd", "As is there 2 times; the deck holds 1"),
        (FIVE_CARD, "2c 2c 2c Kd Ah", "2c is there 3 times; the deck holds 1"),
        (THREE_CARD, "As Kd Jk", "Jk is not in the deck that three-card is played with"),
        (FIVE_CARD, "As Kd Qd Jd Bk", "Bk is not in the deck that five-card is played with"),
    ],
)
def test_cards_that_make_no_hand_are_refused(ranking, cards, line) -> None:
    with pytest.raises(BadCards) as refused:
        ranking.rank(parse_cards(cards))
    assert refused.value.message == line


def test_a_shoe_of_eight_decks_may_deal_a_card_three_times() -> None:
    assert str(BACCARAT.rank(parse_cards("3c 3c 3c"))) == "nine"


def test_rankings_are_found_by_name() -> None:
    assert {name: hands.ranking(name) for name in RANKINGS} == RANKINGS


def test_an_unknown_ranking_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as refused:
        hands.ranking("nine-card")
    assert refused.value.message == (
        "there is no ranking 'nine-card'; there are five-card, three-card, baccarat"
    )


def test_equal_hands_hash_alike_whatever_they_were_ranked_by() -> None:
    one, same = (THREE_CARD.rank(parse_cards(cards)) for cards in ("As Kd 9c", "Ah Kc 9d"))
    assert one == same
    elsewhere = hands.Hand(FIVE_CARD, one.cards, one.value)
    for other in (same, elsewhere):
        assert one != other or hash(one) == hash(other)
