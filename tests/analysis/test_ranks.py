"""Values of many hands at once, as a library call."""

from __future__ import annotations

import numpy as np
import pytest

from houseway.analysis import values
from houseway.cards import parse_cards
from houseway.errors import BadCards, BadInput
from houseway.hands import FIVE_CARD, RANKINGS


def rows(*texts: str) -> np.ndarray:  # type: ignore[type-arg]
    return np.array([[card.index for card in parse_cards(text)] for text in texts])


def test_values_are_those_of_the_ranking() -> None:
    hands = "AsKsQsJsTs", "AsAdAcAhKs", "2s3d4c5hAs"
    expected = [FIVE_CARD.value(parse_cards(text)) for text in hands]
    assert values("five-card", rows(*hands)).tolist() == expected
    assert values(FIVE_CARD, rows(*hands)).tolist() == expected


def test_hole_cards_and_board_may_be_given_apart() -> None:
    hole, board = rows("AsKs", "2d2c"), rows("QsJsTs2h3h", "2s2h3h4h5h")
    both = np.concatenate([hole, board], axis=1)
    assert values("five-card", hole, board).tolist() == values("five-card", both).tolist()


def test_omaha_uses_two_and_three() -> None:
    value = values("omaha", rows("AsKs2d3d"), rows("QsJsTs9s8s"))[0]
    assert RANKINGS["omaha"].category(value).name == "royal flush"
    value = values("omaha", rows("As2h2d3d"), rows("KsQsJsTs8s"))[0]
    assert RANKINGS["omaha"].category(value).name != "royal flush"


@pytest.mark.parametrize(
    ("name", "cards", "words"),
    [
        ("five-card", rows("AsKs"), "five-card ranks 5 to 9 cards, not 2"),
        ("five-card", np.zeros(7), "rows of cards"),
        ("five-card", np.full((1, 5), 60), "0 to 51, not 60"),
        ("five-card", rows("AsKsQsJsJk"), "0 to 51, not 52"),
        ("omaha", rows("AsKsQsJs"), "omaha ranks 4 to 6 / 3 to 7 cards, not 4"),
        ("no-such", rows("AsKs"), "there is no ranking 'no-such'"),
    ],
)
def test_what_is_no_hand_is_refused(name: str, cards: np.ndarray, words: str) -> None:  # type: ignore[type-arg]
    with pytest.raises(BadInput if "no ranking" in words else BadCards, match=words):
        values(name, cards)
