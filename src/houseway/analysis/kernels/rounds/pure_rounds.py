"""Rounds of Pure 21.5 by the thousand: one player's hands by a chart, and the bank's."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import Cards
from houseway.analysis.kernels.rounds.banked import Codes

STAND, HIT, DOUBLE, SPLIT, SURRENDER = range(5)
ACE, EIGHT, TEN = 1, 8, 10
MOST, BUST, PURE = 21, 22, 23  # of a hand: 21 at best, over it, and 21.5
MOST_HANDS, MOST_STAKED = 4, 8  # of a split, all of them doubled
MUST_STAND, BANK_STANDS = 19, 17
MOST_CARDS, MOST_RED = 8, 8  # in a bust, and in a row, that pay the most

# How a round may come out besides what is won of what is staked
GIVEN_UP, PURE_WINS, PURE_PUSHES, EVEN, INSURED, COVERED = range(6)
SPECIAL = 6
PLAIN = MOST_STAKED * (MOST_STAKED + 2)  # ways to win part of up to eight units
DIAMOND, HEART = 1, 2  # suits of a card's number

Actions = NDArray[np.uint8]


class PureChart(NamedTuple):
    """What is done by the up card: with the first two cards, and with more."""

    first: Actions  # up card, the two cards, whether they come after a split, may be split
    drawn: Actions  # up card, hard total, whether there is an ace
    takes_even: int
    insured: int  # whether even money is half of the wager as insurance
    asks: int  # how many numbers of questions there are, from none on


@inlined
def counts(card: int) -> int:
    """An ace is one, tens and faces ten."""
    rank = (card >> 2) + 2
    return ACE if rank == 14 else min(rank, TEN)


@inlined
def aces_of(one: int, other: int) -> int:
    return int(one == ACE) + int(other == ACE)


@inlined
def best_of(hard: int, aces: int) -> int:
    """The total, with an ace as eleven where that fits."""
    return hard + 10 if aces and hard + 10 <= MOST else min(hard, BUST)


@inlined
def play_own(row: Cards, chart: PureChart, totals: Cards, stakes: Cards) -> tuple[int, int, int]:
    """Play the hands from the left: how many there are, cards dealt, times asked.

    A hand that is given up has no stake left.
    """
    up, one, other = counts(row[1]), counts(row[0]), counts(row[2])
    hands, at, dealt, asked = 1, 0, 4, 0
    while at < hands:
        if at:  # the card of a split, to which the second is dealt as its turn comes
            other = counts(row[dealt])
            dealt += 1
        hard, aces, held, stake = one + other, aces_of(one, other), 2, 1
        while not (hands > 1 and one == ACE):
            if held > 2 and hard >= MUST_STAND:
                break
            asked += 1
            if held == 2:
                splits = one == other and hands < MOST_HANDS
                action = chart.first[up, one, other, int(hands > 1), int(splits)]
            else:
                action = chart.drawn[up, hard, min(aces, 1)]
            if action == SURRENDER:
                stake = 0
            if action in (STAND, SURRENDER):
                break
            card = counts(row[dealt])
            dealt += 1
            if action == SPLIT:
                hands += 1
                other = card
                hard, aces = one + other, aces_of(one, other)
                continue
            hard, aces, held = hard + card, aces + (card == ACE), held + 1
            if action == DOUBLE:
                stake = 2
                break
        totals[at], stakes[at] = best_of(hard, aces), stake
        at += 1
    return hands, dealt, asked


@inlined
def play_bank(row: Cards, dealt: int) -> tuple[int, int, int, int]:
    """The bank's end: its total, how many cards, how many of them red in a row, three eights."""
    total = held = reds = eights = hard = aces = 0
    while True:
        card = row[1 + 2 * held] if held < 2 else row[dealt + held - 2]
        reds += reds == held and (card & 3 == DIAMOND or card & 3 == HEART)
        held += 1
        eights += counts(card) == EIGHT
        hard, aces = hard + counts(card), aces + (counts(card) == ACE)
        total = best_of(hard, aces)
        if held >= 2 and (hard >= BANK_STANDS or (total != hard and total > BANK_STANDS)):
            break
    if held == 2 and total == MOST:
        total = PURE
    return total, held, reds, int(eights == held == 3)


@inlined
def won(total: int, bank: int, eights: int) -> int:
    """What a hand wins for each unit on it."""
    if bank == PURE:
        return -1
    if total == BUST:
        return 0 if eights else -1
    if bank == BUST:
        return 1
    return int(total > bank) - int(total < bank)


@inlined
def pure_end(chart: PureChart, up: int, bank: int) -> int:
    """How a pure hand comes out."""
    if up == ACE and chart.takes_even:
        if not chart.insured:
            return EVEN
        return COVERED if bank == PURE else INSURED
    return PURE_PUSHES if bank == PURE else PURE_WINS


@kernel
def play_pure(
    rows: Cards, chart: PureChart, base: NDArray[np.uint16], red_flex: Codes, buster: Codes
) -> None:
    """How each round comes out; cards go in order to whoever is next.

    The base wager's number has what is won of what is staked, or a special end, and how often
    the player was asked.
    """
    totals, stakes = np.zeros(MOST_HANDS, np.uint8), np.zeros(MOST_HANDS, np.uint8)
    for i in range(rows.shape[0]):
        row = rows[i]
        one, other = counts(row[0]), counts(row[2])
        up, under = counts(row[1]), counts(row[3])
        pure = one + other == ACE + TEN and min(one, other) == ACE
        found = up == ACE and under == TEN  # the bank looks under an ace, and nowhere else
        hands, dealt, asked = 1, 4, 0
        if not (pure or found):
            hands, dealt, asked = play_own(row, chart, totals, stakes)
        elif not pure:
            totals[0], stakes[0] = 0, 1
        bank, held, reds, eights = play_bank(row, dealt)
        if pure:
            end = PLAIN + pure_end(chart, up, bank)
        elif stakes[0] == 0:
            end = PLAIN + GIVEN_UP
        else:
            net, staked = 0, 0
            for at in range(hands):
                net += int(stakes[at]) * won(totals[at], bank, eights)
                staked += int(stakes[at])
            end = staked * staked - 1 + net + staked
        base[i] = end * chart.asks + asked + int(up == ACE)
        red_flex[i] = max(min(reds, MOST_RED) - 1, 0)
        buster[i] = min(held, MOST_CARDS) - 2 if bank == BUST else 0
