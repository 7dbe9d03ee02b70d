"""Two cards on a board of four or five against every two of the other side's."""

from __future__ import annotations

import numpy as np

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import LANES
from houseway.analysis.kernels.meetings.boards import Cards, Small
from houseway.analysis.kernels.rankings.five_card import class_of_7, flush_class
from houseway.analysis.kernels.rankings.five_card_tables import CARD_KEYS, FIVE_SUITED, START

WON, WON_SHORT, TIED, LOST, LOST_SHORT = range(5)  # short: the other side does not qualify
WAYS = 5


@inlined
def class_of(key: int, hand: int) -> int:
    """The class of seven cards."""
    if key & FIVE_SUITED:
        return flush_class(hand, key)
    return class_of_7(key)


@inlined
def face_board(own: int, key: int, hand: int, left: Cards, least: int, out: Small) -> None:
    """Count how a hand of this class comes out against each two of the cards left."""
    for one in range(left.size):
        with_one, lanes = key + CARD_KEYS[left[one]], hand | LANES[left[one]]
        for two in range(one + 1, left.size):
            card = left[two]
            other = class_of(with_one + CARD_KEYS[card], lanes | LANES[card])
            short = other < least
            if other < own:
                out[WON_SHORT if short else WON] += 1
            elif other > own:
                out[LOST_SHORT if short else LOST] += 1
            else:
                out[TIED] += 1


@kernel
def face_all(owns: Cards, boards: Cards, least: int, out: Small) -> None:
    """How two cards come out on each board, over the other side's hands and the card to come."""
    rest = np.empty(52, dtype=np.uint8)
    later = np.empty(52, dtype=np.uint8)
    for i in range(owns.shape[0]):
        key, hand, held = START, 0, 0
        for card in boards[i]:
            key += CARD_KEYS[card]
            hand |= LANES[card]
            held |= 1 << card
        mine, lanes = CARD_KEYS[owns[i, 0]] + CARD_KEYS[owns[i, 1]], hand
        for card in owns[i]:
            lanes |= LANES[card]
            held |= 1 << card
        size = 0
        for each in range(52):
            if not held >> each & 1:
                rest[size] = each
                size += 1
        if boards.shape[1] == 5:
            own = class_of(key + mine, lanes)
            face_board(own, key, hand, rest[:size], least, out[i])
            continue
        for come in range(size):
            card, at = rest[come], 0
            for other in range(size):
                if other != come:
                    later[at] = rest[other]
                    at += 1
            seven = key + CARD_KEYS[card]
            own = class_of(seven + mine, lanes | LANES[card])
            face_board(own, seven, hand | LANES[card], later[:at], least, out[i])
