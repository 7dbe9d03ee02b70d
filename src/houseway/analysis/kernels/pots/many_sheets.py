"""Many tables beside each other: what is seen of each, one answer at each, and what it came to."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import kernel, put_in
from houseway.analysis.kernels.drawing import Ints, Stream
from houseway.analysis.kernels.pots.felt import (
    BOARD,
    DEAD,
    DECISIONS,
    FACE_UP,
    HELD,
    HOLE,
    LAID,
    LIVE,
    NOW,
    PAID,
    PUT,
    SEATS,
    STACK,
    Posted,
    lay_out,
)
from houseway.analysis.kernels.pots.playing import Outcome, post, turn_to
from houseway.analysis.kernels.pots.stepping import (
    BETTING,
    DRAWING,
    LEAST,
    MOST,
    OVER,
    OWED,
    PHASE,
    SEAT,
    START,
    STREET,
    UNIT,
    Sheets,
    answered,
    go_on,
)

NO_CARD = 255

# What whoever is to act sees, one row of numbers for each table; then by seat, from the button's
# left: the stack, what it has put in on this street, whether it is live, its open cards; and his
# own cards and the board.
ASKED, SEAT_ASKED, ON_STREET, TO_CALL, LOWEST_BET, HIGHEST_BET, POT = range(7)
FIRST = 7


class Tables(NamedTuple):
    """Tables beside each other: their chance, their felts, and what is seen of them."""

    state: Stream
    felts: Sheets
    seen: Sheets
    sizes: tuple[int, int, int]  # of a hand, the board, an open hand


@put_in
def look(felt: Sheets, seen: Sheets, t: int, sizes: tuple[int, int, int]) -> None:
    """Write down what whoever is to act sees; sizes are of a hand, the board, an open hand."""
    own, common, opened = sizes
    seats, seat, pot = felt[NOW, SEATS], felt[NOW, SEAT], felt[NOW, DEAD]
    seen[t, ASKED] = felt[NOW, PHASE]
    seen[t, SEAT_ASKED] = seat
    seen[t, ON_STREET] = felt[NOW, STREET]
    seen[t, TO_CALL] = felt[NOW, OWED]
    seen[t, LOWEST_BET] = felt[NOW, LEAST]
    seen[t, HIGHEST_BET] = felt[NOW, MOST]
    for other in range(seats):
        pot += felt[PAID, other]
        seen[t, FIRST + other] = felt[STACK, other]
        seen[t, FIRST + seats + other] = felt[PUT, other]
        seen[t, FIRST + 2 * seats + other] = felt[LIVE, other]
    seen[t, POT] = pot
    at = FIRST + 3 * seats
    for i in range(own):
        seen[t, at + i] = felt[HOLE + seat, i] if i < felt[HELD, seat] else NO_CARD
    at += own
    for i in range(common):
        seen[t, at + i] = felt[BOARD, i] if i < felt[NOW, LAID] else NO_CARD
    at += common
    for other in range(seats):
        for i in range(opened):
            lies = i < felt[HELD, other] and felt[FACE_UP + other, i]
            seen[t, at + i] = felt[HOLE + other, i] if lies else NO_CARD
        at += opened


@kernel
def pick(
    seen: Sheets,
    chance: NDArray[np.float32],
    chip: int,
    acts: NDArray[np.int8],
    amounts: Ints,
) -> None:
    """An answer at every table, each kind that is offered as likely as another."""
    for t in range(seen.shape[0]):
        asked, least, most = seen[t, ASKED], seen[t, LOWEST_BET], seen[t, HIGHEST_BET]
        folds = asked == BETTING
        kinds = 1 + folds + (most > 0 and asked != DRAWING)
        acts[t] = int(chance[0, t] * kinds) + (not folds)  # the first is to fold, or else to stay
        amounts[t] = min(least + int(chance[1, t] * ((most - least) // chip + 1)) * chip, most)


@kernel
def deal_tables(tables: Tables, posted: Posted, streets: Ints, stacks: Ints, rows: Ints) -> None:
    """Deal a hand at each of these tables, up to its first question."""
    state, felts, seen, sizes = tables.state, tables.felts, tables.seen, tables.sizes
    for t in rows:
        felt = felts[t]
        lay_out(felt, stacks)
        for number in range(STREET, UNIT + 1):
            felt[NOW, number] = 0
        post(felt, posted)
        high, seats = posted.big_blind, felt[NOW, SEATS]
        felt[NOW, START] = high
        turn_to(felt, 0 if not high else 1 if seats == 2 else 2)  # from the big blind's left
        go_on(state, felt, posted, streets)
        look(felt, seen, t, sizes)


@kernel
def answer_tables(
    tables: Tables,
    posted: Posted,
    streets: Ints,
    acts: NDArray[np.int8],
    amounts: Ints,
    ended: Ints,
) -> tuple[int, int]:
    """One answer at each table that waits for one.

    How many hands ended, with their tables, and the first table whose answer is not offered, or
    -1: it stays as it was.
    """
    state, felts, seen, sizes = tables.state, tables.felts, tables.seen, tables.sizes
    count, wrong = 0, -1
    for t in range(felts.shape[0]):
        felt = felts[t]
        if felt[NOW, PHASE] == OVER:
            continue
        if not answered(state, felt, posted, streets, acts[t], amounts[t]):
            if wrong < 0:
                wrong = t
            continue
        felt[NOW, DECISIONS] += 1
        go_on(state, felt, posted, streets)
        if felt[NOW, PHASE] == OVER:
            seen[t, ASKED] = OVER  # nobody is asked any more
            ended[count] = t
            count += 1
        else:
            look(felt, seen, t, sizes)
    return count, wrong


@kernel
def gather(felts: Sheets, rows: Ints, out: Outcome) -> None:
    """What the hands at these tables came to, before their pots are shared."""
    for i in range(rows.size):
        felt = felts[rows[i]]
        for seat in range(out.stacks.shape[1]):
            out.stacks[i, seat] = felt[STACK, seat]
            out.paid[i, seat] = felt[PAID, seat]
            out.live[i, seat] = felt[LIVE, seat] > 0
            for at in range(out.hole.shape[2]):
                out.hole[i, seat, at] = felt[HOLE + seat, at]
        for at in range(out.board.shape[1]):
            out.board[i, at] = felt[BOARD, at]
        out.dead[i] = felt[NOW, DEAD]
        out.flop[i] = felt[NOW, LAID] > 0
        out.decisions[i] = felt[NOW, DECISIONS]
