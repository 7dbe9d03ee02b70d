"""Flushes Gone Wild: every hand against every other, on every board up to its suits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import comb, lcm, prod

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges import flush_seen
from houseway.analysis.edges.dealt import every_hand, pack_of, pairs_of_cards
from houseway.analysis.edges.deciding import Hand, Weighed
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
from houseway.analysis.kernels.counting import combinations as fill_combinations
from houseway.analysis.kernels.meetings.flush_boards import (
    COUNTERS,
    HANDS,
    MARGINS,
    OPPONENTS,
    meet_on_board,
    meet_one_hand,
    name_classes,
    places_of,
)
from houseway.cards import STANDARD, Cards, parse_cards
from houseway.games.bclc.flushes_gone_wild import FlushesGoneWild
from houseway.hands import FLUSH_RUSH as RUSH
from houseway.hands import LONGEST_FLUSH
from houseway.play.settings import Settings
from houseway.wagers import PayTable

Ints = NDArray[np.int64]
Small = NDArray[np.int32]

PLAY = 2  # antes: 2.1.2
FOLD = -2  # ante and blind
DEALS = comb(52, 2) * HANDS * OPPONENTS
BLOCK = 13  # boards at a time
SEVENS = 1 << 20  # hands of seven at a time
RANKS, SUITS = "23456789TJQKA", "cdhs"
LOW = RANKS[1:]  # what is not wild
SEVEN = 7
BY_INDEX = {card.index: card for card in STANDARD}


def study(game: FlushesGoneWild, settings: Settings, work: Work) -> Study:
    """The ante stands for the whole game: the blind, which is as large, and play are part of it."""
    first, classes = hand_classes()
    deals = meet_boards(classes, len(first), work)
    nets = nets_of(game.pay_tables["blind"])
    scale = lcm(*(each.denominator for each in nets))
    over_folding = np.array([int(scale * (each - FOLD)) for each in nets])
    gains = deals @ over_folding
    plays = gains > 0
    share = Fraction(int(deals[plays].sum()), DEALS)
    main = main_game(deals, nets, plays)
    return Study(
        (
            main,
            flush_rush(game.pay_tables["flush_rush"]),
            five_cards(game, settings, work),
        ),
        decisions=(Decision("play or fold", {"play": share, "fold": 1 - share}),),
        strategy=strategy(every_hand(5)[first], gains, DEALS * scale),
        asides=(with_card_seen(main, over_folding, plays[classes], scale, work),)
        if work.thorough
        else (),
        notes=("the ante stands for ante, blind and play; the edge is of one ante", NO_METER),
    )


def with_card_seen(
    main: Wager, gains: Ints, plays: NDArray[np.bool_], scale: int, work: Work
) -> Aside:
    """What the game costs a player who has seen one of the dealer's cards."""
    won = flush_seen.gained_beside(gains, plays, work).over(scale)
    return card_seen(main.house_edge, main.house_edge - won.mean, stderr=won.stderr)


def nets_of(blind: PayTable) -> list[Fraction]:
    """What ante, blind and play together win, lost hands and ties first, then by margin."""
    paid = [blind.pays(f"margin of {cards}") for cards in range(MARGINS)]
    won = [1 + PLAY + (net_of(odds) if odds else Fraction(0)) for odds in paid]
    return [Fraction(FOLD - PLAY), Fraction(0), *won]


def main_game(deals: Ints, nets: list[Fraction], plays: NDArray[np.bool_]) -> Wager:
    rows: Counter[tuple[str, Fraction]] = Counter()
    names = ["loses", "ties", *(f"wins by a margin of {cards}" for cards in range(MARGINS))]
    for name, net, number in zip(names, nets, deals[plays].sum(axis=0).tolist(), strict=True):
        rows[name, net] += number
    rows["folded", Fraction(FOLD)] += int(deals[~plays].sum())
    played = Fraction(DEALS - rows["folded", Fraction(FOLD)], DEALS)
    found = wager("ante", rows, staked=2 + PLAY * played)
    assert found.deals == DEALS, "the rows do not sum to the deals"
    return found


