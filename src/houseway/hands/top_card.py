"""The highest card of a hand, by which an odd chip goes in stud."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from houseway.cards import Card, Rank
from houseway.hands.category import STRAIGHT, STRAIGHT_FLUSH
from houseway.hands.low import LowRanking, low_rank
from houseway.hands.ranking import Ranking


def top_card(ranking: Ranking, cards: Sequence[Card], value: int) -> tuple[int, int]:
    """Rank and suit of the highest card that a hand of this value is made of.

    The ace counts one for low, and in a run that another card tops: five is the high card of a
    wheel.
    """
    run = ranking.category(value) in (STRAIGHT, STRAIGHT_FLUSH)
    ace_low = run and ranking.rank_at(value, ranking.tie_bits - 4) != Rank.ACE
    count = low_rank if ace_low or isinstance(ranking, LowRanking) else int
    return max(
        (count(card.rank), card.suit or 0)
        for five in combinations(cards, ranking.size)
        if ranking.value(five) == value
        for card in five
    )
