"""What a ranking is: an order over named categories, and rules of its own.

A hand's value is one whole number: the category's place in the order, then the ranks that break
ties within it, four bits each. So hands compare as numbers do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from itertools import combinations

from houseway.cards import STANDARD, Card, Cards, Rank, check_seen
from houseway.errors import BadCards
from houseway.hands.category import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    MINI_ROYAL,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
    Category,
)
from houseway.hands.hand import Hand
from houseway.rulebook import Clause

TIE_BITS = 20  # five ranks of four bits

BY_COUNTS = {  # how often ranks are held, and what that makes
    (1,): HIGH_CARD,
    (2,): PAIR,
    (2, 2): TWO_PAIR,
    (3,): THREE_OF_A_KIND,
    (3, 2): FULL_HOUSE,
    (4,): FOUR_OF_A_KIND,
}


class Ranking:
    """An order of hands of one size, the weakest category first, and the clauses that print it.

    A hand of `size` cards is the best out of as many as `of` allows, from the fewest to the most.
    This class holds the plain definition: the best of all hands of that size in the cards. Most
    rankings reach the same value by a shorter way.
    """

    def __init__(
        self,
        name: str,
        *,
        size: int,
        weakest_first: tuple[Category, ...],
        cite: tuple[Clause, ...],
        of: tuple[int, int] | None = None,
        deck: Cards = STANDARD,
    ) -> None:
        self.name = name
        self.size = size
        self.fewest: int
        self.most: int
        self.fewest, self.most = of or (size, size)
        self.categories = weakest_first
        self.cite = cite
        self.deck = deck
        self._words: dict[int, str] = {}
        self._place = {category: i << self.tie_bits for i, category in enumerate(weakest_first)}

    tie_bits = TIE_BITS

    def __repr__(self) -> str:
        return f"<ranking {self.name}>"

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        """The value of the best hand in these cards, unchecked: the scalar path of play."""
        held = (*cards, *board)
        if len(held) == self.size:
            return self._value_of(held)
        return max(map(self._value_of, combinations(held, self.size)))

    def rank(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> Hand:
        """The best hand in these cards; refuses cards that cannot make one."""
        held = (*cards, *board)
        self.check(held)
        return Hand(self, held, self.value(held))

    def check(self, cards: Sequence[Card]) -> None:
        """Refuse a wrong number of cards, a card twice, or a card the deck lacks."""
        if not self.fewest <= len(cards) <= self.most:
            raise BadCards(f"{self.name} ranks {self.takes} cards, not {len(cards)}")
        self._check_deck(cards)

    @property
    def takes(self) -> str:
        """How many cards a hand is ranked from, in words: "5 to 9"."""
        return span(self.fewest, self.most)

    def category(self, value: int) -> Category:
        """The category a value belongs to."""
        return self.categories[value >> self.tie_bits]

    def least(self, category: Category, *ranks: Rank) -> int:
        """The least value of a category, or of one with these leading ranks: a qualifier."""
        return self._place[category] | packed(ranks) << self.tie_bits - TIE_BITS

    def made_of(self, hand: Hand) -> Cards:
        """The cards that make a hand, out of those it was chosen from."""
        made = (
            some
            for some in combinations(hand.cards, min(self.size, len(hand.cards)))
            if self.value(some) == hand.value
        )
        return next(made, hand.cards)

    def say(self, hand: Hand) -> str:
        """The hand as a dealer says it, who sees its cards."""
        return self.words(hand.value)

    def words(self, value: int) -> str:
        """The hand as a dealer says it."""
        deciding = value >> self.tie_bits - 8  # the category and its two leading ranks
        if deciding not in self._words:
            self._words[deciding] = self._say(value)
        return self._words[deciding]

    def say_beside(self, value: int, other: int) -> str:
        """The hand in words that tell it from one that is said alike: with its kicker."""
        shift = next(s for s in range(self.tie_bits - 4, -1, -4) if (value ^ other) >> s)
        if not value >> shift & 15:  # a card is missing there
            return self.words(value)
        kicker = self.rank_at(value, shift).word
        return f"{self.words(value)} with {article(kicker)}{kicker}"

    def rank_at(self, value: int, shift: int) -> Rank:
        """The rank that these four bits of a value stand for."""
        return Rank(value >> shift & 15)

    def _say(self, value: int) -> str:
        said = self.category(value).said
        for i, shift in enumerate((self.tie_bits - 4, self.tie_bits - 8)):
            if value >> shift & 15:
                rank = self.rank_at(value, shift)
                said = said.replace(f"{{{i}s}}", rank.plural).replace(f"{{{i}}}", rank.word)
        return f"{article(said)}{said}" if "-high" in said else said

    @cached_property
    def _in_deck(self) -> Counter[Card]:
        return Counter(self.deck)

    def _check_deck(self, cards: Sequence[Card]) -> None:
        held = self._in_deck
        for each, count in Counter(cards).items():
            if not held[each]:
                check_seen(cards)
                raise BadCards(f"{each} is not in the deck that {self.name} is played with")
            if count > held[each]:
                raise BadCards(f"{each} is there {count} times; the deck holds {held[each]}")

    def _value_of(self, cards: Sequence[Card]) -> int:
        category, ranks = self._shape(cards)
        return self._place[category] | packed(ranks)

    def _shape(self, cards: Sequence[Card]) -> tuple[Category, tuple[int, ...]]:
        """The category of exactly `size` cards, and the ranks that decide within it."""
        counted = sorted(
            ((count, rank) for rank, count in Counter(c.rank for c in cards).items()), reverse=True
        )
        ranks = tuple(rank for _, rank in counted)
        top = straight_top(ranks) if len(ranks) == self.size else 0
        flush = len({each.suit for each in cards}) == 1
        if top and flush:
            royal = next((r for r in (ROYAL_FLUSH, MINI_ROYAL) if r in self._place), None)
            return (royal, ()) if royal and top == Rank.ACE else (STRAIGHT_FLUSH, (top,))
        if top:
            return STRAIGHT, (top,)
        if flush:
            return FLUSH, ranks
        made = tuple(count for count, _ in counted if count > 1) or (1,)
        return BY_COUNTS[made], ranks


class ByRanks(Ranking):
    """A ranking in which suits never count: what some ranks make is worked out once."""

    @cached_property
    def _known(self) -> dict[int, int]:
        return {}

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        key = 0
        for each in cards:
            key += each.key
        for each in board:
            key += each.key
        made = self._known.get(key)
        if made is None:
            made = self._known[key] = self.worked_out((*cards, *board))
        return made

    def worked_out(self, cards: Sequence[Card]) -> int:
        """The value of the best hand in these cards."""
        raise NotImplementedError


def straight_top(ranks: Sequence[int]) -> int:
    """The top rank of a run of different ranks, highest first; the ace may also stand lowest."""
    if ranks[0] - ranks[-1] == len(ranks) - 1:
        return ranks[0]
    if ranks[0] == Rank.ACE and ranks[1] == len(ranks) and ranks[-1] == Rank.TWO:
        return ranks[1]
    return 0


def packed(ranks: Sequence[int]) -> int:
    """Up to five ranks, four bits each, the first of them on top."""
    value = 0
    for shift, rank in zip((16, 12, 8, 4, 0), ranks, strict=False):
        value |= rank << shift
    return value


def span(fewest: int, most: int) -> str:
    """A number or a range of numbers: "5", "5 to 9"."""
    return str(fewest) if fewest == most else f"{fewest} to {most}"


def article(said: str) -> str:
    """The article before a rank that is said first: "an ace", "a king"."""
    return "an " if said[0] in "ae" else "a "
