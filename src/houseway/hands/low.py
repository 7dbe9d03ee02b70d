"""Low hands that must qualify: eight or better, and nine or better with a wild joker.

A rank is packed as what it lacks to fifteen, the ace counting one: a lower hand has a bigger
value, so the best hand has the biggest value in every ranking.
"""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import STANDARD, WITH_JOKER_AND_BLANK, Card, Cards, Rank
from houseway.hands.bits import ACE_BIT
from houseway.hands.category import LOW, NO_LOW, Category
from houseway.hands.hand import Hand
from houseway.hands.ranking import TIE_BITS, Ranking
from houseway.rulebook import Clause, cited

NO_PAIR = Category("no pair", LOW.said)
_ACE_LOW_BIT = 2
_FIVE = 5
_SHIFTS = (16, 12, 8, 4, 0)


def low_rank(rank: int) -> int:
    """What a rank counts for low: the ace one."""
    return 1 if rank == Rank.ACE else rank


class LowRanking(Ranking):
    """An order in which lower cards are better."""

    def rank_at(self, value: int, shift: int) -> Rank:
        low = 15 - (value >> shift & 15)
        return Rank.ACE if low == 1 else Rank(low)

    def say_beside(self, value: int, other: int) -> str:
        if self.category(value).said != LOW.said:
            return super().say_beside(value, other)
        held = [self.rank_at(value, shift).word for shift in _SHIFTS if value >> shift & 15]
        return f"{'-'.join(held)} low"

    def _say(self, value: int) -> str:
        if self.category(value).said == LOW.said:
            top = self.rank_at(value, 16)
            if not value >> 12 & 15:
                return f"{top.word} high"
            if self._is_wheel(value, top):
                return "a wheel"
        return super()._say(value)

    def _is_wheel(self, value: int, top: Rank) -> bool:
        return top == _FIVE and self.size == _FIVE


class Lows(dict[int, int]):
    """The five lowest of some low ranks, packed; 0 where there are not five."""

    def __missing__(self, mask: int) -> int:
        ranks = [rank for rank in range(1, 15) if mask >> rank & 1][:5]
        value = 0
        if len(ranks) == 5:
            for rank, shift in zip(ranks, (0, 4, 8, 12, 16), strict=True):
                value |= 15 - rank << shift
        self[mask] = value
        return value


LOWS = Lows()


class QualifiedLow(LowRanking):
    """Five different ranks up to a limit, straights and flushes ignored; the ace is low.

    A joker is whichever rank helps most: the lowest that the other cards lack. A blank is nothing.
    """

    def __init__(
        self, name: str, *, limit: int, cite: tuple[Clause, ...], deck: Cards = STANDARD
    ) -> None:
        super().__init__(name, size=5, of=(5, 9), weakest_first=(NO_LOW, LOW), cite=cite, deck=deck)
        self.ranks: int = (1 << limit + 1) - 2

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        ranks = 0
        for each in cards:
            ranks |= each.bit
        for each in board:
            ranks |= each.bit
        low = ranks & self.ranks & ~_ACE_LOW_BIT  # the blank's bit is where the low ace goes
        if ranks & ACE_BIT:
            low |= _ACE_LOW_BIT
        if ranks & 1:  # the joker
            low |= ~low & low + _ACE_LOW_BIT  # the lowest rank that is missing
        five = LOWS[low]
        return 1 << TIE_BITS | five if five else 0

    def made_of(self, hand: Hand) -> Cards:
        return super().made_of(hand) if hand.value else ()


EIGHT_LOW = QualifiedLow(
    "eight-low",
    limit=8,
    cite=(
        *cited("bclc-poker/26", "1.4.1", "1.7.1", "1.7.2"),
        *cited("bcpc", "flop-games.omaha8.s7", "flop-games.omaha8.s9", "stomaha/stud8.p1"),
        *cited("chico/stud-hi-lo", "low.2", "low.2.d"),
        *cited("chico/omaha-hi-lo", "low.2"),
    ),
)

NINE_LOW_WILD = QualifiedLow(
    "nine-low-wild",
    limit=9,
    deck=WITH_JOKER_AND_BLANK,
    cite=cited(
        "chico/out-pops-the-devil-split", "cards.1.s5", "low.1", "low.1.s3", "low.2", "low.2.d"
    ),
)
