"""The seven-card hands of the Fortune bonus and of the pai gow progressive."""

from __future__ import annotations

from houseway.cards import WITH_JOKER
from houseway.hands.bits import Runs
from houseway.hands.category import (
    FIVE_ACES,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    ROYAL_FLUSH,
    ROYAL_MATCH,
    SEVEN_CARD_STRAIGHT_FLUSH,
    SEVEN_WITH_JOKER,
    STANDARD_ORDER,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from houseway.hands.high import NONE, Held, HighHand, straight_flush
from houseway.rulebook import section

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

    finds = {
        SEVEN_WITH_JOKER: _seven_with_joker,
        ROYAL_MATCH: _royal_match,
        SEVEN_CARD_STRAIGHT_FLUSH: _natural_seven,
    }


class ProgressiveHand(HighHand):
    """Seven in a row of one suit, whether or not the joker is among them."""

    finds = {SEVEN_CARD_STRAIGHT_FLUSH: _seven}


_FORTUNE_ORDER = (  # by what they pay: three of a kind over a straight
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    STRAIGHT,
    THREE_OF_A_KIND,
    FLUSH,
    FULL_HOUSE,
    FOUR_OF_A_KIND,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH,
    FIVE_ACES,
    SEVEN_WITH_JOKER,
    ROYAL_MATCH,
    SEVEN_CARD_STRAIGHT_FLUSH,
)

_fortune = section("bclc-poker/3")
_face_up = section("bclc-poker/5")
_asia = section("bclc-poker/16")
_progressive = section("bclc-poker/4")
_chico = section("chico/fortune-pai-gow")

# The bet pays once, for the best-paid hand that the seven cards can make.
FORTUNE_BONUS = FortuneHand(
    "fortune-bonus",
    size=5,
    of=(7, 7),
    weakest_first=_FORTUNE_ORDER,
    deck=WITH_JOKER,
    cite=(
        _fortune("2.1.5"),
        _fortune("4.1"),
        _fortune("4.3"),
        _fortune("5.5.table"),
        _face_up("6.6.1.table"),
        _asia("5.7.1.table"),
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
        _chico("cards.table"),
        _chico("cards.note"),
        _chico("fortune-bonus.1"),
        _chico("fortune-bonus.7"),
        _chico("paytable.table"),
    ),
)

# Seven in a row of a suit take the whole meter, with the joker or without it.
PAI_GOW_PROGRESSIVE = ProgressiveHand(
    "pai-gow-progressive",
    size=5,
    of=(7, 7),
    weakest_first=(*STANDARD_ORDER, FIVE_ACES, SEVEN_CARD_STRAIGHT_FLUSH),
    deck=WITH_JOKER,
    cite=(_progressive("2.1.5"), _progressive("4.1"), _progressive("5.2.table")),
)
