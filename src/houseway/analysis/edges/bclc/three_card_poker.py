"""Three Card Poker: every hand against every hand of the dealer."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import numpy as np

from houseway.analysis.edges.dealt import (
    count_table,
    every_hand,
    masks_of,
    suit_classes,
    values_of,
)
from houseway.analysis.edges.paid import net_of, paid_by
from houseway.analysis.edges.progressive import NO_METER, five_cards
from houseway.analysis.edges.results import Decision, Strategy, Study, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meeting import ABOVE, BELOW, LEVEL, SHORT, meet
from houseway.cards import STANDARD
from houseway.games.bclc.three_card_poker import QUALIFIES, ThreeCardPoker
from houseway.hands import FIVE_CARD, THREE_CARD
from houseway.play.settings import Settings
from houseway.wagers import PayTable

RANKS = "23456789TJQKA"
FOLDED = ("folded", Fraction(-1))
OUTCOMES = {  # what ante and play together win, by the dealer's hand
    SHORT: ("dealer does not qualify", 1),
    BELOW: ("wins", 2),
    LEVEL: ("ties", 0),
    ABOVE: ("loses", -2),
}


def study(game: ThreeCardPoker, settings: Settings, work: Work) -> Study:
    hands, weights = suit_classes(3)
    values = values_of(THREE_CARD, hands)
    others = every_hand(3)
    counts = np.zeros((len(hands), 4), dtype=np.int64)
    meet(
        masks_of(hands), values, masks_of(others), values_of(THREE_CARD, others), QUALIFIES, counts
    )

    rows: Counter[tuple[str, Fraction]] = Counter()
    played, least = 0, None
    for value, weight, met in zip(values.tolist(), weights.tolist(), counts.tolist(), strict=True):
        bonus = ante_bonus(game.pay_tables["ante_bonus"], value)
        won = sum(met[at] * (OUTCOMES[at][1] + bonus) for at in OUTCOMES)
        if won <= -sum(met):
            rows[FOLDED] += weight * sum(met)
            continue
        played += weight
        least = value if least is None else min(least, value)
        for at, (name, net) in OUTCOMES.items():
            rows[name, net + bonus] += weight * met[at]

    share = Fraction(played, comb(52, 3))
    main = wager("ante", rows, staked=1 + share)
    sides = [
        paid_by(
            spot,
            game.pay_tables[spot],
            count_table(game.pay_tables[spot], by, size, STANDARD, work),
        )
        for spot, by, size in (("pair_plus", THREE_CARD, 3), ("six_card_bonus", FIVE_CARD, 6))
    ]
    assert least is not None
    return Study(
        (main, *sides, five_cards(game, settings, work)),
        decisions=(Decision("play or fold", {"play": share, "fold": 1 - share}),),
        strategy=Strategy((f"Play {in_ranks(least)} or better; fold everything below.",)),
        notes=(NO_METER,),
    )


def ante_bonus(table: PayTable, value: int) -> Fraction:
    paid = table.pays(THREE_CARD.category(value).name)
    return net_of(paid) if paid else Fraction(0)


def in_ranks(value: int) -> str:
    """A high-card hand by its ranks: Q-6-4."""
    return "-".join(RANKS[(value >> shift & 15) - 2] for shift in (16, 12, 8))
