"""Antes with a bet behind them that a chart sizes by the card that the dealer shows."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.charted import PlaysByOpenCard
from houseway.analysis.kernels.rounds.banked import Codes
from houseway.analysis.rounds.settled import Came, Outcome

RANKS = "23456789TJQKA"
LOSES, TIES, WINS = range(3)
RESULTS = WINS + 1
BETS = 4  # fold, and up to three sizes

Floors = tuple[tuple[int, int], ...]  # by the open rank: the least hand for little, and for much
Paid = Callable[[int, int, Outcome], Outcome]  # by the bet, the result, and the row of the hand


def floors_of(policy: PlaysByOpenCard) -> Floors:
    return tuple((policy.floors[rank][0], policy.floors[rank][1]) for rank in RANKS)


def charted_bets(floors: Floors, own: NDArray[np.int32], opened: NDArray[np.uint8]) -> Codes:
    """Nothing, little or much."""
    little, much = np.array(floors, dtype=np.int32).T
    rank = opened >> 2
    found: Codes = np.add(own >= little[rank], own >= much[rank], dtype=np.uint8)
    return found


def came_out(bets: Codes, result: Codes, rows: Codes, outcomes: tuple[Outcome, ...]) -> Came:
    """One number for the bet, how it came out, and the row of the hand."""
    ways = len(outcomes) // (BETS * RESULTS)  # rows of a hand
    return Came((bets * np.uint8(RESULTS) + result) * np.uint8(ways) + rows, outcomes)


@cache
def outcomes_of(paid: Paid, rows: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    """What every bet comes to with every result and row."""
    return tuple(
        paid(bet, result, row) for bet in range(BETS) for result in range(RESULTS) for row in rows
    )


def compared(own: NDArray[np.int32], bank: NDArray[np.int32]) -> Codes:
    found: Codes = (1 + np.sign(own - bank)).astype(np.uint8)
    return found


def by_names(names: Sequence[str], paid: Mapping[str, Fraction]) -> tuple[Outcome, ...]:
    """The outcomes of rows that are known by their names; what is not paid is lost."""
    nets = [paid.get(name, Fraction(-1)) for name in names]
    return tuple(Outcome(net, bonus=max(net, Fraction(0))) for net in nets)
