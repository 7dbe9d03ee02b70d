"""Four Card Poker with the Bad Beat Bonus: both hands good, and one of them beaten."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from houseway.analysis.edges.bclc.four_card_poker import study_of, weigh
from houseway.analysis.edges.open_card import DEALS, Met, meet_open_cards
from houseway.analysis.edges.paid import NOTHING, paid_by, row_names
from houseway.analysis.edges.results import Study, Wager
from houseway.analysis.edges.work import Work
from houseway.games.bclc.four_card_poker_bad_beat import FourCardPokerBadBeat
from houseway.hands import FOUR_CARD
from houseway.play.settings import Settings
from houseway.wagers import PayTable

FOLD_RULE = "the Bad Beat Bonus is lost with a folded hand: by the best play none that could win it"


def study(game: FourCardPokerBadBeat, settings: Settings, work: Work) -> Study:
    floors = paid_floors(game.pay_tables["bad_beat"])
    met = meet_open_cards(np.array([floor for floor, _ in floors], dtype=np.int32), work)
    found = study_of(game, settings, work, met)
    ante, aces_up, *others = found.wagers
    wagers = (ante, aces_up, bad_beat(game.pay_tables["bad_beat"], met), *others)
    return replace(found, wagers=wagers, notes=(FOLD_RULE, *found.notes))


def paid_floors(table: PayTable) -> list[tuple[int, str]]:
    """The rows from the least that is paid on, each with its least value."""
    floors, paid = row_names(table, FOUR_CARD), dict(table.rows)
    first = next((at for at, (_, name) in enumerate(floors) if name in paid), len(floors))
    return floors[first:]


def bad_beat(table: PayTable, met: Sequence[Met]) -> Wager:
    """Paid by the weaker of two unequal hands, whose ever it is (2.4.2, 2.4.3)."""
    floors = paid_floors(table)
    both = [*np.sum([one.both for one in met], axis=0).tolist(), 0]
    counts = Counter({NOTHING: DEALS - both[0]})
    starts = np.array([floor for floor, _ in floors])
    for at, (_, name) in enumerate(floors):
        counts[name] += both[at] - both[at + 1]
    for one in met:
        rows = np.searchsorted(starts, one.values, side="right")
        for at, (_, name) in enumerate(floors, 1):
            tied = int((one.weights * one.level)[rows == at].sum())
            counts[name] -= tied
            counts[NOTHING] += tied
    found = paid_by("bad_beat", table, counts)
    assert found.deals == DEALS, "the rows do not sum to the deals"
    return found


__all__ = ["bad_beat", "paid_floors", "study", "weigh"]
