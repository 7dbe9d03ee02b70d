"""Three Card Baccarat: every hand against every hand of the bank."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from houseway.analysis.edges.dealt import (
    count_table,
    every_hand,
    masks_of,
    suit_classes,
    values_of,
)
from houseway.analysis.edges.paid import paid_by
from houseway.analysis.edges.results import Study, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.meeting import ABOVE, BELOW, LEVEL, meet
from houseway.cards import STANDARD
from houseway.games.bclc.three_card_baccarat import COMMISSION, ThreeCardBaccarat
from houseway.hands import THREE_CARD_BACCARAT
from houseway.play.settings import Settings

KEPT = 1 - Fraction(COMMISSION.percent, 100)


def study(game: ThreeCardBaccarat, settings: Settings, work: Work) -> Study:
    """Against the house's bank: wins pay commission, ties push."""
    hands, weights = suit_classes(3)
    others = every_hand(3)
    counts = np.zeros((len(hands), 4), dtype=np.int64)
    values, banks = values_of(THREE_CARD_BACCARAT, hands), values_of(THREE_CARD_BACCARAT, others)
    meet(masks_of(hands), values, masks_of(others), banks, 0, counts)
    below, level, above = (int(weights @ counts[:, at]) for at in (BELOW, LEVEL, ABOVE))
    rows = {
        ("wins", KEPT): below,
        ("ties", Fraction(0)): level,
        ("loses", Fraction(-1)): above,
    }
    table = game.pay_tables["three_kings"]
    kings = count_table(table, THREE_CARD_BACCARAT, 3, STANDARD, work)
    return Study((wager("base", rows), paid_by("three_kings", table, kings)))
