"""What each way to set seven cards is worth against a bank that sets the house way."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import every_hand, pack_of, values_of
from houseway.analysis.edges.random_rounds import stream_of
from houseway.analysis.kernels.ways.best_setting import FRONTS, HANDS, Known, count_bank
from houseway.analysis.kernels.ways.best_three import LOWS, KnownThree, count_bank_threes
from houseway.analysis.kernels.ways.seen_card import (
    KINDS,
    count_bank_by_card,
    count_threes_by_card,
)
from houseway.analysis.kernels.ways.set_rounds import Way
from houseway.cards import WITH_JOKER
from houseway.hands import FORTUNE_ASIA_FOUR_CARD, JOKER_FIVE_CARD, Ranking

TABLED = 1 << 22  # hands of the bank's; what this leaves unsure changes no setting that matters
APART = 1 << 32  # these hands are none of those that rounds are dealt

Counts = NDArray[np.int64]
Rows = NDArray[np.uint8]


@cache
def values_by(by: Ranking, cards: int) -> Counts:
    """All that hands of so many cards may be worth, the weakest first."""
    return np.unique(values_of(by, every_hand(cards, WITH_JOKER))).astype(np.int64)


@cache
def known(house: Way, win: Fraction) -> Known:
    """What a setting is worth where nothing is known of the bank's cards.

    `win` is what a wager wins, after commission.
    """
    return known_from(pack_of(WITH_JOKER), house, win, TABLED)


def known_from(pack: Rows, house: Way, win: Fraction, hands: int) -> Known:
    """What a setting is worth where the bank's cards come from this pack."""
    values = values_by(JOKER_FIVE_CARD, 5)
    counts = np.zeros((values.size, FRONTS), dtype=np.int64)
    for number in range(-(-hands // (2 * HANDS))):
        count_bank(house, stream_of(APART, number), pack.copy(), values, counts)
    return Known(values, worth_against(counts, win))


@cache
def known_by_card(house: Way, win: Fraction) -> Known:
    """What a setting is worth by the kind of a card that was seen of the bank's."""
    values = values_by(JOKER_FIVE_CARD, 5)
    counts = np.zeros((KINDS, values.size, FRONTS), dtype=np.int64)
    for number in range(TABLED // (2 * HANDS)):
        stream = stream_of(APART, number)
        count_bank_by_card(house, stream, pack_of(WITH_JOKER), values, counts)
    return Known(values, np.stack([worth_against(each, win) for each in counts]))


def worth_against(counts: Counts, win: Fraction) -> NDArray[np.float64]:
    """What each back and front is worth against hands that are counted by theirs."""
    total = int(counts.sum())
    below = np.zeros(tuple(each + 1 for each in counts.shape), dtype=np.int64)
    below[1:, 1:] = counts.cumsum(axis=0).cumsum(axis=1)
    wins = below[:-1, :-1]
    loses = total - below[:-1, -1:] - below[-1:, :-1] + wins
    found: NDArray[np.float64] = (wins * float(win) - loses) / total
    return found


@cache
def known_three() -> KnownThree:
    """The chance to win two match-ups where nothing is known of the bank's cards."""
    return known_three_from(pack_of(WITH_JOKER), TABLED)


def known_three_from(pack: Rows, hands: int) -> KnownThree:
    """The chance to win two match-ups where the bank's cards come from this pack."""
    values = values_by(FORTUNE_ASIA_FOUR_CARD, 4)
    counts = np.zeros((values.size, FRONTS, LOWS), dtype=np.int64)
    for number in range(-(-hands // (2 * HANDS))):
        count_bank_threes(stream_of(APART, number), pack.copy(), values, counts)
    return KnownThree(values, chance_against(counts))


@cache
def known_three_by_card() -> KnownThree:
    """The same by the kind of a card that was seen of the bank's."""
    values = values_by(FORTUNE_ASIA_FOUR_CARD, 4)
    counts = np.zeros((KINDS, values.size, FRONTS, LOWS), dtype=np.int32)
    for number in range(TABLED // (2 * HANDS)):
        count_threes_by_card(stream_of(APART, number), pack_of(WITH_JOKER), values, counts)
    return KnownThree(values, np.stack([chance_against(each) for each in counts]))


def chance_against(counts: NDArray[Any]) -> NDArray[np.float32]:
    """The chance of each three hands to win two match-ups against those that are counted."""
    below = np.zeros(tuple(each + 1 for each in counts.shape), dtype=np.int64)
    below[1:, 1:, 1:] = counts.cumsum(axis=0, dtype=np.int64).cumsum(axis=1).cumsum(axis=2)
    high_medium, high_low = below[:-1, :-1, -1:], below[:-1, -1:, :-1]
    medium_low, every = below[-1:, :-1, :-1], below[:-1, :-1, :-1]
    won = high_medium + high_low + medium_low - 2 * every
    found: NDArray[np.float32] = (won / int(counts.sum())).astype(np.float32)
    return found
