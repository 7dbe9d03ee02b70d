"""Four-card hands: of Four Card Poker, and of Fortune Asia with its joker."""

from houseway.cards import WITH_JOKER
from houseway.hands.bits import AceLow, Runs
from houseway.hands.category import (
    FLUSH,
    FOUR_ACES,
    FOUR_OF_A_KIND,
    HIGH_CARD,
    PAIR,
    STANDARD_ORDER,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from houseway.hands.high import HighHand
from houseway.rulebook import cited

# A player has five cards, the dealer six. A-2-3-4 is the lowest straight.
FOUR_CARD = HighHand(
    "four-card",
    size=4,
    of=(4, 6),
    weakest_first=(
        HIGH_CARD,
        PAIR,
        TWO_PAIR,
        STRAIGHT,
        FLUSH,
        THREE_OF_A_KIND,
        STRAIGHT_FLUSH,
        FOUR_OF_A_KIND,
    ),
    cite=(*cited("bclc-poker/7", "5.2", "5.5", "5.6"), *cited("bclc-poker/8", "5.6")),
)

# Four aces stand alone on top; A-2-3-4 is the second highest straight, in a suit or not.
FORTUNE_ASIA_FOUR_CARD = HighHand(
    "fortune-asia-four-card",
    size=4,
    weakest_first=(*STANDARD_ORDER[:6], FOUR_OF_A_KIND, STRAIGHT_FLUSH, FOUR_ACES),
    deck=WITH_JOKER,
    runs=Runs(4, ace_low=AceLow.SECOND),
    cite=cited("bclc-poker/16", "5.3", "5.6.1", "5.6.1.b", "5.6.1.e"),
)
