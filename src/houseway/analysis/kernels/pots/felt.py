"""A hand of a pot game on compiled ground: one sheet of numbers, a row for each kind.

Seats are counted from the button's left, so that the last of them has the button. All of it is
one array, since a kernel counts references to every array it hands on.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import lent
from houseway.analysis.kernels.drawing import Ints, Stream, below
from houseway.analysis.kernels.lanes import Cards

LIMIT, NO_LIMIT, POT_LIMIT = range(3)
MOST_SEATS = 12
MOST_HELD = 8
MOST_ANSWERS = 500  # that are kept of a hand; more may be given

LINE = 16  # a row has so many numbers at least; what is longer runs on over the rows behind it

# The rows that hold a number for each seat, the board,
STACK, PUT, PAID, LIVE, ACTED, DEALT_IN, HELD, ORDER, QUEUE, BOARD = range(10)
# the numbers that stand alone,
NOW = 10
# each seat's cards and whether they lie face up,
HOLE = 12
FACE_UP = HOLE + MOST_SEATS
# rows of up to 64 cards, and those that left the stub, of which a draw game has more,
DECK, PACK, MUCK, OWNERS, BURNED, DEALT = range(FACE_UP + MOST_SEATS, FACE_UP + MOST_SEATS + 24, 4)
# and at the end what is noted of the hand, where the rows are as long as it.
ANSWERS = DEALT + 8
ROWS = ANSWERS + 1

# The numbers that stand alone.
SEATS, WITH_CHIPS, IN, DEAD, STUB, BURNT, MUCKED, LAID, CARDS_DEALT, SHUFFLES = range(10)
HIGH, LEVEL, FULL, RAISES, CAPPED, WAITING, DECISIONS, PACK_SIZE = range(10, 18)


class Posted(NamedTuple):
    """What a table has posted, and how its players act."""

    structure: int
    small_bet: int
    big_bet: int
    small_blind: int
    big_blind: int
    ante: int
    button_ante: int  # dead, from the button alone
    blind_ante: int  # dead, from the big blind alone
    bring_in: int  # what the opener is forced to bet, 0 where he is not
    completes: int  # he may bet a whole bet at once
    option: int  # he may raise his own forced bet when nobody else has
    raise_cap: int
    caps_every: int  # in no-limit and pot-limit too
    counted: int  # players for the cap: 0 those with chips, -1 those still in, or so many
    max_bet: int
    total_counts: int  # the most bet is the whole of a seat's bets in the round
    round_small_blind: int
    chip: int
    first_card: int  # the seat that gets it
    stays_dealt: int  # who folds cards that nobody bet on keeps his place in the deal
    muck_burns: int  # burned cards go into a reshuffle
    folds: int  # how likely each answer is, by weight
    stays: int
    raises: int


class Street(NamedTuple):
    """Columns of the table of streets."""

    down: int = 0
    up: int = 0
    up_first: int = 0
    burn: int = 0
    board: int = 0
    bet: int = 0
    opener: int = 0  # by which ranking of open cards, as in `playing.OPENERS`
    lowest: int = 0
    latest: int = 0
    draws: int = 0  # the most cards a seat may throw away; -1 where nobody draws
    draw_burn: int = 0


def new_felt(seats: int, deck: Cards) -> Ints:
    """A sheet for hands of so many seats."""
    felt = np.zeros((ROWS, MOST_ANSWERS), dtype=np.int64)
    felt[DECK, : deck.size] = deck
    felt[NOW, PACK_SIZE] = deck.size
    felt[NOW, SEATS] = seats
    return felt


def new_felts(tables: int, seats: int, deck: Cards) -> NDArray[np.int32]:
    """A sheet for each of many tables, as small as can be: nothing is noted of their hands."""
    felts = np.zeros((tables, ROWS, LINE), dtype=np.int32)
    felts.reshape(tables, -1)[:, DECK * LINE : DECK * LINE + deck.size] = deck
    flat = felts.reshape(tables, -1)[:, NOW * LINE :]
    flat[:, PACK_SIZE], flat[:, SEATS] = deck.size, seats
    return felts


@lent
def lay_out(felt: Ints, stacks: Ints) -> None:
    """Everything as it is before a hand."""
    seats, size = felt[NOW, SEATS], felt[NOW, PACK_SIZE]
    for number in range(WITH_CHIPS, PACK_SIZE):
        felt[NOW, number] = 0
    for seat in range(seats):
        felt[STACK, seat] = stacks[seat]
        felt[PUT, seat] = felt[PAID, seat] = felt[DEALT_IN, seat] = felt[HELD, seat] = 0
        felt[LIVE, seat] = 1
    for at in range(size):
        felt[PACK, at] = felt[DECK, at]
    felt[NOW, WITH_CHIPS] = felt[NOW, IN] = seats
    felt[NOW, STUB] = size


# Chips


@lent
def pay_in(felt: Ints, seat: int, amount: int) -> None:
    """Chips from a stack into the betting, or as many of them as there are."""
    amount = min(amount, felt[STACK, seat])
    felt[STACK, seat] -= amount
    felt[PUT, seat] += amount
    felt[PAID, seat] += amount
    if amount and not felt[STACK, seat]:
        felt[NOW, WITH_CHIPS] -= 1


@lent
def ante(felt: Ints, seat: int, amount: int) -> None:
    """An ante: in the pot, and not towards a call."""
    before = felt[PUT, seat]
    pay_in(felt, seat, amount)
    felt[PUT, seat] = before


@lent
def pay_dead(felt: Ints, seat: int, amount: int) -> None:
    """Dead money: in the main pot, and nobody's bet at all."""
    before = felt[PAID, seat]
    ante(felt, seat, amount)
    felt[NOW, DEAD] += felt[PAID, seat] - before
    felt[PAID, seat] = before


