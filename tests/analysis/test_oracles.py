"""Kernels put hands in the same order as evaluators that others wrote."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import phevaluator
import pytest

from houseway.analysis import values
from tests.analysis.dealing import Rows, sample

PACK = np.arange(52, dtype=np.uint8)
SIZES = [
    pytest.param(20_000),
    pytest.param(1_000_000, marks=pytest.mark.soak),
]


def same_order(ours: Rows, theirs: list[int]) -> None:
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
