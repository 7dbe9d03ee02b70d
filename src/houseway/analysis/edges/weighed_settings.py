"""Every way to set seven given cards, and what each is worth against the bank's house way.

A setting is called by its hands in front of the largest one.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations

import numpy as np

from houseway.analysis.edges.best_setting import known_from, known_three_from
from houseway.analysis.edges.dealt import pack_of
from houseway.analysis.edges.deciding import Hand, Weighed
from houseway.analysis.kernels.ways.best_setting import FRONTS
from houseway.analysis.kernels.ways.set_rounds import Way, set_hands
from houseway.cards import WITH_JOKER, Cards, write_cards
from houseway.games.bclc.fortune_asia_match import SetHand, ranked
from houseway.games.bclc.pai_gow_verdict import fouls
from houseway.hands import JOKER_FIVE_CARD, JOKER_TWO_CARD

HANDS = 1 << 20  # of the bank's, dealt at random from the cards that are left
SEVEN = 7


def settings_of(cards: Cards) -> Iterator[tuple[str, int, int]]:
    """Each setting that is no foul: the cards in front, and what back and front are worth."""
    for two in combinations(cards, 2):
        five = tuple(card for card in cards if card not in two)
        if not fouls(five, two):
            yield write_cards(two), JOKER_FIVE_CARD.value(five), JOKER_TWO_CARD.value(two)


@cache
def _fronts() -> dict[int, int]:
    """The place of two cards among all of them, by what they are worth: the weakest first."""
    fronts = sorted({JOKER_TWO_CARD.value(two) for two in combinations(WITH_JOKER, 2)})
    assert len(fronts) == FRONTS
    return {value: place for place, value in enumerate(fronts)}


def weigh_settings(house: Way, win: Fraction, hand: Hand) -> Weighed:
    """By the two cards in front; the bank's cards come from those that are left."""
    hand.check((SEVEN,), (0,), WITH_JOKER)
    left = np.array([card.index for card in WITH_JOKER if card not in hand.own], dtype=np.uint8)
    known, fronts = known_from(left, house, win, HANDS), _fronts()
    ways = {
        f"{front} in front": float(known.worth[np.searchsorted(known.values, behind), fronts[low]])
        for front, behind, low in settings_of(hand.own)
    }  # fmt: skip
    return Weighed(ways, HANDS**-0.5)


def weigh_against_open(house: Way, hand: Hand) -> Weighed:
    """Against a hand that lies open: what each setting wins, there and then."""
    hand.check((SEVEN,), (SEVEN,), WITH_JOKER)
    high, low = np.zeros(1, np.int64), np.zeros(1, np.int64)
    set_hands(house.way, house.posted, pack_of(hand.seen).reshape(1, SEVEN), high, low)
    back, front_of_bank = int(high[0]), int(low[0])
    pushes = JOKER_FIVE_CARD.value(hand.seen) >> 16 == 14  # nothing better than an ace
    return Weighed({
        f"{front} in front": 0.0 if pushes else float((behind > back) + (own > front_of_bank) - 1)
        for front, behind, own in settings_of(hand.own)
    })  # fmt: skip


def threes_of(cards: Cards) -> Iterator[tuple[str, SetHand]]:
    """Each setting as four, two and one that is no foul: the cards in front, and all hands."""
    for low in cards:
        others = tuple(card for card in cards if card != low)
        for two in combinations(others, 2):
            four = tuple(card for card in others if card not in two)
            if hands := ranked(four, two, (low,)):
                yield f"{write_cards(two)} / {low.text}", hands


def weigh_threes(hand: Hand) -> Weighed:
    """Two match-ups of three win even money; the bank's cards come from those that are left."""
    hand.check((SEVEN,), (0,), WITH_JOKER)
    left = np.array([card.index for card in WITH_JOKER if card not in hand.own], dtype=np.uint8)
    known, fronts = known_three_from(left, HANDS), _fronts()
    ways = {}
    for front, (high, medium, low) in threes_of(hand.own):
        at = int(np.searchsorted(known.values, high.value))
        chance = known.chance[at, fronts[medium.value], (low.value >> 16) - 2]
        ways[f"{front} in front"] = 2 * float(chance) - 1
    return Weighed(ways, HANDS**-0.5)
