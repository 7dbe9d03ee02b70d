"""The longest flush in seven cards, deuces wild: Flushes Gone Wild."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Cards, Rank
from houseway.hands.bits import suits
from houseway.hands.category import Category
from houseway.hands.hand import Hand
from houseway.hands.ranking import TIE_BITS, Ranking
from houseway.rulebook import cited

_DEUCE_BIT = 1 << Rank.TWO
_TAKEN = ~((1 << 15) - (1 << 3))  # a wild deuce may be any rank from three to ace
_LENGTHS = ("two", "three", "four", "five", "six", "seven")
_FEWEST = 2  # seven cards of four suits hold two of one


def _filled(suit: int, deuces: int) -> int:
    """The ranks of a suit, the deuces standing for the highest that it lacks."""
    for _ in range(deuces):
        suit |= 1 << (~(suit | _TAKEN)).bit_length() - 1
    return suit


class LongestFlush(Ranking):
    """The flush with the most cards; between equal lengths its cards decide, highest first.

    Seven ranks break ties, so a value has 28 bits below the category.
    """

    tie_bits = 28

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        best = 0
        held = suits(_lanes((*cards, *board)))
        deuces = sum(suit & _DEUCE_BIT for suit in held) // _DEUCE_BIT
        for each in held:
            suit = _filled(each & ~_DEUCE_BIT, deuces)
            value = suit.bit_count() - _FEWEST << self.tie_bits
            for shift in range(24, -1, -4):
                if suit:
                    rank = suit.bit_length() - 1
                    value |= rank << shift
                    suit ^= 1 << rank
            best = max(best, value)
        return best

    def length(self, hand: Hand) -> int:
        """How many cards the flush has."""
        return (hand.value >> self.tie_bits) + _FEWEST

    def made_of(self, hand: Hand) -> Cards:
        """The cards of the flush's suit, and the deuces."""
        return next(
            flush
            for suit in range(4)
            if self.value(flush := _flush(hand.cards, suit)) == hand.value
        )


class FlushRush(Ranking):
    """What the longest flush is paid for: its length, and whether deuces helped."""

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = (*cards, *board)
        length = (LONGEST_FLUSH.value(held) >> LongestFlush.tie_bits) + _FEWEST
        natural = not any(each.rank == Rank.TWO for each in held)
        return max(0, 2 * (length - 4) + natural) << TIE_BITS

    def made_of(self, hand: Hand) -> Cards:
        whole = Hand(LONGEST_FLUSH, hand.cards, LONGEST_FLUSH.value(hand.cards))
        return whole.made_of if hand.value else ()


def _lanes(cards: Sequence[Card]) -> int:
    lanes = 0
    for each in cards:
        lanes |= each.lane
    return lanes


def _flush(cards: Sequence[Card], suit: int) -> Cards:
    return tuple(each for each in cards if each.suit == suit or each.rank == Rank.TWO)


LONGEST_FLUSH = LongestFlush(
    "longest-flush",
    size=7,
    weakest_first=tuple(
        Category(f"{length}-card flush", f"{{0}}-high {length}-card flush") for length in _LENGTHS
    ),
    cite=cited("bclc-poker/12", "2.1.6", "5.2", "5.2.1", "5.2.4", "5.2.5"),
)

_PAID = (
    "four-card natural flush",
    "five-card wild flush",
    "five-card natural flush",
    "six-card wild flush",
    "six-card natural flush",
    "seven-card wild flush",
    "seven-card natural flush",
)

FLUSH_RUSH = FlushRush(
    "flush-rush",
    size=7,
    weakest_first=(
        Category("no flush rush", "no flush rush"),
        *(Category(name, f"a {name}") for name in _PAID),
    ),
    cite=cited("bclc-poker/12", "2.2.3", "5.4.table"),
)