def flush_rush(table: PayTable) -> Wager:
    """Seven cards by how many deuces they have, and how many others of each suit."""
    counts: Counter[str] = Counter()
    for deuces, *suits in product(range(5), *(range(8) for _ in range(4))):
        if deuces + sum(suits) == SEVEN:
            ways = comb(4, deuces) * prod(comb(len(LOW), cards) for cards in suits)
            counts[table.row(RUSH.rank(a_hand(deuces, suits)))] += ways
    assert sum(counts.values()) == comb(52, SEVEN), "the rows do not sum to the deals"
    return paid_by("flush_rush", table, counts)


def a_hand(deuces: int, suits: Sequence[int]) -> Cards:
    """Any hand with so many deuces and so many other cards of each suit."""
    wild = [f"2{suit}" for suit in SUITS[:deuces]]
    others = [f"{rank}{suit}" for suit, cards in zip(SUITS, suits, strict=True)
              for rank in LOW[:cards]]  # fmt: skip
    return parse_cards(" ".join([*wild, *others]))


def strategy(hands: NDArray[np.uint8], gains: Ints, unit: int) -> Strategy:
    """The weakest flush to play with, and what that and plainer habits cost."""
    places = np.empty(len(hands), dtype=np.int32)
    places_of(np.ascontiguousarray(hands), places)
    order = np.argsort(places, kind="stable")
    first = np.flatnonzero(np.diff(places[order], prepend=-1))  # of the hands of each flush
    from_here = np.cumsum(gains[order][::-1])[::-1][first]
    at = int(np.argmax(from_here))
    weakest = [BY_INDEX[each] for each in hands[order[first[at]]]]
    best = int(gains[gains > 0].sum())
    return Strategy(
        (RULE.format(in_ranks(LONGEST_FLUSH.value(weakest))),),
        mistakes={
            "by the rule alone": float(Fraction(best - int(from_here[at]), unit)),
            "playing everything": float(Fraction(best - int(gains.sum()), unit)),
        },
    )


RULE = "Play {} of a suit or better, a deuce being the highest card it lacks; fold what is weaker."


def in_ranks(value: int) -> str:
    """The cards of a flush from the highest down: T-8-4."""
    held = (value >> shift & 15 for shift in range(24, -1, -4))
    return "-".join(RANKS[rank - 2] for rank in held if rank)


def hand_classes() -> tuple[Ints, Small]:
    """One hand of each class, and the class of each hand by its number."""
    rows = every_hand(5)
    numbers, names = np.empty(len(rows), dtype=np.int64), np.empty(len(rows), dtype=np.int64)
    name_classes(rows, numbers, names)
    _, first, inverse = np.unique(names, return_index=True, return_inverse=True)
    classes = np.empty(len(rows), dtype=np.int32)
    classes[numbers] = inverse
    return first, classes


def meet_boards(classes: Small, size: int, work: Work) -> Ints:
    """How each class of hands comes out, over all boards and hands of the dealer."""
    laid = list(pairs_of_cards())
    blocks = [(laid[at : at + BLOCK], classes, size) for at in range(0, len(laid), BLOCK)]
    found = np.zeros((size, COUNTERS), dtype=np.int64)
    for part in work.over(meet_block, blocks):
        found += part
    assert int(found.sum()) == DEALS, "a deal was lost"
    return found


def meet_block(block: tuple[list[tuple[tuple[int, int], int]], Small, int]) -> Ints:
    laid, classes, size = block
    out = np.zeros((size, COUNTERS), dtype=np.int64)
    rows = np.empty((HANDS, 5), dtype=np.uint8)
    for board, weight in laid:
        left = np.array([each for each in range(52) if each not in board], dtype=np.uint8)
        fill_combinations(left, 0, rows)
        meet_on_board(np.array(board, dtype=np.uint8), rows, classes, weight, out)
    return out


def weigh(game: FlushesGoneWild, settings: Settings, hand: Hand) -> Weighed:
    """Play or fold five cards, over every board and every hand of the dealer."""
    hand.check((5,), (0,))
    came, total = np.zeros(COUNTERS, dtype=np.int64), comb(len(hand.rest), SEVEN)
    for start in range(0, total, SEVENS):
        rows = np.empty((min(SEVENS, total - start), SEVEN), dtype=np.uint8)
        fill_combinations(hand.rest, start, rows)
        meet_one_hand(pack_of(hand.own), rows, came)
    nets = nets_of(game.pay_tables["blind"])
    won = sum((n * net for n, net in zip(came.tolist(), nets, strict=True)), Fraction(0))
    return Weighed({"play": float(won / int(came.sum())), "fold": float(FOLD)})
