"""Six cards against a dealer who throws high cards away: every hand beside every open card."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, factorial, perm

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import rows_of
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.inferno import (
    ALL_SETS,
    NONE,
    Laid,
    count_high,
    find_places,
    lay,
    sweep,
)
from houseway.analysis.kernels.meetings.sweeping import classes_beside

Ints = NDArray[np.int64]
Small = NDArray[np.int32]
Rows = NDArray[np.uint8]

HIDDEN = perm(45, 6)  # the dealer's other six cards in order: it says which are thrown away
DEALS = comb(52, 6) * 46 * HIDDEN
SUITS = 4  # the open card is a club in what is counted
FIRST_HIGH = 7  # the nine, the deuce being 0: 6.6.1
HIGH_CARDS = 24


@dataclass(frozen=True, slots=True)
class Met:
    """The hands beside one open card, and in how many deals each wins and ties."""

    rank: int  # of the open card, the deuce being 0
    places: Small
    weights: Ints  # hands of each class, for an open card of any suit
    won: Ints
    tied: Ints


def meet_open_cards(work: Work) -> list[Met]:
    """All deals, by the rank of the open card."""
    met = list(work.over(meet_one, range(13)))
    assert sum(int(each.weights.sum()) for each in met) * HIDDEN == DEALS, "a deal was lost"
    return met


def meet_one(rank: int) -> Met:
    pack = np.array([card for card in range(52) if card != 4 * rank], dtype=np.uint8)
    rows = rows_of(pack, 6)
    weights = np.empty(len(rows), dtype=np.uint8)
    classes_beside(rows, 3, weights)
    hands = rows[weights > 0]
    places = places_of(hands)
    counts = np.zeros((len(hands), 2), dtype=np.int64)
    if rank < FIRST_HIGH:
        against_seven(4 * rank, rows, lay(hands, places), counts)
    else:
        against_six(rows, lay(hands, places), counts)
        for highs, chosen in by_highs(hands):
            part = np.zeros((len(chosen), 2), dtype=np.int64)
            against_few(pack, highs, lay(hands[chosen], places[chosen]), part)
            counts[chosen] += part
    each = SUITS * weights[weights > 0].astype(np.int64)
    return Met(rank, places, each, counts[:, 0], counts[:, 1] - counts[:, 0])


def meet_hand(own: Rows, card: int) -> tuple[int, int]:
    """In how many orders of the dealer's other cards one hand wins, and ties, beside a card."""
    rest = np.array([each for each in range(52) if each != card and each not in own], np.uint8)
    place, highs = int(places_of(own[None])[0]), int(highs_of(own[None])[0])
    low, won, tied = card >> 2 < FIRST_HIGH, 0, 0
    for left in (6,) if low else range(1, 7):
        rows = rows_of(rest, left)
        places = places_of(rows, card if low else NONE)
        ways = np.full(left + 1, factorial(6)) if low else orders(left, highs)
        weights = ways[highs_of(rows)]
        won += int(weights[places < place].sum())
        tied += int(weights[places == place].sum())
    return won, tied


def places_of(rows: Rows, more: int = NONE) -> Small:
    places = np.empty(len(rows), dtype=np.int32)
    find_places(rows, more, places)
    return places


def highs_of(rows: Rows) -> Rows:
    highs = np.empty(len(rows), dtype=np.uint8)
    count_high(rows, highs)
    return highs


def by_highs(hands: Rows) -> list[tuple[int, Ints]]:
    """The hands by how many high cards they keep from the dealer."""
    highs = highs_of(hands)
    return [(each, np.flatnonzero(highs == each)) for each in range(7)]


def against_seven(card: int, rows: Rows, hands: Laid, counts: Ints) -> None:
    """A low card lies open: nothing is thrown away, and its six fellows come in any order."""
    sizes, once = np.full(len(rows), 6, dtype=np.uint8), np.ones(len(rows), dtype=np.uint8)
    others = lay(rows, places_of(rows, card))
    sweep(others, sizes, once, hands, np.zeros(ALL_SETS, dtype=np.int32), counts)
    # the sum leaves out the six cards themselves, which it counts once too often below
    counts[:, 1] += places_of(hands.rows, card) == places_of(hands.rows)
    counts *= factorial(6)


def against_six(rows: Rows, hands: Laid, counts: Ints) -> None:
    """The open card alone is thrown away: any low card may lie below it."""
    sizes = np.full(len(rows), 6, dtype=np.uint8)
    others = lay(rows, places_of(rows))
    sweep(others, sizes, 6 - highs_of(rows), hands, np.zeros(ALL_SETS, dtype=np.int32), counts)
    counts[:, 1] += 6 - highs_of(hands.rows)
    counts *= factorial(5)


def against_few(pack: Rows, highs: int, hands: Laid, counts: Ints, hidden: int = 6) -> None:
    """More is thrown away, from the high cards that neither side has left."""
    most = hidden - 1
    parts = [rows_of(pack, size) for size in range(1, hidden)]
    rows = np.concatenate([np.pad(part, ((0, 0), (0, most - part.shape[1]))) for part in parts])
    places = np.concatenate([places_of(part) for part in parts])
    sizes = np.concatenate([np.full(len(part), part.shape[1], dtype=np.uint8) for part in parts])
    weights = np.concatenate([orders(part.shape[1], highs, hidden)[highs_of(part)]
                              for part in parts])  # fmt: skip
    sweep(lay(rows, places), sizes, weights, hands, np.zeros(ALL_SETS, dtype=np.int64), counts)


def orders(left: int, highs: int, hidden: int = 6) -> Ints:
    """Ways in which so many of the hidden cards are left, by how many of them are high.

    Those of the dealer's seven that are not hidden are high and thrown away. The last card is kept
    whatever it is (6.6.1.a).
    """
    ways = []
    for kept in range(left + 1):
        thrown = perm(HIGH_CARDS - (7 - hidden) - highs - kept, hidden - left)
        ways.append(thrown * (1 if left == 1 else (left - kept) * factorial(left - 1)))
    return np.array(ways, dtype=np.int64)
