"""Four Card Poker by a chart: a hand to bet from for each card that the dealer may show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.open_card import Ints, Met
from houseway.analysis.edges.results import Chart, Strategy
from houseway.cards import Rank
from houseway.hands import FOUR_CARD
from houseway.hands.category import PAIR

RANKS = "23456789TJQKA"
CHART_COLUMNS = ("one ante", "three antes")
RULE = (
    "Look up the dealer's open card: bet three antes from the one hand on, one ante from the other "
    "on, and fold what is weaker."
)


def strategy(met: Sequence[Met], worths: Sequence[Ints], unit: int) -> Strategy:
    """A hand to bet from for each open card, and what that and plainer habits cost."""
    best = sum(int(m.weights @ w.max(axis=1)) for m, w in zip(met, worths, strict=True))

    def cost(bets: Iterable[Ints]) -> float:
        """Of always choosing these columns."""
        won = sum(int(m.weights @ np.take_along_axis(w, b[:, None], axis=1)[:, 0])
                  for m, w, b in zip(met, worths, bets, strict=True))  # fmt: skip
        return float(Fraction(best - won, unit))

    floors = [bet_from(m, w) for m, w in zip(met, worths, strict=True)]
    pairs = (FOUR_CARD.least(PAIR), FOUR_CARD.least(PAIR, Rank.TEN))
    tops = [w.argmax(axis=1) for w in worths]
    mistakes = {
        "by the chart alone": cost(by_floors(m, f) for m, f in zip(met, floors, strict=True)),
        "three antes from tens, one from deuces": cost(by_floors(m, pairs) for m in met),
        "never more than one ante": cost(np.minimum(b, 1) for b in tops),
        "never folding": cost(np.maximum(b, 1) for b in tops),
        "three antes on everything": cost(np.full(len(m.values), 2) for m in met),
    }
    rows = [(RANKS[m.rank], (in_ranks(f[0]), in_ranks(f[1])))
            for m, f in zip(reversed(met), reversed(floors), strict=True)]  # fmt: skip
    chart = Chart("Dealer's open card: the weakest hand to bet", CHART_COLUMNS, tuple(rows))
    return Strategy((RULE,), (chart,), mistakes)


def bet_from(met: Met, worth: Ints) -> tuple[int, int]:
    """The values from which one ante, and three, are best bet where nothing else is looked at."""
    first = np.flatnonzero(np.diff(met.values, prepend=-1))  # of the hands of each value
    return tuple(  # type: ignore[return-value]
        int(met.values[first[np.argmax(gain_from(met.weights, more)[first])]])
        for more in (worth[:, 1] - worth[:, 0], worth[:, 2] - worth[:, 1])
    )


def gain_from(weights: Ints, gains: Ints) -> Ints:
    """What is gained in all by this hand and those above it."""
    gained: Ints = np.cumsum((weights * gains)[::-1])[::-1]
    return gained


def by_floors(met: Met, floors: tuple[int, int]) -> Ints:
    """Which bet each hand makes by the values to bet from."""
    made: Ints = np.searchsorted(np.array(floors), met.values, side="right")
    return made


def in_ranks(value: int) -> str:
    """The four cards of a hand up to two pair: T-T-A-8."""
    ranks = [RANKS[(value >> shift & 15) - 2] for shift in (16, 12, 8, 4) if value >> shift & 15]
    paired = {"high card": 0, "pair": 1, "two pair": 2}.get(FOUR_CARD.category(value).name)
    if paired is None:
        return FOUR_CARD.words(value)
    return "-".join([*(f"{rank}-{rank}" for rank in ranks[:paired]), *ranks[paired:]])
