"""A ranked hand."""

from __future__ import annotations

from collections import Counter
from functools import total_ordering
from typing import TYPE_CHECKING

from houseway.cards import Cards
from houseway.hands.category import Category

if TYPE_CHECKING:
    from houseway.hands.ranking import Ranking


@total_ordering
class Hand:
    """A ranked hand: its value, its category, the cards that made it, and words for it."""

    __slots__ = ("board", "cards", "ranking", "value")

    def __init__(self, ranking: Ranking, cards: Cards, value: int, board: Cards = ()) -> None:
        self.ranking: Ranking = ranking
        self.cards: Cards = cards
        self.value: int = value
        self.board: Cards = board

    @property
    def category(self) -> Category:
        return self.ranking.category(self.value)

    @property
    def made_of(self) -> Cards:
        """The cards that make the hand, out of those it was chosen from."""
        return self.ranking.made_of(self)

    @property
    def laid_out(self) -> Cards:
        """All the cards as a dealer lays them: what is paired first, then from the highest down."""
        held = Counter(card.rank for card in self.cards)
        return tuple(sorted(self.cards, key=lambda card: (-held[card.rank], -card.rank)))

    @property
    def words(self) -> str:
        return self.ranking.say(self)

    def beside(self, other: Hand) -> str:
        """The hand in words that tell it from another: with the kicker where that decides."""
        words = self.words
        if self.value == other.value or words != other.words:
            return words
        return self.ranking.say_beside(self.value, other.value)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Hand):
            return NotImplemented
        return self.value == other.value and self.ranking is other.ranking

    def __lt__(self, other: Hand) -> bool:
        return self.value < other.value

    def __hash__(self) -> int:
        return hash((self.ranking.name, self.value))

    def __str__(self) -> str:
        return self.words
