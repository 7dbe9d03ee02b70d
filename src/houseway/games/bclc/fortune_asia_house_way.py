"""The house way of Fortune Asia Poker: seven cards as four, two and one (bclc-poker/16/7).

The rules stand in the order they are tried, and the first that fits decides: made hands over a
pair before all else (7.7.5), then from the last rule to the first (7.14). A rule that only sends
the dealer on to another (7.7.2 to no pair, 7.7.4.a to two pair) is left to the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from houseway.cards import Cards
from houseway.games.bclc import fortune_asia_big_hands as big
from houseway.games.bclc import fortune_asia_small_hands as small
from houseway.games.bclc.fortune_asia_spread import Hands, Spread
from houseway.hands import FORTUNE_ASIA_FOUR_CARD, JOKER_TWO_CARD, ONE_CARD
from houseway.play.arrangement import Arrangement
from houseway.play.settings import Setting, Settings
from houseway.rulebook import Clause, section

rule = section("bclc-poker/16")

HOUSE_WAY_SETTINGS: tuple[Setting, ...] = ()  # the house way leaves the house no choice


def house_way(cards: Cards, settings: Settings) -> Arrangement:
    """How the house sets seven cards, and the clause that decided."""
    spread = Spread(cards)
    for each in RULES_FOR[spread.pattern]:
        if hands := each.set_hands(spread):
            return Arrangement(tuple(hands), each.clause)
    raise AssertionError(f"the last rule for {spread.pattern} sets any cards")


def fouls(high: Cards, medium: Cards, low: Cards) -> bool:
    """Whether hands set so are out of order, or of the wrong size (16/6.6.1).

    Equal is in order; hands that are alike as far as they go are not equal: the longer is higher.
    """
    if (len(high), len(medium), len(low)) != (4, 2, 1):
        return True
    middle = JOKER_TWO_CARD.value(medium)
    return FORTUNE_ASIA_FOUR_CARD.value(high) < middle or middle < ONE_CARD.value(low)


Pattern = tuple[int, ...]
NO_PAIR: Pattern = (1, 1, 1, 1, 1, 1, 1)
ONE_PAIR: Pattern = (2, 1, 1, 1, 1, 1)
TWO_PAIR: Pattern = (2, 2, 1, 1, 1)
THREE_PAIR: Pattern = (2, 2, 2, 1)
THREE: Pattern = (3, 1, 1, 1, 1)
TWO_THREES: Pattern = (3, 3, 1)
FULL_HOUSE: Pattern = (3, 2, 1, 1)
FULL_HOUSE_AND_PAIR: Pattern = (3, 2, 2)
FOUR: Pattern = (4, 1, 1, 1)
FOUR_AND_PAIR: Pattern = (4, 2, 1)
FOUR_AND_THREE: Pattern = (4, 3)
FIVE_ACES: Pattern = (5, 1, 1)
FIVE_ACES_AND_PAIR: Pattern = (5, 2)

# A full house with a pair is a full house. Two threes, four with a pair and five aces are not on
# the rule's list; they keep rules of their own.
LISTED = (ONE_PAIR, TWO_PAIR, THREE_PAIR, THREE, FULL_HOUSE, FULL_HOUSE_AND_PAIR, FOUR)


class Rule(NamedTuple):
    """A rule of the house way: its clause, how it sets cards, and the patterns it is for."""

    clause: Clause
    set_hands: Callable[[Spread], Hands | None]
    patterns: tuple[Pattern, ...]


RULES = (
    Rule(rule("7.7.5"), small.made_over_a_pair, LISTED),
    Rule(rule("7.13.1"), big.five_aces, (FIVE_ACES, FIVE_ACES_AND_PAIR)),
    Rule(rule("7.12.2.a"), big.big_four_small_three, (FOUR_AND_THREE,)),
    Rule(rule("7.12.1"), big.four_and_three, (FOUR_AND_THREE,)),
    Rule(rule("7.11.2.a"), big.big_four_and_pair, (FOUR_AND_PAIR,)),
    Rule(rule("7.11.1"), big.four_and_pair, (FOUR_AND_PAIR,)),
    Rule(rule("7.10.2.b"), big.big_four, (FOUR,)),
    Rule(rule("7.10.2.a"), big.small_four, (FOUR,)),
    Rule(rule("7.10.1"), big.four_split, (FOUR,)),
    Rule(rule("7.9.2.a"), big.high_three_small_pairs, (FULL_HOUSE_AND_PAIR,)),
    Rule(rule("7.9.1"), big.full_house_and_pair, (FULL_HOUSE_AND_PAIR,)),
    Rule(rule("7.8.2.c"), big.big_full_house_high_pair, (FULL_HOUSE,)),
    Rule(rule("7.8.2.b"), big.full_house_big_pair, (FULL_HOUSE,)),
    Rule(rule("7.8.2.a"), big.big_full_house, (FULL_HOUSE,)),
    Rule(rule("7.8.1"), big.full_house, (FULL_HOUSE,)),
    Rule(rule("7.7.4"), small.straight_and_flush, (ONE_PAIR, NO_PAIR)),
    Rule(rule("7.7.2.a"), small.ace_to_ten, (NO_PAIR,)),
    Rule(rule("7.7.3"), small.high_cards_inside, (NO_PAIR,)),
    Rule(rule("7.7.2"), small.made_without_pair, (NO_PAIR,)),
    Rule(rule("7.7.1"), small.pair_inside, (ONE_PAIR,)),
    Rule(rule("7.6.1"), small.two_threes, (TWO_THREES,)),
    Rule(rule("7.5.2.e"), small.jacks_alone, (THREE,)),
    Rule(rule("7.5.2.d"), small.jacks_and_two_high, (THREE,)),
    Rule(rule("7.5.2.c"), small.jacks_and_one_high, (THREE,)),
    Rule(rule("7.5.2.b"), small.big_three_and_high, (THREE,)),
    Rule(rule("7.5.2.a"), small.big_three, (THREE,)),
    Rule(rule("7.5.1"), small.three_alike, (THREE,)),
    Rule(rule("7.4.2.b"), small.three_high_pairs, (THREE_PAIR,)),
    Rule(rule("7.4.2.a"), small.three_pair_big, (THREE_PAIR,)),
    Rule(rule("7.4.1"), small.three_pair, (THREE_PAIR,)),
    Rule(rule("7.3.2.a"), small.two_pair_big, (TWO_PAIR,)),
    Rule(rule("7.3.1"), small.two_pair, (TWO_PAIR,)),
    Rule(rule("7.2.2.c"), small.high_pair_two_high, (ONE_PAIR,)),
    Rule(rule("7.2.2.b"), small.high_pair_one_high, (ONE_PAIR,)),
    Rule(rule("7.2.2.a"), small.high_pair_alone, (ONE_PAIR,)),
    Rule(rule("7.2.1"), small.one_pair, (ONE_PAIR,)),
    Rule(rule("7.1.1"), small.no_pair, (NO_PAIR,)),
)

RULES_FOR = {
    pattern: [each for each in RULES if pattern in each.patterns]
    for pattern in {pattern for each in RULES for pattern in each.patterns}
}
