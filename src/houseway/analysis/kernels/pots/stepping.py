"""Many hands of pot games at once, each halted at its next decision.

`playing` plays a hand from its deal to its end, with answers drawn on the way. Here the same hand
stops wherever somebody is asked, and goes on with the answer that it is given; so what happens
between two questions is the same code. A hand's sheet is its felt, and where it stopped is noted
among the numbers that stand alone.
"""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from houseway.analysis.kernels.cache import lent, put_in
from houseway.analysis.kernels.drawing import Ints, Stream
from houseway.analysis.kernels.pots.betting import (
    DRAW,
    FOLD,
    RAISE,
    STAY,
    begin,
    free_range,
    limit_range,
    raised,
    to_answer,
)
from houseway.analysis.kernels.pots.felt import (
    ACTED,
    HELD,
    HIGH,
    IN,
    LEVEL,
    LIMIT,
    LIVE,
    NOW,
    PUT,
    QUEUE,
    SEATS,
    STACK,
    STUB,
    WAITING,
    WITH_CHIPS,
    Posted,
    burn,
    close_street,
    fold,
    most_put,
    pay_in,
    replace,
    reshuffle,
)
from houseway.analysis.kernels.pots.playing import deal_street, opener_of, turn_to

# Columns of the table of streets, as `felt.Street` names them.
_BET, _OPENER, _LOWEST, _LATEST, _DRAWS, _DRAW_BURN = range(5, 11)

# More numbers that stand alone: where the hand has stopped, and what is asked there.
STREET, AT, PHASE, SEAT, LEAST, MOST, OWED, START, UNIT = range(18, 27)
DEALING, DRAWING, OPENING, BRINGING, BETTING, CLOSING, OVER = range(7)

Sheets = NDArray[Any]  # of smaller numbers than other felts, one for each table


# One hand


@put_in
def begin_draw(state: Stream, felt: Sheets, posted: Posted, burns: int) -> None:
    """Before anybody throws cards away."""
    if felt[NOW, STUB] < burns:
        reshuffle(felt, -2, posted.muck_burns)
    burn(state, felt, burns)
    felt[NOW, AT] = 0


@put_in
def next_drawer(felt: Sheets, most: int) -> bool:
    """Ask the next live seat how many cards it throws away; False when all were asked."""
    seat = felt[NOW, AT]
    while seat < felt[NOW, SEATS] and not felt[LIVE, seat]:
        seat += 1
    if seat >= felt[NOW, SEATS]:
        return False
    felt[NOW, AT] = felt[NOW, SEAT] = seat
    felt[NOW, LEAST] = felt[NOW, OWED] = 0
    felt[NOW, MOST] = min(most, felt[HELD, seat])
    return True


@lent
def open_betting(felt: Sheets, posted: Posted, streets: Ints, brought: int) -> int:
    """Who acts first, and what has to be matched; the phase that follows."""
    number, seats = felt[NOW, STREET], felt[NOW, SEATS]
    size, high = seats, felt[NOW, START]
    if streets[number, _OPENER]:
        opener = opener_of(
            felt, streets[number, _OPENER], streets[number, _LOWEST], streets[number, _LATEST]
        )
        turn_to(felt, opener)
        if number == 0 and posted.bring_in and (brought or felt[STACK, opener]):
            if not brought and posted.completes:
                chips = felt[STACK, opener]
                whole = min(posted.small_bet, chips) if chips > posted.bring_in else 0
                felt[NOW, SEAT] = opener
                felt[NOW, LEAST] = felt[NOW, MOST] = whole
                felt[NOW, OWED] = min(posted.bring_in, chips)
                return BRINGING
            if not brought:
                brought = posted.bring_in
                pay_in(felt, opener, brought)
            high = brought
            turn_to(felt, opener + 1)
            if not posted.option:
                size -= 1
    if not high and felt[NOW, WITH_CHIPS] <= 1:
        return CLOSING
    unit = posted.big_bet if streets[number, _BET] else posted.small_bet
    felt[NOW, UNIT] = unit
    begin(felt, size, unit, high, posted.structure == LIMIT)
    felt[NOW, AT] = 0
    return BETTING


