"""Discard Inferno: every hand beside every open card, against all that the dealer may have left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from math import lcm, perm

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges import under_open
from houseway.analysis.edges.bclc.inferno_strategy import Bets, best_bets, strategy
from houseway.analysis.edges.burned import (
    DEALS,
    HIDDEN,
    HIGH_CARDS,
    Ints,
    Met,
    meet_hand,
    meet_open_cards,
)
from houseway.analysis.edges.dealt import count_table, pack_of
from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.edges.measured import Group
from houseway.analysis.edges.paid import net_of, paid_by, row_names
from houseway.analysis.edges.results import Aside, Decision, Study, Wager, card_seen, wager
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.rankings.five_card_tables import VALUES
from houseway.cards import STANDARD
from houseway.games.bclc.discard_inferno import COUNTS, TRIPS, DiscardInferno
from houseway.hands import INFERNO
from houseway.play.settings import Settings
from houseway.wagers import PayTable

FOLD = -2  # ante and blind
SAID = ("fold", "bet one ante", "bet two antes", "bet three antes")  # by antes
MOST, MOST_WITH_TRIPS = 2, 3  # 6.5.2, 6.5.2.a
NEXT = "the dealer's next card"
AnyMet = Met | under_open.Met


def study(game: DiscardInferno, settings: Settings, work: Work) -> Study:
    """The ante stands for the whole game: the blind, which is as large, and play are part of it."""
    met = meet_open_cards(work)
    blind = Blind(game.pay_tables["blind"])
    bets = [best_bets(worth_of(each, blind)) for each in met]
    shares = [Fraction(sum(int(m.weights[b == bet].sum()) for m, b in zip(met, bets, strict=True))
                       * HIDDEN, DEALS) for bet in range(len(SAID))]  # fmt: skip
    main = main_game(met, bets, blind, shares)
    return Study(
        (main, aces_up(game, work), burn_baby_burn(game)),
        decisions=(Decision("play", dict(zip(SAID, shares, strict=True))),),
        strategy=strategy(met, partial(worth_of, blind=blind), DEALS * blind.scale),
        asides=(with_card_seen(main, blind, work),) if work.thorough else (),
        notes=(
            "the ante stands for ante, blind and play; the edge is of one ante",
            "deals count the dealer's face-down cards in their order; no winnings are rounded up",
        ),
    )


class Blind:
    """What the blind wins with a winning hand, by the row of its table."""

    def __init__(self, table: PayTable) -> None:
        odds = dict(table.rows)
        floors = row_names(table, INFERNO)
        self.floors = np.array([floor for floor, _ in floors])
        self.names = [name for _, name in floors]
        self.paid = [net_of(odds[name]) if name in odds else Fraction(0) for name in self.names]
        self.scale = lcm(*(each.denominator for each in self.paid))

    def row_of(self, met: AnyMet) -> Ints:
        found: Ints = np.searchsorted(self.floors, values_of(met), side="right") - 1
        return found


def values_of(met: AnyMet) -> NDArray[np.int32]:
    """The hands' values by the ranking."""
    found: NDArray[np.int32] = np.asarray(VALUES)[met.places >> 1].astype(np.int32)
    return found


def worth_of(met: AnyMet, blind: Blind, hidden: int = HIDDEN) -> Ints:
    """What each hand wins in all with each bet, scaled; a bet that is not allowed is worst.

    `hidden` is how often each hand is met.
    """
    paid = np.array([int(blind.scale * each) for each in blind.paid])[blind.row_of(met)]
    lost = hidden - met.won - met.tied
    worth = np.empty((len(paid), len(SAID)), dtype=np.int64)
    worth[:, 0] = FOLD * blind.scale * hidden
    for bet in range(1, len(SAID)):
        worth[:, bet] = met.won * (blind.scale * (1 + bet) + paid) - lost * blind.scale * (2 + bet)
    worth[values_of(met) < TRIPS, MOST_WITH_TRIPS] = np.iinfo(np.int64).min
    return worth


def with_card_seen(main: Wager, blind: Blind, work: Work) -> Aside:
    """What the game costs a player who has seen the card under the dealer's open one."""
    found = under_open.worth_under(partial(best_of, blind=blind), work)
    won = found.over(blind.scale * under_open.HIDDEN)
    return card_seen(main.house_edge, -won.mean, NEXT, won.stderr)


def best_of(met: under_open.Met, blind: Blind) -> Group:
    """What the best bet wins with each hand beside two cards of the dealer's, scaled."""
    best: Group = worth_of(met, blind, under_open.HIDDEN).max(axis=1).astype(np.float64)
    return best


def main_game(
    met: Sequence[Met], bets: Sequence[Bets], blind: Blind, shares: Sequence[Fraction]
) -> Wager:
    rows: Counter[tuple[str, Fraction]] = Counter()
    for one, bet in zip(met, bets, strict=True):
        places = blind.row_of(one)
        rows["folded", Fraction(FOLD)] += int(one.weights[bet == 0].sum()) * HIDDEN
        for antes in range(1, len(SAID)):
            for row, paid in enumerate(blind.paid):
                held = (bet == antes) & (places == row)
                weights = one.weights[held]
                won, tied = int(weights @ one.won[held]), int(weights @ one.tied[held])
                told = SAID[antes].removeprefix("bet ")
                rows[f"{told} bet, wins", 1 + antes + paid] += won
                rows[f"{told} bet, ties", Fraction(0)] += tied
                lost = int(weights.sum()) * HIDDEN - won - tied
                rows[f"{told} bet, loses", Fraction(-2 - antes)] += lost
    staked = 2 + sum((antes * share for antes, share in enumerate(shares)), Fraction(0))
    found = wager("ante", rows, staked=staked)
    assert found.deals == DEALS, "the rows do not sum to the deals"
    return found


def aces_up(game: DiscardInferno, work: Work) -> Wager:
    table = game.pay_tables["aces_up"]
    return paid_by("aces_up", table, count_table(table, INFERNO, 6, STANDARD, work))


def burn_baby_burn(game: DiscardInferno) -> Wager:
    """Seven cards in order: so many high ones, then a low one, then any."""
    counts: Counter[str] = Counter()
    cards, low = len(STANDARD), len(STANDARD) - HIGH_CARDS
    for thrown in range(6):
        ways = perm(HIGH_CARDS, thrown) * low * perm(cards - 1 - thrown, 6 - thrown)
        counts[COUNTS[6 - thrown]] += ways
    counts[COUNTS[0]] += perm(HIGH_CARDS, 6) * (cards - 6)  # the last is kept whatever it is
    assert sum(counts.values()) == perm(cards, 7), "the rows do not sum to the deals"
    return paid_by("burn_baby_burn", game.pay_tables["burn_baby_burn"], counts)


def weigh(game: DiscardInferno, settings: Settings, hand: Hand) -> Weighed:
    """Fold, or bet as many antes as the hand allows, against all that the dealer may have left."""
    hand.check((6,), (1,))
    won, tied = (each / HIDDEN for each in meet_hand(pack_of(hand.own), hand.seen[0].index))
    value = INFERNO.value(hand.own)
    odds = game.pay_tables["blind"].pays(INFERNO.rank(hand.own))
    paid = float(net_of(odds)) if odds else 0.0
    most = MOST_WITH_TRIPS if value >= TRIPS else MOST
    bets = {SAID[bet]: won * (1 + bet + paid) - (1 - won - tied) * (2 + bet)
            for bet in range(1, most + 1)}  # fmt: skip
    return Weighed({SAID[0]: float(FOLD), **bets})
