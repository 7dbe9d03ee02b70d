"""Which games have a part in the room's jackpots."""

import pytest

from houseway import games
from houseway.errors import BadInput
from houseway.floor.jackpots import JACKPOTS, eligible


@pytest.mark.parametrize("jackpot", JACKPOTS)
@pytest.mark.parametrize(
    ("game", "takes_part"),
    [
        ("texas-holdem@bclc", True),
        ("3-2-1-holdem@bclc", False),
        ("pineapple-holdem@bclc", False),
        ("crazy-pineapple-holdem@bclc", False),
        ("omaha@bclc", False),
    ],
)
def test_the_jackpots_are_those_of_texas_holdem(jackpot, game, takes_part) -> None:
    assert eligible(games.find(game), jackpot) is takes_part


def test_seven_card_stud_has_a_part_in_the_high_hand_alone() -> None:
    stud = games.find("seven-card-stud@bclc")
    assert [jackpot for jackpot in JACKPOTS if eligible(stud, jackpot)] == ["high-hand"]


def test_an_unknown_jackpot_is_refused() -> None:
    with pytest.raises(BadInput, match="there is no jackpot 'lottery'"):
        eligible(games.find("texas-holdem@bclc"), "lottery")
