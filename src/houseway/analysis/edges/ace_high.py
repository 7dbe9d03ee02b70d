"""Two hands of seven cards that both make nothing better than an ace, counted without dealing.

Seven ranks without a straight, and suits without a flush: ranks and suits are counted apart. How
many suits fit two hands at once depends only on how many ranks they share.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

ACE, BELOW = 14, range(2, 14)
RUNS = [frozenset((14 if low == 1 else low, *range(low + 1, low + 5))) for low in range(1, 11)]
SUITS = 4
Suits = tuple[int, ...]  # how many cards of each suit


class Kind(NamedTuple):
    """Ace high by an ace, or by the joker, which takes its place and completes what it can."""

    joker: bool

    @property
    def cards(self) -> int:
        """Those with a suit."""
        return 6 if self.joker else 7

    @property
    def most_suited(self) -> int:
        """Of one suit, without a flush."""
        return 3 if self.joker else 4

    def rank_sets(self) -> Iterator[frozenset[int]]:
        """The ranks that make no straight."""
        for six in combinations(BELOW, 6):
            ranks = frozenset(six if self.joker else (*six, ACE))
            if all(len(run & ranks) + self.joker < 5 for run in RUNS):
                yield ranks


def hands(kind: Kind) -> int:
    """How many hands there are."""
    return sum(1 for _ in kind.rank_sets()) * _suited((0,) * SUITS, kind.cards, kind.most_suited)


def pairs(first: Kind, second: Kind) -> int:
    """How many pairs of hands without a card in common."""
    if first.joker and second.joker:
        return 0
    mine, theirs = list(first.rank_sets()), list(second.rank_sets())
    shared = Counter(len(one & other) for one in mine for other in theirs)
    return sum(number * _suited_both(first, second, ranks) for ranks, number in shared.items())


def _suited_both(first: Kind, second: Kind, shared: int) -> int:
    """Suits for two hands without a flush, which differ on the ranks that both have."""
    nothing = (0,) * SUITS
    states: Counter[tuple[Suits, Suits]] = Counter({(nothing, nothing): 1})
    for _ in range(shared):
        grown: Counter[tuple[Suits, Suits]] = Counter()
        for (mine, theirs), ways in states.items():
            for one, own in _more(mine, first.most_suited):
                for other, his in _more(theirs, second.most_suited):
                    if one != other:
                        grown[own, his] += ways
        states = grown
    return sum(
        ways
        * _suited(mine, first.cards - shared, first.most_suited)
        * _suited(theirs, second.cards - shared, second.most_suited)
        for (mine, theirs), ways in states.items()
    )


@cache
def _more(suits: Suits, most: int) -> tuple[tuple[int, Suits], ...]:
    """A card more of each suit that still makes no flush."""
    return tuple(
        (suit, (*suits[:suit], suits[suit] + 1, *suits[suit + 1 :]))
        for suit in range(SUITS)
        if suits[suit] < most
    )


@cache
def _suited(suits: Suits, cards: int, most: int) -> int:
    """The ways to give so many cards more a suit."""
    if not cards:
        return 1
    return sum(_suited(tuple(sorted(grown)), cards - 1, most) for _, grown in _more(suits, most))
