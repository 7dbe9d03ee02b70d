"""Hands set by a player who has seen one of the bank's cards: what the bank has, by that card."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import kernel
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.lanes import Cards
from houseway.analysis.kernels.ways.asia_way import lay_out, set_three, won
from houseway.analysis.kernels.ways.best_setting import (
    HANDS,
    Known,
    back_place,
    front_place,
    set_best,
)
from houseway.analysis.kernels.ways.best_three import KnownThree, set_best_three
from houseway.analysis.kernels.ways.fast_way import (
    BOARD,
    DEALT,
    Floats,
    deal_kept,
    keep_two,
    net_of_play,
    value_with,
)
from houseway.analysis.kernels.ways.set_rounds import (
    BANK,
    PLAYER,
    Way,
    deal_two,
    outcome,
    set_house_way,
)
from houseway.analysis.kernels.ways.seven import MOST_SETS, Ints

Few = NDArray[Any]  # whole numbers, as small as they are

KINDS = 14  # of cards that may be seen: thirteen ranks, and the joker


@kernel
def count_bank_by_card(house: Way, state: Stream, pack: Cards, values: Ints, counts: Ints) -> None:
    """Count hands by each of their cards and what the house way makes of them."""
    ranks, sizes = np.zeros(MOST_SETS, np.int64), np.zeros(MOST_SETS, np.int64)
    cards = np.zeros((2, 7), np.uint8)
    for _ in range(HANDS):
        deal_two(state, pack, cards)
        for i in range(2):
            behind, front = set_house_way(house.way, cards, i, ranks, sizes, house.posted)
            back, before = back_place(values, behind), front_place(front)
            for card in cards[i]:
                counts[card >> 2, back, before] += 1


@kernel
def play_having_seen(
    house: Way, blind: Known, seeing: Known, state: Stream, pack: Cards, rounds: int, both: Ints
) -> None:
    """Count rounds by how the best setting comes out, without a card of the bank's and with one.

    `seeing` has what settings are worth by that card.
    """
    ranks, sizes = np.zeros(MOST_SETS, np.int64), np.zeros(MOST_SETS, np.int64)
    cards = np.zeros((2, 7), np.uint8)
    for _ in range(rounds):
        deal_two(state, pack, cards)
        banks = set_house_way(house.way, cards, BANK, ranks, sizes, house.posted)
        own = set_best(cards, PLAYER, blind.values, blind.worth)
        best = set_best(cards, PLAYER, seeing.values, seeing.worth[cards[BANK, 0] >> 2])
        both[outcome(own, banks), outcome(best, banks)] += 1


@kernel
def count_threes_by_card(state: Stream, pack: Cards, values: Ints, counts: Few) -> None:
    """Count hands by each of their cards and what the house way makes of them."""
    laid, ranks, sizes = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros(7, np.int64)
    rest, cards = np.zeros(7, np.int64), np.zeros((2, 7), np.uint8)
    for _ in range(HANDS):
        deal_two(state, pack, cards)
        for i in range(2):
            sets = lay_out(cards, i, laid, ranks, sizes)
            high, medium, low = set_three(laid, ranks, sizes, rest, sets)
            at, before = back_place(values, high), front_place(medium)
            for card in cards[i]:
                counts[card >> 2, at, before, (low >> 16) - 2] += 1


@kernel
def play_threes_having_seen(
    state: Stream, pack: Cards, rounds: int, blind: KnownThree, seeing: KnownThree, both: Ints
) -> None:
    """Count rounds by how many of three hands win, without a card of the bank's and with one."""
    laid, ranks, sizes = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros(7, np.int64)
    rest, row, cards = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros((2, 7), np.uint8)
    for _ in range(rounds):
        deal_two(state, pack, cards)
        banks = set_three(laid, ranks, sizes, rest, lay_out(cards, BANK, laid, ranks, sizes))
        for j in range(7):
            row[j] = cards[PLAYER, j]
        by_card = KnownThree(seeing.values, seeing.chance[cards[BANK, 0] >> 2])
        own, best = set_best_three(row, blind), set_best_three(row, by_card)
        both[won(own, banks), won(best, banks)] += 1


@kernel
def play_kept_having_seen(
    state: Stream, pack: Cards, rounds: int, top_suited: int, worth: Floats, both: Ints
) -> None:
    """Count rounds by the net of the best play, without a card of the dealer's and with one.

    `worth` has what two cards are worth by that card, and in its last place without one.
    """
    held, seven = np.zeros((2, DEALT), np.uint8), np.zeros((2, 2 + BOARD), np.uint8)
    for _ in range(rounds):
        deal_kept(state, pack, held, seven)
        one, other = keep_two(held, 1, top_suited)
        banks = value_with(seven, 1, one, other)
        blind, _ = net_of_play(held, seven, worth[-1], banks)
        seeing, _ = net_of_play(held, seven, worth[held[1, 0] >> 2], banks)
        both[blind + 2, seeing + 2] += 1
