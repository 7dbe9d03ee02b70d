"""Pure 21.5 for a player who has seen the bank's face-down card: every such card, played to it."""

from __future__ import annotations

from houseway.analysis.edges.chico.pure_21_5 import ACE, TEN
from houseway.analysis.edges.chico.pure_decks import PURE, VALUES, Terms, first_cards
from houseway.analysis.edges.chico.pure_shoe import Shoe
from houseway.analysis.edges.chico.pure_splits import Split
from houseway.analysis.edges.work import Work

FACE_DOWN = "the bank's face-down card"


def edge_seen(terms: Terms, work: Work) -> float:
    """What the base wager costs him, his insurance with it."""
    return -sum(work.over(_against, [(terms, up) for up in VALUES]))


def _against(block: tuple[Terms, int]) -> float:
    """What is won in all against one up card."""
    terms, up = block
    won, left = 0.0, Shoe(terms.decks, up).cards.tolist()
    for under in VALUES:
        shoe = Shoe(terms.decks, up, under=under)
        each = sum(chance * hand_worth(terms, shoe, one, other)
                   for one, other, chance in first_cards(shoe))  # fmt: skip
        won += left[under - 1] / sum(left) * each
    return won * (16 if up == TEN else 4) / 52


def hand_worth(terms: Terms, shoe: Shoe, one: int, other: int) -> float:
    """What two cards win, played as well as can be."""
    under, pure = shoe.under, {one, other} == PURE
    if (shoe.up, under) == (ACE, TEN):
        return float(pure)  # insurance for half the wager gives it back, even money more
    if pure:
        return 0.0 if {shoe.up, under} == PURE else terms.pays
    best = shoe.first_two(one, other).worth
    if one != other:
        return best
    return max(best, float(Split(terms.decks, shoe.up, one, under).best[0]))
