"""The kinds of hand that rankings put in order."""

from __future__ import annotations

from dataclasses import dataclass


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

# With a joker, with several decks, with seven cards, or in small hands
FIVE_ACES = Category("five aces", "five aces")
FOUR_ACES = Category("four aces", "four aces")
MINI_ROYAL = Category("mini royal flush", "a mini royal flush")
FIVE_OF_A_KIND = Category("five of a kind", "five {0s}")
SUITED_FIVE = Category("five of a kind suited", "five suited {0s}")
SEVEN_CARD_STRAIGHT_FLUSH = Category(
    "seven-card straight flush", "{0}-high seven-card straight flush"
)
SEVEN_WITH_JOKER = Category(
    "seven-card straight flush with joker", "a seven-card straight flush with the joker"
)
ROYAL_MATCH = Category("royal flush plus royal match", "a royal flush plus a royal match")

# Low hands
LOW = Category("low", "{0}-{1} low")
NO_LOW = Category("no low", "no low")

Order = tuple[Category, ...]  # the weakest first

STANDARD_ORDER: Order = (
    HIGH_CARD,
    PAIR,
    TWO_PAIR,
    THREE_OF_A_KIND,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    FOUR_OF_A_KIND,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH,
)


def over(order: Order, better: Category, worse: Category) -> Order:
    """The same order, with one category moved, or put, just over another."""
    others = [each for each in order if each is not better]
    at = others.index(worse) + 1
    return (*others[:at], better, *others[at:])
