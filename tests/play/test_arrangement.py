"""Cards that somebody names to have them set the house way."""

import pytest

from houseway import games
from houseway.cards import parse_cards
from houseway.errors import BadCards
from houseway.play.arrangement import by_house_way

PAI_GOW = games.find("pai-gow-poker@bclc")
FAST_ACTION = games.find("fast-action-holdem@bclc")


def set_by(game, cards: str) -> str:
    return str(by_house_way(game, parse_cards(cards), game.read_settings({})))


def test_they_are_set_as_the_dealer_would() -> None:
    assert set_by(PAI_GOW, "Ks Kd 9c 8h 6d 4s 2c") == "Kd Ks 6d 4s 2c / 9c 8h"


@pytest.mark.parametrize(
    ("game", "cards", "words"),
    [
        (PAI_GOW, "Ks Kd 9c 8h 6d 4s", "Pai Gow Poker sets 7 cards, and 6 are given"),
        (PAI_GOW, "Ks Ks 9c 8h 6d 4s 2c", "Ks is given 2 times; Pai Gow Poker has it once"),
        (
            PAI_GOW,
            "Bk Kd 9c 8h 6d 4s 2c",
            "Bk is not in the deck of Pai Gow Poker, which has twos to aces and the joker",
        ),
        (FAST_ACTION, " ".join(["Ks"] * 4), None),
        (
            FAST_ACTION,
            "Jk Kd 9c 8h",
            "Jk is not in the deck of Fast Action Hold'em, which has twos to aces",
        ),
    ],
)
def test_cards_that_no_game_deals_are_refused(game, cards, words) -> None:
    if words is None:  # six decks have each card six times
        assert set_by(game, cards)
        return
    with pytest.raises(BadCards) as refused:
        set_by(game, cards)
    assert refused.value.message == words
