"""The house way of Fortune Pai Gow Poker: the chart of seven cards (chico/fortune-pai-gow).

A hand is one of the holdings that the chart has rows for. The rules of its holding are tried in
the order of `RULES`, and the first that applies names the two cards in front. The note under the
chart has the last word: it stands where it sets a hand otherwise than its row would.
"""

from __future__ import annotations

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


def _tier(hand: Seven, number: int) -> bool:
    return hand.rank(0) in _TIERS[number]


# Two pairs


def split_high_pairs(hand: Seven) -> Cards | None:
    return put.two_of_second(hand) if _tier(hand, 1) else None


def jacks_behind_an_ace(hand: Seven) -> Cards | None:
    return _pairs_behind(hand, Rank.ACE) if _tier(hand, 2) else None


def eights_behind_a_king(hand: Seven) -> Cards | None:
    return _pairs_behind(hand, Rank.KING) if _tier(hand, 3) else None


def fives_behind_a_queen(hand: Seven) -> Cards | None:
    return _pairs_behind(hand, Rank.QUEEN) if _tier(hand, 4) else None


def _pairs_behind(hand: Seven, least: Rank) -> Cards:
    """Both pairs behind if a card so high goes in front, otherwise the lower pair in front."""
    return hand.one_of_each(2, 3) if hand.rank(2) >= least else put.two_of_second(hand)


# Four of a kind with three odd cards


def split_high_four(hand: Seven) -> Cards | None:
    return put.two_of_first(hand) if _tier(hand, 1) else None


def jacks_kept_for_a_king(hand: Seven) -> Cards | None:
    return _four_behind(hand, Rank.KING) if _tier(hand, 2) else None


def eights_kept_for_a_queen(hand: Seven) -> Cards | None:
    return _four_behind(hand, Rank.QUEEN) if _tier(hand, 3) else None


def _four_behind(hand: Seven, least: Rank) -> Cards:
    """The four behind if a card so high goes in front, otherwise two before two."""
    return put.next_two(hand) if hand.rank(1) >= least else put.two_of_first(hand)


# Four of a kind with a pair: the pair goes in front in any case; by the row where its two highest
# odd cards are that pair, by the note where they are not


def pair_before_high_four(hand: Seven) -> Cards | None:
    return put.two_of_second(hand) if _tier(hand, 1) else None


def kings_before_jacks(hand: Seven) -> Cards | None:
    return _highest_pair(hand, Rank.KING) if _tier(hand, 2) else None


def queens_before_eights(hand: Seven) -> Cards | None:
    return _highest_pair(hand, Rank.QUEEN) if _tier(hand, 3) else None


def pair_before_low_four(hand: Seven) -> Cards | None:
    return _highest_pair(hand, Rank.TWO) if _tier(hand, 4) else None


def _highest_pair(hand: Seven, least: Rank) -> Cards | None:
    best = least <= hand.rank(1) > hand.rank(2)
    return put.two_of_second(hand) if best else None


# Four of a kind with three of a kind: split, they have a full house behind the pair


def jacks_with_three(hand: Seven) -> Cards | None:
    return _three_in_front(hand, Rank.KING) if _tier(hand, 2) else None


def eights_with_three(hand: Seven) -> Cards | None:
    return _three_in_front(hand, Rank.QUEEN) if _tier(hand, 3) else None


def _three_in_front(hand: Seven, least: Rank) -> Cards:
    return put.two_of_second(hand) if hand.rank(1) >= least else put.two_of_first(hand)


RULES: tuple[Rule, ...] = (
    Rule(rule("houseway.no-pair"), Holding.NO_PAIR, put.next_two),
    Rule(rule("houseway.one-pair"), Holding.ONE_PAIR, put.next_two),
    Rule(rule("houseway.two-pairs.1"), Holding.TWO_PAIRS, split_high_pairs),
    Rule(rule("houseway.two-pairs.2"), Holding.TWO_PAIRS, jacks_behind_an_ace),
    Rule(rule("houseway.two-pairs.3"), Holding.TWO_PAIRS, eights_behind_a_king),
    Rule(rule("houseway.two-pairs.4"), Holding.TWO_PAIRS, fives_behind_a_queen),
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
    Rule(rule("houseway.quads.1"), Holding.FOUR, split_high_four),
    Rule(rule("houseway.quads.2"), Holding.FOUR, jacks_kept_for_a_king),
    Rule(rule("houseway.quads.3"), Holding.FOUR, eights_kept_for_a_queen),
    Rule(rule("houseway.quads.4"), Holding.FOUR, put.next_two),
    Rule(rule("houseway.quads.1"), Holding.FOUR_AND_PAIR, pair_before_high_four),
    Rule(rule("houseway.quads.2"), Holding.FOUR_AND_PAIR, kings_before_jacks),
    Rule(rule("houseway.quads.3"), Holding.FOUR_AND_PAIR, queens_before_eights),
    Rule(rule("houseway.quads.4"), Holding.FOUR_AND_PAIR, pair_before_low_four),
    Rule(rule("houseway.note"), Holding.FOUR_AND_PAIR, put.two_of_second),
    Rule(rule("houseway.quads.1"), Holding.FOUR_AND_TRIPS, pair_before_high_four),
    Rule(rule("houseway.quads.2"), Holding.FOUR_AND_TRIPS, jacks_with_three),
    Rule(rule("houseway.quads.3"), Holding.FOUR_AND_TRIPS, eights_with_three),
    Rule(rule("houseway.quads.4"), Holding.FOUR_AND_TRIPS, put.two_of_second),
)

_BY_HOLDING = {held: tuple(each for each in RULES if each.holding is held) for held in Holding}
