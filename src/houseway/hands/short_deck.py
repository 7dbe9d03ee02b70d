"""Five-card hands of 36 cards: flushes over full houses, three of a kind over straights."""

from houseway.cards import SIX_UP
from houseway.hands.bits import Runs
from houseway.hands.category import (
    FLUSH,
    FULL_HOUSE,
    STANDARD_ORDER,
    STRAIGHT,
    THREE_OF_A_KIND,
    over,
)
from houseway.hands.high import HighHand
from houseway.rulebook import cited

SIX_UP_RUNS = Runs(5, lowest=6)  # A-6-7-8-9 is the lowest straight

SHORT_DECK = HighHand(
    "short-deck",
    size=5,
    of=(5, 7),
    weakest_first=over(over(STANDARD_ORDER, THREE_OF_A_KIND, STRAIGHT), FLUSH, FULL_HOUSE),
    deck=SIX_UP,
    runs=SIX_UP_RUNS,
    cite=cited("chico/short-deck", "deck.1", "cards.1.s3", "cards.table"),
)
