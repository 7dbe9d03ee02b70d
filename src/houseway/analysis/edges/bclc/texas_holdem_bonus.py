"""Texas Hold'em Bonus: every flop up to its suits, every turn and river, every holding."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealers_card import DEALS, Terms, deals_of_kinds, streets
from houseway.analysis.edges.deciding import Hand, Weighed, against_two, ahead, begun
from houseway.analysis.edges.flops import ahead_behind
from houseway.analysis.edges.holdings import by_name, chart
from houseway.analysis.edges.kept_flops import AHEAD, every_flop, keep_flops
from houseway.analysis.edges.paid import net_of, paid_by
from houseway.analysis.edges.progressive import NO_METER, five_cards
from houseway.analysis.edges.results import Decision, Strategy, Study, Wager, card_seen, wager
from houseway.analysis.edges.streets import Counts, by_bets
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.streets import LOST, STRONG, TIED, WEAK
from houseway.analysis.kernels.rankings.five_card_tables import VALUES
from houseway.cards import STANDARD
from houseway.games.bclc.texas_holdem_bonus import (
    IN_HAND,
    PAID_ANTE,
    STRAIGHT_OR_BETTER,
    TexasHoldemBonus,
    in_hand,
)
from houseway.play.settings import Settings

FLOP = 2  # antes bet before the flop is seen
SAID = {STRONG: "wins, straight or better", WEAK: "wins", TIED: "ties", LOST: "loses"}


def study(game: TexasHoldemBonus, settings: Settings, work: Work) -> Study:
    deals = by_bets(STRAIGHT_OR_BETTER, work)
    paid = game.pay_tables["ante"].pays(PAID_ANTE)
    ante = net_of(paid) if paid else Fraction(0)
    each = deals.sum(axis=(1, 2, 3))
    bets = worth(deals, ante)
    stays = bets > -each * SCALE
    main = main_game(deals, ante, stays)
    return Study(
        (
            main,
            bonus_jackpot(game),
            five_cards(game, settings, work),
        ),
        decisions=tuple(decisions(deals, stays)),
        strategy=Strategy(
            (
                "Bet the flop with everything that the chart does not fold.",
                "Bet turn and river whenever more deals are won than lost; else check.",
            ),
            (chart("Before the flop", stays, "bet", "fold"),),
            mistakes(deals, ante, stays),
            by_name({"bet": bets, "fold": -each * SCALE}, each, SCALE),
        ),
        asides=(card_seen(main.house_edge, -seen_by(ante, work)),) if work.thorough else (),
        notes=(NO_METER,),
    )


SCALE = 2


def seen_by(ante: Fraction, work: Work) -> float:
    """What the game wins for a player who has seen one of the dealer's cards."""
    strong = int(np.searchsorted(VALUES, STRAIGHT_OR_BETTER))
    found = streets(Terms(strong, int(SCALE * ante)), work)
    once = found.ante + SCALE * (FLOP * found.lead + found.on_flop)
    bets = 2 * once + SCALE * found.on_turn  # every turn and river comes in both orders
    return int(np.maximum(bets, -2 * SCALE * deals_of_kinds()).sum()) / (2 * SCALE * DEALS)


def nets(ante: Fraction, more: int) -> NDArray[np.int64]:
    """What each outcome wins with so many antes on turn and river, scaled."""
    each = np.zeros(4, dtype=np.int64)
    each[STRONG] = int(SCALE * (ante + FLOP + more))
    each[WEAK] = SCALE * (FLOP + more)
    each[LOST] = -SCALE * (1 + FLOP + more)
    return each


def worth(deals: Counts, ante: Fraction) -> Counts:
    """What betting the flop wins in all, by kind of holding."""
    ways = product((0, 1), repeat=2)
    return sum((deals[:, f, t] @ nets(ante, f + t) for f, t in ways), np.zeros(len(deals), int))


def mistakes(deals: Counts, ante: Fraction, stays: NDArray[np.bool_]) -> dict[str, float]:
    """What plainer play costs, of one ante."""
    folded = -deals.sum(axis=(1, 2, 3)) * SCALE
    bets, total = worth(deals, ante), int(deals.sum()) * SCALE
    quiet = deals.sum(axis=(1, 2)) @ nets(ante, 0)
    best = int(np.where(stays, bets, folded).sum())
    return {
        "betting every flop": (best - int(bets.sum())) / total,
        "never betting turn or river": (best - int(np.where(stays, quiet, folded).sum())) / total,
    }


def main_game(deals: Counts, ante: Fraction, stays: NDArray[np.bool_]) -> Wager:
    rows: Counter[tuple[str, Fraction]] = Counter()
    staked = 0
    for flop_bet, turn_bet in product((0, 1), repeat=2):
        more = flop_bet + turn_bet
        counts = deals[stays, flop_bet, turn_bet].sum(axis=0)
        staked += (FLOP + more) * int(counts.sum())
        each = nets(ante, more)
        for at, name in SAID.items():
            rows[f"{FLOP + more} antes bet, {name}", Fraction(int(each[at]), SCALE)] += int(
                counts[at]
            )
    rows["folded", Fraction(-1)] += int(deals[~stays].sum())
    return wager("ante", rows, staked=1 + Fraction(staked, sum(rows.values())))


def decisions(deals: Counts, stays: NDArray[np.bool_]) -> list[Decision]:
    total, stayed = int(deals.sum()), int(deals[stays].sum())
    turn, river = int(deals[stays, 1].sum()), int(deals[stays][:, :, 1].sum())
    share = Fraction(stayed, total)
    return [
        Decision("before the flop", {"bet": share, "fold": 1 - share}),
        *(
            Decision(name, {"bet": Fraction(bet, stayed), "check": 1 - Fraction(bet, stayed)})
            for name, bet in (("turn", turn), ("river", river))
        ),
    ]


def bonus_jackpot(game: TexasHoldemBonus) -> Wager:
    """Two cards, and the dealer's two where they matter."""
    table = game.pay_tables["bonus_jackpot"]
    counts: Counter[str] = Counter()
    dealers = 1225  # two of the 50 cards left
    for own in combinations(STANDARD, 2):
        row = in_hand(own, ())
        if row == IN_HAND[0]:  # no dealer's card speaks against it: one hand of his has both aces
            counts[IN_HAND[0]] += 1
            counts[IN_HAND[1]] += dealers - 1
        else:
            counts[row or "nothing"] += dealers
    return paid_by("bonus_jackpot", table, counts)


def weigh(game: TexasHoldemBonus, settings: Settings, hand: Hand) -> Weighed:
    """The flop or a fold; then one ante more on the turn, three cards seen, or river, four."""
    hand.check((2,), (0, 3, 4))
    if not hand.seen:
        return begun(game, hand)
    own, dealers = against_two(hand.own, hand.seen)
    return Weighed({"bet": float(ahead(own, dealers).mean()), "check": 0.0})


def keep(game: TexasHoldemBonus, work: Work) -> None:
    """Count who is ahead on every flop, and keep it with the package."""
    keep_flops(AHEAD, every_flop(ahead_behind, work))
