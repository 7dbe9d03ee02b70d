"""Hands of one and two cards."""

from __future__ import annotations

from houseway.cards import WITH_JOKER
from houseway.hands.category import HIGH_CARD, PAIR
from houseway.hands.hand import Hand
from houseway.hands.high import HighHand
from houseway.rulebook import cited

_ASIA = "bclc-poker/16"

TWO_CARD = HighHand(
    "two-card",
    size=2,
    weakest_first=(HIGH_CARD, PAIR),
    cite=(*cited("bclc-poker/10", "5.6.table"), *cited(_ASIA, "5.6.2")),
)

# Alone in front there is no straight or flush to complete: the joker is an ace.
JOKER_TWO_CARD = HighHand(
    "joker-two-card",
    size=2,
    weakest_first=(HIGH_CARD, PAIR),
    deck=WITH_JOKER,
    cite=(
        *cited("bclc-poker/2", "6.2", "8.3.1"),
        *cited(_ASIA, "5.6.2"),
        *cited("chico/fortune-pai-gow", "cards.1.s4"),
    ),
)

ONE_CARD = HighHand(
    "one-card",
    size=1,
    weakest_first=(HIGH_CARD,),
    deck=WITH_JOKER,
    cite=cited(_ASIA, "5.3", "5.6.3.a"),
)


def two_cards_in_words(hand: Hand) -> str:
    """Two cards as a dealer says them: "a pair of kings", "ace-five"."""
    if hand.category is PAIR:
        return hand.words
    first, second = (hand.ranking.rank_at(hand.value, shift) for shift in (16, 12))
    return f"{first.word}-{second.word}"
