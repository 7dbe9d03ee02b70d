"""Four Card Poker: every hand beside every open card, against all that the dealer may have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from math import lcm

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges import second_card
from houseway.analysis.edges.bclc.four_card_strategy import strategy
from houseway.analysis.edges.dealt import count_table
from houseway.analysis.edges.deciding import Hand, Weighed, all_of
from houseway.analysis.edges.open_card import DEALS, HIDDEN, Ints, Met, meet_open_cards
from houseway.analysis.edges.paid import net_of, paid_by, row_names
from houseway.analysis.edges.progressive import NO_METER, five_cards
from houseway.analysis.edges.results import Aside, Decision, Study, Wager, card_seen, wager
from houseway.analysis.edges.second_card import Beaten, beat_pairs
from houseway.analysis.edges.work import Work
from houseway.cards import STANDARD
from houseway.games.bclc.four_card_poker import MOST_PLAY, FourCardPoker
from houseway.hands import FOUR_CARD
from houseway.play.settings import Settings
from houseway.wagers import PayTable

BETS = (0, 1, MOST_PLAY)  # what comes between is worth what lies between: never the best
SAID = {0: "fold", 1: "bet one ante", MOST_PLAY: "bet three antes"}
FOLDED = ("folded", Fraction(-1))
FOLD_RULE = (
    "Aces Up is lost with a folded hand: the best play folds none that it pays by the printed table"
)


def study(game: FourCardPoker, settings: Settings, work: Work) -> Study:
    return study_of(game, settings, work, meet_open_cards(np.array([], dtype=np.int32), work))


def study_of(game: FourCardPoker, settings: Settings, work: Work, met: Sequence[Met]) -> Study:
    """What both sections have: ante and play, Aces Up, the progressive."""
    bonus = AnteBonus.of(game.pay_tables["ante_bonus"])
    worths = [worth_of(each, bonus) for each in met]
    best = [worth.argmax(axis=1) for worth in worths]  # the least bet of those that are worth most
    taken = [sum(int(m.weights[b == bet].sum()) for m, b in zip(met, best, strict=True)) * HIDDEN
             for bet in range(len(BETS))]  # fmt: skip
    rows: Counter[tuple[str, Fraction]] = Counter()
    for one, chosen in zip(met, best, strict=True):
        rows.update(rows_of(one, chosen, bonus))
    shares = [Fraction(each, DEALS) for each in taken]
    staked = 1 + sum((bet * share for bet, share in zip(BETS, shares, strict=True)), Fraction(0))
    main = wager("ante", rows, staked=staked)
    assert main.deals == DEALS, "the rows do not sum to the deals"
    return Study(
        (main, aces_up(game, work), five_cards(game, settings, work)),
        decisions=(Decision("play", {SAID[b]: s for b, s in zip(BETS, shares, strict=True)}),),
        strategy=strategy(met, worths, DEALS * bonus.scale),
        asides=(with_card_seen(main, bonus, work),) if work.thorough else (),
        notes=(FOLD_RULE, NO_METER),
    )


@dataclass(frozen=True, slots=True)
class AnteBonus:
    """What is paid beside a played hand, in antes by the least value of each row."""

    floors: Ints
    paid: tuple[Fraction, ...]
    scale: int  # whole numbers when multiplied by it

    @classmethod
    def of(cls, table: PayTable) -> AnteBonus:
        odds = dict(table.rows)
        floors = row_names(table, FOUR_CARD)
        paid = tuple(net_of(odds[name]) if name in odds else Fraction(0) for _, name in floors)
        scale = lcm(*(each.denominator for each in paid))
        return cls(np.array([floor for floor, _ in floors]), paid, scale)

    def row_of(self, values: NDArray[np.int32]) -> Ints:
        found: Ints = np.searchsorted(self.floors, values, side="right") - 1
        return found


def worth_of(met: Met, bonus: AnteBonus) -> Ints:
    """What each hand wins in all with each bet, scaled: a hand that ties wins (2.1.3)."""
    return worth_by(met.values, met.below + met.level, HIDDEN, bonus)


def worth_by(values: NDArray[np.int32], won: Ints, deals: int, bonus: AnteBonus) -> Ints:
    """The same of hands that win so many deals of so many."""
    ahead = bonus.scale * (2 * won - deals)
    paid = np.array([int(bonus.scale * each) for each in bonus.paid])[bonus.row_of(values)]
    played = [(1 + bet) * ahead + deals * paid for bet in BETS[1:]]
    return np.stack([np.full_like(ahead, -bonus.scale * deals), *played], axis=1)


def with_card_seen(main: Wager, bonus: AnteBonus, work: Work) -> Aside:
    """What the game costs a player who knows one more of the dealer's cards."""
    won = beat_pairs(partial(best_of, bonus), work)
    return card_seen(main.house_edge, -won / (bonus.scale * second_card.DEALS))


def best_of(bonus: AnteBonus, found: Beaten) -> int:
    """What the best bets win with all hands beside two cards of the dealer's, scaled."""
    worth = worth_by(found.values, found.won, second_card.BEHIND, bonus)
    return int(found.weights @ worth.max(axis=1))


def rows_of(met: Met, best: Ints, bonus: AnteBonus) -> Counter[tuple[str, Fraction]]:
    """How ante and play come out, the ante bonus with them."""
    rows: Counter[tuple[str, Fraction]] = Counter()
    won, places = met.below + met.level, bonus.row_of(met.values)
    rows[FOLDED] += int(met.weights[best == 0].sum()) * HIDDEN
    for at, bet in enumerate(BETS[1:], 1):
        antes = "one ante" if bet == 1 else "three antes"
        for row, paid in enumerate(bonus.paid):
            held = (best == at) & (places == row)
            wins, deals = int(met.weights[held] @ won[held]), int(met.weights[held].sum()) * HIDDEN
            rows[f"{antes} bet, wins", 1 + bet + paid] += wins
            rows[f"{antes} bet, loses", paid - 1 - bet] += deals - wins
    return rows


def aces_up(game: FourCardPoker, work: Work) -> Wager:
    table = game.pay_tables["aces_up"]
    return paid_by("aces_up", table, count_table(table, FOUR_CARD, 5, STANDARD, work))


def weigh(game: FourCardPoker, settings: Settings, hand: Hand) -> Weighed:
    """Fold, or bet one to three antes, against every hand behind the dealer's open card."""
    hand.check((5,), (1,))
    value = FOUR_CARD.value(hand.own)
    dealers = all_of(FOUR_CARD, hand.rest, 5, hand.seen)
    won = float(np.where(dealers <= value, 1, -1).mean())  # a tie wins (2.1.3)
    table = game.pay_tables["ante_bonus"]
    bonus = table.pays(FOUR_CARD.rank(hand.own))
    paid = float(net_of(bonus)) if bonus else 0.0
    bets = {SAID[bet]: (1 + bet) * won + paid for bet in BETS[1:]}
    return Weighed({"fold": -1.0, **bets})
