"""Five-card high hands, the best of five to nine cards."""

from __future__ import annotations

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import Cards, Values, hand_of
from houseway.analysis.kernels.rankings.five_card_tables import (
    BASE_5,
    BASE_6,
    BASE_7,
    CARD_KEYS,
    CLASSES,
    FIVE_SUITED,
    OFFSETS,
    PLACE_MASK,
    ROW_BITS,
    ROWS,
    START,
    SUITS_AT,
    VALUES,
)
from houseway.analysis.kernels.rankings.high import BELOW_DEUCE, best_five

_LAST_ROW = ROWS - 1


@inlined
def class_of_5(key: int) -> int:
    """The class of five cards by their ranks alone."""
    row = key >> ROW_BITS & _LAST_ROW
    found: int = CLASSES[BASE_5 + OFFSETS[row] + (key & PLACE_MASK)]
    return found


@inlined
def class_of_6(key: int) -> int:
    """The class of six cards by their ranks alone."""
    row = key >> ROW_BITS & _LAST_ROW
    found: int = CLASSES[BASE_6 + OFFSETS[ROWS + row] + (key & PLACE_MASK)]
    return found


@inlined
def class_of_7(key: int) -> int:
    """The class of seven cards by their ranks alone."""
    row = key >> ROW_BITS & _LAST_ROW
    found: int = CLASSES[BASE_7 + OFFSETS[2 * ROWS + row] + (key & PLACE_MASK)]
    return found


@inlined
def flush_suit(key: int) -> int:
    """The suit that five or more cards share, given that there is one."""
    suits = (key & FIVE_SUITED) >> SUITS_AT + 3
    return (suits > 1) + (suits > 16) + (suits > 256)


@inlined
def flush_class(hand: int, key: int) -> int:
    """The class of the flush among cards that hold one."""
    found: int = CLASSES[hand >> 16 * flush_suit(key) + 2 & 0x1FFF]
    return found


@kernel
def values_of_7(cards: Cards, out: Values) -> None:
    for i in range(cards.shape[0]):
        key = START
        for j in range(7):
            key += CARD_KEYS[cards[i, j]]
        if key & FIVE_SUITED:
            out[i] = VALUES[flush_class(hand_of(cards, i), key)]
        else:
            out[i] = VALUES[class_of_7(key)]


@kernel
def values_of_6(cards: Cards, out: Values) -> None:
    for i in range(cards.shape[0]):
        key = START
        for j in range(6):
            key += CARD_KEYS[cards[i, j]]
        if key & FIVE_SUITED:
            out[i] = VALUES[flush_class(hand_of(cards, i), key)]
        else:
            out[i] = VALUES[class_of_6(key)]


@kernel
def values_of_5(cards: Cards, out: Values) -> None:
    for i in range(cards.shape[0]):
        key = START
        for j in range(5):
            key += CARD_KEYS[cards[i, j]]
        if key & FIVE_SUITED:
            out[i] = VALUES[flush_class(hand_of(cards, i), key)]
        else:
            out[i] = VALUES[class_of_5(key)]


@kernel
def values_of_many(cards: Cards, out: Values) -> None:
    """More than seven cards may hold a flush beside something better: no table, but bits."""
    for i in range(cards.shape[0]):
        out[i] = best_five(hand_of(cards, i), BELOW_DEUCE)


_BY_SIZE = {5: values_of_5, 6: values_of_6, 7: values_of_7}


def five_card(cards: Cards, out: Values) -> None:
    """Values of the best five of each row of cards."""
    _BY_SIZE.get(cards.shape[1], values_of_many)(cards, out)
