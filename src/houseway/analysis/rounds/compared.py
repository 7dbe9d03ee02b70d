"""Hands of a few cards against the bank's, with one bet more or a fold."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.meetings.meeting import ABOVE, BELOW, LEVEL, SHORT
from houseway.analysis.kernels.rounds.banked import FOLDED, Codes, compare
from houseway.analysis.rounds.settled import Came, Outcome

WAYS = FOLDED + 1  # for two hands to compare
NOTHING = (Outcome(Fraction(0)),)


def against_bank(
    own: NDArray[np.int32],
    banks: NDArray[np.int32],
    least: NDArray[np.int32],
    qualifies: int = 0,
) -> Codes:
    """How each hand comes out: the weakest that is played is told for all, or for each."""
    codes = np.empty(len(own), dtype=np.uint8)
    compare(own, banks, least, qualifies, codes)
    return codes


def ante_and_play(
    met: Codes, short: int, bonus: Codes | None = None, paid: tuple[Outcome, ...] = NOTHING
) -> Came:
    """An ante with a play bet as large behind it, and a bonus for whoever stayed in."""
    codes = met if bonus is None else met + np.uint8(WAYS) * bonus
    return Came(codes, _ante_outcomes(short, paid))


@cache
def _ante_outcomes(short: int, paid: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    nets = {SHORT: short, BELOW: 2, LEVEL: 0, ABOVE: -2}
    found = []
    for each in paid:
        for way in range(WAYS):
            stays = way != FOLDED
            net = nets[way] + each.net if stays else Fraction(-1)
            found.append(Outcome(Fraction(net), Fraction(1 + stays), stays * each.bonus))
    return tuple(found)


def kept_where(came: Came, stays: NDArray[np.bool_]) -> Came:
    """A bet that is lost with a hand that is folded."""
    codes = np.where(stays, came.codes, np.uint8(len(came.outcomes)))
    return Came(codes, _or_folded(came.outcomes))


@cache
def _or_folded(outcomes: tuple[Outcome, ...]) -> tuple[Outcome, ...]:
    return (*outcomes, Outcome(Fraction(-1)))
