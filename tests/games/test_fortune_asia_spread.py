"""Seven cards as a dealer of Fortune Asia spreads them."""

import pytest

from houseway.cards import parse_cards
from houseway.errors import BadCards
from houseway.games.bclc.fortune_asia_spread import Spread


@pytest.mark.parametrize("cards", ["As Kd 4c 5c 6c 7c", "As As Kd 4c 5c 6c 7c"])
def test_seven_different_cards_are_spread_and_no_others(cards) -> None:
    with pytest.raises(BadCards, match="seven different cards, not As") as refused:
        Spread(parse_cards(cards))
    assert str(refused.value.clause) == "bclc-poker/16/1.2"
