"""Rounds of games in which seven cards are set as five and two, dealt at random and compared."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import Stream, below
from houseway.analysis.kernels.lanes import LANES, Cards, hand_of
from houseway.analysis.kernels.rankings.high import best_five_with_joker
from houseway.analysis.kernels.ways.seven import MOST_SETS, Ints, Worth, rank_at, two_in_front
from houseway.analysis.kernels.ways.seven_by_size import set_by_size
from houseway.analysis.kernels.ways.seven_by_tier import set_by_tier

BY_SIZE, BY_TIER = range(2)
LESS, EQUAL, MORE = range(3)  # than the bank's
LOSES, PUSHES, WINS = range(3)
PLAYER, BANK = range(2)


class Way(NamedTuple):
    """A house way, what a table posts of it, and whether the bank's hand lies open."""

    way: int
    posted: int
    face_up: int


@inlined
def deal_two(state: Stream, pack: Cards, cards: Cards) -> None:
    """Seven cards each for the player and the bank, from a pack that is shuffled as far."""
    for at in range(14):
        other = at + below(state, pack.size - at)
        pack[at], pack[other] = pack[other], pack[at]
        cards[at // 7, at % 7] = pack[at]


@inlined
def set_house_way(way: int, cards: Cards, i: int, ranks: Ints, sizes: Ints, posted: int) -> Worth:
    if way == BY_SIZE:
        return set_by_size(cards, i, ranks, sizes, posted)
    return set_by_tier(cards, i, ranks, sizes)


@inlined
def against(own: int, banks: int) -> int:
    return LESS if own < banks else MORE if own > banks else EQUAL


@inlined
def outcome(own: Worth, banks: Worth) -> int:
    """How a wager comes out: both hands must be better, and an equal one is the bank's."""
    better = (own[0] > banks[0]) + (own[1] > banks[1])
    return LOSES + better


@inlined
def set_against(cards: Cards, i: int, high: int, low: int) -> Worth:
    """The way to set cards that does best against a hand that lies open."""
    hand, best, won = hand_of(cards, i), (0, 0), -1
    for j in range(7):
        for k in range(j):
            front = two_in_front(rank_at(cards, i, j), rank_at(cards, i, k))
            behind = best_five_with_joker(hand ^ LANES[cards[i, j]] ^ LANES[cards[i, k]])
            better = (front > low) + (behind > high)
            if front <= behind and better > won:
                best, won = (behind, front), better
    return best


@inlined
def is_ace_high(hand: int) -> bool:
    """Whether seven cards make nothing better than an ace."""
    return best_five_with_joker(hand) >> 16 == 14


@kernel
def set_hands(way: int, posted: int, cards: Cards, high: Ints, low: Ints) -> None:
    """What the house way makes of each row of seven cards."""
    ranks, sizes = np.zeros(MOST_SETS, np.int64), np.zeros(MOST_SETS, np.int64)
    for i in range(cards.shape[0]):
        high[i], low[i] = set_house_way(way, cards, i, ranks, sizes, posted)


@kernel
def set_openly(cards: Cards, high: Ints, low: Ints, out: Cards) -> None:
    """How the best setting of each row comes out against a hand that lies open."""
    for i in range(cards.shape[0]):
        own = set_against(cards, i, high[i], low[i])
        out[i] = outcome(own, (high[i], low[i]))


@kernel
def play_set_rounds(house: Way, state: Stream, pack: Cards, rounds: int, counts: Ints) -> None:
    """Count rounds by whether the bank has ace high, and how both hands compare with the bank's.

    Both sides set the house way; where the bank's hand lies open, the player as well as he can.
    """
    ranks, sizes = np.zeros(MOST_SETS, np.int64), np.zeros(MOST_SETS, np.int64)
    cards = np.zeros((2, 7), np.uint8)
    for _ in range(rounds):
        deal_two(state, pack, cards)
        banks = set_house_way(house.way, cards, BANK, ranks, sizes, house.posted)
        ace_high = is_ace_high(hand_of(cards, BANK)) if house.face_up else False
        if house.face_up:
            own = set_against(cards, PLAYER, banks[0], banks[1])
        else:
            own = set_house_way(house.way, cards, PLAYER, ranks, sizes, house.posted)
        counts[int(ace_high), against(own[0], banks[0]), against(own[1], banks[1])] += 1
