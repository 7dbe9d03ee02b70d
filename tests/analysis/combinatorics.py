"""How many hands there are of each category, by counting and not by dealing.

A hand is how often it holds each rank, and the ranks that its flush suit holds, if it has one.
There are few of these, and binomials say how many hands each stands for. Nothing here knows
how the rankings or the kernels work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import comb, prod

ACE = 14
ALL_RANKS = tuple(range(2, 15))

Held = Mapping[int, int]  # rank to number


@dataclass(frozen=True)
class Rules:
    """What a category needs, and which of them count for more."""

    strongest_first: tuple[str, ...]
    size: int = 5
    ranks: tuple[int, ...] = ALL_RANKS
    wheel: tuple[int, ...] = (ACE, 2, 3, 4, 5)

    @property
    def runs(self) -> list[set[int]]:
        starts = range(len(self.ranks) - self.size + 1)
        runs = [set(self.ranks[at : at + self.size]) for at in starts]
        return [*runs, set(self.wheel)] if self.wheel else runs


def count(rules: Rules, cards: int, *, joker: bool = False) -> dict[str, int]:
    """All hands of so many cards by category; with the joker, those that hold it as well."""
    found: Counter[str] = Counter()
    for held, suited, ways in hands(rules, cards, rules.size):
        found[category(rules, held, suited, 0)] += ways
    if joker:
        for held, suited, ways in hands(rules, cards - 1, rules.size - 1):
            found[category(rules, held, suited, 1)] += ways
    return dict(found)


def hands(rules: Rules, cards: int, flush: int) -> Iterator[tuple[Held, frozenset[int], int]]:
    """Each way to hold ranks, the ranks of a suit held `flush` times or more, and how many."""
    for held in holdings(rules.ranks, cards):
        total = prod(comb(4, number) for number in held.values())
        for length in range(flush, len(held) + 1):
            for suited in combinations(held, length):
                ways = 4 * prod(
                    comb(3, number - 1) if rank in suited else comb(3, number)
                    for rank, number in held.items()
                )
                if ways:
                    yield held, frozenset(suited), ways
                    total -= ways
        yield held, frozenset(), total


def holdings(ranks: Sequence[int], cards: int) -> Iterator[Held]:
    """Every way to hold so many cards, up to four of each rank."""
    if not ranks:
        if cards == 0:
            yield {}
        return
    for number in range(min(4, cards) + 1):
        for rest in holdings(ranks[1:], cards - number):
            yield {ranks[0]: number, **rest} if number else rest


def category(rules: Rules, held: Held, suited: frozenset[int], joker: int) -> str:
    """The strongest thing the hand contains; the joker is an ace or completes."""
    holds = set(contained(rules, held, suited, joker))
    return next(name for name in rules.strongest_first if name in holds)


def contained(rules: Rules, held: Held, suited: frozenset[int], joker: int) -> Iterator[str]:
    size = rules.size
    if suited:
        yield "flush"
        for run in rules.runs:
            if len(run & suited) + joker >= size:
                yield "straight flush"
                if ACE in run and ACE - 1 in run:
                    yield "royal flush"
    if any(len(run & held.keys()) + joker >= size for run in rules.runs):
        yield "straight"
    numbers = sorted((n + joker * (r == ACE) for r, n in held.items()), reverse=True)
    if joker and ACE not in held:
        numbers.append(1)
    if held.get(ACE) == 4 and joker:
        yield "five aces"
    for name, shape in SHAPES.items():
        if len(numbers) >= len(shape) and all(
            have >= need for have, need in zip(numbers, shape, strict=False)
        ):
            yield name
    yield "high card"


SHAPES = {
    "four of a kind": (4,),
    "full house": (3, 2),
    "three of a kind": (3,),
    "two pair": (2, 2),
    "pair": (2,),
}


def lows(cards: int, most: int = 8) -> int:
    """Hands of a deck with five or more different ranks up to the eight, by their number."""
    return sum(
        comb(most, ranks) * ways_to_hold(ranks, low) * comb(52 - 4 * most, cards - low)
        for ranks in range(5, cards + 1)
        for low in range(ranks, cards + 1)
    )


def ways_to_hold(ranks: int, cards: int) -> int:
    """Ways to hold so many cards of these ranks, at least one of each."""
    return sum(
        prod(comb(4, each) for each in numbers)
        for numbers in product(range(1, 5), repeat=ranks)
        if sum(numbers) == cards
    )
