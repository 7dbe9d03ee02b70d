"""The bank's own hand at Pure 21.5, from so many decks: what Buster and Red Flex go by.

Every order in which its cards may come is counted. Which cards the players take in between makes
no difference to how likely the bank's are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import perm

from houseway.analysis.edges.chico.pure_21_5 import ACE, TEN, Total, of
from houseway.analysis.edges.paid import NOTHING
from houseway.games.chico.pure_hands import BANK_STANDS, MOST, RUN
from houseway.games.chico.pure_settling import MANY

Cards = tuple[int, ...]  # what the bank holds, in order of value


def draws(cards: Cards) -> bool:
    """Two cards in any case, then by Chart 1B."""
    hand: Total = of(*cards)
    return len(cards) < 2 or (hand.soft or hand.hard) < BANK_STANDS or hand.soft == BANK_STANDS


def count_buster(decks: int) -> dict[str, int]:
    """The bank's busts by their cards, of all orders in which cards may come."""

    def row(cards: Cards) -> str:
        if of(*cards).best <= MOST:
            return NOTHING
        return f"{len(cards)} cards" if len(cards) < MANY else "8 cards or more"

    each = {value: decks * (16 if value == TEN else 4) for value in range(ACE, TEN + 1)}
    return _in_all(_finished(each, 0, row), 52 * decks)


def count_red_flex(decks: int) -> dict[str, int]:
    """Red cards in a row from the up card on."""

    def row(cards: Cards) -> str:
        return f"{min(len(cards), RUN)} red cards" if len(cards) > 1 else NOTHING

    red = {value: decks * (8 if value == TEN else 2) for value in range(ACE, TEN + 1)}
    return _in_all(_finished(red, 26 * decks, row), 52 * decks)


Finished = Counter[tuple[str, int]]  # orders of cards, by row and number of cards


def _finished(each: dict[int, int], others: int, row: Callable[[Cards], str]) -> Finished:
    """Deal card by card; one of the `others` ends the run that is counted."""
    found: Finished = Counter()
    dealt: Counter[Cards] = Counter({(): 1})
    while dealt:
        grown: Counter[Cards] = Counter()
        for cards, ways in dealt.items():
            if not draws(cards):
                found[row(cards), len(cards)] += ways
                continue
            if others:
                found[row(cards), len(cards) + 1] += ways * others
            for value, number in each.items():
                left = number - cards.count(value)
                if left:
                    grown[tuple(sorted((*cards, value)))] += ways * left
        dealt = grown
    return found


def _in_all(found: Finished, cards: int) -> dict[str, int]:
    """The same in orders of as many cards as the longest hand has."""
    longest = max(size for _, size in found)
    counts: Counter[str] = Counter()
    for (row, size), ways in found.items():
        counts[row] += ways * perm(cards - size, longest - size)
    assert sum(counts.values()) == perm(cards, longest), "the rows do not sum to the deals"
    return counts