@lent
def most_put(felt: Ints) -> int:
    """The most that lies before a seat on this street."""
    most = 0
    for seat in range(felt[NOW, SEATS]):
        most = max(most, felt[PUT, seat])
    return most


@lent
def fold(felt: Ints, seat: int, stays_dealt: int) -> None:
    """A seat gives up its hand."""
    felt[LIVE, seat] = 0
    felt[NOW, IN] -= 1
    if felt[STACK, seat]:
        felt[NOW, WITH_CHIPS] -= 1
    if stays_dealt and not most_put(felt):
        felt[DEALT_IN, seat] = 1


@lent
def close_street(felt: Ints) -> None:
    """What nobody called goes back; the rest is in the pot."""
    top, most, second = 0, -1, -1
    for seat in range(felt[NOW, SEATS]):
        put = felt[PUT, seat]
        if put > most:
            top, most, second = seat, put, most
        elif put > second:
            second = put
    if most <= 0:
        return
    if most > second:
        if not felt[STACK, top]:
            felt[NOW, WITH_CHIPS] += 1
        felt[STACK, top] += most - second
        felt[PAID, top] -= most - second
    for seat in range(felt[NOW, SEATS]):
        felt[PUT, seat] = felt[DEALT_IN, seat] = 0


# Cards


@lent
def take(state: Stream, felt: Ints) -> int:
    """The next card: any of the stub, which is all that a shuffle means."""
    last = felt[NOW, STUB] - 1
    at = below(state, last + 1)
    card: int = felt[PACK, at]
    felt[PACK, at] = felt[PACK, last]
    felt[NOW, STUB] = last
    felt[DEALT, felt[NOW, CARDS_DEALT]] = card
    felt[NOW, CARDS_DEALT] += 1
    return card


@lent
def deal_row(state: Stream, felt: Ints, first: int, face_up: int) -> None:
    """A card to everybody who is in the deal."""
    seats, seat = felt[NOW, SEATS], first
    for _ in range(seats):
        if felt[LIVE, seat] or felt[DEALT_IN, seat]:
            at = felt[HELD, seat]
            felt[HOLE + seat, at] = take(state, felt)
            felt[FACE_UP + seat, at] = face_up
            felt[HELD, seat] = at + 1
        seat = seat + 1 if seat + 1 < seats else 0  # a remainder would take a third of the time


@lent
def burn(state: Stream, felt: Ints, count: int) -> None:
    """Cards off the top, out of the game unseen."""
    for _ in range(count):
        felt[BURNED, felt[NOW, BURNT]] = take(state, felt)
        felt[NOW, BURNT] += 1


@lent
def reshuffle(felt: Ints, waiting: int, muck_burns: int) -> None:
    """The muck becomes the stub: folded hands, and what all but one seat have thrown away."""
    kept, stub = 0, felt[NOW, STUB]
    for at in range(felt[NOW, MUCKED]):
        if felt[OWNERS, at] == waiting:
            felt[MUCK, kept] = felt[MUCK, at]
            felt[OWNERS, kept] = waiting
            kept += 1
        else:
            felt[PACK, stub] = felt[MUCK, at]
            stub += 1
    felt[NOW, MUCKED] = kept
    for seat in range(felt[NOW, SEATS]):
        if not felt[LIVE, seat]:
            for at in range(felt[HELD, seat]):
                felt[PACK, stub] = felt[HOLE + seat, at]
                stub += 1
            felt[HELD, seat] = 0
    if muck_burns:
        for at in range(felt[NOW, BURNT]):
            felt[PACK, stub] = felt[BURNED, at]
            stub += 1
        felt[NOW, BURNT] = 0
    felt[NOW, STUB] = stub
    felt[NOW, SHUFFLES] += 1


@lent
def replace(state: Stream, felt: Ints, seat: int, mask: int, muck_burns: int) -> None:
    """A seat throws cards away and gets as many new ones; its own are in no shuffle for it."""
    held = felt[HELD, seat]
    for at in range(held):
        if mask >> at & 1:
            felt[MUCK, felt[NOW, MUCKED]] = felt[HOLE + seat, at]
            felt[OWNERS, felt[NOW, MUCKED]] = seat
            felt[NOW, MUCKED] += 1
    for at in range(held):
        if mask >> at & 1:
            if not felt[NOW, STUB]:
                reshuffle(felt, seat, muck_burns)
            felt[HOLE + seat, at] = take(state, felt)
    for at in range(felt[NOW, MUCKED]):
        if felt[OWNERS, at] == seat:
            felt[OWNERS, at] = -1  # for any later shuffle
