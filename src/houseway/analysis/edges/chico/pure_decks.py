"""Pure 21.5 from so many decks: every up card and first two cards, played as well as can be."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from math import exp

from houseway.analysis.edges.chico.pure_21_5 import (
    ACE,
    CHANCES,
    SPLIT,
    TEN,
    AgainstUpCard,
    named,
)
from houseway.analysis.edges.chico.pure_shoe import NETS, Shoe, Went, holding, shoe_of
from houseway.analysis.edges.chico.pure_splits import Split
from houseway.analysis.edges.work import Work

PARTS = 10**18  # chances are told in parts of this
PURE = frozenset((ACE, TEN))
EVEN_MONEY = "even money"
VALUES = tuple(CHANCES)

Rows = dict[tuple[str, float], float]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a table pays for a pure hand, and whether its holder takes even money for it."""

    decks: int
    pays: float
    takes_even: bool


@dataclass(frozen=True, slots=True)
class Played:
    """All hands of a shoe, as the best play has them."""

    rows: Rows = field(default_factory=lambda: defaultdict(float))
    taken: Counter[str] = field(default_factory=Counter)
    stakes: list[float] = field(default_factory=list)
    ways: dict[tuple[int, int, int], str] = field(default_factory=dict)  # up card, first two
    without: dict[str, float] = field(default_factory=lambda: defaultdict(float))  # what it costs


def play_shoe(terms: Terms, work: Work) -> Played:
    """Every up card and first two cards."""
    whole = Played()
    for part in work.over(play_up_card, [(terms, up) for up in VALUES]):
        for key, chance in part.rows.items():
            whole.rows[key] += chance
        whole.taken.update(part.taken)
        whole.stakes.extend(part.stakes)
        whole.ways.update(part.ways)
        for action, cost in part.without.items():
            whole.without[action] += cost
    return whole


def play_up_card(block: tuple[Terms, int]) -> Played:
    """Every first two cards against one up card."""
    terms, up = block
    played, shoe = Played(), shoe_of(terms.decks, up)
    for one, other, likely in first_cards(shoe):
        chance = likely * (16 if up == TEN else 4) / 52
        if {one, other} == PURE:
            _pure(terms, shoe, chance, played)
        else:
            _not_pure(terms.decks, shoe, (one, other), chance, played)
    return played


def _not_pure(
    decks: int, shoe: Shoe, cards: tuple[int, int], chance: float, played: Played
) -> None:
    """Two cards, played the best way, and what the lack of each way would cost."""
    one, other = cards
    open_to_all = shoe.not_pure(holding(one, other))  # else the bank is pure before anybody acts
    ways = {way.action: way for way in shoe.ways(one, other)}
    worths = {action: way.worth for action, way in ways.items()}
    split = Split(decks, shoe.up, one).best if one == other else None
    if split is not None:
        worths[SPLIT] = float(split[0])
    best = max(worths, key=lambda action: worths[action])
    for action in worths:
        others = max(each for name, each in worths.items() if name != action)
        played.without[action] += chance * max(worths[best] - others, 0.0)
    if best == SPLIT and split is not None:
        rows, stake = _as_split(shoe.up, one, worths[SPLIT], open_to_all), float(split[1])
    else:
        rows, stake = _as_played(ways[best]), ways[best].stake
    for row, part in rows:
        played.rows[row] += chance * part
    played.rows["loses 1", -1.0] += chance * (1 - open_to_all)
    played.ways[shoe.up, one, other] = best
    played.taken[best] += round(chance * open_to_all * PARTS)
    played.stakes.append(chance * (1 - open_to_all + stake))


def first_cards(shoe: Shoe) -> Iterator[tuple[int, int, float]]:
    """Two values, the lower first, and how likely they are."""
    left = [float(number) for number in shoe.cards]
    cards = sum(left)
    for one in VALUES:
        for other in range(one, TEN + 1):
            beside = left[other - 1] - (one == other)
            chance = left[one - 1] * beside / cards / (cards - 1)
            yield one, other, chance * (1 if one == other else 2)


def _pure(terms: Terms, shoe: Shoe, chance: float, played: Played) -> None:
    """A pure hand: it pushes against the bank's, or even money is taken before that is known."""
    played.stakes.append(chance)
    if shoe.up == ACE and terms.takes_even:
        played.rows[EVEN_MONEY, 1.0] += chance
        return
    left = shoe.left(holding(ACE, TEN))
    needed = {ACE: TEN, TEN: ACE}.get(shoe.up)
    equal = float(left[needed - 1]) / float(left.sum()) if needed else 0.0
    played.rows["Pure 21.5", terms.pays] += chance * (1 - equal)
    played.rows["pushes", 0.0] += chance * equal


def _as_played(way: Went) -> Iterator[tuple[tuple[str, float], float]]:
    for won, chance in zip(NETS.tolist(), way.spread.tolist(), strict=True):
        name = "surrendered" if won == -0.5 else named(won)
        yield (name, won), chance


@cache
def against_up_card(up: int) -> AgainstUpCard:
    return AgainstUpCard(up)


def _as_split(
    up: int, pair: int, worth: float, weight: float
) -> Iterator[tuple[tuple[str, float], float]]:
    """How split hands come out together: spread as from an endless shoe, to the exact average."""
    against = against_up_card(up)
    nets: dict[float, float] = defaultdict(float)
    for end, chance in against.ends.items():
        for (won, _), part in against.split_nets(pair, 2, 2, end).items():
            nets[won] += chance * part
    for won, chance in tilted(nets, worth / weight).items():
        yield (named(won), won), weight * chance


def tilted(nets: Mapping[float, float], mean: float) -> dict[float, float]:
    """The same outcomes, leaning so far to one side that they come to this on average."""
    least, most = -4.0, 4.0
    while most - least > 1e-15:
        lean = (least + most) / 2
        weights = {won: chance * exp(lean * won) for won, chance in nets.items()}
        total = sum(weights.values())
        found = sum(won * weight for won, weight in weights.items()) / total
        least, most = (lean, most) if found < mean else (least, lean)
        if lean in (least, most) and abs(found - mean) < 1e-14:
            break
    return {won: weight / total for won, weight in weights.items()}


def shares(taken: Counter[str]) -> dict[str, Fraction]:
    asked = sum(taken.values())
    return {action: Fraction(each, asked) for action, each in taken.items()}
