"""Ultimate Texas Hold'em, one hand at a time: whether a bet on the flop or river is best."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.bclc.ultimate_texas_holdem import read_blind, worth
from houseway.analysis.edges.flops import Rows, best_on, faced_all, indices
from houseway.analysis.edges.kept_flops import ULTIMATE, Bets, kept_flops
from houseway.analysis.edges.paid import net_of
from houseway.analysis.kernels.meetings.facing import LOST, LOST_SHORT, WON, WON_SHORT
from houseway.analysis.kernels.meetings.ultimate import COUNTERS, FOLD, SCALE, play_flop
from houseway.analysis.kernels.rankings.five_card_tables import VALUES
from houseway.cards import Cards
from houseway.games.bclc.ultimate_texas_holdem import QUALIFIES
from houseway.hands import FIVE_CARD
from houseway.wagers import PayTable

LEAST = int(np.searchsorted(VALUES, QUALIFIES))


def bets_on_flop(own: Cards, flop: Cards, table: PayTable) -> bool:
    """Whether two antes now are worth more than the best play of the river."""
    kept = kept_flops(ULTIMATE, table.text)
    return best_on(kept, own, flop, lambda stands: _bets(stands, table))


@lru_cache(maxsize=1755)
def _bets(flop: Cards, table: PayTable) -> Bets:
    return bets_behind(indices(flop), table)


def bets_behind(flop: Rows, table: PayTable) -> Bets:
    """Whether to bet two antes on a flop, for all two cards behind it."""
    blind = read_blind(table)
    seen, played = np.zeros((2, 1176, COUNTERS), dtype=np.int32)
    folds = np.zeros(1176, dtype=np.int32)
    play_flop(flop, blind.row_of, blind.pays, LEAST, seen, played, folds)
    bets: Bets = worth(seen, blind, 2) > worth(played, blind, 1) + FOLD * SCALE * folds
    return bets


def bets_on_river(own: Cards, board: Cards, table: PayTable) -> bool:
    """Whether one ante loses less than ante and blind."""
    row = table.pays(FIVE_CARD.rank((*own, *board)))
    pays = np.array([int(SCALE * net_of(row)) if row else 0])
    return bool(river_bets(indices(own)[None, :], indices(board)[None, :], pays)[0])


def river_bets(owns: Rows, boards: Rows, pays: NDArray[np.int64]) -> Bets:
    """The same for many hands, from what the blind of each wins, scaled."""
    met = faced_all(owns, boards, LEAST).T.astype(np.int64)
    won, lost = met[WON] + met[WON_SHORT], met[LOST] + met[LOST_SHORT]
    ante = met[WON] - met[LOST]
    bet: Bets = SCALE * (ante + won - 2 * lost) + pays * won > FOLD * SCALE * met.sum(axis=0)
    return bet
