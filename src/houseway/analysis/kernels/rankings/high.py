"""Five-card hands of other orders, other decks, and with the joker."""

from __future__ import annotations

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.lanes import (
    ACE,
    JOKER,
    Hands,
    Values,
    counted,
    high,
    lane,
    run_of_5,
    run_of_5_with_joker,
    top,
    with_ace,
)

BELOW_DEUCE, BELOW_SIX, BELOW_SEVEN, NOWHERE = 13, 9, 8, 0  # how far down the ace also stands
FIVE_ACES = 10 << 20
ROYAL = 9 << 20
STRAIGHT_FLUSH = 8 << 20


@inlined
def ace_low(mask: int, down: int) -> int:
    """The mask with the ace also at its place below."""
    return mask | (mask & ACE) >> down if down else mask


@inlined
def made_of_counts(held: tuple[int, int, int, int]) -> int:
    """The value without straights and flushes: from quads down to the high card."""
    once, twice, thrice, four = held
    if four:
        rank = high(four)
        return 7 << 20 | rank << 16 | high(once & ~(1 << rank)) << 12
    if thrice:
        rank = high(thrice)
        pair = twice & ~(1 << rank)
        if pair:
            return 6 << 20 | rank << 16 | high(pair) << 12
        return 3 << 20 | rank << 16 | top(once & ~(1 << rank), 2, 12)
    if not twice:
        return top(once, 5, 16)
    rank = high(twice)
    rest = twice & ~(1 << rank)
    if not rest:
        return 1 << 20 | rank << 16 | top(once & ~twice, 3, 12)
    low = high(rest)
    return 2 << 20 | rank << 16 | low << 12 | high(once & ~(1 << rank) & ~(1 << low)) << 8


@inlined
def suited(hand: int, down: int) -> int:
    """The best flush or straight flush, 0 if there is none."""
    best = 0
    for suit in range(4):
        mask = lane(hand, suit)
        if bit_count(mask) >= 5:
            run = run_of_5(ace_low(mask, down))
            if run == 14:
                return ROYAL
            value = STRAIGHT_FLUSH | run << 16 if run else 5 << 20 | top(mask, 5, 16)
            best = max(best, value)
    return best


@inlined
def suited_with_joker(hand: int) -> int:
    """The best flush or straight flush that the joker is part of, 0 if there is none."""
    best = 0
    for suit in range(4):
        mask = lane(hand, suit)
        if bit_count(mask) >= 4:
            run = run_of_5_with_joker(ace_low(mask, BELOW_DEUCE))
            if run == 14:
                return ROYAL
            missing = 1 << high(~mask & 0x7FFC)
            value = STRAIGHT_FLUSH | run << 16 if run else 5 << 20 | top(mask | missing, 5, 16)
            best = max(best, value)
    return best


@inlined
def best_five(hand: int, down: int) -> int:
    """The usual order; the ace also stands `down` places lower."""
    held = counted(hand)
    flush = suited(hand, down)
    run = run_of_5(ace_low(held[0], down))
    return max(flush, made_of_counts(held), 4 << 20 | run << 16 if run else 0)


@inlined
def found_with_joker(hand: int) -> tuple[int, int, int]:
    """The best flush, the top of the best straight, and what pairs and the like make.

    The joker is an ace or completes; with four aces it makes five.
    """
    held = counted(hand)
    if hand & JOKER:
        run = run_of_5_with_joker(ace_low(held[0], BELOW_DEUCE))
        made = FIVE_ACES if held[3] & ACE else made_of_counts(with_ace(held))
        return suited_with_joker(hand), run, made
    run = run_of_5(ace_low(held[0], BELOW_DEUCE))
    return suited(hand, BELOW_DEUCE), run, made_of_counts(held)


@inlined
def best_five_with_joker(hand: int) -> int:
    """The usual order with five aces on top."""
    flush, run, made = found_with_joker(hand)
    return max(flush, made, 4 << 20 | run << 16 if run else 0)


@kernel
def joker_five_card(hands: Hands, out: Values) -> None:
    """Pai Gow of both houses, and the 54-card games, where the blank is nothing."""
    for i in range(hands.size):
        out[i] = best_five_with_joker(hands[i])


@kernel
def inferno(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = best_five(hands[i], BELOW_DEUCE)


@kernel
def mandarin(hands: Hands, out: Values) -> None:
    """The five-high straight stands second, below the ace-high one."""
    for i in range(hands.size):
        value = best_five(hands[i], BELOW_DEUCE)
        if value >> 20 in (4, 8):
            run = value >> 16 & 15
            if run == 14:
                value |= 13 << 12
            elif run == 5:
                value = value & ~0xFFFFF | 14 << 16 | 5 << 12
        out[i] = value


@inlined
def flush_over_full(value: int) -> int:
    """The places of flush and full house changed over."""
    place = value >> 20
    if place == 5:
        return value + (1 << 20)
    return value - (1 << 20) if place == 6 else value


@inlined
def five_stripped(hand: int, down: int) -> int:
    """Five cards of a stripped deck, where the flush beats the full house."""
    return flush_over_full(best_five(hand, down))


@kernel
def asian_stud(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = five_stripped(hands[i], NOWHERE)


@kernel
def asian_stud_ace_below_seven(hands: Hands, out: Values) -> None:
    for i in range(hands.size):
        out[i] = five_stripped(hands[i], BELOW_SEVEN)


@inlined
def trips_over_straight(value: int) -> int:
    """The places of trips and straight changed over."""
    place = value >> 20
    if place == 3:
        return value + (1 << 20)
    return value - (1 << 20) if place == 4 else value


@kernel
def short_deck(hands: Hands, out: Values) -> None:
    """Flush over full house, trips over straight; the best is taken in that order."""
    for i in range(hands.size):
        hand = hands[i]
        held = counted(hand)
        run = run_of_5(ace_low(held[0], BELOW_SIX))
        out[i] = max(
            flush_over_full(suited(hand, BELOW_SIX)),
            trips_over_straight(flush_over_full(made_of_counts(held))),
            3 << 20 | run << 16 if run else 0,
        )
