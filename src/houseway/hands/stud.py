"""Five-card stud with an order of its own: Asian of 32 cards, Mandarin of 52."""

from __future__ import annotations

from houseway.cards import SEVEN_UP
from houseway.hands.bits import AceLow, Runs
from houseway.hands.category import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STANDARD_ORDER,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from houseway.hands.high import HighHand
from houseway.rulebook import section

_asian = section("bclc-poker/24")
_mandarin = section("bclc-poker/25")

_ASIAN_ORDER = (
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    THREE_OF_A_KIND,
    STRAIGHT,
    FULL_HOUSE,
    FLUSH,  # 1.3
    FOUR_OF_A_KIND,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH,
)

# Nothing grants the ace a place below the seven.
ASIAN_STUD = HighHand(
    "asian-stud",
    size=5,
    weakest_first=_ASIAN_ORDER,
    deck=SEVEN_UP,
    runs=Runs(5, lowest=7, ace_low=AceLow.NEVER),
    cite=(_asian("1.1"), _asian("1.3"), _asian("1.5"), _asian("1.5.6")),
)

# For a house that does: the setting `aceBelowSeven`.
ASIAN_STUD_ACE_BELOW_SEVEN = HighHand(
    "asian-stud-ace-below-seven",
    size=5,
    weakest_first=_ASIAN_ORDER,
    deck=SEVEN_UP,
    runs=Runs(5, lowest=7),
    cite=(_asian("1.1"), _asian("1.3"), _asian("1.5"), _asian("1.5.6")),
)

# A-2-3-4-5 stands just below ten to ace; in one suit just below the royal flush.
MANDARIN = HighHand(
    "mandarin",
    size=5,
    weakest_first=STANDARD_ORDER,
    runs=Runs(5, ace_low=AceLow.SECOND),
    cite=(_mandarin("1.4"), _mandarin("1.5")),
)
