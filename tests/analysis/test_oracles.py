"""Kernels put hands in the same order as evaluators that others wrote."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import numpy as np
import phevaluator
import pokerkit
import pytest
from numpy.typing import NDArray

from houseway.analysis import values
from houseway.cards import STANDARD
from houseway.hands import RANKINGS
from tests.analysis.dealing import Rows, deals, sample

MILLION = 1_000_000
BLOCK = 20_000
UNRANKED = 10_000  # below every place that pokerkit gives
PACK = np.arange(52, dtype=np.uint8)
SIZES = [
    pytest.param(20_000),
    pytest.param(MILLION, marks=pytest.mark.soak),
]


def same_order(ours: NDArray[np.int32], theirs: list[int] | NDArray[np.int32]) -> None:
    """The better the hand the higher our value and the lower theirs, ties being ties."""
    pairs = np.unique(np.stack([np.asarray(ours, dtype=np.int64), -np.array(theirs)]), axis=1)
    assert np.all(np.diff(pairs[0]) > 0)
    assert np.all(np.diff(pairs[1]) > 0)


@pytest.mark.parametrize("hands", SIZES)
@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_hands_as_phevaluator(size: int, hands: int) -> None:
    cards = sample(PACK, hands, size, np.random.default_rng(size))
    evaluate: Callable[..., Any] = phevaluator.evaluate_cards
    same_order(values("five-card", cards), [evaluate(*row) for row in cards.tolist()])


@pytest.mark.parametrize("hands", SIZES)
def test_omaha_as_phevaluator(hands: int) -> None:
    cards = sample(PACK, hands, 9, np.random.default_rng(9))
    hole, board = cards[:, :4], cards[:, 4:]
    evaluate: Callable[..., Any] = phevaluator.evaluate_omaha_cards
    theirs = [evaluate(*row) for row in np.concatenate([board, hole], axis=1).tolist()]
    same_order(values("omaha", hole, board), theirs)


# Five cards in ascending order have the number that is the sum of their steps.
STEPS = np.array([[comb(card, size) for card in range(52)] for size in range(1, 6)])
OMAHA: dict[str, tuple[type[pokerkit.Lookup], type[pokerkit.Hand], int]] = {
    "omaha": (pokerkit.StandardLookup, pokerkit.OmahaHoldemHand, -1),
    "omaha-eight-low": (pokerkit.EightOrBetterLookup, pokerkit.OmahaEightOrBetterLowHand, 1),
}


@cache
def pokerkit_cards() -> list[pokerkit.Card]:
    return [next(pokerkit.Card.parse(card.text)) for card in STANDARD]


@cache
def pokerkit_places(name: str) -> NDArray[np.int32]:
    """What pokerkit says of each of the 2,598,960 five-card hands, lower for better."""
    table, _, sign = OMAHA[name]
    entries = map(table().get_entry_or_none, combinations(reversed(pokerkit_cards()), 5))
    places = [UNRANKED if each is None else sign * each.index for each in entries]
    return np.array(places[::-1], dtype=np.int32)  # the last cards came first


def best_place(name: str, hole: Rows, board: Rows) -> NDArray[np.int32]:
    """The best of pokerkit's places over every two of the hand with every three of the board."""
    best = np.full(len(hole), UNRANKED, dtype=np.int32)
    for two in combinations(range(hole.shape[1]), 2):
        for three in combinations(range(board.shape[1]), 3):
            five = np.sort(np.concatenate([hole[:, two], board[:, three]], axis=1), axis=1)
            number = sum(STEPS[at, five[:, at]] for at in range(5))
            np.minimum(best, pokerkit_places(name)[number], out=best)
    return best


@pytest.mark.soak
@pytest.mark.parametrize("name", OMAHA)
def test_a_million_omaha_hands_as_pokerkit(name: str) -> None:
    rng = np.random.default_rng(45)
    cards = np.concatenate([sample(PACK, BLOCK, 9, rng) for _ in range(MILLION // BLOCK)])
    hole, board = cards[:, :4], cards[:, 4:]
    same_order(values(name, hole, board), best_place(name, hole, board))


@pytest.mark.soak
@pytest.mark.parametrize("name", OMAHA)
def test_omaha_of_every_size_as_pokerkit(name: str) -> None:
    """Four to six hole cards, three to seven on the board, rare hands among them."""
    ours, theirs = [], []
    for hole, board in deals(RANKINGS[name], MILLION // 5, seed=67):
        assert board is not None
        ours.append(values(name, hole, board))
        theirs.append(best_place(name, hole, board))
    same_order(np.concatenate(ours), np.concatenate(theirs))


@pytest.mark.soak
@pytest.mark.parametrize("name", OMAHA)
def test_places_of_omaha_hands_are_those_pokerkit_gives_whole_hands(name: str) -> None:
    """Its own choice of two and three, which is too slow for a million."""
    cards, (_, hand, sign) = pokerkit_cards(), OMAHA[name]
    dealt = sample(PACK, BLOCK, 9, np.random.default_rng(9))
    found = best_place(name, dealt[:, :4], dealt[:, 4:])
    for row, place in zip(dealt.tolist(), found.tolist(), strict=True):
        held = [cards[i] for i in row]
        theirs = hand.from_game_or_none(held[:4], held[4:])
        assert place == (UNRANKED if theirs is None else sign * theirs.entry.index), held
