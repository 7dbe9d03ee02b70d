"""Seven cards set as five and two: what each way to set them is worth.

Cards are rows of card indices, the joker among them; it counts as an ace beside equal ranks.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined
from houseway.analysis.kernels.lanes import LANES, Cards, hand_of
from houseway.analysis.kernels.rankings.high import best_five_with_joker, found_with_joker

Ints = NDArray[np.int64]
Worth = tuple[int, int]  # of the five behind and of the two in front; (0, 0) where there is none

JOKER_CARD = 52
ACE, KING, QUEEN, JACK, TEN, NINE, EIGHT, SEVEN, TWO = 14, 13, 12, 11, 10, 9, 8, 7, 2
ROYAL = 9 << 20
STRAIGHT_TO_THE_ACE = 4 << 20 | ACE << 16
KING_JACK = KING << 16 | JACK << 12
MOST_SETS = 7


@inlined
def rank_at(cards: Cards, i: int, j: int) -> int:
    """The rank of a card; the joker's is an ace."""
    return ACE if cards[i, j] == JOKER_CARD else (cards[i, j] >> 2) + 2


@inlined
def spread(cards: Cards, i: int, ranks: Ints, sizes: Ints) -> int:
    """The sets of equal rank, the largest first and then the highest; how many there are."""
    held = 0  # how often each rank is held, four bits each
    for j in range(7):
        held += 1 << 4 * rank_at(cards, i, j)
    found = 0
    for size in range(5, 0, -1):
        for rank in range(ACE, TWO - 1, -1):
            if held >> 4 * rank & 15 == size:
                ranks[found] = rank
                sizes[found] = size
                found += 1
    return found


@inlined
def is_made(value: int) -> bool:
    """Whether five cards of this value are a straight, a flush or both."""
    place = value >> 20
    return place in (4, 5, 8, 9)


@inlined
def holds_made(hand: int) -> bool:
    """Whether any five of the cards are a straight, a flush or both."""
    flush, run, _ = found_with_joker(hand)
    return flush > 0 or run > 0


@inlined
def two_in_front(first: int, second: int) -> int:
    """What two cards of these ranks are worth in front."""
    if first == second:
        return 1 << 20 | first << 16
    return max(first, second) << 16 | min(first, second) << 12


@inlined
def in_front(cards: Cards, i: int, first: int, second: int) -> Worth:
    """Two cards of these ranks in front, so that the five behind are the best they can be."""
    hand, best = hand_of(cards, i), 0
    for j in range(7):
        for k in range(j):
            one, other = rank_at(cards, i, j), rank_at(cards, i, k)
            if (one == first and other == second) or (one == second and other == first):
                behind = hand ^ LANES[cards[i, j]] ^ LANES[cards[i, k]]
                best = max(best, best_five_with_joker(behind))
    return best, two_in_front(first, second)


@inlined
def best_made(cards: Cards, i: int, with_ace: int) -> Worth:
    """Of the made hands behind, the one with the best two in front; else none.

    `with_ace`: those that use an ace or the joker count as well.
    """
    hand, high, low = hand_of(cards, i), 0, 0
    for j in range(7):
        for k in range(j):
            front = two_in_front(rank_at(cards, i, j), rank_at(cards, i, k))
            if front < low:
                continue
            behind = hand ^ LANES[cards[i, j]] ^ LANES[cards[i, k]]
            if not with_ace and uses_ace(behind):
                continue
            value = best_five_with_joker(behind)
            if is_made(value) and (front > low or value > high):
                high, low = value, front
    return high, low


_ACES = int(LANES[48] | LANES[49] | LANES[50] | LANES[51] | LANES[JOKER_CARD])


@inlined
def uses_ace(hand: int) -> bool:
    return bool(hand & _ACES)
