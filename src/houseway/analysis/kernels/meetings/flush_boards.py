"""The longer flush on a board of two, deuces wild: every hand of five against every other."""

from __future__ import annotations

from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import LANES, Cards, hand_of, lane
from houseway.analysis.kernels.meetings.sweeping import (
    FOUR,
    SETS,
    SIZE,
    THREE,
    TWO,
    Ints,
    alike,
    avoiding,
    put,
)
from houseway.analysis.kernels.rankings.flushes import wild

Small = NDArray[np.int32]

LOST, TIED, WON = range(3)  # won by a margin of no card; one column more for each card of it
MARGINS = 6
COUNTERS = WON + MARGINS
SUIT = 1 << 12  # sets of ranks from the three up
FEWEST, MOST = 2, 7  # cards of the longest flush of seven
NOWHERE = -1  # a hand that cannot be dealt
HANDS = comb(50, SIZE)
OPPONENTS = comb(45, SIZE)
FIVE = np.array([comb(card, 5) for card in range(52)])


def _places() -> NDArray[np.int16]:
    """The place of each flush among all, shorter ones first, then by its cards from the highest."""
    order = sorted(range(SUIT), key=lambda ranks: (ranks.bit_count(), ranks))
    places = np.empty(SUIT, dtype=np.int16)
    places[order] = np.arange(SUIT)
    return places


def _filled(deuces: int) -> list[int]:
    """Each set of ranks with the highest that it lacks, one for each deuce."""
    sets = list(range(SUIT))
    for _ in range(deuces):
        sets = [each | 1 << ((SUIT - 1) & ~each).bit_length() >> 1 for each in sets]
    return sets


PLACES = np.stack([_places()[_filled(deuces)] for deuces in range(5)])  # by deuces and ranks held
STARTS = np.cumsum([0, *(comb(12, length) for length in range(MOST + 1))])  # of flushes by length
LENGTHS = np.searchsorted(STARTS, np.arange(SUIT), side="right") - 1


@inlined
def number_of_hand(rows: Cards, i: int) -> int:
    """The number of five ascending cards among all."""
    lower = rows[i, 0] + TWO[rows[i, 1]] + THREE[rows[i, 2]]
    number: int = lower + FOUR[rows[i, 3]] + FIVE[rows[i, 4]]
    return number


@inlined
def flush_place(hand: int) -> int:
    """The place of a hand's longest flush."""
    deuces, best = wild(hand), 0
    for suit in range(4):
        best = max(best, PLACES[deuces, lane(hand, suit) >> 3])
    return best


@kernel
def places_of(rows: Cards, out: Small) -> None:
    """The place of the longest flush of each hand."""
    for i in range(rows.shape[0]):
        out[i] = flush_place(hand_of(rows, i))


@kernel
def name_classes(rows: Cards, numbers: Ints, names: Ints) -> None:
    """The number of each hand, and that of its class: suits in falling order are named anew."""
    lanes = np.empty(4, dtype=np.int64)
    renamed = np.empty((1, SIZE), dtype=np.uint8)
    for i in range(rows.shape[0]):
        hand = hand_of(rows, i)
        for suit in range(4):
            lanes[suit] = lane(hand, suit)
        lanes.sort()
        at = 0
        for rank in range(2, 15):
            for suit in range(4):
                if lanes[suit] >> rank & 1:
                    renamed[0, at] = 4 * (rank - 2) + suit
                    at += 1
        numbers[i] = number_of_hand(rows, i)
        names[i] = number_of_hand(renamed, 0)


@inlined
def lay_in_order(rows: Cards, board: int, beside: int, places: Small, order: Small) -> Ints:
    """The hands that lack the board's cards, from the weakest on it up.

    What is returned is how many lie below each place; a card `beside` the board counts with it.
    """
    ends = np.zeros(SUIT + 1, dtype=np.int64)
    for i in range(rows.shape[0]):
        hand = hand_of(rows, i)
        places[i] = NOWHERE
        if not hand & board:
            places[i] = flush_place(hand | board | beside)
            ends[places[i] + 1] += 1
    ends = np.cumsum(ends)
    free = ends.copy()
    for i in range(rows.shape[0]):
        if places[i] != NOWHERE:
            order[free[places[i]]] = i
            free[places[i]] += 1
    return ends


@kernel
def meet_on_board(board: Cards, rows: Cards, classes: Small, weight: int, out: Ints) -> None:
    """Add how each class of hands comes out on a board, and on all boards alike, to `out`.

    The board's suits come first; `rows` are the hands of the other fifty cards, `classes` go by the
    number of a hand.
    """
    held = LANES[board[0]] | LANES[board[1]]
    suits = 3 if board[0] & 3 == board[1] & 3 else 2  # that the board leaves alike
    places = np.empty(HANDS, dtype=np.int32)
    order = np.empty(HANDS, dtype=np.int32)
    ends = lay_in_order(rows, held, 0, places, order)
    times = np.empty(HANDS, dtype=np.int64)
    for i in range(HANDS):
        times[i] = weight * alike(hand_of(rows, i), suits)
    seen = np.zeros(SETS, dtype=np.int32)
    length = FEWEST
    for place in range(STARTS[FEWEST], STARTS[MOST + 1]):
        if place == STARTS[length + 1]:
            length += 1
            for i in order[ends[place] :]:
                if times[i]:  # all shorter flushes have gone by
                    deals = times[i] * avoiding(seen, rows, i)
                    margin = LENGTHS[places[i]] - length
                    at = classes[number_of_hand(rows, i)]
                    out[at, WON + margin] -= deals
                    out[at, WON + margin + 1] += deals
        level = order[ends[place] : ends[place + 1]]
        for i in level:
            if times[i]:
                deals = times[i] * avoiding(seen, rows, i)
                at = classes[number_of_hand(rows, i)]
                out[at, WON] += deals
                out[at, TIED] -= deals
        for i in level:
            put(seen, rows, i)
        for i in level:
            if times[i]:
                others = avoiding(seen, rows, i) - 1  # the hand itself has gone by
                at = classes[number_of_hand(rows, i)]
                out[at, TIED] += times[i] * others
                out[at, LOST] += times[i] * (OPPONENTS - others)


@inlined
def place_with_boards(own: Cards) -> NDArray[np.int16]:
    """The place of five cards' longest flush on each board."""
    held = 0
    for card in own:
        held |= LANES[card]
    places = np.zeros((52, 52), dtype=np.int16)
    for one in range(52):
        for other in range(52):
            places[one, other] = flush_place(held | LANES[one] | LANES[other])
    return places


@kernel
def meet_one_hand(own: Cards, sevens: Cards, out: Ints) -> None:
    """Add how five cards come out where seven others are the dealer's five and the board.

    Any two of the seven may be the board: the dealer's flush is the same, one's own is not.
    """
    places = place_with_boards(own)
    for i in range(sevens.shape[0]):
        dealers = flush_place(hand_of(sevens, i))
        length = LENGTHS[dealers]
        for j in range(sevens.shape[1]):
            for k in range(j):
                place = places[sevens[i, j], sevens[i, k]]
                if place > dealers:
                    out[WON + LENGTHS[place] - length] += 1
                else:
                    out[TIED if place == dealers else LOST] += 1
