"""Three-card hands, where a straight beats a flush."""

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
from houseway.rulebook import cited

# The printed order stops at the pair; below it the highest cards decide.
THREE_CARD = Ranking(
    "three-card",
    size=3,
    weakest_first=(HIGH_CARD, PAIR, FLUSH, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH),
    cite=cited("bclc-poker/6", "5.2", "5.3", "5.5", "5.6"),
)

# Ace, king and queen of a suit have a name of their own, and a pay of their own.
CHICO_THREE_CARD = Ranking(
    "chico-three-card",
    size=3,
    weakest_first=(*THREE_CARD.categories, MINI_ROYAL),
    cite=cited("chico/three-card-6-card-bonus", "cards.1.s3", "cards.table"),
)
