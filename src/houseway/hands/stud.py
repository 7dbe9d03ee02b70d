"""Five-card stud with an order of its own: Asian of 32 cards, Mandarin of 52."""

from houseway.cards import SEVEN_UP
from houseway.hands.bits import AceLow, Runs
from houseway.hands.category import FLUSH, FULL_HOUSE, STANDARD_ORDER, over
from houseway.hands.high import HighHand
from houseway.rulebook import cited

_ASIAN_ORDER = over(STANDARD_ORDER, FLUSH, FULL_HOUSE)  # 1.3
_ASIAN = cited("bclc-poker/24", "1.1", "1.3", "1.5", "1.5.6")

# Nothing grants the ace a place below the seven.
ASIAN_STUD = HighHand(
    "asian-stud",
    size=5,
    weakest_first=_ASIAN_ORDER,
    deck=SEVEN_UP,
    runs=Runs(5, lowest=7, ace_low=AceLow.NEVER),
    cite=_ASIAN,
)

# For a house that does: the setting `aceBelowSeven`.
ASIAN_STUD_ACE_BELOW_SEVEN = HighHand(
    "asian-stud-ace-below-seven",
    size=5,
    weakest_first=_ASIAN_ORDER,
    deck=SEVEN_UP,
    runs=Runs(5, lowest=7),
    cite=_ASIAN,
)

# A-2-3-4-5 stands just below ten to ace; in one suit just below the royal flush.
MANDARIN = HighHand(
    "mandarin",
    size=5,
    weakest_first=STANDARD_ORDER,
    runs=Runs(5, ace_low=AceLow.SECOND),
    cite=cited("bclc-poker/25", "1.4", "1.5"),
)
