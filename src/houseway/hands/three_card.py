"""Three-card hands, where a straight beats a flush."""

from __future__ import annotations

from houseway.hands.ranking import (
    FLUSH,
    HIGH_CARD,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    Ranking,
)

# bclc-poker/6/5.2, 5.6: the printed order stops at the pair; below it the highest cards decide.
THREE_CARD = Ranking(
    "three-card",
    size=3,
    weakest_first=(HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH),
)
