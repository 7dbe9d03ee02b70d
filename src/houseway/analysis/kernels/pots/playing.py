"""Whole hands of pot games, played by players who act at random with given weights.

It follows `play.pot_round` step by step; a test plays the same cards and answers through both.
What each seat's cards are worth at the end is left to the kernels of its ranking.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.kernels.cache import kernel, lent
from houseway.analysis.kernels.drawing import Ints, Stream, below
from houseway.analysis.kernels.lanes import LANES, Cards
from houseway.analysis.kernels.pots.betting import BRING_IN, DRAW, RAISE, begin, bet, note
from houseway.analysis.kernels.pots.felt import (
    ANSWERS,
    BOARD,
    CARDS_DEALT,
    DEAD,
    DEALT,
    DECISIONS,
    FACE_UP,
    HELD,
    HOLE,
    IN,
    LAID,
    LIMIT,
    LIVE,
    NOW,
    ORDER,
    PAID,
    SEATS,
    SHUFFLES,
    STACK,
    STUB,
    WITH_CHIPS,
    Posted,
    ante,
    burn,
    close_street,
    deal_row,
    lay_out,
    pay_dead,
    pay_in,
    replace,
    reshuffle,
    take,
)
from houseway.analysis.kernels.rankings.small import (
    exposed_low_value,
    exposed_value,
    suit_of_highest,
    suit_of_highest_low,
)

# Columns of the table of streets, as `felt.Street` names them.
_DOWN, _UP, _UP_FIRST, _BURN, _BOARD, _BET, _OPENER, _LOWEST, _LATEST, _DRAWS, _DRAW_BURN = range(
    11
)

# Who opens by what he shows; the names are those of the rankings.
OPENERS = ("", "exposed", "exposed-by-suit", "exposed-low", "exposed-low-by-suit")
_EXPOSED, _BY_SUIT, _LOW, _LOW_BY_SUIT = range(1, 5)


class Outcome(NamedTuple):
    """What hands came to, one row each."""

    stacks: Ints  # behind, before the pots are shared
    paid: Ints
    dead: Ints
    live: NDArray[np.bool_]
    hole: Cards
    board: Cards
    flop: NDArray[np.bool_]  # whether anything lay in the middle
    decisions: Ints
    answers: Ints  # of each decision, where they are wanted
    dealt: Cards  # every card that left the stub, in order, where they are wanted
    drawn: Ints  # how many those are
    shuffles: Ints  # how often the muck became the stub


# A street


@lent
def shown(felt: Ints, seat: int, latest: int) -> int:
    """The open cards of a seat as one number, or the last of them."""
    hand = 0
    for at in range(felt[HELD, seat]):
        if felt[FACE_UP + seat, at]:
            card = LANES[felt[HOLE + seat, at]]
            hand = card if latest else hand | card
    return hand


@lent
def opener_of(felt: Ints, ranking: int, lowest: int, latest: int) -> int:
    """Who opens a street by what lies face up before him; of equals the first in turn."""
    found, best = -1, 0
    for seat in range(felt[NOW, SEATS]):
        if not felt[LIVE, seat]:
            continue
        hand = shown(felt, seat, latest)
        value = exposed_value(hand) if ranking <= _BY_SUIT else exposed_low_value(hand)
        if ranking == _BY_SUIT:
            value |= suit_of_highest(hand)
        elif ranking == _LOW_BY_SUIT:
            value |= 3 - suit_of_highest_low(hand)
        if lowest:
            value = -value
        if found < 0 or value > best:
            found, best = seat, value
    return found


@lent
def turn_to(felt: Ints, first: int) -> None:
    """Everybody acts, from a seat on."""
    seats = felt[NOW, SEATS]
    seat = first if first < seats else 0
    for step in range(seats):
        felt[ORDER, step] = seat
        seat = seat + 1 if seat + 1 < seats else 0


@lent
def bring_in(state: Stream, felt: Ints, posted: Posted, opener: int) -> int:
    """What the opener is forced to bet, or a whole bet at once where he may choose."""
    amount, chips = posted.bring_in, felt[STACK, opener]
    if posted.completes:
        if chips > amount and below(state, posted.stays + posted.raises) >= posted.stays:
            amount = min(posted.small_bet, chips)
            note(felt, opener, RAISE, amount)
        else:
            note(felt, opener, BRING_IN, 0)
    pay_in(felt, opener, amount)
    return amount


@lent
def draw_cards(state: Stream, felt: Ints, posted: Posted, most: int, burns: int) -> None:
    """Everybody still in throws away any number of cards, and gets new ones at once."""
    if felt[NOW, STUB] < burns:
        reshuffle(felt, -2, posted.muck_burns)
    burn(state, felt, burns)
    for seat in range(felt[NOW, SEATS]):
        if not felt[LIVE, seat]:
            continue
        held = felt[HELD, seat]
        left = below(state, min(most, held) + 1)
        mask = 0
        while left:
            bit = 1 << below(state, held)
            if not mask & bit:
                mask |= bit
                left -= 1
        note(felt, seat, DRAW, mask)
        replace(state, felt, seat, mask, posted.muck_burns)


@lent
def deal_street(state: Stream, felt: Ints, posted: Posted, streets: Ints, number: int) -> None:
    """Cards of one's own, and cards in the middle after a burn."""
    down, up, burns = streets[number, _DOWN], streets[number, _UP], streets[number, _BURN]
    stud = streets[number, _OPENER] or up
    if stud and felt[NOW, STUB] > burns:
        burn(state, felt, burns)
    for row in range(down + up):
        face_up = row < up if streets[number, _UP_FIRST] else row >= down
        deal_row(state, felt, posted.first_card, 1 if face_up else 0)
    if not stud and felt[NOW, STUB] > burns:
        burn(state, felt, burns)
    for _ in range(streets[number, _BOARD]):
        felt[BOARD, felt[NOW, LAID]] = take(state, felt)
        felt[NOW, LAID] += 1


