"""Five-card hands of 53 cards, the joker a bug: the high hands of pai gow poker."""

from houseway.cards import WITH_JOKER
from houseway.hands.category import FIVE_ACES, STANDARD_ORDER
from houseway.hands.high import HighHand
from houseway.rulebook import cited

# Five aces have no place in the printed order; the pay tables put them over the royal flush.
JOKER_FIVE_CARD = HighHand(
    "joker-five-card",
    size=5,
    of=(5, 7),
    weakest_first=(*STANDARD_ORDER, FIVE_ACES),
    deck=WITH_JOKER,
    cite=(
        *cited("bclc-poker/2", "6.1", "6.2"),
        *cited("bclc-poker/3", "5.5.table"),
        *cited("bclc-poker/4", "5.2.table"),
    ),
)

# Here the chart itself puts five aces over the royal flush.
CHICO_JOKER_FIVE_CARD = HighHand(
    "chico-joker-five-card",
    size=5,
    of=(5, 7),
    weakest_first=(*STANDARD_ORDER, FIVE_ACES),
    deck=WITH_JOKER,
    cite=cited("chico/fortune-pai-gow", "cards.1.s2", "cards.1.s4", "cards.table"),
)
