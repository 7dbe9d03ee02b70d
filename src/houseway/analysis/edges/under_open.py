"""Six cards against a dealer who throws high cards away, of whose next card somebody knows.

What a hand is worth beside an open card and the next is exact; only so many hands are looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from math import factorial, perm
from typing import NamedTuple

import numpy as np

from houseway.analysis.edges.burned import (
    FIRST_HIGH,
    Ints,
    Small,
    against_few,
    by_highs,
    highs_of,
    places_of,
)
from houseway.analysis.edges.dealt import Rows, rows_of
from houseway.analysis.edges.measured import Group, Measured, measured
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.inferno import ALL_SETS, Laid, lay, sweep

UNSEEN = 5  # cards of the dealer's, in their order
HIDDEN = perm(44, UNSEEN)
HANDS = 1 << 18  # that are looked at beside each two cards


class Met(NamedTuple):
    """Hands beside an open card and the next, and in how many deals each wins and ties."""

    places: Small
    won: Ints
    tied: Ints


Two = tuple[int, int]
Worth = Callable[[Met], Group]


def tops() -> list[tuple[Two, int]]:
    """An open card and the next, and how many are alike but for their suits."""
    ranks = list(product(range(13), repeat=2))
    suited = [((4 * one, 4 * two), 4) for one, two in ranks if one != two]
    return [*suited, *(((4 * one, 4 * two + 1), 12) for one, two in ranks)]


def worth_under(worth: Worth, work: Work) -> Measured:
    """What hands are worth over all cards that may lie there."""
    found = work.over(_worth_of_one, [(two, worth, work.seed) for two, _ in tops()])
    return measured(found, [alike / (52 * 51) for _, alike in tops()])


def _worth_of_one(block: tuple[Two, Worth, int]) -> Group:
    two, worth, seed = block
    hands = rows_of(left_beside(two), 6)
    some = np.random.default_rng([seed, *two]).integers(len(hands), size=HANDS)
    return worth(meet_under(two, hands[some]))


def meet_under(two: Two, hands: Rows) -> Met:
    """Hands against what the dealer has when high cards are thrown off the top."""
    places = places_of(hands)
    counts = np.zeros((len(hands), 2), dtype=np.int64)
    fives = rows_of(left_beside(two), UNSEEN)
    first_kept = next((at for at, card in enumerate(two) if card >> 2 < FIRST_HIGH), len(two))
    if kept := two[first_kept:]:
        once = np.full(len(fives), factorial(UNSEEN), dtype=np.uint8)
        against_fives(kept, fives, once, lay(hands, places), counts)
    else:
        low = (UNSEEN - highs_of(fives)) * factorial(UNSEEN - 1)  # any of them may lie on top
        against_fives((), fives, low, lay(hands, places), counts)
        for highs, chosen in by_highs(hands):
            part = np.zeros((len(chosen), 2), dtype=np.int64)
            fewer = lay(hands[chosen], places[chosen])
            against_few(left_beside(two), highs, fewer, part, UNSEEN)
            counts[chosen] += part
    return Met(places, counts[:, 0], counts[:, 1] - counts[:, 0])


def against_fives(kept: tuple[int, ...], fives: Rows, weights: Rows, hands: Laid,
                  counts: Ints) -> None:  # fmt: skip
    """All that is unseen stays, and what is kept of the two cards on top of it."""
    beside = np.full((len(fives), len(kept)), kept, dtype=np.uint8)
    others = lay(fives, places_of(np.hstack([fives, beside])))
    sizes = np.full(len(fives), UNSEEN, dtype=np.uint8)
    sweep(others, sizes, weights, hands, np.zeros(ALL_SETS, dtype=np.int64), counts)


def left_beside(two: Two) -> Rows:
    return np.array([card for card in range(52) if card not in two], dtype=np.uint8)
