"""What the roads of the display are drawn from: who won a coup, naturals and pairs."""

import pytest

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.play.banked.layout import Layout

GAME = games.find("mini-baccarat@bclc")


@pytest.mark.parametrize(
    ("player", "banker", "told"),
    [
        ("9c Kd", "7h Ts", "player natural"),
        ("7h Ts", "9c Kd", "banker natural"),
        ("9c Kd", "9h Ts", "tie natural"),
        ("4c 4d", "7h Ts", "player natural player_pair"),
        ("6c Kd", "Ks Kh 2c", "player banker_pair"),
        ("7c Kd", "7h Kh", "tie"),
        ("Kc Kd 5h", "5c 5d 4h", "player player_pair banker_pair"),
    ],
)
def test_a_coup_is_told_with_its_naturals_and_pairs(player, banker, told) -> None:
    written = {"player": parse_cards(player), "banker": parse_cards(banker)}
    shoe = RiggedShoe(GAME.deck_for(GAME.read_settings({})), written)
    round = GAME.round(Layout({1: {"banker": 1000}}), shoe)
    assert round.over
    assert GAME.outcome(round) == told


def test_nothing_is_told_before_it_is_over() -> None:
    squeeze = games.find("squeeze-midi-baccarat@bclc")
    round = squeeze.random_round(1)
    assert not round.over
    assert squeeze.outcome(round) is None
