"""The seven-card hands of the Fortune bonus and of the pai gow progressive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from houseway.cards import WITH_JOKER
from houseway.hands.bits import Runs
from houseway.hands.category import (
    FIVE_ACES,
    ROYAL_MATCH,
    SEVEN_CARD_STRAIGHT_FLUSH,
    SEVEN_WITH_JOKER,
    STANDARD_ORDER,
    STRAIGHT,
    THREE_OF_A_KIND,
    Category,
    over,
)
from houseway.hands.high import NONE, Finder, Held, HighHand, straight_flush
from houseway.rulebook import cited

_SEVEN = Runs(7)
_KING_AND_QUEEN = 1 << 13 | 1 << 12


def _seven(held: Held, _: HighHand) -> int:
    return straight_flush(held, _SEVEN)


def _natural_seven(held: Held, _: HighHand) -> int:
    return NONE if held.joker else straight_flush(held, _SEVEN)


def _seven_with_joker(held: Held, _: HighHand) -> int:
    return straight_flush(held, _SEVEN) if held.joker else NONE


def _royal_match(held: Held, rules: HighHand) -> int:
    """A royal flush, the joker allowed in it, beside the natural king and queen of a suit."""
    enough = rules.size - held.joker
    for i, suit in enumerate(held.suits):
        if (suit & rules.runs.royal).bit_count() >= enough:
            others = held.suits[:i] + held.suits[i + 1 :]
            if any(each & _KING_AND_QUEEN == _KING_AND_QUEEN for each in others):
                return 0
    return NONE


class FortuneHand(HighHand):
    """Seven in a row with the joker or without it, and the royal match, are hands apart."""

    finds: ClassVar[Mapping[Category, Finder]] = {
        SEVEN_WITH_JOKER: _seven_with_joker,
        ROYAL_MATCH: _royal_match,
        SEVEN_CARD_STRAIGHT_FLUSH: _natural_seven,
    }


class ProgressiveHand(HighHand):
    """Seven in a row of one suit, whether or not the joker is among them."""

    finds: ClassVar[Mapping[Category, Finder]] = {SEVEN_CARD_STRAIGHT_FLUSH: _seven}


_FORTUNE_ORDER = (  # by what they pay
    *over(STANDARD_ORDER, THREE_OF_A_KIND, STRAIGHT),
    FIVE_ACES,
    SEVEN_WITH_JOKER,
    ROYAL_MATCH,
    SEVEN_CARD_STRAIGHT_FLUSH,
)

_CHICO = "chico/fortune-pai-gow"

# The bet pays once, for the best-paid hand that the seven cards can make.
FORTUNE_BONUS = FortuneHand(
    "fortune-bonus",
    size=5,
    of=(7, 7),
    weakest_first=_FORTUNE_ORDER,
    deck=WITH_JOKER,
    cite=(
        *cited("bclc-poker/3", "2.1.5", "4.1", "4.3", "5.5.table"),
        *cited("bclc-poker/5", "6.6.1.table"),
        *cited("bclc-poker/16", "5.7.1.table"),
    ),
)

# A flush and three of a kind are paid alike; a straight is paid less than either.
CHICO_FORTUNE_BONUS = FortuneHand(
    "chico-fortune-bonus",
    size=5,
    of=(7, 7),
    weakest_first=_FORTUNE_ORDER,
    deck=WITH_JOKER,
    cite=(
        *cited(_CHICO, "cards.table", "cards.note", "fortune-bonus.1", "fortune-bonus.7"),
        *cited(_CHICO, "paytable.table"),
    ),
)

# Seven in a row of a suit take the whole meter, with the joker or without it.
PAI_GOW_PROGRESSIVE = ProgressiveHand(
    "pai-gow-progressive",
    size=5,
    of=(7, 7),
    weakest_first=(*STANDARD_ORDER, FIVE_ACES, SEVEN_CARD_STRAIGHT_FLUSH),
    deck=WITH_JOKER,
    cite=cited("bclc-poker/4", "2.1.5", "4.1", "5.2.table"),
)
