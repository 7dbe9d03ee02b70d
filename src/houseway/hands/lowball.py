"""Low hands that need not qualify: ace to five, and deuce to seven."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from houseway.cards import Card, Rank
from houseway.hands.bits import ACE_BIT
from houseway.hands.category import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from houseway.hands.low import LOWS, NO_PAIR, LowRanking, low_rank
from houseway.hands.ranking import BY_COUNTS as HIGH_BY_COUNTS
from houseway.hands.ranking import ByRanks, packed
from houseway.rulebook import cited

_BY_COUNTS = HIGH_BY_COUNTS | {(1,): NO_PAIR}


def _grouped(ranks: Sequence[int]) -> tuple[tuple[int, ...], list[int]]:
    """How often ranks are held where more than once, and the ranks, those held most first."""
    counted = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    made = tuple(count for count, _ in counted if count > 1) or (1,)
    return made, [15 - rank for _, rank in counted]


class PairedLow(ByRanks, LowRanking):
    """Lows where straights and flushes are ignored, the ace is low, and a pair is a bad hand."""

    def worked_out(self, cards: Sequence[Card]) -> int:
        if len(cards) <= self.size:
            return self._low(cards)
        ranks = 0
        for each in cards:
            ranks |= each.bit
        five = LOWS[ranks & ~ACE_BIT | (2 if ranks & ACE_BIT else 0)]
        if five:
            return self._place[NO_PAIR] | five
        return max(map(self._low, combinations(cards, self.size)))

    def _low(self, cards: Sequence[Card]) -> int:
        made, ranks = _grouped([low_rank(each.rank) for each in cards])
        return self._place[_BY_COUNTS[made]] | packed(ranks)


class DeuceToSeven(LowRanking):
    """The worst hand of standard poker, the ace always high: straights and flushes are bad."""

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = (*cards, *board)
        made, ranks = _grouped([each.rank for each in held])
        if len(ranks) == self.size:
            straight = ranks[-1] - ranks[0] == self.size - 1
            flush = len({each.suit for each in held}) == 1
            if straight:
                return self._place[STRAIGHT_FLUSH if flush else STRAIGHT] | packed(ranks[:1])
            if flush:
                return self._place[FLUSH] | packed(ranks)
        return self._place[_BY_COUNTS[made]] | packed(ranks)

    def rank_at(self, value: int, shift: int) -> Rank:
        return Rank(15 - (value >> shift & 15))


# Razz is the best five of seven cards, ace-to-five triple draw five of five.
ACE_TO_FIVE = PairedLow(
    "ace-to-five",
    size=5,
    of=(5, 7),
    weakest_first=(FOUR_OF_A_KIND, FULL_HOUSE, THREE_OF_A_KIND, TWO_PAIR, PAIR, NO_PAIR),
    cite=cited("bcpc/stomaha", "razz.p1", "a-5-triple-draw.p1"),
)

# With the ace high A-2-3-4-5 is no straight, and ten to ace of a suit has no name of its own.
DEUCE_TO_SEVEN = DeuceToSeven(
    "deuce-to-seven",
    size=5,
    weakest_first=(
        STRAIGHT_FLUSH,
        FOUR_OF_A_KIND,
        FULL_HOUSE,
        FLUSH,
        STRAIGHT,
        THREE_OF_A_KIND,
        TWO_PAIR,
        PAIR,
        NO_PAIR,
    ),
    cite=cited("bcpc/stomaha", "2-7-triple-draw.p1"),
)
