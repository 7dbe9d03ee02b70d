"""Seven cards of pai gow poker, laid out by rank so that they can be set."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from itertools import combinations, product
from typing import NamedTuple

from houseway.cards import JOKER, WITH_JOKER, Card, Cards, Rank
from houseway.errors import BadCards
from houseway.hands import JOKER_FIVE_CARD, JOKER_TWO_CARD
from houseway.hands.category import FLUSH, ROYAL_FLUSH, STRAIGHT
from houseway.hands.high import FINDS, NONE, Held, HighHand
from houseway.play.settings import Settings

ROYAL = JOKER_FIVE_CARD.least(ROYAL_FLUSH)
TO_THE_ACE = (JOKER_FIVE_CARD.least(STRAIGHT, Rank.ACE), ROYAL)

_finds_straight, _finds_flush = FINDS[STRAIGHT], FINDS[FLUSH]


def rank_of(card: Card) -> Rank:
    """The rank that a card counts as among seven: the joker is an ace (6.2)."""
    return card.rank or Rank.ACE


# From the ace down, clubs before diamonds, hearts and spades, and the joker after the aces: the
# first of equal cards goes in front.
_ORDER = {
    card: place
    for place, card in enumerate(
        sorted(WITH_JOKER, key=lambda card: (-rank_of(card), card is JOKER, card.suit))
    )
}


class Split(NamedTuple):
    """Two cards in front, and what they and the five behind are worth."""

    low: Cards
    low_value: int
    high: Cards
    high_value: int


class Seven:
    """Seven cards in sets of equal rank, the largest set first and then the highest.

    A made hand is a straight, a flush or a straight flush in any five of the cards. What the five
    behind are worth goes by the `ranking` of the house.
    """

    ranking: HighHand = JOKER_FIVE_CARD

    def __init__(self, cards: Cards, settings: Settings) -> None:
        held = set(cards)
        if (len(cards), len(held & _ORDER.keys())) != (7, 7):
            raise BadCards("pai gow poker sets seven different cards of a deck with one joker")
        self.settings = settings
        self.cards: Cards = tuple(sorted(held, key=_ORDER.__getitem__))
        sets: list[Cards] = []
        start, last, lanes = 0, rank_of(self.cards[0]), 0
        for place, card in enumerate(self.cards):
            lanes |= card.lane
            if (card.rank or Rank.ACE) is not last:
                sets.append(self.cards[start:place])
                start, last = place, card.rank
        sets.append(self.cards[start:])
        sets.sort(key=len, reverse=True)  # keeps the order of ranks among sets of a size
        self.sets = tuple(sets)
        self.pattern = tuple(map(len, sets))
        self._lanes = lanes
        self.made = _makes(lanes, self.ranking)

    def rank(self, place: int) -> Rank:
        """The rank of a set."""
        return rank_of(self.sets[place][0])

    def rest(self, low: Cards) -> Cards:
        """The five cards that stay behind."""
        return tuple([card for card in self.cards if card not in low])

    def makes(self, low: Cards) -> bool:
        """Whether the five cards that stay behind are a made hand."""
        first, second = low
        return _makes(self._lanes ^ first.lane ^ second.lane, self.ranking)

    def two_of(self, place: int) -> Cards:
        """Two cards of a set for the low hand."""
        return self.choose(combinations(self.sets[place], 2))

    def one_of_each(self, first: int, second: int) -> Cards:
        """A card of each of two sets for the low hand."""
        return self.choose(product(self.sets[first], self.sets[second]))

    def choose(self, lows: Iterable[Cards]) -> Cards:
        """Of low hands with equal ranks, the one that leaves the best high hand.

        No clause says which card of a rank is taken. The joker stays behind if it can, and clubs
        go in front before diamonds, hearts and spades.
        """
        if not self.made:  # then suits and the joker make no difference behind
            return next(iter(lows))
        return max(lows, key=self._behind)  # the first of equals, in the order of the cards

    def _behind(self, low: Cards) -> int:
        return self.ranking.value(self.rest(low))

    @cached_property
    def splits(self) -> tuple[Split, ...]:
        """Every way to have a made hand behind."""
        return tuple(map(self._split, filter(self.makes, combinations(self.cards, 2))))

    def _split(self, low: Cards) -> Split:
        high = self.rest(low)
        return Split(low, JOKER_TWO_CARD.value(low), high, self.ranking.value(high))


def _makes(lanes: int, ranking: HighHand) -> bool:
    """Whether cards hold a straight, a flush or both."""
    held = Held(lanes)
    return _finds_flush(held, ranking) != NONE or _finds_straight(held, ranking) != NONE


def best_split(splits: Iterable[Split]) -> Split:
    """The highest low hand, then the highest high hand (9.8.2); the first of equals."""
    return max(splits, key=_worth)


def _worth(split: Split) -> tuple[int, int]:
    return split.low_value, split.high_value
