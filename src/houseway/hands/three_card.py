"""Three-card hands, where a straight beats a flush."""

from __future__ import annotations

from houseway.hands.category import (
    FLUSH,
    HIGH_CARD,
    MINI_ROYAL,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
)
from houseway.hands.ranking import Ranking
from houseway.rulebook import section

_bclc = section("bclc-poker/6")
_chico = section("chico/three-card-6-card-bonus")

# The printed order stops at the pair; below it the highest cards decide.
THREE_CARD = Ranking(
    "three-card",
    size=3,
    weakest_first=(HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH),
    cite=(_bclc("5.2"), _bclc("5.3"), _bclc("5.5"), _bclc("5.6")),
)

# Ace, king and queen of a suit have a name of their own, and a pay of their own.
CHICO_THREE_CARD = Ranking(
    "chico-three-card",
    size=3,
    weakest_first=(HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH, MINI_ROYAL),
    cite=(_chico("cards.1.s3"), _chico("cards.table")),
)
