"""Five-card hands of 36 cards: flushes over full houses, three of a kind over straights."""

from __future__ import annotations

from houseway.cards import SIX_UP
from houseway.hands.bits import Runs
from houseway.hands.category import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from houseway.hands.high import HighHand
from houseway.rulebook import section

_rule = section("chico/short-deck")

SIX_UP_RUNS = Runs(5, lowest=6)  # A-6-7-8-9 is the lowest straight

SHORT_DECK = HighHand(
    "short-deck",
    size=5,
    of=(5, 7),
    weakest_first=(
        HIGH_CARD,
        PAIR,
        TWO_PAIR,
        STRAIGHT,
        THREE_OF_A_KIND,
        FULL_HOUSE,
        FLUSH,
        FOUR_OF_A_KIND,
        STRAIGHT_FLUSH,
        ROYAL_FLUSH,
    ),
    deck=SIX_UP,
    runs=SIX_UP_RUNS,
    cite=(_rule("deck.1"), _rule("cards.1.s3"), _rule("cards.table")),
)
