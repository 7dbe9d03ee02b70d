"""Two cards each on a board of five: every holding against every other, by sorting once.

On a board all holdings are ranked and laid in order. How many of the other side's lie below, level
with and above one of them then is its place in that order, less those that share a card with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined
from houseway.analysis.kernels.lanes import LANES
from houseway.analysis.kernels.rankings.five_card import class_of_7, flush_class
from houseway.analysis.kernels.rankings.five_card_tables import CARD_KEYS, FIVE_SUITED, START

Ints = NDArray[np.int64]
Small = NDArray[np.int32]
Cards = NDArray[np.uint8]

CLASSES_OF_HANDS = 7463
BEHIND = 49  # cards that are not on a flop
HOLDINGS = 1081  # two of the 47 cards that a board leaves
OPPONENTS = 990  # and two of the 45 that are left then

PAIRS = np.array([(a, b) for a in range(47) for b in range(a + 1, 47)], dtype=np.uint8)


class Boards(NamedTuple):
    """All boards behind a flop, one at a time, and the holdings that each of them leaves."""

    behind: Cards  # the 49 cards that may come
    board: Cards
    left: Cards
    place: Ints  # of those left, among the cards behind the flop
    found: Small  # the class of each holding
    order: Small  # holdings, the weakest first
    counts: Small


@inlined
def rank_holdings(board: Cards, left: Cards, found: Small) -> None:
    """The class of each pair of the cards left, with the board."""
    key, hand = START, 0
    for card in board:
        key += CARD_KEYS[card]
        hand |= LANES[card]
    for i in range(HOLDINGS):
        a, b = left[PAIRS[i, 0]], left[PAIRS[i, 1]]
        whole = key + CARD_KEYS[a] + CARD_KEYS[b]
        if whole & FIVE_SUITED:
            found[i] = flush_class(hand | LANES[a] | LANES[b], whole)
        else:
            found[i] = class_of_7(whole)


@inlined
def lay_in_order(found: Small, counts: Small, order: Small) -> None:
    """Put holdings in order of their classes, the weakest first."""
    counts[:] = 0
    for i in range(HOLDINGS):
        counts[found[i]] += 1
    at = 0
    for each in range(CLASSES_OF_HANDS):
        held = counts[each]
        if held:
            counts[each] = at
            at += held
    for i in range(HOLDINGS):
        order[counts[found[i]]] = i
        counts[found[i]] += 1


@inlined
def compare_all(found: Small, order: Small, least: int, out: Small) -> None:
    """For each holding, how many of the other side's lie below, level, and short of `least`.

    Columns of `out`: below and short, below, level, short.
    """
    seen = np.zeros(47, dtype=np.int32)  # by card: holdings before this group
    seen_short = np.zeros(47, dtype=np.int32)
    group = np.zeros(47, dtype=np.int32)
    before, before_short, start = 0, 0, 0
    while start < HOLDINGS:
        value = found[order[start]]
        end = start
        while end < HOLDINGS and found[order[end]] == value:
            i = order[end]
            group[PAIRS[i, 0]] += 1
            group[PAIRS[i, 1]] += 1
            end += 1
        for at in range(start, end):
            i = order[at]
            a, b = PAIRS[i, 0], PAIRS[i, 1]
            below = before - seen[a] - seen[b]
            below_short = before_short - seen_short[a] - seen_short[b]
            level = end - start - group[a] - group[b] + 1
            out[i, 0], out[i, 1], out[i, 2] = below_short, below, level
        is_short = value < least
        for at in range(start, end):
            i = order[at]
            for card in (PAIRS[i, 0], PAIRS[i, 1]):
                seen[card] += 1
                if is_short:
                    seen_short[card] += 1
                group[card] = 0
        before += end - start
        if is_short:
            before_short += end - start
        start = end
    for i in range(HOLDINGS):  # all that are short, by their cards
        out[i, 3] = before_short - seen_short[PAIRS[i, 0]] - seen_short[PAIRS[i, 1]]
        if found[i] < least:
            out[i, 3] += 1  # it shares both cards with itself


@inlined
def cards_behind(flop: Cards) -> Cards:
    """The 49 cards that are not on a flop."""
    behind = np.empty(BEHIND, dtype=np.uint8)
    at = 0
    for card in range(52):
        if card != flop[0] and card != flop[1] and card != flop[2]:
            behind[at] = card
            at += 1
    return behind


@inlined
def turn_two(behind: Cards, t: int, r: int, board: Cards, left: Cards, place: Ints) -> None:
    """Put two of the cards behind a flop on the board, and say which are left, and where."""
    board[3], board[4] = behind[t], behind[r]
    at = 0
    for k in range(BEHIND):
        if k != t and k != r:  # noqa: PLR1714 compiled: no tuple is made
            left[at], place[at] = behind[k], k
            at += 1


@inlined
def boards_behind(flop: Cards) -> Boards:
    """A flop with nothing turned yet."""
    board = np.empty(5, dtype=np.uint8)
    board[:3] = flop
    return Boards(
        cards_behind(flop),
        board,
        np.empty(47, dtype=np.uint8),
        np.empty(47, dtype=np.int64),
        np.empty(HOLDINGS, dtype=np.int32),
        np.empty(HOLDINGS, dtype=np.int32),
        np.empty(CLASSES_OF_HANDS, dtype=np.int32),
    )


@inlined
def turn_over(on: Boards, t: int, r: int) -> None:
    """Turn two of the cards behind the flop, and lay all holdings in order."""
    turn_two(on.behind, t, r, on.board, on.left, on.place)
    rank_holdings(on.board, on.left, on.found)
    lay_in_order(on.found, on.counts, on.order)


@inlined
def every_board(on: Boards) -> Iterator[tuple[int, int]]:
    """Turn each two of the cards behind the flop over, and say which they are."""
    for t in range(BEHIND):
        for r in range(t + 1, BEHIND):
            turn_over(on, t, r)
            yield t, r


@inlined
def number_of(place: Ints, i: int) -> int:
    """The number of a holding among all pairs of the cards behind a flop."""
    a, b = place[PAIRS[i, 0]], place[PAIRS[i, 1]]
    number: int = a * (97 - a) // 2 + b - a - 1
    return number
