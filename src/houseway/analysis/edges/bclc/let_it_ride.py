"""Let It Ride: every three cards with every board behind them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealt import Rows, count_table, suit_classes, values_of
from houseway.analysis.edges.deciding import Hand, Weighed, all_of
from houseway.analysis.edges.paid import NOTHING, net_of, paid_by, row_names
from houseway.analysis.edges.results import Decision, Strategy, Study, card_seen, wager
from houseway.analysis.edges.work import Work
from houseway.cards import STANDARD
from houseway.games.bclc.let_it_ride import LetItRide
from houseway.hands import FIVE_CARD
from houseway.play.settings import Settings
from houseway.wagers import PayTable

LEFT = 49  # cards that the player does not see
ORDERED = LEFT * (LEFT - 1)  # boards, the first card apart from the second


def study(game: LetItRide, settings: Settings, work: Work) -> Study:
    """The three bets are equal: the edge is of one of them."""
    table = game.pay_tables["bet_1"]
    names, nets = paying(table)
    hands, weights = suit_classes(3)
    rows: Counter[tuple[str, Fraction]] = Counter()
    taken: Counter[tuple[str, int]] = Counter()
    won: Counter[str] = Counter()  # by how it is played, scaled
    for hand, weight in zip(hands, weights.tolist(), strict=True):
        places = finished(hand, table)  # by the first card of the board, and the second
        worth = nets[places]
        first = worth.sum() >= 0
        second = worth.sum(axis=1) >= 0
        each, by_card = int(worth.sum()), np.maximum(worth.sum(axis=1), 0)
        won[BEST] += weight * (each + max(each, 0) + int(by_card.sum()))
        won[ALL_RIDE] += weight * 3 * each
        won[ONE_RIDES] += weight * each
        won[CARD_SEEN] += weight * (each + 2 * int(by_card.sum()))
        taken["bet_1", int(first)] += weight * ORDERED
        for bets, chosen in ((2, second), (1, ~second)):
            taken["bet_2", bets - 1] += weight * int(chosen.sum()) * (LEFT - 1)
            for place, deals in enumerate(
                np.bincount(places[chosen].ravel(), minlength=len(names))
            ):
                riding = bets + int(first)
                rows[names[place], riding * Fraction(int(nets[place]), SCALE)] += weight * int(
                    deals
                )
    total = sum(rows.values())
    rides = {bet: Fraction(taken[bet, 1], total) for bet in ("bet_1", "bet_2")}
    main = wager("bet_1", rows, staked=1 + sum(rides.values(), Fraction(0)))
    bonus = game.pay_tables["bonus"]
    stake = next(spot.exactly for spot in game.spots if spot.name == "bonus")
    counts = count_table(bonus, FIVE_CARD, 5, STANDARD, work)
    return Study(
        (main, paid_by("bonus", bonus, counts, stake or 0)),
        decisions=tuple(
            Decision(bet, {"let it ride": share, "take back": 1 - share})
            for bet, share in rides.items()
        ),
        strategy=Strategy(
            (RULE_1, RULE_2),
            mistakes={
                habit: (won[BEST] - won[habit]) / (SCALE * total) for habit in (ALL_RIDE, ONE_RIDES)
            },
        ),
        asides=(card_seen(main.house_edge, -won[CARD_SEEN] / (SCALE * total), CARD_SEEN),),
        notes=(
            "bet_1 stands for the three equal bets; the edge is of one of them",
            "a bet that wins as much as it loses rides",
        ),
    )


BEST, ALL_RIDE, ONE_RIDES = "best", "letting every bet ride", "taking back both bets always"
CARD_SEEN = "the first community card"
SCALE = 2  # so that odds such as 3 to 2 stay whole
RULE_1 = (
    "Three cards: let it ride with a paying hand, or three to a royal or a straight flush "
    "(at most one gap with one high card, two gaps with two; not A-2-3 or 2-3-4)."
)
RULE_2 = (
    "Four cards: let it ride with a paying hand, four to a flush, four to an outside straight, "
    "or four high cards to a straight. Without a ten or better in it, or with an inside straight "
    "of high cards, the bet wins as much as it loses."
)


def paying(table: PayTable) -> tuple[list[str], NDArray[np.int64]]:
    """The rows that a hand may fall under, and what each wins on one bet."""
    paid = dict(table.rows)
    names = [name for _, name in row_names(table, FIVE_CARD)]
    nets = [int(SCALE * net_of(paid[name])) if name in paid else -SCALE for name in names]
    return [name if name in paid else NOTHING for name in names], np.array(nets)


def finished(hand: Rows, table: PayTable) -> NDArray[np.int64]:
    """The row that each ordered board makes of three cards."""
    left = np.array([card for card in range(52) if card not in hand], dtype=np.uint8)
    one, two = np.nonzero(~np.eye(LEFT, dtype=bool))
    five = np.empty((ORDERED, 5), dtype=np.uint8)
    five[:, :3], five[:, 3], five[:, 4] = hand, left[one], left[two]
    floors = np.array([floor for floor, _ in row_names(table, FIVE_CARD)])
    places = np.searchsorted(floors, values_of(FIVE_CARD, five), side="right") - 1
    return places.reshape(LEFT, LEFT - 1)


def weigh(game: LetItRide, settings: Settings, hand: Hand) -> Weighed:
    """One bet that rides, or is taken back; with a community card seen or without."""
    hand.check((3,), (0, 1))
    table = game.pay_tables["bet_1"]
    five = all_of(FIVE_CARD, hand.rest, 2 - len(hand.seen), (*hand.own, *hand.seen))
    floors = np.array([floor for floor, _ in row_names(table, FIVE_CARD)])
    won = paying(table)[1][np.searchsorted(floors, five, side="right") - 1].mean() / SCALE
    return Weighed({"let it ride": float(won), "take back": 0.0})
