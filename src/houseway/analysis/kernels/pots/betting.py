"""One betting round on compiled ground, in limit, no-limit and pot-limit."""

from __future__ import annotations

from houseway.analysis.kernels.cache import lent
from houseway.analysis.kernels.drawing import Ints, Stream, below
from houseway.analysis.kernels.pots.felt import (
    ACTED,
    ANSWERS,
    CAPPED,
    DEAD,
    DECISIONS,
    FULL,
    HIGH,
    IN,
    LAID,
    LEVEL,
    LIMIT,
    LIVE,
    MOST_ANSWERS,
    NOW,
    ORDER,
    PAID,
    POT_LIMIT,
    PUT,
    QUEUE,
    RAISES,
    SEATS,
    STACK,
    WAITING,
    WITH_CHIPS,
    Posted,
    fold,
    most_put,
    pay_in,
)

# What a seat answered, as it is noted: the amount, then four bits each of the act and the seat.
FOLD, STAY, RAISE, BRING_IN, DRAW = range(5)


@lent
def note(felt: Ints, seat: int, act: int, amount: int) -> None:
    """One more decision."""
    at = felt[NOW, DECISIONS]
    if at < MOST_ANSWERS:
        felt[ANSWERS, at] = amount << 8 | act << 4 | seat
    felt[NOW, DECISIONS] = at + 1


# How much may be bet


@lent
def too_often(felt: Ints, posted: Posted) -> bool:
    """Whether there have been as many raises as the cap allows, with more than two players."""
    if felt[NOW, RAISES] < posted.raise_cap:
        return False
    players = posted.counted
    if players <= 0:
        players = felt[NOW, IN] if players else felt[NOW, WITH_CHIPS]
    return players > 2


@lent
def limit_range(felt: Ints, posted: Posted, seat: int, unit: int) -> tuple[int, int]:
    """The bet or raise that a seat may make to; 0 if it may not."""
    chips = felt[PUT, seat] + felt[STACK, seat]
    if felt[NOW, CAPPED] or chips <= felt[NOW, HIGH] or felt[ACTED, seat] == felt[NOW, LEVEL]:
        return 0, 0
    if too_often(felt, posted):
        return 0, 0
    amount = min(chips, felt[NOW, LEVEL] + unit)
    return amount, amount


@lent
def free_range(felt: Ints, posted: Posted, seat: int) -> tuple[int, int]:
    """The same in no-limit and pot-limit: the least and the most."""
    high, put, full = felt[NOW, HIGH], felt[PUT, seat], felt[NOW, FULL]
    most = put + felt[STACK, seat]
    if felt[NOW, CAPPED] or most <= high:
        return 0, 0
    if felt[ACTED, seat] >= 0 and high - felt[ACTED, seat] < full:
        return 0, 0
    if posted.max_bet:
        most = min(most, (put if posted.total_counts else high) + posted.max_bet)
        if most <= high:
            return 0, 0
    least = min(high + full, most)
    if posted.structure == POT_LIMIT:
        pot = 2 * high - put + felt[NOW, DEAD]
        for other in range(felt[NOW, SEATS]):
            pot += felt[PAID, other]
        if posted.round_small_blind and not felt[NOW, LAID]:
            pot += posted.big_blind - posted.small_blind
        least, most = min(least, pot), min(most, pot)
    return least, most


@lent
def raised(felt: Ints, posted: Posted, amount: int, unit: int) -> None:
    """Note a bet or raise to an amount."""
    level, full, by = felt[NOW, LEVEL], felt[NOW, FULL], amount - felt[NOW, HIGH]
    if posted.structure == LIMIT:
        if 2 * (amount - level) < unit:
            return
        counts = level > 0
    else:
        counts = posted.caps_every > 0 and felt[NOW, HIGH] > 0 and by >= full
        felt[NOW, FULL] = max(full, by)
    if counts:
        felt[NOW, RAISES] += 1
        if too_often(felt, posted):
            felt[NOW, CAPPED] = 1  # stays for this round even if a fold leaves two
    felt[NOW, LEVEL] = amount


# A betting round


@lent
def choose(state: Stream, posted: Posted, most: int) -> int:
    """Fold, stay or raise, by the weights of those that are offered."""
    at = below(state, posted.folds + posted.stays + (posted.raises if most else 0))
    return FOLD if at < posted.folds else STAY if at < posted.folds + posted.stays else RAISE


@lent
def to_answer(felt: Ints, seat: int) -> None:
    """The other live seats with chips have to act, from a seat's left on."""
    seats, waiting, other = felt[NOW, SEATS], 0, seat
    for _ in range(1, seats):
        other = other + 1 if other + 1 < seats else 0
        if felt[LIVE, other] and felt[STACK, other]:
            felt[QUEUE, waiting] = other
            waiting += 1
    felt[NOW, WAITING] = waiting


@lent
def begin(felt: Ints, size: int, unit: int, high: int, limit: bool) -> None:  # noqa: FBT001
    """Before a betting round: who has to act, and what has to be matched."""
    felt[NOW, HIGH] = high
    felt[NOW, RAISES] = felt[NOW, CAPPED] = 0
    felt[NOW, LEVEL] = 0 if limit and high < unit else high
    felt[NOW, FULL] = high or unit
    waiting = 0
    for i in range(felt[NOW, SEATS]):
        seat = felt[ORDER, i]
        felt[ACTED, seat] = -1 if i < size else felt[NOW, LEVEL]  # by his forced bet
        if i < size and felt[LIVE, seat] and felt[STACK, seat]:
            felt[QUEUE, waiting] = seat
            waiting += 1
    felt[NOW, WAITING] = waiting


@lent
def bet(state: Stream, felt: Ints, posted: Posted, unit: int) -> None:
    """Ask the seats in turn until all have matched the bet, or are all in."""
    at = 0
    while at < felt[NOW, WAITING] and felt[NOW, IN] > 1:
        seat = felt[QUEUE, at]
        at += 1
        put = felt[PUT, seat]
        owed = felt[NOW, HIGH] - put
        least, most = 0, 0
        if felt[NOW, WITH_CHIPS] > 1:
            if posted.structure == LIMIT:
                least, most = limit_range(felt, posted, seat, unit)
            else:
                least, most = free_range(felt, posted, seat)
        elif put >= most_put(felt):
            continue  # everybody else is all in, and he has matched them
        act = choose(state, posted, most)
        if act == FOLD:
            note(felt, seat, FOLD, 0)
            fold(felt, seat, posted.stays_dealt)
            continue
        if act == STAY:
            note(felt, seat, STAY, max(owed, 0))
            if owed > 0:
                pay_in(felt, seat, owed)
        else:
            amount = least + below(state, (most - least) // posted.chip + 1) * posted.chip
            note(felt, seat, RAISE, amount)
            pay_in(felt, seat, amount - put)
            raised(felt, posted, amount, unit)
            felt[NOW, HIGH] = amount
            to_answer(felt, seat)
            at = 0
        felt[ACTED, seat] = felt[NOW, LEVEL]
