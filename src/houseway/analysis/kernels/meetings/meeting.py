"""A hand against every hand that the other side may hold."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import Cards, Hands, Values, hand_of

Counts = NDArray[np.int64]

SHORT, BELOW, LEVEL, ABOVE = range(4)  # does not qualify; is beaten; ties; beats the player


@kernel
def meet(
    hands: Hands, values: Values, others: Hands, other_values: Values, least: int, out: Counts
) -> None:
    """Count, for each hand, the others that share no card with it, by how they compare.

    Others below `least` do not qualify and are counted apart.
    """
    for i in range(hands.size):
        hand, value = hands[i], values[i]
        short, below, level, above = 0, 0, 0, 0
        for j in range(others.size):
            if others[j] & hand == 0:
                other = other_values[j]
                if other < least:
                    short += 1
                elif other < value:
                    below += 1
                elif other == value:
                    level += 1
                else:
                    above += 1
        out[i, SHORT], out[i, BELOW], out[i, LEVEL], out[i, ABOVE] = short, below, level, above


@inlined
def kind_of(value: int, other: int, least: int) -> int:
    """How another hand compares."""
    if other < least:
        return SHORT
    if other < value:
        return BELOW
    return LEVEL if other == value else ABOVE


@kernel
def meet_by_card(
    hand: int, value: int, others: Cards, other_values: Values, least: int, out: Counts
) -> None:
    """Count the others that share no card with a hand, by how they compare and each card of theirs.

    Any of their cards may be the one that lies open: each hand counts once under each of them.
    """
    for j in range(others.shape[0]):
        if hand_of(others, j) & hand == 0:
            kind = kind_of(value, other_values[j], least)
            for k in range(others.shape[1]):
                out[others[j, k], kind] += 1


@kernel
def meet_by_two(
    hand: int, value: int, others: Cards, other_values: Values, least: int, nets: Counts,
    out: Counts,
) -> None:  # fmt: skip
    """Add up what a hand wins against the others that share no card with it, by two of theirs."""
    for j in range(others.shape[0]):
        if hand_of(others, j) & hand == 0:
            won = nets[kind_of(value, other_values[j], least)]
            for k in range(others.shape[1]):
                for m in range(k):
                    out[others[j, m], others[j, k]] += won
