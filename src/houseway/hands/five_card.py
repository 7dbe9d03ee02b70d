"""Five-card high hands, the best of five to nine cards."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import Card
from houseway.hands.bits import TOP, Runs
from houseway.hands.category import STANDARD_ORDER
from houseway.hands.high import HighHand
from houseway.hands.ranking import TIE_BITS
from houseway.rulebook import cited

_HIGH, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL, _QUADS, _SUITED, _ROYAL = (
    place << TIE_BITS for place in range(len(STANDARD_ORDER))
)
_ACE_HIGH = 14 << 16
_TOP1, _TOP2, _TOP3, _TOP5 = TOP[1], TOP[2], TOP[3], TOP[5]
_RUNS = Runs(5)


class FiveCardHigh(HighHand):
    """Standard poker: straight flushes on top, the wheel the lowest straight.

    The categories are tried in their one fixed order, without a finder for each: every hand of
    hold'em is ranked here. A test holds the values against the plain definition in `Ranking`.
    """

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:  # noqa: C901, PLR0912
        lanes = 0
        for each in cards:
            lanes |= each.lane
        for each in board:
            lanes |= each.lane
        a, b, c, d = lanes & 32767, lanes >> 16 & 32767, lanes >> 32 & 32767, lanes >> 48
        both, either, others_both, others_either = a & b, a | b, c & d, c | d
        once = either | others_either
        twice = both | others_both | either & others_either
        thrice = four = 0
        if twice:
            thrice = both & others_either | others_both & either
            if thrice:
                four = both & others_both
        if once.bit_count() >= 5:  # a flush or a straight takes five ranks
            for suit in (a, b, c, d):
                if suit.bit_count() >= 5:
                    top = _RUNS[suit]
                    if top:
                        return _ROYAL if top == _ACE_HIGH else _SUITED | top
                    if not four and not (thrice and twice & twice - 1):
                        return _FLUSH | _TOP5[suit]
        if not thrice:
            top = _RUNS[once]
            if top:
                return _STRAIGHT | top
            if not twice:
                return _HIGH | _TOP5[once]
            pairs = _TOP2[twice]
            if not pairs & 0xF000:
                return _PAIR | pairs | _TOP3[once ^ twice] >> 4
            used = 1 << (pairs >> 16) | 1 << (pairs >> 12 & 15)
            return _TWO_PAIR | pairs | _TOP1[once & ~used] >> 8
        if four:
            quads = _TOP1[four]
            return _QUADS | quads | _TOP1[once & ~(1 << (quads >> 16))] >> 4
        trips = _TOP1[thrice]
        if twice & twice - 1:
            return _FULL | trips | _TOP1[twice & ~(1 << (trips >> 16))] >> 4
        top = _RUNS[once]
        return _STRAIGHT | top if top else _TRIPS | trips | _TOP2[once ^ thrice] >> 4


# Every section that ranks five cards of a standard deck prints this order. Hold'em ranks seven
# cards, 3-2-1 eight, a club table with a Lake and an Ocean nine.
FIVE_CARD = FiveCardHigh(
    "five-card",
    size=5,
    of=(5, 9),
    weakest_first=STANDARD_ORDER,
    cite=(
        *cited("bclc-poker", "17/1.4", "18/1.4", "19/1.4", "20/1.2", "20/1.4", "21/1.4", "23/1.4"),
        *cited("bclc-poker", "6/5.7", "10/5.3", "10/5.4.1", "11/5.5", "15/5.2"),
        *cited("bcpc", "flop-games.holdem.s5", "stomaha/stud.p1", "stomaha/pineapple.5"),
        *cited("chico/texas-holdem", "cards.table"),
        *cited("chico/seven-card-stud", "cards.table"),
        *cited("chico/stud-hi-lo", "cards.table"),
        *cited("chico/double-flop", "cards.table"),
        *cited("chico/glory-hole", "cards.table"),
        *cited("chico/never-foldem", "cards.table"),
        *cited("chico/three-card-6-card-bonus", "six-card.table"),
    ),
)

# A dealer may be left with one card. What needs five cards says so; a missing card ranks below
# a deuce, so only five cards can tie.
INFERNO = FiveCardHigh(
    "inferno",
    size=5,
    of=(1, 7),
    weakest_first=STANDARD_ORDER,
    cite=cited("bclc-poker/13", "5.4", "5.5", "6.7.1.a", "6.8.4"),
)
