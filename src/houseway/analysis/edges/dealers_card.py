"""Hold'em against the dealer, for a player who has seen one of the dealer's two cards.

Every deal counts twice, once for each of the two cards. What is best then goes by three cards
before the flop, and by six on it; all that differ only by the names of suits are one.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from math import comb
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import suit_classes
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.boards import BEHIND
from houseway.analysis.kernels.meetings.seen_card import PARTNERS, see_streets, see_ultimate
from houseway.analysis.kernels.meetings.ultimate import SCALE

BLOCK = 15  # flops at a time
PAIRS = 1176  # of the cards behind a flop
BOARDS = 46 * 45 // 2  # turn and river, if three more cards are known
DEALS = 22_100 * PAIRS * (BEHIND - 2) * BOARDS * PARTNERS

Counts = NDArray[np.int64]
Flops = NDArray[np.uint8]


@cache
def kinds_of_three() -> tuple[NDArray[np.int32], int]:
    """The number of each two cards and a third, up to their suits, and how many there are."""
    cards = np.arange(52)
    first, second, third = np.meshgrid(cards, cards, cards, indexing="ij")
    least = np.full(first.shape, 52**3)
    for names in permutations(range(4)):
        to = cards & ~3 | np.array(names)[cards & 3]
        a, b = np.minimum(to[first], to[second]), np.maximum(to[first], to[second])
        least = np.minimum(least, (a * 52 + b) * 52 + to[third])
    found, numbers = np.unique(least, return_inverse=True)
    return numbers.reshape(least.shape).astype(np.int32), len(found)


def kinds_behind(flop: Flops) -> NDArray[np.int32]:
    """The kind of each holding with each card beside it; one's own cards have a number apart."""
    numbers, none = kinds_of_three()
    behind = np.array([card for card in range(52) if card not in flop])
    pairs = np.array(list(combinations(range(BEHIND), 2)))
    kinds: NDArray[np.int32] = numbers[
        behind[pairs[:, 0], None], behind[pairs[:, 1], None], behind[None, :]
    ]
    kinds[np.arange(PAIRS)[:, None], pairs] = none
    return kinds


def deals_of_kinds() -> Counts:
    """In how many deals each of them is held and seen."""
    numbers, kinds = kinds_of_three()
    first, second, third = np.ogrid[:52, :52, :52]
    dealt = (first < second) & (third != first) & (third != second)
    each = np.bincount(numbers[dealt], minlength=kinds)
    return each * (comb(49, 3) * BOARDS * PARTNERS)


class Terms(NamedTuple):
    """What a kernel is told of a game's pay tables."""

    strong: int = 0  # the least class of a strong hand, or of one that qualifies
    pays: int = 0  # for a strong hand
    row_of: NDArray[np.int32] = np.zeros(0, dtype=np.int32)
    by_row: Counts = np.zeros(0, dtype=np.int64)


Block = tuple[Flops, Counts, Terms]


def blocks_of(terms: Terms) -> list[Block]:
    """All flops up to their suits, a few at a time."""
    flops, weights = suit_classes(3)
    return [(flops[at : at + BLOCK], weights[at : at + BLOCK], terms)
            for at in range(0, len(flops), BLOCK)]  # fmt: skip


def tables(number: int) -> tuple[NDArray[np.int32], ...]:
    return tuple(np.zeros((number, PAIRS, BEHIND), dtype=np.int32))


def ultimate(terms: Terms, work: Work) -> float:
    """What ante, blind and bets win for each ante, played as well as can be."""
    four, waits = np.sum(list(work.over(_ultimate, blocks_of(terms))), axis=0)[:, :-1]
    return int(np.maximum(four, waits).sum()) / (SCALE * DEALS)


def _ultimate(block: Block) -> Counts:
    """Four antes at once, or to wait, by what is known before the flop."""
    flops, weights, terms = block
    found = np.zeros((2, kinds_of_three()[1] + 1), dtype=np.int64)
    for flop, weight in zip(flops, weights.tolist(), strict=True):
        stays, play, waits = tables(3)
        see_ultimate(flop, terms.row_of, terms.by_row, terms.strong, stays, play, waits)
        kinds = kinds_behind(flop)
        ways = stays + 4 * play, np.maximum(stays + 2 * play, waits)
        for out, each in zip(found, ways, strict=True):
            np.add.at(out, kinds, weight * each.astype(np.int64))
    return found


class Streets(NamedTuple):
    """By what is known before the flop: deals won less lost, and what more may be bet for."""

    lead: Counts  # over all boards
    on_flop: Counts  # where more deals win than lose, as the flop shows
    on_turn: Counts  # and as the turn shows, every board in both orders
    ante: Counts  # one that is paid for strong hands alone, scaled


def streets(terms: Terms, work: Work) -> Streets:
    found = list(work.over(_streets, blocks_of(terms)))
    return Streets(*np.sum(found, axis=0)[:, :-1])


def _streets(block: Block) -> Counts:
    flops, weights, terms = block
    found = np.zeros((4, kinds_of_three()[1] + 1), dtype=np.int64)
    by_turn = np.empty((BEHIND, PAIRS, BEHIND), dtype=np.int16)
    for flop, weight in zip(flops, weights.tolist(), strict=True):
        lead, ante = tables(2)
        by_turn[:] = 0
        see_streets(flop, terms.strong, terms.pays, lead, by_turn, ante)
        turned = np.zeros(lead.shape, dtype=np.int64)
        for each in by_turn:
            turned += np.maximum(each, 0)
        kinds = kinds_behind(flop)
        ways: tuple[NDArray[Any], ...] = (lead, np.maximum(lead, 0), turned, ante)
        for out, worth in zip(found, ways, strict=True):
            np.add.at(out, kinds, weight * worth.astype(np.int64))
    return found
