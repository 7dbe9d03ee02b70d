"""Never Fold'em Hold'em: every flop up to its suits, every board behind it, every holding."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import combinations, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.dealers_card import DEALS, Terms, streets
from houseway.analysis.edges.dealt import count_table, suit_classes
from houseway.analysis.edges.deciding import Hand, Weighed, against_two, ahead, begun
from houseway.analysis.edges.holdings import CLASSES, by_name, chart, class_of
from houseway.analysis.edges.paid import NOTHING, net_of, paid_by, row_names
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
from houseway.analysis.kernels.meetings.streets import count_by_row
from houseway.analysis.kernels.rankings.five_card_tables import VALUES
from houseway.cards import STANDARD, Cards
from houseway.games.chico.never_foldem import NeverFoldem, blackjack, field_sum
from houseway.hands import FIVE_CARD
from houseway.play.settings import Settings
from houseway.wagers import PayTable

BLOCK = 15  # flops at a time
OUTCOMES = ("wins", 1), ("ties", 0), ("loses", -1)
Counts = NDArray[np.int64]


class Block(NamedTuple):
    """Some flops up to their suits, and how many there are of each."""

    flops: NDArray[np.uint8]
    weights: Counts
    row_of: NDArray[np.int32]  # by class of hand
    rows: int


def study(game: NeverFoldem, settings: Settings, work: Work) -> Study:
    """Ante and Final Hand are one wager of two equal parts: the edge of the game is of one ante."""
    table = game.pay_tables["final_hand"]
    deals = by_calls(table, work)
    by_outcome = deals.reshape(CLASSES, 2, -1, 3).sum(axis=(1, 2))
    calls = by_outcome[:, 0] > by_outcome[:, 2]
    final = paid_by("final_hand", table, count_table(table, FIVE_CARD, 7, STANDARD, work))
    sides = [own_cards(game, spot, row) for spot, row in OWN_CARDS]
    called = Fraction(int(deals[calls].sum()), int(deals.sum()))
    again = Fraction(int(deals[:, 1].sum()), int(deals.sum()))
    main = main_game(deals, calls, table)
    costs = mistakes(deals)
    return Study(
        (main, final, *sides),
        decisions=(
            Decision("before the flop", {"call 2x": called, "check": 1 - called}),
            Decision("flop", {"call 1x": again, "check": 1 - again}),
        ),
        strategy=Strategy(
            ("Call once more on the flop whenever more deals are won than lost.",),
            (chart("Call two antes before the flop", calls, "2x", "check"),),
            costs,
            by_name(first_calls(deals), by_outcome.sum(axis=1), 1),
        ),
        asides=(with_card_seen(main, costs, work),) if work.thorough else (),
        notes=("the edge of ante is of the whole game: ante, Final Hand and calls",),
    )


def first_calls(deals: Counts) -> dict[str, Counts]:
    """What the call before the flop wins beside all else that is bet."""
    by_outcome = deals.reshape(CLASSES, 2, -1, 3).sum(axis=(1, 2))
    ahead = by_outcome[:, 0] - by_outcome[:, 2]
    return {"call 2x": 2 * ahead, "check": 0 * ahead}


def with_card_seen(main: Wager, costs: Mapping[str, float], work: Work) -> Aside:
    """What the game costs a player who has seen one of the bank's cards: only his calls differ."""
    found = streets(Terms(), work)
    calls = 2 * int(np.maximum(found.lead, 0).sum()) + int(found.on_flop.sum())
    blind = costs["never calling 2x"] + costs["never calling 1x"]  # what calls win unseen
    return card_seen(main.house_edge, main.house_edge + blind - calls / DEALS)


def mistakes(deals: Counts) -> dict[str, float]:
    """What plainer play costs, of one ante."""
    by_call = deals.reshape(CLASSES, 2, -1, 3).sum(axis=2)
    ahead = by_call[..., 0] - by_call[..., 2]  # deals won over deals lost
    before, total = ahead.sum(axis=1), int(deals.sum())
    two, one = 2 * int(np.maximum(before, 0).sum()), int(ahead[:, 1].sum())
    return {
        "never calling 2x": two / total,
        "never calling 1x": one / total,
        "always calling 2x": (two - 2 * int(before.sum())) / total,
        "always calling 1x": (one - int(before.sum())) / total,
    }


def names_of(table: PayTable) -> list[str]:
    return [NOTHING, *(name for name, _ in table.rows)]


def by_calls(table: PayTable, work: Work) -> Counts:
    """All deals by kind of holding, call on the flop, row of the own hand, and outcome."""
    names, floors = names_of(table), row_names(table, FIVE_CARD)
    places = np.searchsorted([floor for floor, _ in floors], VALUES, side="right") - 1
    numbers = [names.index(name) if name in names else 0 for _, name in floors]
    row_of = np.array(numbers, dtype=np.int32)[places]
    flops, weights = suit_classes(3)
    blocks = [Block(flops[at : at + BLOCK], weights[at : at + BLOCK], row_of, len(names))
              for at in range(0, len(flops), BLOCK)]  # fmt: skip
    return np.sum(list(work.over(count_block, blocks)), axis=0)  # type: ignore[no-any-return]


def count_block(block: Block) -> Counts:
    found = np.zeros((CLASSES, 2, 3 * block.rows), dtype=np.int64)
    for flop, weight in zip(block.flops, block.weights.tolist(), strict=True):
        out = np.zeros((1176, 3 * block.rows), dtype=np.int32)
        count_by_row(flop, block.row_of, out)
        deals = out.astype(np.int64)
        ahead = deals[:, 0::3].sum(axis=1) > deals[:, 2::3].sum(axis=1)
        held = class_of(flop)
        for call in (0, 1):
            chosen = ahead == call
            np.add.at(found[:, call], held[chosen], weight * deals[chosen])
    return found


def main_game(deals: Counts, calls: NDArray[np.bool_], table: PayTable) -> Wager:
    paid = dict(table.rows)
    final = [net_of(paid[name]) if name in paid else Fraction(-1) for name in names_of(table)]
    rows: Counter[tuple[str, Fraction]] = Counter()
    staked = 0
    for two, one in product((0, 1), repeat=2):
        bet = 1 + 2 * two + one
        counts = deals[calls == bool(two), one].sum(axis=0).reshape(-1, 3)
        staked += (bet + 1) * int(counts.sum())
        for (row, hand), (at, (said, sign)) in product(
            enumerate(names_of(table)), enumerate(OUTCOMES)
        ):
            rows[f"{bet} antes bet, {said}, {hand}", sign * bet + final[row]] += int(
                counts[row, at]
            )
    return wager("ante", rows, staked=Fraction(staked, sum(rows.values())))


OWN_CARDS = (("blackjack", blackjack), ("field", field_sum))


def own_cards(game: NeverFoldem, spot: str, row: Callable[[Cards], str]) -> Wager:
    """A bet on the two cards in hand."""
    counts: Counter[str] = Counter()
    for own in combinations(STANDARD, 2):
        counts[row(own) or NOTHING] += 1
    return paid_by(spot, game.pay_tables[spot], counts)


def weigh(game: NeverFoldem, settings: Settings, hand: Hand) -> Weighed:
    """Two antes more before the flop, or one on the flop, which is seen."""
    hand.check((2,), (0, 3))
    if not hand.seen:
        return begun(game, hand)
    own, banks = against_two(hand.own, hand.seen)
    return Weighed({"call 1x": float(ahead(own, banks).mean()), "check": 0.0})
