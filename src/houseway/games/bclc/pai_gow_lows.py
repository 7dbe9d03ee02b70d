"""What each line of the pai gow house way puts in the low hand (bclc-poker/2, 9.2 to 9.13).

Every function takes seven cards that are what its heading says, and gives the low hand, or none
where its line does not apply. Sets are counted from the largest, then from the highest.
"""

from __future__ import annotations

from houseway.cards import JOKER, Cards, Rank
from houseway.games.bclc.pai_gow_seven import ROYAL, TO_THE_ACE, Seven, Split, best_split, rank_of
from houseway.hands import JOKER_TWO_CARD
from houseway.hands.category import HIGH_CARD

_SIZES = "  LLLLLMMMMHHHA"  # by rank: low, medium and high pairs (9.4.1 to 9.4.3), and aces
_KING_JACK = JOKER_TWO_CARD.least(HIGH_CARD, Rank.KING, Rank.JACK)


def two_of_first(hand: Seven) -> Cards:
    return hand.two_of(0)


def two_of_second(hand: Seven) -> Cards:
    return hand.two_of(1)


def next_two(hand: Seven) -> Cards:
    """The best cards beside the first set, one of each rank."""
    return hand.one_of_each(1, 2)


# Two pairs


def _sizes(hand: Seven) -> str:
    """The sizes of both pairs, the higher first."""
    return _SIZES[hand.rank(0)] + _SIZES[hand.rank(1)]


def _best_odd_cards(hand: Seven) -> Cards:
    return hand.one_of_each(2, 3)


def _holds_odd_ace(hand: Seven) -> bool:
    return hand.rank(2) is Rank.ACE


def low_with_low_or_medium(hand: Seven) -> Cards | None:
    """Both pairs behind with K-J or better to put in front, any ace being better."""
    if _sizes(hand) not in ("LL", "ML"):
        return None
    odd = _best_odd_cards(hand)
    return odd if JOKER_TWO_CARD.value(odd) >= _KING_JACK else two_of_second(hand)


def low_with_high(hand: Seven) -> Cards | None:
    if _sizes(hand) != "HL":
        return None
    return _best_odd_cards(hand) if _holds_odd_ace(hand) else two_of_second(hand)


def medium_with_medium(hand: Seven) -> Cards | None:
    if _sizes(hand) != "MM":
        return None
    return _best_odd_cards(hand) if _holds_odd_ace(hand) else two_of_second(hand)


def high_with_medium_or_high(hand: Seven) -> Cards | None:
    return two_of_second(hand) if _sizes(hand) in ("HM", "HH") else None


def aces_with_any_pair(hand: Seven) -> Cards | None:
    return two_of_second(hand) if hand.rank(0) is Rank.ACE else None


# Three of a kind


def ace_of_three(hand: Seven) -> Cards | None:
    return hand.one_of_each(0, 1) if hand.rank(0) is Rank.ACE else None


# Made hands; ace and joker are a pair


def pair_before_made_hand(hand: Seven) -> Cards | None:
    """The pair, or two of three of a kind, where a made hand is left behind."""
    pair = two_of_first(hand)
    return pair if hand.makes(pair) else None


def ace_before_pair(hand: Seven) -> Cards | None:
    """The pair, ten to king, goes behind where no made hand does without the ace or joker."""
    if not _pairs_ten_to_king(hand) or _without_ace(hand) or _keeps_royal(hand, *hand.splits):
        return None
    return next_two(hand)


def made_hand_without_ace(hand: Seven) -> Cards | None:
    if not _pairs_ten_to_king(hand):
        return None
    splits = _without_ace(hand)
    return best_split(splits).low if splits else None


def _pairs_ten_to_king(hand: Seven) -> bool:
    return Rank.TEN <= hand.rank(0) <= Rank.KING


def _without_ace(hand: Seven) -> list[Split]:
    """The made hands that use neither ace nor joker."""
    return [each for each in hand.splits if rank_of(each.high[0]) is not Rank.ACE]


def lower_straight(hand: Seven) -> Cards | None:
    """Six or seven in a row to the ace with the joker: nine to king, or eight to queen, behind."""
    if hand.settings.get("pg_9_8_2_b", "literal") != "literal" or JOKER not in hand.cards:
        return None
    if hand.rank(0) is not Rank.ACE or sum(card.rank >= Rank.NINE for card in hand.cards) < 5:
        return None
    seven_in_a_row = hand.rank(-1) is Rank.EIGHT
    return hand.one_of_each(0, 1 if seven_in_a_row else -1)


def ace_and_joker_behind(hand: Seven) -> Cards | None:
    """Five in a row to the ace with the joker are broken up, unless another made hand is better."""
    best = best_split(hand.splits)
    whole_pair = set(hand.sets[0]) <= set(best.high)  # in one straight: ace and joker
    if not whole_pair or best.high_value not in TO_THE_ACE or _keeps_royal(hand, best):
        return None
    return next_two(hand)


def _keeps_royal(hand: Seven, *splits: Split) -> bool:
    """Whether a royal flush is there, and the table's setting keeps it whole."""
    keep = hand.settings.get("pg_keep_royal")
    return bool(keep) and any(each.high_value == ROYAL for each in splits)


def best_of_several(hand: Seven) -> Cards | None:
    """The best low hand, where the made hands leave different ones."""
    if len({each.low_value for each in hand.splits}) == 1:
        return None
    return best_split(hand.splits).low


def only_made_hand(hand: Seven) -> Cards:
    return best_split(hand.splits).low


# Full house


def ace_and_king_before_deuces(hand: Seven) -> Cards | None:
    ranks = tuple(map(hand.rank, range(1, len(hand.sets))))
    return hand.one_of_each(2, 3) if ranks == (Rank.TWO, Rank.ACE, Rank.KING) else None


def higher_of_two_pairs(hand: Seven) -> Cards | None:
    return two_of_second(hand) if len(hand.sets) == 3 else None


# Four of a kind and five aces


def beside_low_four(hand: Seven) -> Cards | None:
    return next_two(hand) if _SIZES[hand.rank(0)] == "L" else None


def beside_medium_four(hand: Seven) -> Cards | None:
    """The four are split unless an ace can go in front."""
    if _SIZES[hand.rank(0)] != "M":
        return None
    return next_two(hand) if hand.rank(1) is Rank.ACE else two_of_first(hand)


def two_of_high_four(hand: Seven) -> Cards | None:
    return two_of_first(hand) if _SIZES[hand.rank(0)] in "HA" else None


def two_of_four_aces(hand: Seven) -> Cards | None:
    kept = hand.rank(0) is not Rank.ACE or hand.rank(1) is Rank.KING
    return None if kept else two_of_first(hand)


def kings_beside_aces(hand: Seven) -> Cards | None:
    kings = len(hand.sets) == 2 and hand.rank(1) is Rank.KING
    return two_of_second(hand) if kings else None
