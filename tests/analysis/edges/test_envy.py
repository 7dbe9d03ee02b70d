"""Envy for the highest hand of a table alone: who takes its place, and what that leaves."""

from __future__ import annotations

import numpy as np
import pytest

from houseway import games
from houseway.analysis.edges.dealt import values_of
from houseway.analysis.edges.envied_once import others_of, top_shares
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.edges.work import Work
from houseway.cards import WITH_JOKER, parse_cards
from houseway.hands import CHICO_FORTUNE_BONUS

SEATS = 7
QUADS, SEVEN_IN_A_ROW = "7c 7d 7h 7s 2c 3d Kh", "3h 4h 5h 6h 7h 8h 9h"


def shares(hand: str) -> np.ndarray:
    rows = np.array([[card.index for card in parse_cards(hand)]], dtype=np.uint8)
    values = values_of(CHICO_FORTUNE_BONUS, rows)
    work = Work(rounds=20_000, seed=4)
    return top_shares(rows, values, np.ones(1), CHICO_FORTUNE_BONUS, SEATS, work)[0]


def test_others_hold_what_a_hand_leaves() -> None:
    rows = np.array([[card.index for card in parse_cards(QUADS)]] * 50, dtype=np.uint8)
    hands = others_of(rows, SEATS - 1, np.random.default_rng(1))
    for own, others in zip(rows, hands, strict=True):
        dealt = {*own.tolist(), *others.reshape(-1).tolist()}
        assert len(dealt) == 7 * SEATS
        assert dealt <= {card.index for card in WITH_JOKER}


def test_nobody_takes_the_place_of_the_highest_hand() -> None:
    assert shares(SEVEN_IN_A_ROW).tolist() == [1] * (SEATS - 1)


def test_quads_give_way_to_what_is_higher() -> None:
    """Of all hands 0.14% are higher than quads, and 0.12% are quads of a higher rank."""
    found = shares(QUADS)
    assert found[0] == pytest.approx(1 - 0.0026, abs=0.0016)
    assert (np.diff(found) < 0).all()
    assert found[-1] == pytest.approx(1 - 6 * 0.0026, abs=0.006)


def test_the_highest_hand_alone_returns_less_than_every_hand() -> None:
    california, canada = (shipped(games.find(f"fortune-pai-gow@{house}"))  # type: ignore[arg-type]
                          for house in ("chico", "bclc"))  # fmt: skip
    assert california
    assert canada
    title = next(each for each in california["asides"] if "envy" in each)
    alone, every = (each["asides"][title] for each in (california, canada))
    for others, returned in every["figures"].items():
        short = returned - alone["figures"][others]  # both print the same sums
        assert 4 * alone["stderr"][others] < short < 0.005 * returned
