"""Three Card Poker: every hand against every hand of the dealer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from math import comb

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import (
    count_table,
    every_hand,
    masks_of,
    suit_classes,
    values_of,
)
from houseway.analysis.edges.deciding import Hand, Weighed, all_of
from houseway.analysis.edges.paid import net_of, paid_by
from houseway.analysis.edges.progressive import NO_METER, five_cards
from houseway.analysis.edges.results import (
    Aside,
    Decision,
    Strategy,
    Study,
    Wager,
    card_seen,
    wager,
)
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.meeting import (
    ABOVE,
    BELOW,
    LEVEL,
    SHORT,
    meet,
    meet_by_card,
)
from houseway.cards import STANDARD
from houseway.games.bclc.three_card_poker import QUALIFIES, ThreeCardPoker
from houseway.hands import FIVE_CARD, THREE_CARD
from houseway.hands.category import PAIR
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

    total = int(weights.sum()) * comb(49, 3)
    nets = np.array([OUTCOMES[at][1] for at in range(len(OUTCOMES))])
    bonuses = [ante_bonus(game.pay_tables["ante_bonus"], value) for value in values.tolist()]
    gains = [
        Fraction(int(weight)) * (int(met @ nets) + (1 + bonus) * int(met.sum()))
        for weight, met, bonus in zip(weights, counts, bonuses, strict=True)
    ]  # of playing over folding
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
        strategy=Strategy(
            (f"Play {in_ranks(least)} or better; fold everything below.",),
            mistakes=habits(values, gains, total),
        ),
        asides=(with_card_seen(game, main),),
        notes=(NO_METER,),
    )


def habits(values: NDArray[np.int32], gains: Sequence[Fraction], total: int) -> dict[str, float]:
    """What it costs to play otherwise, of one ante."""
    best = sum((gain for gain in gains if gain > 0), Fraction(0))

    def cost(least: int) -> float:
        kept = (gain for value, gain in zip(values.tolist(), gains, strict=True) if value >= least)
        return float((best - sum(kept, Fraction(0))) / total)

    pair = THREE_CARD.least(PAIR)
    return {
        "playing blind": cost(0),
        "playing any queen or better": cost(QUALIFIES),
        "playing a pair or better": cost(pair),
    }


def with_card_seen(game: ThreeCardPoker, main: Wager) -> Aside:
    """What the ante costs somebody who has seen one of the dealer's cards, by mistake."""
    hands, weights = suit_classes(3)
    others = every_hand(3)
    values, banks = values_of(THREE_CARD, hands), values_of(THREE_CARD, others)
    nets = np.array([OUTCOMES[at][1] for at in range(len(OUTCOMES))])
    won = Fraction(0)
    for value, mask, weight in zip(values, masks_of(hands), weights.tolist(), strict=True):
        met = np.zeros((52, len(OUTCOMES)), dtype=np.int64)
        meet_by_card(mask, value, others, banks, QUALIFIES, met)
        bonus = ante_bonus(game.pay_tables["ante_bonus"], int(value))
        for each in met:
            deals = int(each.sum())
            won += weight * max(int(each @ nets) + bonus * deals, Fraction(-deals))
    edge = float(-won / (comb(52, 3) * 3 * comb(49, 3)))
    return card_seen(main.house_edge, edge)


def ante_bonus(table: PayTable, value: int) -> Fraction:
    paid = table.pays(THREE_CARD.category(value).name)
    return net_of(paid) if paid else Fraction(0)


def in_ranks(value: int) -> str:
    """A high-card hand by its ranks: Q-6-4."""
    return "-".join(RANKS[(value >> shift & 15) - 2] for shift in (16, 12, 8))


def weigh(game: ThreeCardPoker, settings: Settings, hand: Hand) -> Weighed:
    """Play or fold, against every hand that the dealer may have; a card of his may be seen."""
    hand.check((3,), (0, 1))
    value = THREE_CARD.value(hand.own)
    dealers = all_of(THREE_CARD, hand.rest, 3 - len(hand.seen), hand.seen)
    won = np.where(dealers < QUALIFIES, 1, 2 * np.sign(value - dealers)).mean()
    bonus = ante_bonus(game.pay_tables["ante_bonus"], value)
    return Weighed({"play": float(won) + float(bonus), "fold": -1.0})
