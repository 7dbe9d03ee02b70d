"""Discard Inferno by a chart: a hand to bet from for each card that the dealer may show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.burned import Ints, Met
from houseway.analysis.edges.results import Chart, Strategy
from houseway.analysis.kernels.rankings.five_card_tables import VALUES
from houseway.hands import INFERNO

Bets = NDArray[np.int8]

RANKS = "23456789TJQKA"
RULE = (
    "Look up the dealer's open card: bet two antes from the one hand on (three with three of a "
    "kind or better), one ante from the other on, and fold what is weaker."
)


def strategy(met: Sequence[Met], worth_of: Callable[[Met], Ints], unit: int) -> Strategy:
    """A hand to bet from for each open card, and what that and plainer habits cost.

    What the bets of all hands are worth is more than is kept at a time: it is found card by card.
    """
    floors, lost = [], Counter[str]()
    for each in met:
        worth = worth_of(each)
        best = best_bets(worth)
        floors.append(bet_from(each, worth))
        habits = {
            "by the chart alone": by_floors(each, worth, floors[-1]),
            "never more than one ante": np.minimum(best, 1),
            "never folding": np.maximum(best, 1),
            "two antes on everything": np.full(len(best), 2, dtype=np.int8),
        }
        for habit, bets in habits.items():
            lost[habit] += won(each, worth, best) - won(each, worth, bets)
    mistakes = {habit: float(Fraction(cost, unit)) for habit, cost in lost.items()}
    rows = [(RANKS[m.rank], (in_ranks(f[0]), in_ranks(f[1])))
            for m, f in zip(reversed(met), reversed(floors), strict=True)]  # fmt: skip
    title = "Dealer's open card: the weakest hand to bet"
    return Strategy((RULE,), (Chart(title, ("one ante", "two antes"), tuple(rows)),), mistakes)


def best_bets(worth: Ints) -> Bets:
    """The least of the bets that are worth most."""
    best: Bets = worth.argmax(axis=1).astype(np.int8)
    return best


def won(met: Met, worth: Ints, bets: Bets) -> int:
    """What all hands beside one open card win by these bets."""
    chosen = np.take_along_axis(worth, bets[:, None].astype(np.int64), axis=1)[:, 0]
    return int(met.weights @ chosen)


def bet_from(met: Met, worth: Ints) -> tuple[int, int]:
    """The places from which one ante, and two, are best bet where nothing else is looked at."""
    order = np.argsort(met.places, kind="stable")
    places = met.places[order]
    first = np.flatnonzero(np.diff(places, prepend=-1))  # of the hands of each place
    found = []
    for more in (worth[:, 1] - worth[:, 0], worth[:, 2] - worth[:, 1]):
        gained = np.cumsum((met.weights * more)[order][::-1])[::-1]
        found.append(int(places[first[np.argmax(gained[first])]]))
    return found[0], found[1]


def by_floors(met: Met, worth: Ints, floors: tuple[int, int]) -> Bets:
    """Which bet each hand makes by the places to bet from."""
    made = np.searchsorted(np.array(floors), met.places, side="right").astype(np.int8)
    trips = worth[:, 3] > np.iinfo(np.int64).min
    made[trips & (made == 2)] = 3
    return made


def in_ranks(place: int) -> str:
    """The five cards of a hand up to two pair: T-T-A-8-4."""
    value = int(VALUES[place >> 1])
    ranks = [RANKS[(value >> shift & 15) - 2] for shift in (16, 12, 8, 4, 0) if value >> shift & 15]
    paired = {"high card": 0, "pair": 1, "two pair": 2}.get(INFERNO.category(value).name)
    if paired is None:
        return INFERNO.words(value)
    return "-".join([*(f"{rank}-{rank}" for rank in ranks[:paired]), *ranks[paired:]])
