"""How a house writes the hands of its jackpots: "quads 8", "full house A T", "royal flush"."""

from __future__ import annotations

from collections.abc import Iterator

from houseway.cards import Rank
from houseway.errors import BadSetting
from houseway.hands import FIVE_CARD, Hand, Ranking
from houseway.hands.category import (
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    ROYAL_FLUSH,
    STANDARD_ORDER,
    Category,
)

LETTERS = "23456789TJQKA"
QUADS = "quads"
_NAMED: dict[str, Category] = {QUADS: FOUR_OF_A_KIND} | {each.name: each for each in STANDARD_ORDER}


def letter(rank: int) -> str:
    """A rank as it is written on a card: 8, T, K."""
    return LETTERS[rank - Rank.TWO]


def least(name: str, ranking: Ranking = FIVE_CARD) -> int:
    """The least hand that a posted name stands for; a better one is as good."""
    words, ranks = name.split(), list[Rank]()
    while words and len(words[-1]) == 1 and words[-1] in LETTERS:
        ranks.insert(0, Rank(LETTERS.index(words.pop()) + Rank.TWO))
    category = _NAMED.get(" ".join(words))
    if category is None or len(ranks) > _most_ranks(category):
        raise BadSetting(f"{name!r} is no hand; write one such as 'quads 8' or 'full house A T'")
    if category not in ranking.categories:
        raise BadSetting(f"{ranking.name} hands have no {category.name}")
    return ranking.least(category, *ranks)


def _most_ranks(category: Category) -> int:
    if category is ROYAL_FLUSH:
        return 0
    return 2 if category is FULL_HOUSE or category.name == "two pair" else 1


def names_of(hand: Hand) -> Iterator[str]:
    """The names under which a jackpot of its own may stand for a hand, the narrowest first."""
    if hand.category is ROYAL_FLUSH:
        suit = hand.made_of[0].suit
        yield f"royal flush {suit.name.lower() if suit is not None else ''}"
        yield "royal flush"
        return
    said = QUADS if hand.category is FOUR_OF_A_KIND else hand.category.name
    yield f"{said} {letter(hand.ranking.rank_at(hand.value, hand.ranking.tie_bits - 4))}"
    yield said
