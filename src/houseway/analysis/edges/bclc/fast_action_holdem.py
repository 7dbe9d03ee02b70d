"""Fast Action Hold'em: the house way against itself, from six decks."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from functools import cache, partial
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.best_setting import APART
from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.edges.fast_bonus import bonus_kinds
from houseway.analysis.edges.paid import paid_by
from houseway.analysis.edges.random_rounds import (
    MANY,
    TWICE,
    Counts,
    count_rounds,
    count_some,
    stream_of,
)
from houseway.analysis.edges.results import Aside, Decision, Strategy, Study, wager
from houseway.analysis.edges.set_play import HOUSE_WAY, seen_beside, set_beside
from houseway.analysis.edges.seven_cards import NO_ENVY
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.ways.fast_way import (
    DEALT,
    play_both_kept,
    play_kept,
    weigh_held,
    weigh_pairs,
)
from houseway.analysis.kernels.ways.seen_card import play_kept_having_seen
from houseway.cards import write_cards
from houseway.games.bclc.fast_action_holdem import SIX_DECKS, FastActionHoldem
from houseway.hands import FAST_ACTION
from houseway.play.settings import Settings

KINDS = len(FAST_ACTION.categories)
WEIGHED = 1 << 22  # rounds, to learn what any two cards are worth
WEIGHED_BY_CARD = 1 << 25  # rounds, to learn it by a card of the dealer's
FOR_ONE_HAND = 1 << 20  # rounds
NETS, OWN = np.arange(-2.0, 3.0), np.array([-1.0, 1.0])  # of the best play, of the house way
SAMPLED = (
    "both sides keep two cards the house way and nobody splits; the ante's figures are sampled, "
    "those of the bonus exact"
)
BEST_PLAY = "the best play"


def study(game: FastActionHoldem, settings: Settings, work: Work) -> Study:
    top_suited = int(settings["fah_line13"] == "top_suited")
    worth_of_two(top_suited)  # before workers ask for it
    counts = count_rounds(partial(house_way_against_itself, top_suited), work, TWICE)
    both = count_some(partial(best_against_house_way, top_suited), work, MANY)
    lost, won = (int(number) for number in counts.sum(axis=0))
    rows = {("wins", Fraction(1)): won, ("loses", Fraction(-1)): lost}
    ante = replace(wager("ante", rows), sampled=True)
    bonus = paid_by("bonus", game.pay_tables["bonus"], bonus_kinds(top_suited, work))
    setting = set_beside(ante, both, NETS - OWN[:, None, None], (HOUSE_WAY, BEST_PLAY))
    seen = (with_card_seen(setting, top_suited, work),) if work.thorough else ()
    split = Fraction(int(both[:, 1].sum()), int(both.sum()))
    return Study(
        (ante, bonus),
        decisions=(Decision("the best play", {"keep two": 1 - split, "split": split}),),
        strategy=Strategy(("Keep two cards the house way: bclc-poker/9, 7.2.",)),
        asides=(setting, *seen),
        notes=(SAMPLED, NO_ENVY),
    )


@cache
def worth_of_two(top_suited: int) -> NDArray[np.float64]:
    """What any two cards are worth, by their ranks and whether they are suited."""
    return worth_by(weighed(top_suited, WEIGHED).sum(axis=0))


@cache
def worth_by_card(top_suited: int) -> NDArray[np.float64]:
    """The same by the rank of a card of the dealer's, and in the last place without one."""
    counts = weighed(top_suited, WEIGHED_BY_CARD)
    return worth_by(np.concatenate([counts, counts.sum(axis=0)[None]]))


def weighed(top_suited: int, rounds: int) -> Counts:
    counts = np.zeros((13, 13, 13, 2, 2), dtype=np.int64)
    weigh_pairs(stream_of(APART, 0), pack_of(SIX_DECKS), rounds, top_suited, counts)
    return counts


def worth_by(counts: Counts) -> NDArray[np.float64]:
    lost, won = counts[..., 0], counts[..., 1]
    found: NDArray[np.float64] = (won - lost) / np.maximum(won + lost, 1)
    return found


def with_card_seen(setting: Aside, top_suited: int, work: Work) -> Aside:
    """What the best play costs a player who has seen one of the dealer's cards."""
    worth_by_card(top_suited)  # before workers ask for it
    both = count_some(partial(best_having_seen, top_suited), work, MANY)
    return seen_beside(setting, BEST_PLAY, both, NETS[None, :] - NETS[:, None])


def best_having_seen(top_suited: int, stream: Stream, rounds: int) -> Counts:
    both, worth = np.zeros((len(NETS), len(NETS)), dtype=np.int64), worth_by_card(top_suited)
    play_kept_having_seen(stream, pack_of(SIX_DECKS), rounds, top_suited, worth, both)
    return both


def house_way_against_itself(top_suited: int, stream: Stream, rounds: int) -> Counts:
    counts = np.zeros((KINDS, 2), dtype=np.int64)
    play_kept(stream, pack_of(SIX_DECKS), rounds, top_suited, counts)
    return counts


def best_against_house_way(top_suited: int, stream: Stream, rounds: int) -> Counts:
    both, worth = np.zeros((2, 2, len(NETS)), dtype=np.int64), worth_of_two(top_suited)
    play_both_kept(stream, pack_of(SIX_DECKS), rounds, top_suited, worth, both)
    return both


def weigh(game: FastActionHoldem, settings: Settings, hand: Hand) -> Weighed:
    """Keep any two of four cards, or play them all as two hands for another wager."""
    hand.check((DEALT,), (0,), SIX_DECKS)
    left = list(SIX_DECKS)
    for card in hand.own:
        left.remove(card)
    wins = np.zeros((DEALT, DEALT), dtype=np.int64)
    top_suited = int(settings["fah_line13"] == "top_suited")
    weigh_held(stream_of(APART, 1), pack_of(tuple(left)), pack_of(hand.own), FOR_ONE_HAND,
               top_suited, wins)  # fmt: skip
    worth = 2 * (wins + wins.T) / FOR_ONE_HAND - 1
    places = frozenset(range(DEALT))
    ways = {}
    for kept in combinations(range(DEALT), 2):
        others = sorted(places - set(kept))
        one, two = (write_cards(hand.own[at] for at in each) for each in (kept, others))
        ways[f"keep {one}"] = float(worth[kept])
        if kept[0] == 0:
            ways[f"split {one} / {two}"] = float(worth[kept] + worth[*others])
    return Weighed(ways, 2 * FOR_ONE_HAND**-0.5)
