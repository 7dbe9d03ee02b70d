"""Hands of one to four cards."""

from __future__ import annotations

from houseway.analysis.kernels.bits import bit_count, bit_length
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import (
    ACE,
    JOKER,
    LANE,
    Hands,
    Values,
    counted,
    high,
    lane,
    low_mask,
    top,
    top_low,
    with_ace,
)
from houseway.analysis.kernels.rankings.high import BELOW_DEUCE, ace_low


@kernel
def one_card(hands: Hands, out: Values) -> None:
    """One card; the joker is an ace."""
    for i in range(hands.size):
        out[i] = (14 if hands[i] & JOKER else high(counted(hands[i])[0])) << 16


@kernel
def two_card(hands: Hands, out: Values) -> None:
    """Two cards; the joker is an ace."""
    for i in range(hands.size):
        held = counted(hands[i])
        if hands[i] & JOKER:
            held = with_ace(held)
        out[i] = 1 << 20 | high(held[1]) << 16 if held[1] else top(held[0], 2, 16)


@inlined
def one_suit(hand: int) -> bool:
    """Whether all the cards, the joker apart, are of one suit."""
    held = 0
    for suit in range(4):
        held += lane(hand, suit) != 0
    return held == 1


@inlined
def three(hand: int) -> int:
    """Three cards: a straight beats a flush."""
    once, twice, thrice, _ = counted(hand)
    if thrice:
        return 4 << 20 | high(thrice) << 16
    if twice:
        return 1 << 20 | high(twice) << 16 | high(once & ~twice) << 12
    mask = ace_low(once, BELOW_DEUCE)
    run = mask & mask >> 1 & mask >> 2
    flush = one_suit(hand)
    if run:
        return (5 if flush else 3) << 20 | bit_length(run) + 1 << 16
    return (2 if flush else 0) << 20 | top(once, 3, 16)


@kernel
def three_card(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = three(hands[i])


@kernel
def chico_three_card(hands: Hands, out: Values) -> None:
    """Ace, king and queen of a suit stand alone on top."""
    for i in range(hands.size):
        value = three(hands[i])
        out[i] = 6 << 20 if value == 5 << 20 | 14 << 16 else value


@inlined
def run_of_4(mask: int) -> int:
    """The top of the best run of four, the ace also below the deuce; 0 for none."""
    mask = ace_low(mask, BELOW_DEUCE)
    run = mask & mask >> 1 & mask >> 2 & mask >> 3
    return bit_length(run) + 2 if run else 0


@inlined
def four(hand: int) -> int:
    """The best four cards of four to six."""
    once, twice, thrice, quads = counted(hand)
    if quads:
        return 7 << 20 | high(quads) << 16
    flush = run = 0
    for suit in range(4):
        mask = lane(hand, suit)
        if bit_count(mask) >= 4:
            flush, run = mask, run_of_4(mask)
    if run:
        return 6 << 20 | run << 16
    if thrice:
        rank = high(thrice)
        return 5 << 20 | rank << 16 | high(once & ~(1 << rank)) << 12
    if flush:
        return 4 << 20 | top(flush, 4, 16)
    run = run_of_4(once)
    if run:
        return 3 << 20 | run << 16
    if bit_count(twice) > 1:
        return 2 << 20 | top(twice, 2, 16)
    if twice:
        return 1 << 20 | high(twice) << 16 | top(once & ~twice, 2, 12)
    return top(once, 4, 16)


@kernel
def four_card(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = four(hands[i])


@inlined
def asia_run(once: int, joker: int) -> int:
    """The best run of four, packed: ace to jack on top, then the one with the ace below."""
    best = 0
    mask = ace_low(once, BELOW_DEUCE)
    for low in range(1, 12):
        if bit_count(mask >> low & 15) + joker >= 4:
            best = low + 3 << 16
            if low == 11:
                best = 14 << 16 | 13 << 12
            elif low == 1:
                best = 14 << 16 | 4 << 12
            if low == 1 and bit_count(mask >> 11 & 15) + joker < 4:
                return best
    return best


@inlined
def asia(hand: int) -> int:
    """Four cards, the joker an ace or whatever completes: four aces on top."""
    joker = hand & JOKER
    held = counted(hand)
    distinct = bit_count(held[0]) + joker == 4
    run = asia_run(held[0], joker) if distinct else 0
    flush = distinct and one_suit(hand)
    suit_ranks = held[0] | 1 << high(~held[0] & LANE) if joker else held[0]
    once, twice, thrice, quads = with_ace(held) if joker else held
    if quads:
        return 8 << 20 if quads & ACE else 6 << 20 | high(quads) << 16
    if flush:
        return 7 << 20 | run if run else 5 << 20 | top(suit_ranks, 4, 16)
    if run:
        return 4 << 20 | run
    if thrice:
        return 3 << 20 | high(thrice) << 16 | high(once & ~thrice) << 12
    if bit_count(twice) > 1:
        return 2 << 20 | top(twice, 2, 16)
    if twice:
        return 1 << 20 | high(twice) << 16 | top(once & ~twice, 2, 12)
    return top(once, 4, 16)


@kernel
def fortune_asia_four_card(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = asia(hands[i])


@inlined
def groups(held: tuple[int, int, int, int]) -> tuple[int, int, int]:
    """The kind of one to four cards, nothing to quads, then its made ranks and its others."""
    once, twice, thrice, quads = held
    if quads:
        return 4, quads, 0
    if thrice:
        return 3, thrice, once & ~thrice
    if not twice:
        return 0, once, 0
    return (2 if bit_count(twice) > 1 else 1), twice, once & ~twice


@inlined
def exposed_value(hand: int) -> int:
    """Cards on the board of stud: pairs count, straights and flushes do not."""
    kind, made, others = groups(counted(hand))
    size = bit_count(made)
    return kind << 20 | top(made, size, 16) | top(others, 4 - size, 16 - 4 * size)


@inlined
def exposed_low_value(hand: int) -> int:
    """The same for razz: pairs hurt, the ace is low."""
    kind, made, others = groups(counted(hand))
    size = bit_count(made)
    low = top_low(low_mask(made), size, 16)
    return 4 - kind << 20 | low | top_low(low_mask(others), 4 - size, 16 - 4 * size)


@inlined
def suit_of_highest(hand: int) -> int:
    """The suit of the highest card: clubs 0 to spades 3."""
    best = suit = 0
    for each in range(4):
        rank = high(lane(hand, each))
        if rank >= best:
            best, suit = rank, each
    return suit


@inlined
def suit_of_highest_low(hand: int) -> int:
    """The same where the ace is the lowest card."""
    best = suit = 0
    for each in range(4):
        rank = high(low_mask(lane(hand, each)))
        if rank >= best:
            best, suit = rank, each
    return suit


@kernel
def exposed(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = exposed_value(hands[i])


@kernel
def exposed_by_suit(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = exposed_value(hands[i]) | suit_of_highest(hands[i])


@kernel
def exposed_low(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = exposed_low_value(hands[i])


@kernel
def exposed_low_by_suit(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = exposed_low_value(hands[i]) | 3 - suit_of_highest_low(hands[i])
