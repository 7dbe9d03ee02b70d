"""What a ranking is: an order over named categories, and rules of its own.

A hand's value is one whole number: the category's place in the order, then the ranks that break
ties within it, four bits each. So hands compare as numbers do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import total_ordering
from itertools import combinations

from houseway.cards import STANDARD, Card, Cards, Rank
from houseway.errors import BadCards

TIE_BITS = 20  # five ranks of four bits


@dataclass(frozen=True, slots=True)
class Category:
    """A kind of hand, and how a dealer says one: `{0}` and `{1}` are its deciding ranks."""

    name: str
    said: str

    def __str__(self) -> str:
        return self.name


HIGH_CARD = Category("high card", "{0} high")
PAIR = Category("pair", "a pair of {0s}")
TWO_PAIR = Category("two pair", "two pair, {0s} and {1s}")
THREE_OF_A_KIND = Category("three of a kind", "three {0s}")
STRAIGHT = Category("straight", "{0}-high straight")
FLUSH = Category("flush", "{0}-high flush")
FULL_HOUSE = Category("full house", "{0s} full of {1s}")
FOUR_OF_A_KIND = Category("four of a kind", "four {0s}")
STRAIGHT_FLUSH = Category("straight flush", "{0}-high straight flush")
ROYAL_FLUSH = Category("royal flush", "a royal flush")

_BY_COUNTS = {
    (1,): HIGH_CARD,
    (2,): PAIR,
    (2, 2): TWO_PAIR,
    (3,): THREE_OF_A_KIND,
    (3, 2): FULL_HOUSE,
    (4,): FOUR_OF_A_KIND,
}


class Ranking:
    """An order of hands of one size, the weakest category first."""

    def __init__(
        self,
        name: str,
        *,
        size: int,
        weakest_first: tuple[Category, ...],
        most: int | None = None,
        deck: Cards = STANDARD,
    ) -> None:
        self.name = name
        self.size = size
        self.most = most or size
        self.categories = weakest_first
        self.deck = deck
        self._words: dict[int, str] = {}
        self._place = {category: i << TIE_BITS for i, category in enumerate(weakest_first)}

    def __repr__(self) -> str:
        return f"<ranking {self.name}>"

    def value(self, cards: Sequence[Card]) -> int:
        """The value of the best hand in these cards, unchecked: the scalar path of play."""
        if len(cards) == self.size:
            return self._value_of(cards)
        return max(map(self._value_of, combinations(cards, self.size)))

    def rank(self, cards: Sequence[Card]) -> Hand:
        """The best hand in these cards; refuses cards that cannot make one."""
        self.check(cards)
        return Hand(self, tuple(cards), self.value(cards))

    def check(self, cards: Sequence[Card]) -> None:
        """Refuse a wrong number of cards, a card twice, or a card the deck lacks."""
        if not self.size <= len(cards) <= self.most:
            wanted = str(self.size) if self.most == self.size else f"{self.size} to {self.most}"
            raise BadCards(f"{self.name} ranks {wanted} cards, not {len(cards)}")
        held = Counter(self.deck)
        for each, count in Counter(cards).items():
            if not held[each]:
                raise BadCards(f"{each} is not in the deck that {self.name} is played with")
            if count > held[each]:
                raise BadCards(f"{each} is there {count} times; the deck holds {held[each]}")

    def category(self, value: int) -> Category:
        """The category a value belongs to."""
        return self.categories[value >> TIE_BITS]

    def least(self, category: Category, *ranks: Rank) -> int:
        """The least value of a category, or of one with these leading ranks: a qualifier."""
        return self._place[category] | _packed(ranks)

    def words(self, value: int) -> str:
        """The hand as a dealer says it."""
        deciding = value >> 12  # the category and its two leading ranks
        if deciding not in self._words:
            self._words[deciding] = self._say(value)
        return self._words[deciding]

    def _say(self, value: int) -> str:
        ranks = [Rank(value >> shift & 15) for shift in (16, 12) if value >> shift & 15]
        said = self.category(value).said
        for i, rank in enumerate(ranks):
            said = said.replace(f"{{{i}s}}", rank.plural).replace(f"{{{i}}}", rank.word)
        return f"{_article(said)}{said}" if "-high" in said else said

    def _value_of(self, cards: Sequence[Card]) -> int:
        category, ranks = self._shape(cards)
        return self._place[category] | _packed(ranks)

    def _shape(self, cards: Sequence[Card]) -> tuple[Category, tuple[int, ...]]:
        """The category of exactly `size` cards, and the ranks that decide within it."""
        counted = sorted(
            ((count, rank) for rank, count in Counter(c.rank for c in cards).items()), reverse=True
        )
        ranks = tuple(rank for _, rank in counted)
        top = straight_top(ranks) if len(ranks) == self.size else 0
        flush = len({each.suit for each in cards}) == 1
        if top and flush:
            royal = top == Rank.ACE and ROYAL_FLUSH in self._place
            return (ROYAL_FLUSH, ()) if royal else (STRAIGHT_FLUSH, (top,))
        if top:
            return STRAIGHT, (top,)
        if flush:
            return FLUSH, ranks
        made = tuple(count for count, _ in counted if count > 1) or (1,)
        return _BY_COUNTS[made], ranks


def straight_top(ranks: Sequence[int]) -> int:
    """The top rank of a run of different ranks, highest first; the ace may also stand lowest."""
    if ranks[0] - ranks[-1] == len(ranks) - 1:
        return ranks[0]
    if ranks[0] == Rank.ACE and ranks[1] == len(ranks) and ranks[-1] == Rank.TWO:
        return ranks[1]
    return 0


def _packed(ranks: Sequence[int]) -> int:
    value = 0
    for shift, rank in zip((16, 12, 8, 4, 0), ranks, strict=False):
        value |= rank << shift
    return value


def _article(said: str) -> str:
    return "an " if said[0] in "ae" else "a "


@total_ordering
class Hand:
    """A ranked hand: its value, its category, the cards that made it, and words for it."""

    __slots__ = ("cards", "ranking", "value")

    def __init__(self, ranking: Ranking, cards: Cards, value: int) -> None:
        self.ranking = ranking
        self.cards = cards
        self.value = value

    @property
    def category(self) -> Category:
        return self.ranking.category(self.value)

    @property
    def made_of(self) -> Cards:
        """The cards that make the hand, out of those it was chosen from."""
        size = min(self.ranking.size, len(self.cards))
        return next(
            five
            for five in combinations(self.cards, size)
            if self.ranking.value(five) == self.value
        )

    @property
    def laid_out(self) -> Cards:
        """All the cards as a dealer lays them: what is paired first, then from the highest down."""
        held = Counter(card.rank for card in self.cards)
        return tuple(sorted(self.cards, key=lambda card: (-held[card.rank], -card.rank)))

    @property
    def words(self) -> str:
        return self.ranking.words(self.value)

    def beside(self, other: Hand) -> str:
        """The hand in words that tell it from another: with the kicker where that decides."""
        if self.words != other.words or self.value == other.value:
            return self.words
        shift = next(s for s in (16, 12, 8, 4, 0) if (self.value ^ other.value) >> s)
        kicker = Rank(self.value >> shift & 15).word
        return f"{self.words} with {_article(kicker)}{kicker}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return False
        return self.value == other.value and self.ranking is other.ranking

    def __lt__(self, other: Hand) -> bool:
        return self.value < other.value

    def __hash__(self) -> int:
        return hash((self.ranking.name, self.value))

    def __str__(self) -> str:
        return self.words
