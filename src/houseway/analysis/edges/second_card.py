"""Four-card poker for a player who has seen a second of the dealer's six cards.

Which of the two lies open makes no difference: what they leave to the dealer is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from math import comb
from typing import NamedTuple

import numpy as np

from houseway.analysis.edges.dealt import pairs_of_cards, rows_of, values_of
from houseway.analysis.edges.open_card import Ints, Values
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.known_cards import HIDDEN, sweep_fours
from houseway.analysis.kernels.meetings.sweeping import classes_beside
from houseway.hands import FOUR_CARD

BEHIND = comb(45, HIDDEN)  # ways to deal the dealer's other four cards
DEALS = comb(52, 2) * comb(50, 5) * BEHIND


class Beaten(NamedTuple):
    """The hands beside two cards of the dealer's, and how many of his hands they win against."""

    values: Values
    weights: Ints  # hands of each class
    won: Ints  # equal hands among them (2.1.3)


def beat_pairs(worth: Callable[[Beaten], int], work: Work) -> int:
    """What hands are worth over all pairs of the dealer's cards."""
    pairs = list(pairs_of_cards())
    parts = work.over(beat_one, [(pair, worth) for pair, _ in pairs])
    return sum(weight * part for (_, weight), part in zip(pairs, parts, strict=True))


def beat_one(block: tuple[tuple[int, int], Callable[[Beaten], int]]) -> int:
    pair, worth = block
    return worth(beaten(pair))


def beaten(pair: tuple[int, int]) -> Beaten:
    """Every hand beside these two, which stand with their suits first."""
    one, other = pair
    left = np.array([each for each in range(52) if each not in pair], dtype=np.uint8)
    fours = rows_of(left, HIDDEN)
    with_pair = np.hstack([np.full((len(fours), 2), pair, dtype=np.uint8), fours])
    theirs = values_of(FOUR_CARD, with_pair)
    order = np.argsort(theirs, kind="stable")

    rows = rows_of(left, 5)
    weights = np.empty(len(rows), dtype=np.int64)
    classes_beside(rows, 3 if one & 3 == other & 3 else 2, weights)
    hands, weights = rows[weights > 0], weights[weights > 0]
    values = values_of(FOUR_CARD, hands)
    placed = np.argsort(values, kind="stable")
    won = np.empty(len(hands), dtype=np.int32)
    sweep_fours(fours[order], theirs[order], hands[placed], values[placed], won)
    return Beaten(values[placed], weights[placed], won.astype(np.int64))
