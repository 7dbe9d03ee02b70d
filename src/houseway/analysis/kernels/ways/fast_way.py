"""Two of four cards kept by a list of lines, and rounds that play them with a board."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import Stream, below
from houseway.analysis.kernels.lanes import Cards
from houseway.analysis.kernels.rankings.decks import fast_action_value
from houseway.analysis.kernels.ways.seven import ACE, EIGHT, JACK, TEN, Ints

LAST_LINE, SUITED_TOP = 14, 13
DEALT, BOARD = 4, 5
Floats = NDArray[np.float64]


@inlined
def line_of(high: int, low: int, suited: int) -> int:
    """The first line of the house way that two cards fit."""
    if high == low:
        return 1 if high >= EIGHT else 3 if suited else 4
    if high == ACE and (low >= JACK or suited):
        return 2 if low >= JACK else 5
    if low >= TEN:
        return 6 if suited else 7
    if high == ACE:
        return 8
    if high >= JACK:
        return 9 if suited else 10
    if high - low == 1:
        return 11 if suited else 12
    return SUITED_TOP if suited else LAST_LINE


@inlined
def order_of(one: int, other: int) -> int:
    """Which goes first within a line: higher ranks, suited cards, then suits by the alphabet."""
    if one >> 2 < other >> 2 or (one >> 2 == other >> 2 and one & 3 > other & 3):
        one, other = other, one
    suited = one & 3 == other & 3
    suits = (3 - (one & 3)) << 2 | 3 - (other & 3)
    return (one >> 2) << 12 | (other >> 2) << 8 | suited << 4 | suits


@inlined
def keep_two(cards: Cards, i: int, top_suited: int) -> tuple[int, int]:
    """The cards of a row of four that the house way keeps."""
    top = 0
    for j in range(DEALT):
        for k in range(j):
            top = max(top, order_of(cards[i, j], cards[i, k]))
    best, kept = 0, (0, 0)
    for j in range(DEALT):
        for k in range(j):
            one, other = cards[i, j], cards[i, k]
            high, low = max(one, other) >> 2, min(one, other) >> 2
            line, order = line_of(high + 2, low + 2, one & 3 == other & 3), order_of(one, other)
            if line == SUITED_TOP and not top_suited and order != top:
                line = LAST_LINE
            if (LAST_LINE + 1 - line) << 16 | order > best:
                best, kept = (LAST_LINE + 1 - line) << 16 | order, (one, other)
    return kept


@kernel
def keep_twos(cards: Cards, top_suited: int, out: Cards) -> None:
    """What the house way keeps of each row of four cards."""
    for i in range(cards.shape[0]):
        out[i, 0], out[i, 1] = keep_two(cards, i, top_suited)


@inlined
def deal_kept(state: Stream, pack: Cards, held: Cards, seven: Cards) -> None:
    """Four cards each, and five that both share, which lie behind two of their own."""
    for at in range(2 * DEALT + BOARD):
        other = at + below(state, pack.size - at)
        pack[at], pack[other] = pack[other], pack[at]
    for i in range(2):
        for j in range(DEALT):
            held[i, j] = pack[DEALT * i + j]
        for j in range(BOARD):
            seven[i, 2 + j] = pack[2 * DEALT + j]


@inlined
def value_with(seven: Cards, i: int, one: int, other: int) -> int:
    """What two cards make with the board."""
    seven[i, 0], seven[i, 1] = one, other
    return fast_action_value(seven, i)


@inlined
def worth_of(worth: Floats, one: int, other: int) -> float:
    """What two cards are worth, by their ranks and whether they are suited."""
    found: float = worth[max(one, other) >> 2, min(one, other) >> 2, int(one & 3 == other & 3)]
    return found


@inlined
def best_play(held: Cards, worth: Floats) -> tuple[int, int]:
    """The two places to keep, highest first in bits, and whether the other two play as well."""
    kept, most, split = 3, -2.0, 0
    for j in range(DEALT):
        for k in range(j):
            pair = 1 << j | 1 << k
            found = worth_of(worth, held[0, j], held[0, k])
            if found > most:
                kept, most, split = pair, found, 0
            a, b = others_of(pair)
            found += worth_of(worth, held[0, a], held[0, b])
            if found > most:
                kept, most, split = pair, found, 1
    return kept, split


@inlined
def others_of(pair: int) -> tuple[int, int]:
    """The two places of four that a pair of places leaves."""
    first, second = -1, -1
    for j in range(DEALT):
        if not pair >> j & 1:
            first, second = second, j
    return first, second


@inlined
def net_of_play(held: Cards, seven: Cards, worth: Floats, banks: int) -> tuple[int, int]:
    """What the best play wins by what two cards are worth, and whether it splits."""
    kept, split = best_play(held, worth)
    a, b = others_of(15 ^ kept)
    net = 1 if value_with(seven, 0, held[0, a], held[0, b]) > banks else -1
    if split:
        a, b = others_of(kept)
        net += 1 if value_with(seven, 0, held[0, a], held[0, b]) > banks else -1
    return net, split


@kernel
def weigh_pairs(state: Stream, pack: Cards, rounds: int, top_suited: int, counts: Ints) -> None:
    """Count how often any two of four cards beat what the house way keeps, by a card of its."""
    held, seven = np.zeros((2, DEALT), np.uint8), np.zeros((2, 2 + BOARD), np.uint8)
    for _ in range(rounds):
        deal_kept(state, pack, held, seven)
        one, other = keep_two(held, 1, top_suited)
        banks, shown = value_with(seven, 1, one, other), held[1, 0] >> 2
        for j in range(DEALT):
            for k in range(j):
                one, other = held[0, j], held[0, k]
                high, low = max(one, other) >> 2, min(one, other) >> 2
                won = value_with(seven, 0, one, other) > banks
                counts[shown, high, low, int(one & 3 == other & 3), int(won)] += 1


@kernel
def weigh_held(
    state: Stream, pack: Cards, own: Cards, rounds: int, top_suited: int, wins: Ints
) -> None:
    """Count how often each two of four given cards beat what the house way keeps of others."""
    held, seven = np.zeros((1, DEALT), np.uint8), np.zeros((1, 2 + BOARD), np.uint8)
    for _ in range(rounds):
        for at in range(DEALT + BOARD):
            other = at + below(state, pack.size - at)
            pack[at], pack[other] = pack[other], pack[at]
        held[0], seven[0, 2:] = pack[:DEALT], pack[DEALT : DEALT + BOARD]
        one, two = keep_two(held, 0, top_suited)
        banks = value_with(seven, 0, one, two)
        for j in range(DEALT):
            for k in range(j):
                wins[j, k] += value_with(seven, 0, own[j], own[k]) > banks


@kernel
def play_kept(state: Stream, pack: Cards, rounds: int, top_suited: int, counts: Ints) -> None:
    """Count rounds by the player's kind of hand and whether it beats the dealer's.

    Both keep two cards the house way.
    """
    held, seven = np.zeros((2, DEALT), np.uint8), np.zeros((2, 2 + BOARD), np.uint8)
    for _ in range(rounds):
        deal_kept(state, pack, held, seven)
        one, other = keep_two(held, 0, top_suited)
        own = value_with(seven, 0, one, other)
        one, other = keep_two(held, 1, top_suited)
        counts[own >> 20, int(own > value_with(seven, 1, one, other))] += 1


@kernel
def play_both_kept(
    state: Stream, pack: Cards, rounds: int, top_suited: int, worth: Floats, both: Ints
) -> None:
    """Count rounds by whether the house way wins, whether the best play splits, and its net."""
    held, seven = np.zeros((2, DEALT), np.uint8), np.zeros((2, 2 + BOARD), np.uint8)
    for _ in range(rounds):
        deal_kept(state, pack, held, seven)
        one, other = keep_two(held, 1, top_suited)
        banks = value_with(seven, 1, one, other)
        one, other = keep_two(held, 0, top_suited)
        wins = value_with(seven, 0, one, other) > banks
        net, split = net_of_play(held, seven, worth, banks)
        both[int(wins), split, net + 2] += 1
