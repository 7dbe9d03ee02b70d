"""Whether both hole cards play: the two tests that the jackpots put to a hand."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from houseway.cards import Card
from houseway.hands import FIVE_CARD, Ranking
from houseway.hands.category import FLUSH, FOUR_OF_A_KIND, FULL_HOUSE, HIGH_CARD, TWO_PAIR, Category

# How many ranks of a hand are made, and not kickers; one where nothing is said.
_MADE: dict[Category, int] = {HIGH_CARD: 5, TWO_PAIR: 2, FLUSH: 5, FULL_HOUSE: 2}


def made(value: int, ranking: Ranking = FIVE_CARD) -> int:
    """A hand's value without its kickers: four eights are four eights (bclc-poker/28/2.5.8)."""
    dropped = ranking.tie_bits - 4 * _MADE.get(ranking.category(value), 1)
    return value >> dropped << dropped


def both_play(hole: Sequence[Card], rest: Sequence[Card]) -> bool:
    """Whether some best five cards of the hand hold both hole cards."""
    best = FIVE_CARD.value(hole, rest)
    others = FIVE_CARD.size - len(hole)
    return any(FIVE_CARD.value(hole, some) == best for some in combinations(rest, others))


def needs_both(hole: Sequence[Card], rest: Sequence[Card]) -> bool:
    """Whether no single hole card makes the same hand with the rest, kickers left out.

    So an ace and a king on two aces and two kings do not: the ace alone fills the same house.
    """
    whole = made(FIVE_CARD.value(hole, rest))
    return all(made(FIVE_CARD.value((card,), rest)) < whole for card in hole)


def pair_for_quads(hole: Sequence[Card], value: int) -> bool:
    """Whether four of a kind is made with a pocket pair; any other hand passes."""
    if FIVE_CARD.category(value) is not FOUR_OF_A_KIND:
        return True
    return {card.rank for card in hole} == {FIVE_CARD.rank_at(value, FIVE_CARD.tie_bits - 4)}
