"""The house way of pai gow poker: how seven cards are set (bclc-poker/2, 9.1 to 9.13).

A hand is one of the holdings that the rulebook has headings for. The rules of its holding are
tried in the order of `RULES`, and the first that applies names the low hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import NamedTuple

from houseway.cards import Cards
from houseway.games.bclc import pai_gow_lows as put
from houseway.games.bclc.pai_gow_seven import Seven
from houseway.play.arrangement import Arrangement
from houseway.play.settings import Settings, choice, switch
from houseway.rulebook import Clause, section

rule = section("bclc-poker/2")

HOUSE_WAY_SETTINGS = (
    choice(
        "pg_9_8_2_b",
        "six or seven in a row to the ace with the joker: the lower straight that the house way "
        "names, or the made hand that leaves the best low hand",
        rule("9.8.2.b"),
        "literal",
        "best_front",
    ),
    switch(
        "pg_keep_royal",
        "a royal flush stays whole where the house way would break up a straight flush",
        rule("9.8"),
    ),
)


def house_way(cards: Cards, settings: Settings) -> Arrangement:
    """The high hand and the low hand that the house makes of seven cards, and by which rule."""
    hand = Seven(cards, settings)
    decided, low = decide(hand, holding(hand))
    return Arrangement((hand.rest(low), low), decided.clause)


class Holding(Enum):
    """What seven cards are, the joker counted as an ace; each has a heading in the rulebook."""

    NO_PAIR = "no pair"
    ONE_PAIR = "one pair"
    TWO_PAIRS = "two pairs"
    THREE_PAIRS = "three pairs"
    TRIPS = "three of a kind"
    TRIPS_TWICE = "three of a kind twice"
    MADE = "a made hand without a pair"
    MADE_ONE_PAIR = "a made hand with one pair"
    MADE_TRIPS = "a made hand with three of a kind"
    FULL_HOUSE = "full house"
    FOUR = "four of a kind with three odd cards"
    FOUR_AND_PAIR = "four of a kind with a pair"
    FOUR_AND_TRIPS = "four of a kind with three of a kind"
    FIVE_ACES = "five aces"


# How many cards of each rank, and the holding without a made hand and with one. Where the second
# is not named, a straight or a flush changes nothing.
_PATTERNS = {
    (1, 1, 1, 1, 1, 1, 1): (Holding.NO_PAIR, Holding.MADE),
    (2, 1, 1, 1, 1, 1): (Holding.ONE_PAIR, Holding.MADE_ONE_PAIR),
    (2, 2, 1, 1, 1): (Holding.TWO_PAIRS, None),  # 9.8.4
    (2, 2, 2, 1): (Holding.THREE_PAIRS, None),  # 9.8.5
    (3, 1, 1, 1, 1): (Holding.TRIPS, Holding.MADE_TRIPS),
    (3, 3, 1): (Holding.TRIPS_TWICE, None),
    (3, 2, 1, 1): (Holding.FULL_HOUSE, None),  # 9.8.7
    (3, 2, 2): (Holding.FULL_HOUSE, None),
    (4, 1, 1, 1): (Holding.FOUR, None),
    (4, 2, 1): (Holding.FOUR_AND_PAIR, None),
    (4, 3): (Holding.FOUR_AND_TRIPS, None),
    (5, 1, 1): (Holding.FIVE_ACES, None),
    (5, 2): (Holding.FIVE_ACES, None),
}


def holding(hand: Seven) -> Holding:
    """The one holding that seven cards are."""
    plain, made = _PATTERNS[hand.pattern]
    return made if made and hand.made else plain


class Rule(NamedTuple):
    """A line of the house way: the low hand it names, or none where it does not apply."""

    clause: Clause
    holding: Holding
    low: Callable[[Seven], Cards | None]


def decide(hand: Seven, held: Holding) -> tuple[Rule, Cards]:
    """The first rule of a holding that applies, and its low hand."""
    return first_of(_BY_HOLDING[held], hand)


def first_of(rules: Iterable[Rule], hand: Seven) -> tuple[Rule, Cards]:
    """The first of some rules that applies, and its low hand."""
    for each in rules:
        low = each.low(hand)
        if low is not None:
            return each, low
    raise AssertionError("the last rule of every holding applies")


RULES: tuple[Rule, ...] = (
    Rule(rule("9.2"), Holding.NO_PAIR, put.next_two),
    Rule(rule("9.3"), Holding.ONE_PAIR, put.next_two),
    Rule(rule("9.4.3.a"), Holding.TWO_PAIRS, put.low_with_low_or_medium),
    Rule(rule("9.4.3.b"), Holding.TWO_PAIRS, put.low_with_high),
    Rule(rule("9.4.3.c"), Holding.TWO_PAIRS, put.medium_with_medium),
    Rule(rule("9.4.3.d"), Holding.TWO_PAIRS, put.high_with_medium_or_high),
    Rule(rule("9.4.3.e"), Holding.TWO_PAIRS, put.aces_with_any_pair),
    Rule(rule("9.5"), Holding.THREE_PAIRS, put.two_of_first),
    Rule(rule("9.6.1"), Holding.TRIPS, put.ace_of_three),
    Rule(rule("9.6"), Holding.TRIPS, put.next_two),
    Rule(rule("9.7"), Holding.TRIPS_TWICE, put.two_of_first),
    Rule(rule("9.8.2.b"), Holding.MADE, put.lower_straight),
    Rule(rule("9.8.2"), Holding.MADE, put.best_of_several),
    Rule(rule("9.8.1"), Holding.MADE, put.only_made_hand),
    Rule(rule("9.8.3"), Holding.MADE_ONE_PAIR, put.pair_before_made_hand),
    Rule(rule("9.8.3.a"), Holding.MADE_ONE_PAIR, put.ace_before_pair),
    Rule(rule("9.8.3.b"), Holding.MADE_ONE_PAIR, put.made_hand_without_ace),
    Rule(rule("9.8.2.b"), Holding.MADE_ONE_PAIR, put.lower_straight),
    Rule(rule("9.8.2.a"), Holding.MADE_ONE_PAIR, put.ace_and_joker_behind),
    Rule(rule("9.8.2"), Holding.MADE_ONE_PAIR, put.best_of_several),
    Rule(rule("9.8.3"), Holding.MADE_ONE_PAIR, put.only_made_hand),
    Rule(rule("9.8.6"), Holding.MADE_TRIPS, put.pair_before_made_hand),
    Rule(
        rule("9.6.1"), Holding.MADE_TRIPS, put.ace_of_three
    ),  # every made hand takes ace and joker
    Rule(rule("9.9.1"), Holding.FULL_HOUSE, put.ace_and_king_before_deuces),
    Rule(rule("9.9.2"), Holding.FULL_HOUSE, put.higher_of_two_pairs),
    Rule(rule("9.9"), Holding.FULL_HOUSE, put.two_of_second),
    Rule(rule("9.10.1"), Holding.FOUR, put.beside_low_four),
    Rule(rule("9.10.2"), Holding.FOUR, put.beside_medium_four),
    Rule(rule("9.10.3"), Holding.FOUR, put.two_of_high_four),
    Rule(rule("9.11"), Holding.FOUR_AND_PAIR, put.two_of_second),
    Rule(rule("9.12.1"), Holding.FOUR_AND_TRIPS, put.two_of_four_aces),
    Rule(rule("9.12"), Holding.FOUR_AND_TRIPS, put.two_of_second),
    Rule(rule("9.13.1"), Holding.FIVE_ACES, put.kings_beside_aces),
    Rule(rule("9.13"), Holding.FIVE_ACES, put.two_of_first),
)

_BY_HOLDING = {held: tuple(each for each in RULES if each.holding is held) for held in Holding}