@lent
def post(felt: Ints, posted: Posted) -> None:
    """What goes in before the cards."""
    seats = felt[NOW, SEATS]
    if posted.big_blind:
        small = 1 if seats == 2 else 0
        pay_in(felt, small, posted.small_blind)
        pay_in(felt, 1 - small, posted.big_blind)
        if posted.blind_ante:
            pay_dead(felt, 1 - small, posted.blind_ante)
    if posted.button_ante:
        pay_dead(felt, seats - 1, posted.button_ante)
    if posted.ante:
        for step in range(seats):
            ante(felt, (posted.first_card + step) % seats, posted.ante)


@lent
def play_hand(state: Stream, felt: Ints, posted: Posted, streets: Ints) -> None:
    """One hand up to the showdown, or until everybody else has folded."""
    seats = felt[NOW, SEATS]
    post(felt, posted)
    high = posted.big_blind
    turn_to(felt, 0 if not high else 1 if seats == 2 else 2)  # from the big blind's left
    for number in range(streets.shape[0]):
        deal_street(state, felt, posted, streets, number)
        if streets[number, _DRAWS] >= 0:
            draw_cards(state, felt, posted, streets[number, _DRAWS], streets[number, _DRAW_BURN])
        size = seats
        if streets[number, _OPENER]:
            opener = opener_of(
                felt, streets[number, _OPENER], streets[number, _LOWEST], streets[number, _LATEST]
            )
            turn_to(felt, opener)
            if number == 0 and posted.bring_in and felt[STACK, opener]:
                high = bring_in(state, felt, posted, opener)
                turn_to(felt, opener + 1)
                if not posted.option:
                    size -= 1
        if high or felt[NOW, WITH_CHIPS] > 1:
            unit = posted.big_bet if streets[number, _BET] else posted.small_bet
            begin(felt, size, unit, high, posted.structure == LIMIT)
            bet(state, felt, posted, unit)
            close_street(felt)
        if felt[NOW, IN] == 1:
            return
        turn_to(felt, 0)
        high = 0


@kernel
def play_hands(
    state: Stream, felt: Ints, posted: Posted, streets: Ints, stacks: Ints, out: Outcome
) -> None:
    """As many hands as the outcome has rows, all from the same stacks."""
    seats, held = stacks.size, out.hole.shape[2]
    for i in range(out.stacks.shape[0]):
        lay_out(felt, stacks)
        play_hand(state, felt, posted, streets)
        for seat in range(seats):
            out.stacks[i, seat] = felt[STACK, seat]
            out.paid[i, seat] = felt[PAID, seat]
            out.live[i, seat] = felt[LIVE, seat] > 0
            for at in range(held):
                out.hole[i, seat, at] = felt[HOLE + seat, at]
        for at in range(out.board.shape[1]):
            out.board[i, at] = felt[BOARD, at]
        for at in range(out.answers.shape[1]):
            out.answers[i, at] = felt[ANSWERS, at]
        for at in range(out.dealt.shape[1]):
            out.dealt[i, at] = felt[DEALT, at]
        out.dead[i] = felt[NOW, DEAD]
        out.flop[i] = felt[NOW, LAID] > 0
        out.decisions[i] = felt[NOW, DECISIONS]
        out.drawn[i] = felt[NOW, CARDS_DEALT]
        out.shuffles[i] = felt[NOW, SHUFFLES]
