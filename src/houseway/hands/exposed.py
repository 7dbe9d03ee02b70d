"""The cards of a stud hand that lie face up: who opens, and who acts first."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card, Suit
from houseway.hands.category import (
    FOUR_OF_A_KIND,
    HIGH_CARD,
    PAIR,
    THREE_OF_A_KIND,
    TWO_PAIR,
)
from houseway.hands.high import HighHand
from houseway.hands.low import NO_PAIR, low_rank
from houseway.hands.lowball import PairedLow
from houseway.hands.ranking import ByRanks
from houseway.rulebook import cited

_HIGH_ORDER = (HIGH_CARD, PAIR, TWO_PAIR, THREE_OF_A_KIND, FOUR_OF_A_KIND)
_LOW_ORDER = (FOUR_OF_A_KIND, THREE_OF_A_KIND, TWO_PAIR, PAIR, NO_PAIR)


class Exposed(ByRanks, HighHand):
    """Up-cards: pairs and high cards."""

    def worked_out(self, cards: Sequence[Card]) -> int:
        return HighHand.value(self, cards)


class ExposedBySuit(Exposed):
    """Up-cards whose ties the suit of the highest card breaks: clubs lowest, spades highest.

    Four cards leave the last four bits of a value free; they hold the suit.
    """

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        highest = max(each.index for each in (*cards, *board))
        return super().value(cards, board) | highest & 3

    def words(self, value: int) -> str:
        return _with_suit(super().words(value), Suit(value & 3), one=not value >> 12 & 15)


class ExposedLowBySuit(PairedLow):
    """Up-cards for low whose ties the suit breaks: of equal cards the highest suit is worst."""

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = (*cards, *board)
        highest = max((low_rank(each.rank), each.index & 3) for each in held)
        return super().value(held) | 3 - highest[1]

    def words(self, value: int) -> str:
        return _with_suit(super().words(value), Suit(3 - (value & 3)), one=not value >> 12 & 15)


def _with_suit(said: str, suit: Suit, *, one: bool) -> str:
    name = suit.name.lower()
    return f"{said.removesuffix(' high')} of {name}" if one else f"{said}, by the {name}"


_SEVEN_CARD, _ASIAN, _MANDARIN = "bclc-poker/23", "bclc-poker/24", "bclc-poker/25"
_CLUB, _CHICO, _CHICO_HIGH_LOW = "bcpc/stomaha", "chico/seven-card-stud", "chico/stud-hi-lo"

# Up to four cards make no straight and no flush. On a tie nobody's suit counts.
EXPOSED = Exposed(
    "exposed",
    size=4,
    of=(1, 4),
    weakest_first=_HIGH_ORDER,
    cite=(
        *cited(_SEVEN_CARD, "10.8"),
        *cited(_ASIAN, "10.8"),
        *cited(_CLUB, "stud.p2.s3"),
        *cited(_CHICO, "dealing.11"),
        *cited(_CHICO_HIGH_LOW, "dealing.11"),
    ),
)

# The opening card: the lowest in seven-card stud, the highest in Asian and Mandarin stud.
EXPOSED_BY_SUIT = ExposedBySuit(
    "exposed-by-suit",
    size=4,
    of=(1, 4),
    weakest_first=_HIGH_ORDER,
    cite=(
        *cited(_SEVEN_CARD, "10.3", "10.4"),
        *cited(_ASIAN, "10.4", "10.5"),
        *cited(_MANDARIN, "10.4", "10.7"),
        *cited(_CLUB, "stud.p2.s2"),
        *cited(_CHICO, "dealing.5.s3"),
        *cited(_CHICO_HIGH_LOW, "dealing.5.s3"),
    ),
)

EXPOSED_LOW = PairedLow(
    "exposed-low",
    size=4,
    of=(1, 4),
    weakest_first=_LOW_ORDER,
    cite=cited(_CLUB, "razz.p1", "razz.p2.s3"),
)

# Razz is brought in by the highest card, the ace low: the least value here.
EXPOSED_LOW_BY_SUIT = ExposedLowBySuit(
    "exposed-low-by-suit",
    size=4,
    of=(1, 4),
    weakest_first=_LOW_ORDER,
    cite=cited(_CLUB, "razz.p1", "razz.p2.s2"),
)
