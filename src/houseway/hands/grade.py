"""Bonus grades of seven cards that make nothing: ace high, or less than a pair."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import JOKER, WITH_JOKER, Card, Cards, Rank
from houseway.hands.category import Category
from houseway.hands.hand import Hand
from houseway.hands.joker_five_card import JOKER_FIVE_CARD
from houseway.hands.ranking import TIE_BITS, Ranking
from houseway.rulebook import cited

NOT_ACE_HIGH = Category("not ace high", "not ace high")
ACE_HIGH = Category("ace high", "ace high")
ACE_HIGH_WITH_JOKER = Category("ace high with joker", "ace high with the joker")

PAIR_OR_BETTER = Category("pair or better", "a pair or better")
_GRADES = tuple(
    Category(f"{rank.word} high", f"{rank.word} high")
    for rank in (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE)
)


class AceHigh(Ranking):
    """Whether the best five of seven cards are ace high, and whether by the joker.

    A pair, a straight or a flush is no ace high, however the seven cards are set.
    """

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = (*cards, *board)
        ties = JOKER_FIVE_CARD.value(held)
        if ties >> 16 != Rank.ACE:  # the category is the high card, and the ace leads
            return 0
        return (2 if JOKER in held else 1) << TIE_BITS | ties

    def made_of(self, hand: Hand) -> Cards:
        return super().made_of(hand) if hand.value else ()


class LessThanAPair(Ranking):
    """Seven cards without a pair, a straight or a flush: the lower their top, the better."""

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        best = JOKER_FIVE_CARD.value(cards, board)
        return 0 if best >> TIE_BITS else Rank.ACE + 1 - (best >> 16) << TIE_BITS

    def made_of(self, hand: Hand) -> Cards:
        return hand.cards if hand.value else ()


PAI_GOW_ACE_HIGH = AceHigh(
    "pai-gow-ace-high",
    size=5,
    of=(7, 7),
    weakest_first=(NOT_ACE_HIGH, ACE_HIGH, ACE_HIGH_WITH_JOKER),
    deck=WITH_JOKER,
    cite=cited("bclc-poker/5", "2.3.5", "6.2", "6.6.2.table"),
)

# Seven ranks without a straight reach the nine at least, where the pay table begins.
INSURANCE = LessThanAPair(
    "insurance",
    size=7,
    weakest_first=(PAIR_OR_BETTER, *_GRADES),
    deck=WITH_JOKER,
    cite=cited("bclc-poker/16", "2.3.1.d", "5.3", "5.7.2.a", "5.7.2.table"),
)
