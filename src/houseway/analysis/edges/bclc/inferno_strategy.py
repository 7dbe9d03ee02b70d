"""Discard Inferno by a chart: a hand to bet from for each card that the dealer may show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.burned import Ints, Met
from houseway.analysis.edges.results import Chart, Strategy
from houseway.analysis.kernels.five_card_tables import VALUES
from houseway.analysis.policies import Policy
from houseway.cards import Cards, parse_cards
from houseway.hands import INFERNO
from houseway.play import Options, Place
from houseway.play.actions import Action, Fold, Stake
from houseway.play.view import View

RANKS = "23456789TJQKA"
RULE = (
    "Look up the dealer's open card: bet two antes from the one hand on (three with three of a "
    "kind or better), one ante from the other on, and fold what is weaker."
)


def strategy(met: Sequence[Met], worths: Sequence[Ints], unit: int) -> Strategy:
    """A hand to bet from for each open card, and what that and plainer habits cost."""
    tops = [w.argmax(axis=1) for w in worths]

    def won(bets: Iterable[Ints]) -> int:
        return sum(int(m.weights @ np.take_along_axis(w, b[:, None], axis=1)[:, 0])
                   for m, w, b in zip(met, worths, bets, strict=True))  # fmt: skip

    def cost(bets: Iterable[Ints]) -> float:
        return float(Fraction(best - won(bets), unit))

    best = won(tops)
    floors = [bet_from(m, w) for m, w in zip(met, worths, strict=True)]
    mistakes = {
        "by the chart alone": cost(
            by_floors(m, w, f) for m, w, f in zip(met, worths, floors, strict=True)
        ),
        "never more than one ante": cost(np.minimum(b, 1) for b in tops),
        "never folding": cost(np.maximum(b, 1) for b in tops),
        "two antes on everything": cost(np.full(len(m.places), 2) for m in met),
    }
    rows = [(RANKS[m.rank], (in_ranks(f[0]), in_ranks(f[1])))
            for m, f in zip(reversed(met), reversed(floors), strict=True)]  # fmt: skip
    title = "Dealer's open card: the weakest hand to bet"
    return Strategy((RULE,), (Chart(title, ("one ante", "two antes"), tuple(rows)),), mistakes)


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


def by_floors(met: Met, worth: Ints, floors: tuple[int, int]) -> Ints:
    """Which bet each hand makes by the places to bet from."""
    made: Ints = np.searchsorted(np.array(floors), met.places, side="right")
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


def chart_policy(chart: Mapping[str, Sequence[str]]) -> Policy:
    """Play by the rows of the chart."""
    floors = {rank: [value_of(cell) for cell in cells] for rank, cells in chart.items()}

    def policy(view: View, options: Options) -> Action:
        own = INFERNO.value(seen(view, options.seat))
        (shown,) = seen(view, "dealer")
        least, most = floors[RANKS[shown.rank - 2]]
        stakes = [offer.action() for offer in options.offers if offer.kind is Stake]
        if own < least:
            return Fold()
        return stakes[-1] if own >= most else stakes[0]

    return policy


def seen(view: View, place: Place) -> Cards:
    """The cards of a place that lie open to the seat."""
    return parse_cards(" ".join(card for card in view.cards(place) if card))


def value_of(ranks: str) -> int:
    """A hand from its ranks in the chart, of several suits."""
    cards = " ".join(map("".join, zip(ranks.split("-"), "cdhsc", strict=True)))
    return INFERNO.value(parse_cards(cards))
