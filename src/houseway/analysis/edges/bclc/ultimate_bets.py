"""Ultimate Texas Hold'em, one hand at a time: whether a bet on the flop or river is best."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from houseway.analysis.edges.bclc.ultimate_texas_holdem import read_blind, worth
from houseway.analysis.edges.flops import Bets, by_suits, indices, showdowns
from houseway.analysis.edges.paid import net_of
from houseway.analysis.kernels.five_card_tables import VALUES
from houseway.analysis.kernels.ultimate import COUNTERS, FOLD, SCALE, play_flop
from houseway.cards import Cards
from houseway.games.bclc.ultimate_texas_holdem import QUALIFIES
from houseway.hands import FIVE_CARD
from houseway.wagers import PayTable


def bets_on_flop(own: Cards, flop: Cards, table: PayTable) -> bool:
    """Whether two antes now are worth more than the best play of the river."""
    stands, number = by_suits(own, flop)
    return bool(_bets(stands, table)[number])


@lru_cache(maxsize=1755)
def _bets(flop: Cards, table: PayTable) -> Bets:
    blind = read_blind(table)
    seen, played = np.zeros((2, 1176, COUNTERS), dtype=np.int32)
    folds = np.zeros(1176, dtype=np.int32)
    least = int(np.searchsorted(VALUES, QUALIFIES))
    play_flop(indices(flop), blind.row_of, blind.pays, least, seen, played, folds)
    bets: Bets = worth(seen, blind, 2) > worth(played, blind, 1) + FOLD * SCALE * folds
    return bets


def bets_on_river(own: Cards, board: Cards, table: PayTable) -> bool:
    """Whether one ante loses less than ante and blind."""
    mine, theirs = showdowns(own, board)
    short = theirs < QUALIFIES
    row = table.pays(FIVE_CARD.rank((*own, *board)))
    won, lost = mine > theirs, mine < theirs
    ante = int((won & ~short).sum()) - int((lost & ~short).sum())
    rest = int(won.sum()) * (1 + (net_of(row) if row else 0)) - 2 * int(lost.sum())
    return ante + rest > FOLD * len(mine)