@put_in
def next_bettor(felt: Sheets, posted: Posted) -> bool:
    """Ask the next seat that has to act; False when all have matched the bet, or are all in."""
    at = felt[NOW, AT]
    while at < felt[NOW, WAITING] and felt[NOW, IN] > 1:
        seat = felt[QUEUE, at]
        at += 1
        least, most = 0, 0
        if felt[NOW, WITH_CHIPS] > 1:
            if posted.structure == LIMIT:
                least, most = limit_range(felt, posted, seat, felt[NOW, UNIT])
            else:
                least, most = free_range(felt, posted, seat)
        elif felt[PUT, seat] >= most_put(felt):
            continue  # everybody else is all in, and he has matched them
        felt[NOW, AT] = at
        felt[NOW, SEAT] = seat
        felt[NOW, LEAST], felt[NOW, MOST] = least, most
        felt[NOW, OWED] = max(min(felt[NOW, HIGH] - felt[PUT, seat], felt[STACK, seat]), 0)
        return True
    return False


@put_in
def go_on(state: Stream, felt: Sheets, posted: Posted, streets: Ints) -> None:
    """Deal and close streets up to the next question, or the end."""
    phase = felt[NOW, PHASE]
    while phase != OVER:
        number = felt[NOW, STREET]
        if phase == DEALING:
            if number == streets.shape[0]:
                phase = OVER
                continue
            deal_street(state, felt, posted, streets, number)
            phase = OPENING
            if streets[number, _DRAWS] >= 0:
                begin_draw(state, felt, posted, streets[number, _DRAW_BURN])
                phase = DRAWING
        elif phase == DRAWING:
            if next_drawer(felt, streets[number, _DRAWS]):
                break
            phase = OPENING
        elif phase == OPENING:
            phase = open_betting(felt, posted, streets, 0)
            if phase == BRINGING:
                break
        elif phase == BETTING:
            if next_bettor(felt, posted):
                break
            close_street(felt)
            phase = CLOSING
        else:
            turn_to(felt, 0)
            felt[NOW, START] = 0
            felt[NOW, STREET] = number + 1
            phase = OVER if felt[NOW, IN] == 1 else DEALING
    felt[NOW, PHASE] = phase


@put_in
def answered_bet(felt: Sheets, posted: Posted, act: int, amount: int) -> bool:
    """Fold, stay or raise; False where it is not offered."""
    seat, owed, most = felt[NOW, SEAT], felt[NOW, OWED], felt[NOW, MOST]
    if act == FOLD:
        fold(felt, seat, posted.stays_dealt)
        return True
    if act == STAY:
        if owed:
            pay_in(felt, seat, owed)
    elif act == RAISE and most:
        least = felt[NOW, LEAST]
        if not least <= amount <= most or (
            posted.chip > 1 and amount != most and (amount - least) % posted.chip
        ):
            return False
        pay_in(felt, seat, amount - felt[PUT, seat])
        raised(felt, posted, amount, felt[NOW, UNIT])
        felt[NOW, HIGH] = amount
        to_answer(felt, seat)
        felt[NOW, AT] = 0
    else:
        return False
    felt[ACTED, seat] = felt[NOW, LEVEL]
    return True


@put_in
def answered_draw(state: Stream, felt: Sheets, posted: Posted, act: int, mask: int) -> bool:
    """Throw away the cards of a mask; to stay is to stand pat."""
    seat = felt[NOW, SEAT]
    if act == STAY:
        mask = 0
    elif act != DRAW or mask < 0 or mask >> felt[HELD, seat]:
        return False
    count = 0
    for at in range(felt[HELD, seat]):
        count += mask >> at & 1
    if count > felt[NOW, MOST]:
        return False
    replace(state, felt, seat, mask, posted.muck_burns)
    felt[NOW, AT] = seat + 1
    return True


@put_in
def answered(
    state: Stream, felt: Sheets, posted: Posted, streets: Ints, act: int, amount: int
) -> bool:
    """Give the answer to what is asked; False where it is not offered, and nothing has changed."""
    phase = felt[NOW, PHASE]
    if phase == BETTING:
        return answered_bet(felt, posted, act, amount)
    if phase == DRAWING:
        return answered_draw(state, felt, posted, act, amount)
    whole, seat = felt[NOW, MOST], felt[NOW, SEAT]
    if act == STAY:
        brought = posted.bring_in
    elif act == RAISE and whole and amount == whole:
        brought = whole
    else:
        return False
    pay_in(felt, seat, brought)
    felt[NOW, PHASE] = open_betting(felt, posted, streets, brought)
    return True
