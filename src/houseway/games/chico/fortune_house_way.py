"""The house way of Fortune Pai Gow Poker: the chart of seven cards (chico/fortune-pai-gow).

A hand is one of the holdings that the chart has rows for. The rules of its holding are tried in
the order of `RULES`, and the first that applies names the two cards in front. The note under the
chart has the last word: it stands where it sets a hand otherwise than its row would.
"""

from __future__ import annotations

from collections.abc import Callable

from houseway.cards import Cards, Rank
from houseway.games.bclc import pai_gow_lows as put
from houseway.games.bclc.pai_gow_house_way import Holding, Rule, first_of, holding
from houseway.games.bclc.pai_gow_seven import Seven
from houseway.hands import CHICO_JOKER_FIVE_CARD
from houseway.play.arrangement import Arrangement
from houseway.play.settings import Settings
from houseway.rulebook import section

rule = section("chico/fortune-pai-gow")


class SevenCards(Seven):
    """Seven cards, the five behind ranked as this house does."""

    ranking = CHICO_JOKER_FIVE_CARD


def house_way(cards: Cards, settings: Settings) -> Arrangement:
    """The five cards behind and the two in front, and by which row of the chart."""
    hand = SevenCards(cards, settings)
    decided, front = first_of(_BY_HOLDING[holding(hand)], hand)
    return Arrangement((hand.rest(front), front), decided.clause)


# Pairs and fours go by the rank of the larger, three ranks to a tier.
_TIERS = {
    1: (Rank.ACE, Rank.KING, Rank.QUEEN),
    2: (Rank.JACK, Rank.TEN, Rank.NINE),
    3: (Rank.EIGHT, Rank.SEVEN, Rank.SIX),
    4: (Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO),
}


Front = Callable[[Seven], Cards | None]


def tier(number: int, front: Front) -> Front:
    """What goes in front of a pair or a four of this tier."""
    return lambda hand: front(hand) if hand.rank(0) in _TIERS[number] else None


def pairs_behind(least: Rank) -> Front:
    """Both pairs behind if a card so high goes in front, otherwise the lower pair in front."""
    return lambda hand: hand.one_of_each(2, 3) if hand.rank(2) >= least else put.two_of_second(hand)


def four_behind(least: Rank) -> Front:
    """The four behind if a card so high goes in front, otherwise two before two."""
    return lambda hand: put.next_two(hand) if hand.rank(1) >= least else put.two_of_first(hand)


def highest_pair(least: Rank) -> Front:
    """The pair, where it is so high and its two cards are the highest odd ones.

    It goes in front of four of a kind in any case; by the note where they are not.
    """
    return lambda hand: put.two_of_second(hand) if least <= hand.rank(1) > hand.rank(2) else None


def three_in_front(least: Rank) -> Front:
    """Two of the three if they are so high; else the four are split, a full house behind."""
    return lambda hand: put.two_of_second(hand) if hand.rank(1) >= least else put.two_of_first(hand)


RULES: tuple[Rule, ...] = (
    Rule(rule("houseway.no-pair"), Holding.NO_PAIR, put.next_two),
    Rule(rule("houseway.one-pair"), Holding.ONE_PAIR, put.next_two),
    Rule(rule("houseway.two-pairs.1"), Holding.TWO_PAIRS, tier(1, put.two_of_second)),
    Rule(rule("houseway.two-pairs.2"), Holding.TWO_PAIRS, tier(2, pairs_behind(Rank.ACE))),
    Rule(rule("houseway.two-pairs.3"), Holding.TWO_PAIRS, tier(3, pairs_behind(Rank.KING))),
    Rule(rule("houseway.two-pairs.4"), Holding.TWO_PAIRS, tier(4, pairs_behind(Rank.QUEEN))),
    Rule(rule("houseway.three-pairs"), Holding.THREE_PAIRS, put.two_of_first),
    Rule(rule("houseway.trips.1"), Holding.TRIPS, put.ace_of_three),
    Rule(rule("houseway.trips.2"), Holding.TRIPS, put.next_two),
    Rule(rule("houseway.two-trips"), Holding.TRIPS_TWICE, put.two_of_first),
    Rule(rule("houseway.five-aces.a"), Holding.FIVE_ACES, put.two_of_first),
    Rule(rule("houseway.complete-no-pair"), Holding.MADE, put.only_made_hand),
    Rule(rule("houseway.complete-one-pair"), Holding.MADE_ONE_PAIR, put.only_made_hand),
    Rule(rule("houseway.complete-trips"), Holding.MADE_TRIPS, put.pair_before_made_hand),
    # every made hand takes an ace and the joker: no pair is left for the front
    Rule(rule("houseway.trips.1"), Holding.MADE_TRIPS, put.ace_of_three),
    # ace and joker in a straight or a flush behind two of the three
    Rule(rule("houseway.note"), Holding.FULL_HOUSE, put.pair_before_made_hand),
    Rule(rule("houseway.full-house"), Holding.FULL_HOUSE, put.two_of_second),
    Rule(rule("houseway.quads.1"), Holding.FOUR, tier(1, put.two_of_first)),
    Rule(rule("houseway.quads.2"), Holding.FOUR, tier(2, four_behind(Rank.KING))),
    Rule(rule("houseway.quads.3"), Holding.FOUR, tier(3, four_behind(Rank.QUEEN))),
    Rule(rule("houseway.quads.4"), Holding.FOUR, put.next_two),
    Rule(rule("houseway.quads.1"), Holding.FOUR_AND_PAIR, tier(1, put.two_of_second)),
    Rule(rule("houseway.quads.2"), Holding.FOUR_AND_PAIR, tier(2, highest_pair(Rank.KING))),
    Rule(rule("houseway.quads.3"), Holding.FOUR_AND_PAIR, tier(3, highest_pair(Rank.QUEEN))),
    Rule(rule("houseway.quads.4"), Holding.FOUR_AND_PAIR, tier(4, highest_pair(Rank.TWO))),
    Rule(rule("houseway.note"), Holding.FOUR_AND_PAIR, put.two_of_second),
    Rule(rule("houseway.quads.1"), Holding.FOUR_AND_TRIPS, tier(1, put.two_of_second)),
    Rule(rule("houseway.quads.2"), Holding.FOUR_AND_TRIPS, tier(2, three_in_front(Rank.KING))),
    Rule(rule("houseway.quads.3"), Holding.FOUR_AND_TRIPS, tier(3, three_in_front(Rank.QUEEN))),
    Rule(rule("houseway.quads.4"), Holding.FOUR_AND_TRIPS, put.two_of_second),
)

_BY_HOLDING = {held: tuple(each for each in RULES if each.holding is held) for held in Holding}
