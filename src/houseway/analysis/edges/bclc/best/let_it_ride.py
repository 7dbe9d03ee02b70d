"""Let It Ride by the exact decision: what all boards behind the cards pay, by the posted table."""

from __future__ import annotations

from bisect import bisect
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations

from houseway.analysis.edges.paid import net_of, row_names
from houseway.analysis.edges.suits import alike
from houseway.analysis.needs import missing_for_kernels
from houseway.analysis.policies import Policy, seen
from houseway.cards import STANDARD, Cards
from houseway.hands import FIVE_CARD
from houseway.play import Options
from houseway.play.actions import RIDE, TAKE_BACK, Action
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings
from houseway.play.view import View
from houseway.wagers import PayTable


@dataclass(frozen=True, slots=True)
class RidesWhenAhead:
    """Lets a bet ride where the boards to come pay as much as they take, or more."""

    table: PayTable

    def __call__(self, view: View, options: Options) -> Action:
        known = *seen(view, options.seat), *seen(view, "board")
        return RIDE if rides_with(self.table, known) else TAKE_BACK


def policy(game: BankedGame, settings: Settings) -> Policy:
    return RidesWhenAhead(game.pay_tables_for(settings)["bet_1"])


def rides_with(table: PayTable, known: Cards) -> bool:
    """Whether the boards to come pay as much as they take, or more."""
    count = worth if missing_for_kernels() else counted
    return count(table, alike(known)[0]) >= 0


@lru_cache(maxsize=1 << 15)
def counted(table: PayTable, known: Cards) -> int:
    """What one bet wins in all, scaled, by kernels."""
    import numpy as np

    from houseway.analysis.edges.bclc.let_it_ride import paying
    from houseway.analysis.edges.deciding import Hand, all_of

    five = all_of(FIVE_CARD, Hand(known).rest, 5 - len(known), known)
    floors = [floor for floor, _ in row_names(table, FIVE_CARD)]
    return int(paying(table)[1][np.searchsorted(floors, five, side="right") - 1].sum())


@lru_cache(maxsize=1 << 15)
def worth(table: PayTable, known: Cards) -> Fraction:
    """What one bet wins in all, over the boards that may be behind the cards."""
    floors = row_names(table, FIVE_CARD)
    paid = dict(table.rows)
    nets = [net_of(paid[name]) if name in paid else Fraction(-1) for _, name in floors]
    least = [floor for floor, _ in floors]
    left = [each for each in STANDARD if each not in known]
    counts = [0] * len(floors)
    for more in combinations(left, 5 - len(known)):
        counts[bisect(least, FIVE_CARD.value((*known, *more))) - 1] += 1
    return sum((net * count for net, count in zip(nets, counts, strict=True)), Fraction(0))
