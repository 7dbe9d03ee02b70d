"""Five-card hands of Chico's deck of 54: the joker is a bug, the blank is nothing."""

from houseway.cards import WITH_JOKER_AND_BLANK
from houseway.hands.category import FIVE_ACES, STANDARD_ORDER
from houseway.hands.high import HighHand
from houseway.rulebook import cited

# A blank takes a place and is not replaced: among five cards it leaves a hand of four.
CHICO_54 = HighHand(
    "chico-54",
    size=5,
    of=(5, 9),
    weakest_first=(*STANDARD_ORDER, FIVE_ACES),
    deck=WITH_JOKER_AND_BLANK,
    cite=(
        *cited("chico/out-pops-the-devil", "cards.1.s3", "cards.1.s5", "cards.1.s6", "cards.table"),
        *cited("chico/out-pops-the-devil-split", "cards.1.s3", "cards.table"),
    ),
)
