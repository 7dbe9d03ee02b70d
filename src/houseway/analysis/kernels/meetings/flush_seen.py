"""The longer flush on a board of two, deuces wild, beside one card of the dealer's."""

from __future__ import annotations

import numpy as np

from houseway.analysis.kernels.cache import kernel
from houseway.analysis.kernels.lanes import LANES, Cards
from houseway.analysis.kernels.meetings.flush_boards import (
    FEWEST,
    LENGTHS,
    LOST,
    MOST,
    STARTS,
    TIED,
    WON,
    lay_in_order,
)
from houseway.analysis.kernels.meetings.inferno import put
from houseway.analysis.kernels.meetings.known_cards import HIDDEN
from houseway.analysis.kernels.meetings.sweeping import SETS, Ints, avoiding


@kernel
def meet_beside(
    card: int, board: Cards, hands: Cards, fours: Cards, nets: Ints, worth: Ints
) -> None:
    """Add what hands win on a board against a dealer's card and four more, over losing them all.

    `nets` are what outcomes win. Those that lie below a hand pay it more by each card that their
    flush is shorter.
    """
    laid = LANES[board[0]] | LANES[board[1]]
    places = np.empty(hands.shape[0], dtype=np.int32)
    order = np.empty(hands.shape[0], dtype=np.int32)
    ends = lay_in_order(hands, laid, 0, places, order)
    dealers = np.empty(fours.shape[0], dtype=np.int32)
    rising = np.empty(fours.shape[0], dtype=np.int32)
    gone = lay_in_order(fours, laid, LANES[card], dealers, rising)
    seen, length = np.zeros(SETS, dtype=np.int32), FEWEST
    for place in range(STARTS[FEWEST], STARTS[MOST + 1]):
        if place == STARTS[length + 1]:
            length += 1
            for i in order[ends[place] : ends[-1]]:  # all shorter flushes have gone by
                margin = WON + LENGTHS[places[i]] - length
                more = nets[margin + 1] - nets[margin]
                if more:
                    worth[i] += more * avoiding(seen, hands, i)
        level = order[ends[place] : ends[place + 1]]
        for i in level:
            worth[i] += (nets[WON] - nets[TIED]) * avoiding(seen, hands, i)
        for i in rising[gone[place] : gone[place + 1]]:
            put(seen, fours, i, HIDDEN, 1)
        for i in level:
            worth[i] += (nets[TIED] - nets[LOST]) * avoiding(seen, hands, i)
