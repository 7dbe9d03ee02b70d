"""Hold'em against a hand of which one card was seen: every board behind a flop, every holding.

Holdings are laid in order once for a board. Going through them from the weakest, it is noted for
every card how many weaker holdings have it, and for every two cards whether they are one of them:
so each holding knows at once how it stands against the others with any card that may be seen.
All tables are as wide as the 49 cards behind the flop; those that are no opponent's card on a
board stand at zero.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.meetings.boards import (
    BEHIND,
    HOLDINGS,
    PAIRS,
    Cards,
    Ints,
    Small,
    boards_behind,
    every_board,
    number_of,
)
from houseway.analysis.kernels.meetings.ultimate import FOLD, SCALE

Turned = NDArray[np.int16]  # no more than 46 boards of 44 hands each

PARTNERS = 44  # cards that may lie beside the one that was seen


@inlined
def tell_group(order: Small, place: Ints, start: int, end: int, by_card: Small, by_two: Small,
               step: int) -> None:  # fmt: skip
    """Note holdings by their cards and by both of them together, or take them out again."""
    for at in range(start, end):
        i = order[at]
        a, b = place[PAIRS[i, 0]], place[PAIRS[i, 1]]
        by_card[a] += step
        by_card[b] += step
        by_two[a, b] += step
        by_two[b, a] += step


@inlined
def group_end(found: Small, order: Small, start: int) -> int:
    """Where the holdings end that are worth as much as this one."""
    end = start + 1
    while end < HOLDINGS and found[order[end]] == found[order[start]]:
        end += 1
    return end


@inlined
def on_table(t: int, r: int, rest: Small) -> None:
    """How many cards may lie beside each; none beside those of the board."""
    rest[:] = PARTNERS
    rest[t] = rest[r] = 0


@kernel
def see_streets(flop: Cards, strong: int, pays: int, lead: Small, by_turn: Turned, ante: Small
                ) -> None:  # fmt: skip
    """Deals won less deals lost by holding and card seen, on the flop and by the card turned.

    `ante` is what one wins that is paid for strong hands alone, scaled. A board counts for both
    of its last cards in `by_turn`, each of which may be the first to come.
    """
    on = boards_behind(flop)
    place, found, order = on.place, on.found, on.order
    rest, below, level = np.empty((3, BEHIND), dtype=np.int32)
    below_two, level_two = np.empty((2, BEHIND, BEHIND), dtype=np.int32)
    for t, r in every_board(on):
        on_table(t, r, rest)
        below[:], level[:] = 0, 0
        below_two[:], level_two[:] = 0, 0
        start = 0
        while start < HOLDINGS:
            end = group_end(found, order, start)
            tell_group(order, place, start, end, level, level_two, 1)
            odds = pays if found[order[start]] >= strong else 0
            for at in range(start, end):
                i = order[at]
                a, b = place[PAIRS[i, 0]], place[PAIRS[i, 1]]
                own = number_of(place, i)
                for d in range(BEHIND):
                    won = below[d] - below_two[a, d] - below_two[b, d]
                    lost = rest[d] - won - (level[d] - level_two[a, d] - level_two[b, d])
                    ahead = won - lost
                    lead[own, d] += ahead
                    ante[own, d] += odds * won - SCALE * lost
                    by_turn[t, own, d] += ahead
                    by_turn[r, own, d] += ahead
            tell_group(order, place, start, end, below, below_two, 1)
            tell_group(order, place, start, end, level, level_two, -1)
            start = end


@kernel
def see_ultimate(flop: Cards, row_of: Small, pays: Ints, least: int, stays: Small, play: Small,
                 waits: Small) -> None:  # fmt: skip
    """Ultimate by holding and card seen: ante and blind, one ante to play, and the best of both.

    `stays` is what ante and blind win where the hand is never given up, `play` what one ante
    beside them wins, and `waits` what both are worth if the river may be folded.
    """
    on = boards_behind(flop)
    place, found, order = on.place, on.found, on.order
    rest, below, level, short = np.empty((4, BEHIND), dtype=np.int32)
    below_two, level_two, short_two = np.empty((3, BEHIND, BEHIND), dtype=np.int32)
    for t, r in every_board(on):
        on_table(t, r, rest)
        below[:], level[:], short[:] = 0, 0, 0
        below_two[:], level_two[:], short_two[:] = 0, 0, 0
        start = 0
        while start < HOLDINGS and found[order[start]] < least:
            start += 1
        tell_group(order, place, 0, start, short, short_two, 1)
        start = 0
        while start < HOLDINGS:
            end = group_end(found, order, start)
            tell_group(order, place, start, end, level, level_two, 1)
            bonus, qualified = np.int32(pays[row_of[found[order[start]]]]), np.int32(1)
            if found[order[start]] < least:
                qualified = np.int32(0)
            for at in range(start, end):
                i = order[at]
                a, b = place[PAIRS[i, 0]], place[PAIRS[i, 1]]
                own = number_of(place, i)
                for d in range(BEHIND):
                    won = below[d] - below_two[a, d] - below_two[b, d]
                    lost = rest[d] - won - (level[d] - level_two[a, d] - level_two[b, d])
                    none = short[d] - short_two[a, d] - short_two[b, d]
                    # the ante counts against those that qualify: a hand that does not
                    # qualify beats none of them, one that does is beaten by no other
                    ante = qualified * (won - none - lost) + (1 - qualified) * (none - rest[d])
                    both = SCALE * (ante - lost) + won * bonus
                    one = SCALE * (won - lost)
                    stays[own, d] += both
                    play[own, d] += one
                    waits[own, d] += max(both + one, FOLD * SCALE * rest[d])
            tell_group(order, place, start, end, below, below_two, 1)
            tell_group(order, place, start, end, level, level_two, -1)
            start = end
